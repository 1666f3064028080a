import type { QueryClient } from '@tanstack/react-query'
import { mayUse } from '@enlace/domain/access.ts'
import { askerOf } from '../core/session/asker.ts'
import { payedRangeDays } from '../core/session/parameters.ts'
import { connection } from '@enlace/web/connection.ts'
import { documentLists, documentPages } from '../core/connection/document-places.ts'
import { keeperNow } from '../core/offline/may-keep.ts'
import { tellWhatIsShown, untilStable } from '../core/offline/worker/register-worker.ts'
import { paths } from '../core/paths.ts'
import { readItem, writeItems } from '../core/session/items.ts'
import { session } from '../core/session/session.ts'
import type { Inside } from './routes/find-page.ts'
import { screens } from './routes/routes.ts'

/** The latest pages are fetched again at the earliest after this. */
const freshFor = 10 * 60 * 1000

/**
 * Once the page stands, fetches the scripts of every document screen that the person may open, and the latest page of
 * each list as the menu opens it, so that they are on the device when the network is gone. The login's scripts come, too:
 * who leaves without a network ends there. So do those of the search, which then still leads to the screens. Nobody waits
 * for any of it.
 */
export async function keepAhead({ client, context }: Inside): Promise<void> {
  await untilStable()
  if (!keeperNow() || connection.isAway() || savesData()) return
  const asker = askerOf(session.read(), context())
  const isFresh = wasKeptAhead()
  for (const { pattern } of [...documentLists, ...documentPages]) {
    const entry = screens.find(({ path }) => path === pattern)
    if (!entry || !mayUse(entry.access, asker)) continue
    const screen = await entry.load()
    const isList = documentLists.some((list) => list.pattern === pattern)
    if (isList && !isFresh) screen.prefetch(quietly(client), { days: daysOf(pattern) }, {})
  }
  await Promise.all([
    import('./login-page.tsx'),
    import('../core/list/list-tools.tsx'),
    import('../core/search/palette.tsx'),
  ])
  if (!isFresh) writeItems({ kept_ahead: markOf(Date.now()) })
  if ('serviceWorker' in navigator) tellWhatIsShown((await navigator.serviceWorker.ready).active)
}

const daysOf = (pattern: string) => String(pattern === paths.paymentsMade.pattern ? payedRangeDays() : 0)

/** What is fetched ahead shows no overlay, and its failures are nobody's. */
const quietly = (client: QueryClient): Pick<QueryClient, 'prefetchQuery'> => ({
  prefetchQuery: (options) => client.prefetchQuery({ ...options, meta: { isQuiet: true }, retry: false }),
})

/** Another branch has other documents. */
const markOf = (instant: number) => `${session.read()?.thirdId ?? 0} ${instant}`

function wasKeptAhead(): boolean {
  const [account, instant] = (readItem('kept_ahead') ?? '').split(' ')
  const since = Date.now() - Number(instant ?? Number.NaN)
  return account === String(session.read()?.thirdId ?? 0) && since >= 0 && since < freshFor
}

/** Whether the person has asked the browser to load only what is needed. */
function savesData(): boolean {
  // Not every browser tells.
  const { connection: network } = navigator as { connection?: { saveData?: boolean } }
  return network?.saveData === true
}
