import { certificateTypeTexts } from '@enlace/contract/certificates/period-texts'
import { fill } from '@enlace/contract/core/fill'
import type { IssuedCertificate, IssuedCertificates } from '@enlace/contract/certificates/desk/schemas'
import { certificatesDeskTexts as texts } from '@enlace/contract/certificates/desk/texts'
import type { Column } from '@enlace/ui/core/columns'
import { Amount } from '@enlace/web/document/amount.tsx'
import { showInstant } from '@enlace/web/document/shown.ts'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import { Unbroken } from '@enlace/web/document/unbroken.tsx'
import { periodText } from './shown.ts'

/** The columns of the list of issued certificates. */
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
  {
    id: 'proveedor',
    header: texts.proveedor,
    isSortable: true,
    card: 'text',
    cell: ({ proveedor }) => proveedor,
  },
  {
    id: 'tipo',
    header: texts.tipo,
    card: 'text',
    cell: ({ tipo, isSingle, prueba }) =>
      [certificateTypeTexts[tipo].name, isSingle && texts.single, prueba && texts.trial]
        .filter(Boolean)
        .join(', '),
  },
  { id: 'periodo', header: texts.periodo, isWideOnly: true, cell: periodText },
  {
    id: 'valor',
    header: texts.valor,
    align: 'end',
    isSortable: true,
    card: 'amount',
    cell: ({ valor }) => <Amount value={valor} moneda="COP" />,
    total: ({ valor }) => <Amount value={valor} moneda="COP" isStrong />,
  },
  {
    id: 'emitido',
    header: texts.emitido,
    isSortable: true,
    card: 'date',
    cell: ({ emitido_at }) => <Unbroken>{showInstant(emitido_at)}</Unbroken>,
  },
  {
    id: 'estado',
    header: texts.estado,
    card: 'status',
    cell: ({ estado }) => <StateChip owner="certificado" state={estado} />,
  },
]
