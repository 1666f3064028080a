import { keepPreviousData, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { CallKey } from '@enlace/api-client/queries.ts'
import type { AnyListName } from './list-name.ts'
import type { ReactNode } from 'react'
import { failureOf } from '../http/failure.ts'
import type { SearchValues } from '../search-params.ts'
import { goTo } from '../place.ts'
import { paramOf } from '../screen/read-params.ts'
import type { ScreenRoute } from '../screen/screen-route.tsx'
import { changeSearch } from '../screen/change-search.ts'
import { hosting } from '../host.ts'
import { offlineTexts } from '@enlace/contract/core/offline/texts.ts'
import { keptCopies } from '../connection.ts'
import { useIsRefreshing } from '../copies.ts'
import { surrounding } from '../screen/surroundings.ts'
import { usePageTitle } from '../screen/use-page-title.ts'
import { type ListFilter, searchOf } from './filters.ts'
import type { ListFailure, ListPlace, ListViewProps } from './list-place.ts'
import { type FilterReaders, readDays, readFilter } from './read-filter.ts'
import { useFirstView } from './use-first-view.ts'

/** Where a list is, and the link to it with a window and a filter. */
export type ListPath = ((params: { days: number }, search?: SearchValues) => `#/${string}`) & {
  pattern: `/${string}`
}

type ListParts<Filter extends ListFilter, Answer> = {
  /** The list's path; its number is the window in days, where it has one. */
  path: ListPath
  title: string
  /** What a saved view that opens first belongs to. */
  list: AnyListName
  /** How the search params are read; those that do not fit are passed over. */
  readers: FilterReaders<Filter>
  query: (days: number, filter: Filter) => UseQueryOptions<Answer, Error, Answer, CallKey>
  /** Draws the list before, with and without its answer, so that no field is lost on the way. */
  View: (props: ListViewProps<Filter, Answer>) => ReactNode
}

/** Joins a list's path, its filter in the address, its query and its view into a screen of the portal. */
export function listRoute<Filter extends ListFilter, Answer>({
  path,
  title,
  list,
  readers,
  query: queryOf,
  View,
}: ListParts<Filter, Answer>): ScreenRoute {
  const hasWindow = path.pattern.includes('$days')
  const daysOf = (params: unknown) => (hasWindow ? readDays(paramOf(params, 'days')) : 0)
  function Host({ params, search }: { params: unknown; search: Readonly<Record<string, string>> }) {
    const days = daysOf(params) ?? 0
    const filter = readFilter(readers, search)
    const place = listPlace(path, days, filter, search[showingAll] === '1')
    useFirstView(list, path.pattern, place, search)
    const { CopyNotice, FailedScreen, useViewing } = surrounding()
    const viewing = useViewing()
    const query = useQuery({ ...queryOf(days, filter), placeholderData: keepPreviousData })
    usePageTitle(title)

    const isRefreshing = useIsRefreshing(query)
    const { data, error, isError, refetch } = query
    const failure = isError && data === undefined ? tellFailure(error, () => void refetch()) : undefined
    if (failure === 'leave') return <FailedScreen failure={error} onRetry={() => void refetch()} />
    return (
      <>
        <CopyNotice {...query} />
        <View {...{ place, viewing, failure }} answer={data} isRefreshing={isRefreshing} />
      </>
    )
  }
  return {
    path: path.pattern,
    title,
    has: (params) => daysOf(params) !== undefined,
    prefetch(client, params, search) {
      const days = daysOf(params)
      if (days !== undefined) void client.prefetchQuery(queryOf(days, readFilter(readers, search)))
    },
    Host,
  }
}

/** What the list tells in its own place; `leave` for no server, an ended session and a place that is not the person's. */
function tellFailure(error: unknown, onRetry: () => void): ListFailure | 'leave' {
  const { code, status, message, reference, endsSession } = failureOf(error)
  // Other pages of the list may be kept on the device: its filters lead there (decisions 4).
  if (status === 0 && keptCopies.areThere())
    return { message: offlineTexts.notKept, reference: undefined, isBeyondLastPage: false, onRetry }
  if (status === 0 || status === 500 || status === 403 || endsSession) return 'leave'
  return { message, reference, isBeyondLastPage: code === 'beyond-last-page', onRetry }
}

/** Says in the address that all rows are shown at once. */
const showingAll = 'todo'

function listPlace<Filter extends ListFilter>(
  path: ListPath,
  days: number,
  given: Filter,
  showsAll: boolean,
): ListPlace<Filter> {
  const filter = showsAll ? { ...given, page: 1 } : given
  const { page: _, size: __, ...narrowing } = filter
  return {
    days,
    filter,
    showsAll,
    onShowAll: (all) => changeSearch({ [showingAll]: all ? '1' : undefined, page: undefined }),
    onView: (next, search, options) => goTo(path({ days: next }, search), options),
    key: JSON.stringify([path.pattern, days, narrowing, hosting().who().account]),
    onFilter: changeSearch,
    onWindow: (next) => goTo(path({ days: next }, searchOf({ ...filter, page: 1 }))),
    linkTo: (changes) => path({ days }, { ...searchOf(filter), ...changes }),
  }
}
