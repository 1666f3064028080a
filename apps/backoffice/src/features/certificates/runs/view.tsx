import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import { certificateTypeTexts } from '@enlace/contract/certificates/period-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import type { CertificateYear } from '@enlace/contract/certificates/desk/schemas.ts'
import { certificateYearTexts as texts, toldTexts } from '@enlace/contract/certificates/desk/texts.ts'
import { formatDate } from '@enlace/domain/calendar-date.ts'
import { shownTypes } from '@enlace/domain/certificates.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Banner } from '@enlace/ui/banner.tsx'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import type { Column } from '@enlace/ui/core/columns.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { showCount } from '@enlace/web/document/shown.ts'
import type { YearActs } from '../actions.ts'
import { RunForm } from './run-form.tsx'
import { RunList } from './run-list.tsx'
import { YearHeading } from '../sections.tsx'

type YearViewProps = YearActs & {
  year: CertificateYear
  mayWrite: boolean
  isBusy: boolean
  refused: string | undefined
  told: string
  onYear: (year: number) => void
}

type Kind = CertificateYear['tipos'][number]

/** The kinds of a year that are shown: a row of zeros of a kind that few buyers withhold says nothing. */
function kindsWithAny(kinds: readonly Kind[]): readonly Kind[] {
  const shown = shownTypes((tipo) =>
    kinds.some(
      (one) => one.tipo === tipo && one.proveedores + one.vigentes + one.reemplazados + one.anulados > 0,
    ),
  )
  return kinds.filter(({ tipo }) => shown.includes(tipo))
}

const releaseText = ({ desde, isReleased }: Kind) =>
  desde === null ? texts.unset : fill(isReleased ? texts.released : texts.later, { fecha: formatDate(desde) })

const columns: readonly Column<Kind>[] = [
  {
    id: 'tipo',
    header: texts.kind,
    card: 'number',
    cell: ({ tipo }) => certificateTypeTexts[tipo].name,
  },
  {
    id: 'proveedores',
    header: texts.suppliers,
    align: 'end',
    card: 'amount',
    cell: ({ proveedores }) => showCount(proveedores),
  },
  { id: 'desde', header: texts.release, card: 'text', cell: releaseText },
  { id: 'vigentes', header: texts.standing, align: 'end', cell: ({ vigentes }) => showCount(vigentes) },
  {
    id: 'reemplazados',
    header: texts.replaced,
    align: 'end',
    priority: 3,
    cell: ({ reemplazados }) => showCount(reemplazados),
  },
  {
    id: 'anulados',
    header: texts.revoked,
    align: 'end',
    priority: 3,
    cell: ({ anulados }) => showCount(anulados),
  },
  { id: 'avisados', header: texts.toldColumn, align: 'end', cell: ({ avisados }) => showCount(avisados) },
]

/** How the certificates of a year stand, and what is done for all suppliers of it. */
export function YearView(props: YearViewProps) {
  const { year, mayWrite, isBusy, refused, told, onYear, begin, stop } = props
  const { anio, anios, tipos, procesos } = year
  const hasAny = tipos.some(({ proveedores }) => proveedores > 0)
  return (
    <Stack>
      <YearHeading current="year" anio={anio} anios={anios} onYear={(chosen) => onYear(Number(chosen))} />
      {!mayWrite && <Banner kind="info">{backofficeTexts.readOnly}</Banner>}
      <Panel title={fill(texts.summary, { anio })}>
        {hasAny ? (
          <Stack>
            <DataTable
              caption={fill(texts.caption, { anio })}
              columns={columns}
              rows={kindsWithAny(tipos)}
              rowKey={({ tipo }) => tipo}
              empty={null}
              texts={tableTexts}
            />
            <Actions>
              <ButtonLink href={told}>{texts.seeTold}</ButtonLink>
            </Actions>
          </Stack>
        ) : (
          <EmptyState title={fill(toldTexts.none, { anio })}>{toldTexts.noneHint}</EmptyState>
        )}
      </Panel>
      {mayWrite && hasAny && (
        <Panel title={texts.act}>
          <RunForm key={anio} {...{ year, isBusy, refused, begin }} />
        </Panel>
      )}
      <Panel title={texts.runs}>
        <RunList runs={procesos} {...{ mayWrite, isBusy, stop }} />
      </Panel>
    </Stack>
  )
}
