import { fill } from '@enlace/contract/core/fill'
import { pageSizes } from '@enlace/contract/core/list'
import { tableTexts as texts } from '@enlace/contract/core/list-texts'
import type { Column } from '@enlace/ui/core/columns'
import { readSort, writeSort } from '@enlace/ui/core/sorting'
import { DataTable } from '@enlace/ui/data-table'
import { Pagination } from '@enlace/ui/pagination'
import { Select } from '@enlace/ui/select'
import type { ReactNode } from 'react'
import { showCount } from '../document/shown.ts'
import { narrowed } from './filters.ts'
import { ListEmpty } from './list-empty.tsx'
import type { ListFailure, ListPlace } from './list-place.ts'
import styles from './list-table.module.css'

type ListTableProps<Row, Total> = {
  caption: string
  columns: readonly Column<Row, Total>[]
  answer: { rows: readonly Row[]; total: number; totals: readonly Total[] } | undefined
  rowHref: (row: Row) => string
  /** The column that orders the rows while the address names none. */
  defaultSort: string
  place: ListPlace
  failure: ListFailure | undefined
  isRefreshing: boolean
  /** Stands for the rows where there never were any. */
  neverAny: ReactNode
}

/** The rows of a list with their order, totals and pages, or why there are none. */
export function ListTable<Row extends { id: string }, Total extends { moneda: string }>({
  caption,
  columns,
  answer,
  rowHref,
  defaultSort,
  place,
  failure,
  isRefreshing,
  neverAny,
}: ListTableProps<Row, Total>) {
  const { filter, onFilter } = place
  const rows = answer?.rows ?? []
  if (answer === undefined ? failure : rows.length === 0)
    return <ListEmpty {...{ place, failure, neverAny }} total={answer?.total ?? 0} />
  return (
    <div className={styles.table}>
      <DataTable
        caption={caption}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        rowHref={rowHref}
        sort={readSort(filter.sort ?? defaultSort)}
        onSort={(sort) => onFilter(narrowed(filter, { sort: writeSort(sort) }))}
        totals={answer?.totals ?? []}
        totalLabel={({ moneda }) => fill(texts.total, { moneda })}
        isLoading={answer === undefined || isRefreshing}
        loadingRows={filter.size}
        texts={texts}
      />
      {answer && <ListPages total={answer.total} place={place} />}
    </div>
  )
}

function ListPages({ total, place: { filter, onFilter, linkTo } }: { total: number; place: ListPlace }) {
  const { page, size } = filter
  const first = (page - 1) * size + 1
  const sizes = [...new Set([...pageSizes, size])].toSorted((one, other) => one - other)
  return (
    <Pagination
      label={texts.pages}
      page={page}
      pageCount={Math.ceil(total / size)}
      hrefFor={(to) => linkTo({ page: to === 1 ? undefined : to })}
      onSelect={(to) => onFilter({ page: to === 1 ? undefined : to })}
      previousLabel={texts.previous}
      nextLabel={texts.next}
      pageLabel={(n) => fill(texts.page, { n })}
      summary={fill(texts.range, {
        first: showCount(first),
        last: showCount(Math.min(total, first + size - 1)),
        total: showCount(total),
      })}
    >
      <Select
        label={texts.size}
        isLabelHidden
        value={String(size)}
        options={sizes.map((n) => ({ value: String(n), label: fill(texts.sizeOf, { n }) }))}
        onChange={(event) => onFilter(narrowed(filter, { size: Number(event.target.value) }))}
      />
    </Pagination>
  )
}
