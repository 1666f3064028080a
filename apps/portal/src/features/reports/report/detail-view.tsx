import type { ExportFormat } from '@enlace/contract/exports/limits.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { filterTexts, listTexts, tableTexts } from '@enlace/contract/core/list/texts.ts'
import type { Report, ReportTotals } from '@enlace/contract/reports/schemas.ts'
import { reportPeriodTexts, reportsTexts, reportTexts as texts } from '@enlace/contract/reports/texts.ts'
import { formatDate } from '@enlace/domain/calendar-date.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Breadcrumb } from '@enlace/ui/breadcrumb.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { clockIcon, documentIcon, searchIcon } from '@enlace/ui/core/icons.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { type ReactNode, useMemo } from 'react'
import { FileMenu } from '../../../core/export/file-menu.tsx'
import { countText, showCount, showFreshness } from '@enlace/web/document/shown.ts'
import type { Viewing } from '@enlace/web/screen/viewing.ts'
import type { ChangeSearch } from '@enlace/web/screen/change-search.ts'
import { documentHref, previewColumns } from './cells.tsx'
import type { ReportFilterWords } from './filter.ts'
import { Parameters } from './parameters.tsx'
import { Totals } from './totals.tsx'
import styles from '../view.module.css'

type ReportViewProps = {
  report: Report
  filter: ReportFilterWords
  viewing: Viewing
  today: string
  indexHref: string
  chart: ReactNode
  isRefreshing: boolean
  onChange: ChangeSearch
  onFile: (format: ExportFormat) => void
  onSchedule: () => void
}

/** A report: its parameters, its chart, its first rows with the totals of all, and what can be done with it. */
export function ReportView(props: ReportViewProps) {
  const { report, filter, viewing, indexHref, chart, isRefreshing, onChange } = props
  const { company, branch } = viewing
  const isPlain = filter.q === undefined && filter.filtro === undefined && filter.periodo === undefined
  const clear = () =>
    onChange(
      { q: undefined, filtro: undefined, periodo: undefined, from: undefined, to: undefined },
      { replaces: true },
    )
  return (
    <Stack gap="regular">
      <Stack gap="small">
        <Breadcrumb
          label={texts.breadcrumb}
          items={[{ label: reportsTexts.title, href: indexHref }, { label: report.titulo }]}
        />
        <PageHeading title={report.titulo} description={report.contenido} actions={<Deeds {...props} />} />
      </Stack>
      <p className={styles.context}>
        <span>
          {branch !== null && `${fill(listTexts.viewing, { company, branch })} · `}
          {daysText(props)}
        </span>
        <span>{showFreshness(report.dataAsOf)}</span>
      </p>
      <Parameters report={report} filter={filter} onChange={onChange} isPlain={isPlain} onClear={clear} />
      {report.total === 0 ? (
        <Nothing company={company} isPlain={isPlain} onClear={clear} />
      ) : (
        <>
          {chart}
          <Totals report={report} />
          <Preview report={report} isRefreshing={isRefreshing} />
        </>
      )}
    </Stack>
  )
}

function Deeds({ report, onFile, onSchedule }: ReportViewProps) {
  return (
    <Actions>
      <FileMenu total={report.total} onFile={onFile} />
      <Button icon={clockIcon} onClick={onSchedule}>
        {reportsTexts.schedule}
      </Button>
    </Actions>
  )
}

function Preview({ report, isRefreshing }: Pick<ReportViewProps, 'report' | 'isRefreshing'>) {
  const { columns, rows, totals, total } = report
  const shown = useMemo(() => previewColumns(columns), [columns])
  const head = columns[0]?.id ?? ''
  const keyed = useMemo(
    () => rows.map((row, at) => ({ ...row, at, href: row.links[head] && documentHref(row.links[head]) })),
    [rows, head],
  )
  const isWhole = rows.length === total
  return (
    <Panel title={texts.preview} isFlush>
      <p className={styles.note}>
        {isWhole
          ? countText(texts.all, total)
          : fill(texts.previewOf, { shown: showCount(rows.length), total: showCount(total) })}{' '}
        {columns.length > 9 && texts.allColumns}
      </p>
      <div className={isRefreshing ? styles.stale : undefined} aria-busy={isRefreshing}>
        <DataTable
          caption={report.titulo}
          columns={shown}
          rows={keyed}
          rowKey={({ at }) => String(at)}
          {...(keyed.every(({ href }) => href !== undefined) && { rowHref: hrefOf })}
          totals={totals}
          totalLabel={totalLabel}
          texts={tableTexts}
        />
      </div>
    </Panel>
  )
}

/** Of which currency, and of how many rows. */
function totalLabel({ moneda, rows }: ReportTotals): ReactNode {
  return (
    <>
      {fill(texts.total, { moneda })}
      <span className={styles.planned}> · {countText(texts.totalRows, rows)}</span>
    </>
  )
}

const hrefOf = ({ href }: { href: string | undefined }) => href ?? ''

type NothingProps = { company: string; isPlain: boolean; onClear: () => void }

function Nothing({ company, isPlain, onClear }: NothingProps) {
  if (isPlain)
    return (
      <EmptyState icon={documentIcon} title={texts.nothing}>
        {fill(texts.nothingHint, { company })}
      </EmptyState>
    )
  return (
    <EmptyState
      icon={searchIcon}
      title={texts.noMatch}
      action={<Button onClick={onClear}>{filterTexts.clear}</Button>}
    >
      {texts.noMatchHint}
    </EmptyState>
  )
}

/** The days that the report is of, in words. */
function daysText({ report: { periodo, from, to }, today }: ReportViewProps): string {
  if (periodo === null) return fill(texts.asOf, { date: today })
  if (from && to) return fill(texts.between, { from: formatDate(from), to: formatDate(to) })
  if (from) return fill(texts.since, { from: formatDate(from) })
  return to ? fill(texts.until, { to: formatDate(to) }) : reportPeriodTexts.todo
}
