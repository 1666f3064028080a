import { filterTexts, tableTexts } from '@enlace/contract/core/list/texts.ts'
import type {
  Movement,
  Movements,
  MovementsQuery,
} from '@enlace/contract/account-statements/movements/schemas.ts'
import { movementsTexts as texts } from '@enlace/contract/account-statements/movements/texts.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { Button } from '@enlace/ui/button.tsx'
import { Chip } from '@enlace/ui/chip.tsx'
import { downloadIcon } from '@enlace/ui/core/icons.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { FilterBar } from '@enlace/ui/filter-bar.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { useState } from 'react'
import { DateRange } from '@enlace/web/list/date-range.tsx'
import { ListPage } from '@enlace/web/list/list-page.tsx'
import type { Viewing } from '@enlace/web/screen/viewing.ts'
import { windowOptions } from '@enlace/web/list/windows.ts'
import type { SearchValues } from '@enlace/web/search-params.ts'
import { PageLinks } from '@enlace/web/list/page-links.tsx'
import { movementColumns } from './columns.tsx'
import { MovementFigures } from './movement-figures.tsx'
import type { MovementFilter } from './filter.ts'
import { StatementSections } from '../../../core/account-statements/statement-sections.tsx'
import styles from './view.module.css'

type MovementsViewProps = {
  viewing: Viewing
  days: number
  filter: MovementFilter
  /** What was asked, with the days that follow from the window. */
  asked: MovementsQuery
  answer: Movements | undefined
  isRefreshing: boolean
  today: CalendarDate
  onFilter: (changes: SearchValues) => void
  onWindow: (days: number) => void
  pageHref: (page: number) => string
  hrefOf: (movement: Movement) => string
  onPdf: () => Promise<void>
}

/** The ledger of an account: what moved its balance, by day, between the balance before and the balance after. */
export function MovementsView(props: MovementsViewProps) {
  const { viewing, asked, answer, today, onPdf } = props
  const [isBusy, setBusy] = useState(false)
  const balance = answer?.balances.find(({ moneda }) => moneda === answer.moneda)
  const handlePdf = async () => {
    setBusy(true)
    await onPdf().finally(() => setBusy(false))
  }
  return (
    <ListPage
      title={texts.title}
      description={texts.description}
      isEmpty={answer?.rows.length === 0}
      viewing={viewing}
      dataAsOf={answer?.dataAsOf}
      sections={<StatementSections current="movements" />}
      actions={
        <Button icon={downloadIcon} isBusy={isBusy} onClick={() => void handlePdf()}>
          {texts.pdf}
        </Button>
      }
    >
      <MovementFigures {...{ balance, asked, today }} isLoading={answer === undefined} />
      <MovementFilters {...props} />
      {answer?.rows.length === 0 ? <NoMovements {...props} /> : <Ledger {...props} />}
    </ListPage>
  )
}

function MovementFilters({ days, filter, answer, onFilter, onWindow }: MovementsViewProps) {
  const hasDays = filter.from !== undefined || filter.to !== undefined
  const currencies = answer?.balances.map(({ moneda }) => moneda) ?? []
  return (
    <FilterBar openLabel={filterTexts.open} closeLabel={filterTexts.close}>
      <Select
        label={filterTexts.window}
        isLabelHidden
        value={hasDays ? '' : String(days)}
        {...(hasDays && { placeholder: filterTexts.window })}
        options={windowOptions(days, texts)}
        onChange={(event) => onWindow(Number(event.target.value))}
      />
      <DateRange label={texts.date} from={filter.from} to={filter.to} onChange={onFilter} />
      {currencies.length > 1 &&
        currencies.map((moneda) => (
          <Chip key={moneda} isSelected={moneda === answer?.moneda} onToggle={() => onFilter({ moneda })}>
            {moneda}
          </Chip>
        ))}
    </FilterBar>
  )
}

function Ledger({ answer, asked, isRefreshing, pageHref, hrefOf }: MovementsViewProps) {
  const { page, size } = asked
  const total = answer?.total ?? 0
  const balance = answer?.balances.find(({ moneda }) => moneda === answer.moneda)
  return (
    <div className={styles.ledger}>
      <DataTable
        caption={texts.table}
        columns={movementColumns}
        rows={answer?.rows ?? []}
        rowKey={({ tipo, id }) => `${tipo} ${id}`}
        rowHref={hrefOf}
        totals={balance ? [balance] : []}
        totalLabel={() => texts.total}
        isLoading={answer === undefined || isRefreshing}
        texts={tableTexts}
      />
      {total > 0 && <PageLinks page={page} size={size} total={total} hrefFor={pageHref} />}
    </div>
  )
}

function NoMovements({ asked, onWindow }: MovementsViewProps) {
  const isWhole = asked.from === undefined && asked.to === undefined
  if (isWhole) return <EmptyState title={texts.neverAny} />
  return (
    <EmptyState
      title={texts.noneInRange}
      action={<Button onClick={() => onWindow(0)}>{texts.seeAll}</Button>}
    />
  )
}
