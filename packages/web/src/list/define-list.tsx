import type { AnswerOf, AnyCall, Sent } from '@enlace/contract/core/call.ts'
import type { ListQuery } from '@enlace/contract/core/list/list.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { lazyBelow } from '@enlace/ui/core/lazy-part.tsx'
import type { ReactNode } from 'react'
import type { ScreenRoute } from '../screen/screen-route.tsx'
import type { ListFilter } from './filters.ts'
import { listCalls } from './list-calls.ts'
import type { ListFiltersTexts } from './list-fields.tsx'
import type { AnyListName } from './list-name.ts'
import type { ListViewProps } from './list-place.ts'
import { type ListPath, listRoute } from './list-route.tsx'
import { ListScreen, type Rows } from './list-screen.tsx'
import type { NeverAnyTexts } from './never-any.tsx'
import type { OwnFilter } from './own-filters.tsx'
import type { FilterReaders } from './read-filter.ts'

const NeverAny = lazyBelow(async () => (await import('./never-any.tsx')).NeverAny)

/** What the address of a call's list says after its path. */
export type FilterOf<Page extends AnyCall> = Extract<Omit<Sent<Page>['query'], 'days'>, ListFilter>

/** A row of what a list's call answers. */
export type RowOf<Page extends AnyCall> =
  AnswerOf<Page> extends { rows: readonly (infer Row extends { id: string })[] } ? Row : never

/** A total below the rows of what a list's call answers. */
export type TotalOf<Page extends AnyCall> =
  AnswerOf<Page> extends { totals: readonly (infer Total extends { moneda: string })[] } ? Total : never

type ListTexts = ListFiltersTexts & {
  title: string
  description: string
  table: string
} & NeverAnyTexts

type Columns<Row, Total, Props> =
  | readonly Column<Row, Total>[]
  | ((props: Props) => readonly Column<Row, Total>[])

type PropsOf<Page extends AnyCall> = ListViewProps<FilterOf<Page>, AnswerOf<Page>>

/** A list as one description: where it is, what it asks, how its address is read, and what it shows. */
export type ListParts<Page extends AnyCall> = {
  path: ListPath
  list: AnyListName
  texts: ListTexts
  /** The call for one page, and the one for the rows of the whole list, a slice at a time. */
  page: Page
  rows: AnyCall
  /** Its rows are what there is now: asked for again whenever the list opens, and nothing is said of how fresh they are. */
  isLive?: boolean
  /** Asked for again whenever the list opens, because opening a document changes its row. */
  isAskedAgain?: boolean
  /** How the search params are read; those that do not fit are passed over. */
  readers: FilterReaders<FilterOf<Page>>
  /** The columns, or a hook that answers them where they depend on the company, the person or the answer. */
  columns: Columns<RowOf<Page>, TotalOf<Page>, PropsOf<Page>>
  /** The column that orders the rows while the address names none. */
  defaultSort: string
  /** Where a row leads, by its id and the list's window of days. */
  hrefOf: (id: string, days: number) => string
  /** The list's own filters, beside text, window, days and amounts; one that is not for this company is false. */
  filters: (props: PropsOf<Page>) => readonly (OwnFilter<FilterOf<Page>> | false)[]
  /** The ways to the other pages of the same place. */
  sections?: ReactNode
  /** What can be done with the list as a whole beside what every list offers, the most usual, and the others. */
  actions?: (props: PropsOf<Page>) => ReactNode
  more?: (props: PropsOf<Page>) => ReactNode
  /** What comes before the filters: figures, notices. */
  head?: (props: PropsOf<Page>) => ReactNode
  /** What comes after the rows. */
  foot?: (props: PropsOf<Page>) => ReactNode
  /** Stands for the rows where there never were any, if the texts alone do not say it. */
  NeverAny?: (props: PropsOf<Page>) => ReactNode
  /** A hook that runs while the list is shown. */
  useWhileShown?: () => void
}

/** Makes a screen from the description of a list. */
export function defineList<Page extends AnyCall>(parts: ListParts<Page>): ScreenRoute {
  // The parts fit each other by `Page`. Inside, only what every list has is used, and that has one type.
  const list = parts as unknown as PlainParts
  const { page, slicesOf } = listCalls(list.page, list.rows)
  return listRoute<ListFilter, PlainAnswer>({
    path: list.path,
    title: list.texts.title,
    list: list.list,
    readers: list.readers,
    query: (days, filter) => ({
      ...page({ ...filter, days }),
      ...((list.isLive || list.isAskedAgain) && { staleTime: 0 }),
    }),
    View: (props) => {
      list.useWhileShown?.()
      const columns = typeof list.columns === 'function' ? list.columns(props) : list.columns
      return (
        <ListScreen<PlainRow, PlainTotal, ListFilter>
          {...props}
          list={list.list}
          texts={list.texts}
          columns={columns}
          defaultSort={list.defaultSort}
          isLive={list.isLive ?? false}
          hrefOf={(id) => list.hrefOf(id, props.place.days)}
          loadSlice={slicesOf(props.place)}
          filters={list.filters(props)}
          sections={list.sections}
          actions={list.actions?.(props)}
          more={list.more?.(props)}
          foot={list.foot?.(props)}
          neverAny={
            list.NeverAny ? <list.NeverAny {...props} /> : <NeverAny texts={list.texts} place={props.place} />
          }
        >
          {list.head?.(props)}
        </ListScreen>
      )
    },
  })
}

type PlainRow = { id: string }
type PlainTotal = { moneda: string }
type PlainAnswer = Rows<PlainRow, PlainTotal>
type PlainPage = AnyCall & {
  query?: { _zod: { input: ListQuery; output: ListQuery } }
  answer: { _zod: { output: PlainAnswer } }
}
type PlainProps = ListViewProps<ListFilter, PlainAnswer>
type PlainParts = Omit<
  ListParts<AnyCall>,
  'page' | 'readers' | 'columns' | 'filters' | 'actions' | 'more' | 'head' | 'foot' | 'NeverAny'
> & {
  page: PlainPage
  readers: FilterReaders<ListFilter>
  columns: Columns<PlainRow, PlainTotal, PlainProps>
  filters: (props: PlainProps) => readonly (OwnFilter<ListFilter> | false)[]
  actions?: (props: PlainProps) => ReactNode
  more?: (props: PlainProps) => ReactNode
  head?: (props: PlainProps) => ReactNode
  foot?: (props: PlainProps) => ReactNode
  NeverAny?: (props: PlainProps) => ReactNode
}
