import { retryListLoad } from '@enlace/api-client/queries.ts'
import { onlineManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { connection } from '../connection.ts'
import { failureOf, toastFailure } from './failure.ts'

/** The cache of what was fetched. A load that found no server is tried up to three times (spec 9). */
export function createQueryClient(): QueryClient {
  // It takes every start for one with a connection, and would not hear of the first one.
  onlineManager.setOnline(navigator.onLine)
  return new QueryClient({
    queryCache: new QueryCache({
      // A page that shows nothing yet tells its failure itself; one that shows older data keeps it.
      onError: (failure, query) => {
        if (query.state.data === undefined || query.meta?.['isQuiet'] === true) return
        // Without a connection the page says so once, above what it shows.
        if (failureOf(failure).status === 0 && connection.isAway()) return
        toastFailure(failure)
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // Who has no network at all need not try thrice.
        retry: (failures, failure) => navigator.onLine && retryListLoad(failures, failure),
        // A load without a connection fails and is told; it does not wait in silence under older rows.
        networkMode: 'always',
        refetchOnReconnect: 'always',
      },
    },
  })
}
