import { fill } from '@enlace/contract/core/fill.ts'
import { defaultPageSize } from '@enlace/contract/core/list/limits.ts'
import { pagingTexts } from '@enlace/contract/core/list/paging-texts.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { Pagination } from '@enlace/ui/pagination.tsx'
import type { ReactNode } from 'react'

type PagedTableProps<Row, Total> = {
  caption: string
  columns: readonly Column<Row, Total>[]
  /** All of them: the pages are made here. */
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  page: number
  onPage: (page: number) => void
  totals?: readonly Total[]
  totalLabel?: (total: Total) => ReactNode
  isLoading?: boolean
  empty?: ReactNode
}

/** A table whose rows are all here, by pages. */
export function PagedTable<Row, Total = never>(props: PagedTableProps<Row, Total>) {
  const { rows, onPage, page: wanted, ...table } = props
  const pageCount = Math.max(1, Math.ceil(rows.length / defaultPageSize))
  const page = Math.min(wanted, pageCount)
  return (
    <>
      <DataTable
        {...table}
        rows={rows.slice((page - 1) * defaultPageSize, page * defaultPageSize)}
        texts={tableTexts}
      />
      {pageCount > 1 && (
        <Pagination
          label={pagingTexts.pages}
          page={page}
          pageCount={pageCount}
          hrefFor={() => window.location.hash}
          onSelect={onPage}
          previousLabel={pagingTexts.previous}
          nextLabel={pagingTexts.next}
          pageLabel={(n) => fill(pagingTexts.page, { n })}
        />
      )}
    </>
  )
}
