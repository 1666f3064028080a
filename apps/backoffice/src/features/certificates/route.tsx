import {
  listIssuedCertificateRows,
  listIssuedCertificates,
} from '@enlace/contract/certificates/desk/calls.ts'
import type { IssuedCertificate, IssuedCertificates } from '@enlace/contract/certificates/desk/schemas.ts'
import { issuedStates } from '@enlace/contract/certificates/desk/state-schemas.ts'
import { certificatesDeskTexts as texts } from '@enlace/contract/certificates/desk/texts.ts'
import { certificateTypeTexts } from '@enlace/contract/certificates/period-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { certificateTypes, shownTypes } from '@enlace/domain/certificates.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { Amount } from '@enlace/web/document/amount.tsx'
import { Unbroken } from '@enlace/web/document/unbroken.tsx'
import { instantColumn, stateColumn, textColumn } from '@enlace/web/list/column-presets.tsx'
import type { FilterOf } from '@enlace/web/list/define-list.tsx'
import { StateFilter } from '@enlace/web/list/state-filter.tsx'
import type { ListPlace } from '@enlace/web/list/list-place.ts'
import { oneOf, severalOf } from '@enlace/web/list/read-filter.ts'
import { staffList, staffReaders } from '../../core/list/staff-list.tsx'
import { paths } from '../../core/paths.ts'
import { ReadinessPart } from '../../core/certificates/readiness-part.tsx'
import { CertificateLinks } from './sections.tsx'
import { periodText } from './shown.ts'

/** Which certificate was issued to whom, for when and over how much. */
export const issuedColumns: readonly Column<IssuedCertificate, IssuedCertificates['totals'][number]>[] = [
  {
    id: 'numero',
    header: texts.numero,
    isSortable: true,
    card: 'number',
    cell: ({ numero, version }) => (
      <Unbroken>{version > 1 ? `${numero} · ${fill(texts.version, { n: version })}` : numero}</Unbroken>
    ),
  },
  textColumn('proveedor', texts.proveedor, { isSortable: true, card: 'text' }),
  {
    id: 'tipo',
    header: texts.tipo,
    card: 'text',
    cell: ({ tipo, isSingle, prueba }) =>
      [certificateTypeTexts[tipo].name, isSingle && texts.single, prueba && texts.trial]
        .filter(Boolean)
        .join(', '),
  },
  { id: 'periodo', header: texts.periodo, priority: 3, cell: periodText },
  {
    id: 'valor',
    header: texts.valor,
    align: 'end',
    isSortable: true,
    card: 'amount',
    cell: ({ valor }) => <Amount value={valor} moneda="COP" />,
    total: ({ valor }) => <Amount value={valor} moneda="COP" isStrong />,
  },
  instantColumn('emitido', texts.emitido, { from: 'emitido_at', isSortable: true, card: 'date' }),
  stateColumn(texts.estado, 'certificado'),
]

type Narrowed = {
  place: ListPlace<FilterOf<typeof listIssuedCertificates>>
  answer: IssuedCertificates | undefined
}

/** The kinds to narrow the list by: those that it has, and those that every company uses. */
const kindsOf = ({ place, answer }: Narrowed) =>
  shownTypes(
    (kind) => kind === place.filter.tipo || answer?.choices.tipo.some(({ value }) => value === kind) === true,
  ).map((value) => ({ value, label: certificateTypeTexts[value].name }))

/** `/certificados`: every certificate that the company issued. */
export const certificatesRoute = staffList({
  path: paths.certificates,
  list: 'staff-certificates',
  texts,
  page: listIssuedCertificates,
  rows: listIssuedCertificateRows,
  readers: {
    ...staffReaders,
    status: severalOf(issuedStates),
    tipo: oneOf(certificateTypes),
    anio: (text) => (/^20\d\d$/.test(text) ? text : undefined),
  },
  columns: issuedColumns,
  defaultSort: '-emitido',
  hrefOf: (id) => paths.certificate({ id }),
  filters: ({ place, answer }) => [
    { kind: 'choice', name: 'tipo', label: texts.kind, options: kindsOf({ place, answer }) },
    { kind: 'value', name: 'anio', label: texts.year, any: texts.anyYear },
    {
      kind: 'part',
      name: 'status',
      // One that is not released was not issued.
      part: (
        <StateFilter
          label={texts.states}
          owner="certificado"
          states={issuedStates}
          counts={answer?.counts}
          place={place}
        />
      ),
    },
  ],
  sections: <CertificateLinks current="issued" />,
  head: () => <ReadinessPart />,
})
