import type { AnyListName } from './list-name.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import type { ReactNode } from 'react'
import { countFilters, type ListFilter } from './filters.ts'
import { ListExport } from './list-actions.tsx'
import { ListFilters } from './list-filters.tsx'
import type { ListFiltersTexts } from './list-fields.tsx'
import { ListPage } from './list-page.tsx'
import type { ListViewProps } from './list-place.ts'
import { ListTable } from './list-table.tsx'
import type { Leavings, OwnFilter } from './own-filters.tsx'
import { useColumns } from './use-columns.ts'
import type { LoadSlice } from './use-slices.ts'

export type Rows<Row, Total> = Leavings & {
  rows: readonly Row[]
  total: number
  totals: readonly Total[]
  dataAsOf: string | null
}

type ListScreenProps<Row, Total, Filter extends ListFilter> = ListViewProps<Filter, Rows<Row, Total>> & {
  list: AnyListName
  texts: ListFiltersTexts & { title: string; description: string; table: string }
  columns: readonly Column<Row, Total>[]
  /** Where a row leads, by its id. */
  hrefOf: (id: string) => string
  loadSlice: LoadSlice<Row>
  /** The column that orders the rows while the address names none. */
  defaultSort: string
  /** The list's own filters, beside text, window, days and amounts; one that is not for this company is false. */
  filters: readonly (OwnFilter<Filter> | false)[]
  /** Stands for the rows where there never were any. */
  neverAny: ReactNode
  /** Its rows are what there is now: no load brings them, so that nothing is said of how fresh they are. */
  isLive?: boolean
  /** The ways to the other pages of the same place, and what else can be done with the list than what every list offers. */
  sections?: ReactNode
  actions?: ReactNode
  more?: ReactNode
  /** What comes after the rows. */
  foot?: ReactNode
  /** What comes before the filters: figures. */
  children?: ReactNode
}

/** A list of documents as a whole: what it is, what can be done with it, its filters and its rows. */
export function ListScreen<
  Row extends { id: string },
  Total extends { moneda: string },
  Filter extends ListFilter,
>(props: ListScreenProps<Row, Total, Filter>) {
  const { list, texts, place, viewing, answer, failure, isRefreshing, hrefOf, loadSlice } = props
  const columns = useColumns(list, props.columns)
  const tools = { list, columns, place, total: answer?.total }
  return (
    <ListPage
      title={texts.title}
      description={texts.description}
      isEmpty={answer?.total === 0 && countFilters(place.filter) === 0}
      viewing={viewing}
      dataAsOf={props.isLive === true ? false : answer?.dataAsOf}
      sections={props.sections}
      actions={
        <>
          <ListExport {...tools} />
          {props.actions}
        </>
      }
      more={props.more}
    >
      {props.children}
      <ListFilters {...{ place, texts, tools, answer }} filters={props.filters} />
      <ListTable
        caption={texts.table}
        columns={columns.shown}
        areChosen={columns.chosen !== null}
        rowHref={(row) => hrefOf(row.id)}
        defaultSort={props.defaultSort}
        neverAny={props.neverAny}
        {...{ answer, place, failure, isRefreshing, loadSlice }}
      />
      {props.foot}
    </ListPage>
  )
}
