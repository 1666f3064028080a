import { useState } from 'react'
import { AgeingBar } from '../src/ageing-bar.tsx'
import { Banner } from '../src/banner.tsx'
import { Button } from '../src/button.tsx'
import { Chip } from '../src/chip.tsx'
import { downloadIcon, printIcon } from '../src/core/icons.ts'
import type { Sort } from '../src/core/sorting.ts'
import { DataTable } from '../src/data-table.tsx'
import { DateInput } from '../src/date-input.tsx'
import { EmptyState } from '../src/empty-state.tsx'
import { FilterBar } from '../src/filter-bar.tsx'
import { FilterMenu } from '../src/filter-menu.tsx'
import { Kpi } from '../src/kpi.tsx'
import { KpiStrip } from '../src/kpi-strip.tsx'
import { Menu } from '../src/menu.tsx'
import { Money } from '../src/money.tsx'
import { PageHeading } from '../src/page-heading.tsx'
import { Pagination } from '../src/pagination.tsx'
import { SearchInput } from '../src/search-input.tsx'
import { Select } from '../src/select.tsx'
import { Stack } from '../src/stack.tsx'
import { SampleShell } from './sample-shell.tsx'
import { statementColumns, statements, type SampleStatement } from './statement-columns.tsx'
import { ages, figures, texts } from './texts.ts'

const rowKey = (row: SampleStatement) => row.id
const rowHref = (row: SampleStatement) => `?page=detail&id=${row.id}`
const totals = [
  { billed: '4.981.220.415', current: '4.369.135.515', overdue: '612.084.900', balance: '4.981.220.415' },
]
const ignore = () => undefined
const exports = ['XLSX', 'CSV', 'PDF'].map((label) => ({
  id: label,
  label,
  icon: downloadIcon,
  onSelect: ignore,
}))

/** A list page as a supplier sees it. */
export function ListSample() {
  const [words, setWords] = useState('FE-2')
  const [sort, setSort] = useState<Sort>({ by: 'due', order: 'asc' })
  const [page, setPage] = useState(3)
  return (
    <SampleShell banner={<Banner kind="offline">{texts.offline}</Banner>}>
      <Stack gap="large">
        <PageHeading
          title={texts.title}
          description={texts.description}
          stamp={texts.stamp}
          actions={<Button icon={printIcon}>{texts.print}</Button>}
        />
        <Figures />
        <Stack gap="small">
          <FilterBar
            search={
              <SearchInput
                label={texts.search}
                placeholder={texts.placeholder}
                value={words}
                onValueChange={setWords}
                clearLabel={texts.clear}
              />
            }
            actions={<Menu trigger={texts.export} label={texts.export} items={exports} isFramed />}
            openLabel={texts.filters}
            closeLabel={texts.closeFilters}
          >
            <Chip count="418" isSelected onToggle={ignore}>
              {texts.overdue}
            </Chip>
            <Chip count="2.796" isSelected={false} onToggle={ignore}>
              {texts.current}
            </Chip>
            <FilterMenu
              label={texts.dates}
              value={texts.datesChosen}
              onClear={ignore}
              clearLabel={texts.removeRange}
            >
              <DateInput label={texts.from} />
              <DateInput label={texts.to} />
            </FilterMenu>
            <Chip onRemove={ignore} removeLabel={texts.removeRange}>
              {texts.range}
            </Chip>
          </FilterBar>
          <DataTable
            caption={texts.caption}
            columns={statementColumns}
            rows={statements}
            rowKey={rowKey}
            rowHref={rowHref}
            sort={sort}
            onSort={setSort}
            totals={totals}
            totalLabel={() => texts.total}
            texts={texts.table}
          />
        </Stack>
        <Pagination
          label={texts.pages}
          page={page}
          pageCount={24}
          hrefFor={(to) => `?page=list&to=${to}`}
          onSelect={setPage}
          previousLabel={texts.previous}
          nextLabel={texts.next}
          pageLabel={texts.page}
          summary={texts.summary}
        >
          <Select
            label={texts.rowsPerPage}
            isLabelHidden
            options={[{ value: '25', label: `25 · ${texts.rowsPerPage}` }]}
          />
        </Pagination>
        <WaitingAndEmpty />
      </Stack>
    </SampleShell>
  )
}

function WaitingAndEmpty() {
  return (
    <>
      <DataTable
        caption={texts.waitingCaption}
        columns={statementColumns}
        rows={[]}
        rowKey={rowKey}
        isLoading
        loadingRows={3}
        texts={texts.table}
      />
      <DataTable
        caption={texts.emptyCaption}
        columns={statementColumns}
        rows={[]}
        rowKey={rowKey}
        empty={
          <EmptyState title={texts.emptyTitle} action={<Button>{texts.clearFilters}</Button>}>
            {texts.emptyReason}
          </EmptyState>
        }
        texts={texts.table}
      />
    </>
  )
}

function Figures() {
  const [chosen, setChosen] = useState('late')
  const [age, setAge] = useState('')
  return (
    <>
      <KpiStrip label={texts.figures}>
        {figures.map(({ id, label, value, cents }) => (
          <Kpi
            key={id}
            label={label}
            value={cents ? <Money symbol="$" whole={value} cents={cents} /> : value}
            isSelected={chosen === id}
            onToggle={() => setChosen(chosen === id ? '' : id)}
            {...(id === 'overdue' && { tone: 'bad' })}
          />
        ))}
      </KpiStrip>
      <AgeingBar
        label={texts.ageing}
        segments={ages.map(({ value, ...step }) => ({
          ...step,
          amount: <Money symbol="$" whole={value} />,
          isSelected: age === step.id,
        }))}
        onToggle={(id) => setAge(age === id ? '' : id)}
      />
    </>
  )
}
