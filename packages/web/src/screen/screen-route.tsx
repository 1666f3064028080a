import { keepPreviousData, type QueryClient, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { CallKey } from '@enlace/api-client/queries.ts'
import { type ComponentType, type ReactNode, useLayoutEffect } from 'react'
import { keepHeadingFocus } from './heading.ts'
import { type ParamsReader, readParams } from './read-params.ts'
import { type ChangeSearch, changeSearch } from './change-search.ts'
import { useIsRefreshing } from '../copies.ts'
import { surrounding } from './surroundings.ts'
import { usePageTitle } from './use-page-title.ts'

/** What a screen and its skeleton are told of the place. */
export type Place<Params, Search> = { params: Params; search: Search; changeSearch: ChangeSearch }

/** What a screen is given: the place, and what its query found there. */
export type ScreenProps<Params, Search, Answer> = Place<Params, Search> & {
  data: Answer
  /** Newer data is on its way; what is shown is the previous answer. */
  isRefreshing: boolean
}

type ScreenParts<Params, Search, Answer> = {
  path: `/${string}`
  /** What the page is called in the window's title. */
  title: string | ((place: { params: Params; data: Answer | undefined }) => string)
  /** What the parameters of the path mean; a path that does not fit is an unknown one. */
  params?: ParamsReader<Params>
  /** What the search params mean; those that do not fit are passed over. */
  search?: (raw: Readonly<Record<string, string>>) => Search
  /** Fetched before the screen shows, read by it, kept while the next one loads. */
  query: (params: Params, search: Search) => UseQueryOptions<Answer, Error, Answer, CallKey>
  Screen: (props: ScreenProps<Params, Search, Answer>) => ReactNode
  /** The screen's skeleton in its final size, for the first load. */
  Pending: (place: Place<Params, Search>) => ReactNode
}

/** A screen as its host takes it: it may be asked whether a place exists, and begins to fetch before it is drawn. */
export type ScreenRoute = {
  path: `/${string}`
  /** What the window is called there; a function where it depends on the place. Read by tests. */
  title?: unknown
  /** Whether the parameters fit. */
  has(params: unknown): boolean
  prefetch(
    client: Pick<QueryClient, 'prefetchQuery'>,
    params: unknown,
    search: Readonly<Record<string, string>>,
  ): void
  Host: ComponentType<{ params: unknown; search: Readonly<Record<string, string>> }>
}

/** Joins a path, its parameters, its query and its view into a screen of the portal. */
export function screenRoute<Answer, Params = unknown, Search = unknown>(
  screen: ScreenParts<Params, Search, Answer>,
): ScreenRoute {
  // A screen without a reader reads no search params.
  const readSearch = screen.search ?? (() => ({}) as Search)
  function Host(address: { params: unknown; search: Readonly<Record<string, string>> }) {
    const params = readParams(screen.params, address.params)
    const search = readSearch(address.search)
    const query = useQuery({
      // A place that does not fit is turned away before it is drawn.
      ...screen.query(params as Params, search),
      placeholderData: keepPreviousData,
    })
    const { data } = query
    const { CopyNotice, FailedScreen } = surrounding()
    const isRefreshing = useIsRefreshing(query)
    const place = {
      params: params as Params, // as above: it fits
      search,
      changeSearch,
    }
    usePageTitle(typeof screen.title === 'string' ? screen.title : screen.title({ ...place, data }))
    useLayoutEffect(keepHeadingFocus, [data === undefined, query.isError])

    if (data !== undefined)
      return (
        <>
          <CopyNotice {...query} />
          <screen.Screen {...place} data={data} isRefreshing={isRefreshing} />
        </>
      )
    if (query.isError) return <FailedScreen failure={query.error} onRetry={() => void query.refetch()} />
    return <screen.Pending {...place} />
  }

  return {
    path: screen.path,
    title: screen.title,
    has: (params) => readParams(screen.params, params) !== undefined,
    prefetch(client, rawParams, rawSearch) {
      const params = readParams(screen.params, rawParams)
      if (params === undefined) return
      void client.prefetchQuery(screen.query(params, readSearch(rawSearch)))
    },
    Host,
  }
}
