import type { CallKey } from '@enlace/api-client/queries.ts'
import type { Query, QueryClient } from '@tanstack/react-query'
import { failureOf } from '@enlace/web/http/failure.ts'
import type { Copy } from './account-db.ts'
import { connection, keptCopies } from '@enlace/web/connection.ts'
import { shownCopies } from '@enlace/web/copies.ts'
import { databaseName } from '../session/kept-names.ts'
import { type Keeper, keeperNow, oldestCopy } from './may-keep.ts'
import { isOfToday } from './of-today.ts'
import { stored } from './stored.ts'
import { type CopyPlace, placeOf } from './stores.ts'
import { watchConnection } from '../connection/watch-connection.ts'

/** What reads and writes the device's database comes beside the first rows, which the server may send without it. */
const accountDb = () => import('./account-db.ts')

/** Milliseconds that a page waits for its copy before it is drawn without rows. */
const patience = 50

/**
 * Keeps on the device what the document screens were answered, and shows it first when they are opened again, until the
 * server's answer comes (decisions 4). Whatever a person may no longer see is forgotten with the answer that says so.
 */
export function keepDocuments(client: QueryClient): void {
  const keeper = keeperNow()
  if (keeper) keptCopies.tell(tellCopies(keeper).catch(() => false))
  whenQuiet(() => {
    if (keeper) forgetForeign(keeper).catch(() => undefined)
  })
  watchConnection(client)
  client.getQueryCache().subscribe((event) => {
    if (event.type === 'added') follow(showCopy(client, event.query).catch(() => undefined))
    if (event.type !== 'updated') return
    const { action, query } = event
    // What nobody waits for may take longer than anybody would wait.
    if (action.type === 'failed' && query.meta?.['isQuiet'] !== true)
      connection.note(failureOf(action.error).status === 0)
    if (action.type === 'success' && action.manual !== true) {
      connection.note(false)
      shownCopies.remove(query.state.data)
      keepCopy(query)
    }
    if (action.type === 'error') dropRefused(query)
  })
}

async function tellCopies({ person, company }: Keeper): Promise<boolean> {
  return (await accountDb()).hasCopies(person, company, oldestCopy())
}

async function forgetForeign({ person }: Keeper): Promise<void> {
  await (await accountDb()).forgetOthers(person, oldestCopy())
}

const underWay = new Set<Promise<void>>()

function follow(reading: Promise<void>): void {
  underWay.add(reading)
  void reading.then(() => underWay.delete(reading))
}

/** Waits for the copies that are being read, so that a page is drawn once, with its rows; a slow device is not waited for. */
export async function untilCopiesRead(): Promise<void> {
  if (underWay.size === 0) return
  await Promise.race([Promise.all(underWay), new Promise((resolve) => setTimeout(resolve, patience))])
}

/** Shows the copy of what a screen has just asked for, unless the answer was quicker. */
async function showCopy(client: QueryClient, query: Query): Promise<void> {
  const place = ownPlace(query)
  const copy = place && (await (await accountDb()).readCopy(place))
  if (!copy || copy.savedAt < oldestCopy()) return
  // Meanwhile the session may have ended, the branch changed, or the answer come.
  const isWanted = client.getQueryCache().get(query.queryHash) === query && query.state.data === undefined
  if (!isWanted || !ownPlace(query)) return
  const answer = isOfToday(copy) ? copy.answer : (await import('./renew.ts')).renewed(place.store, copy)
  if (query.state.data !== undefined || !ownPlace(query)) return
  shownCopies.add(answer)
  client.setQueryData(query.queryKey, answer, { updatedAt: copy.savedAt })
}

/** Writes an answer down once the page has been drawn with it. */
function keepCopy(query: Query): void {
  const place = ownPlace(query)
  if (!place) return
  const copy: Copy = { answer: stored(place.store, query.state.data), savedAt: query.state.dataUpdatedAt }
  whenQuiet(() => {
    if (!ownPlace(query)) return
    keptCopies.tell(Promise.resolve(true))
    accountDb()
      .then(({ writeCopy }) => writeCopy(place, copy))
      .then(() => {
        // The session ended in another tab while this was written: what that one deleted must not be back.
        if (!ownPlace(query)) indexedDB.deleteDatabase(databaseName)
      })
      .catch(() => undefined)
  })
}

/** What the server refuses, or no longer has, is taken off the screen and off the device. */
function dropRefused(query: Query): void {
  const { status } = failureOf(query.state.error)
  const place = status === 403 || status === 404 ? ownPlace(query) : undefined
  if (!place) return
  query.setState({ data: undefined })
  accountDb()
    .then(({ forgetCopy }) => forgetCopy(place))
    .catch(() => undefined)
}

/** Where a query's answer is kept, for who may keep it now. */
function ownPlace(query: Query): CopyPlace | undefined {
  // Every key of this cache is made by a call.
  const place = placeOf(query.queryKey as CallKey)
  const keeper = place && keeperNow()
  return keeper && place.key[0] === keeper.person && place.key[1] === keeper.company ? place : undefined
}

function whenQuiet(work: () => void): void {
  // Safari knows no idle moments.
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2000 })
  else setTimeout(work, 50)
}
