import { retryListLoad } from '@enlace/api-client/queries'
import { QueryCache, QueryClient } from '@tanstack/react-query'
import { toastFailure } from './failure.ts'

/** The cache of what was fetched. A load that found no server is tried up to three times (spec 9). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      // A page that shows nothing yet tells its failure itself; one that shows older data keeps it.
      onError: (failure, query) => {
        if (query.state.data !== undefined) toastFailure(failure)
      },
    }),
    defaultOptions: {
      // A load without a connection fails and is told; it does not wait in silence under older rows.
      queries: { staleTime: 30_000, retry: retryListLoad, networkMode: 'always' },
    },
  })
}
