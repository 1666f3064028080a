import type { CallKey } from '@enlace/api-client/queries.ts'
import type { Query, QueryClient } from '@tanstack/react-query'
import { keptCopies } from '@enlace/web/connection.ts'
import { shownCopies } from '@enlace/web/copies.ts'
import { databaseName } from '../session/kept-names.ts'
import * as accountDb from './account-db.ts'
import { keeperNow, oldestCopy } from './may-keep.ts'
import { isOfToday } from './of-today.ts'
import { stored } from './stored.ts'
import { type CopyPlace, placeOf } from './stores.ts'
import { whenQuiet } from './when-quiet.ts'

/** Whether the device keeps documents that this tab may show. */
export async function hasCopies(): Promise<boolean> {
  const keeper = keeperNow()
  return keeper !== undefined && accountDb.hasCopies(keeper.person, keeper.company, oldestCopy())
}

/** Deletes what the device keeps of others, and what is too old for any session. */
export async function forgetForeign(): Promise<void> {
  const keeper = keeperNow()
  if (keeper) await accountDb.forgetOthers(keeper.person, oldestCopy())
}

/** Shows the copy of what a screen has just asked for, unless the answer was quicker. */
export async function showCopy(client: QueryClient, query: Query): Promise<void> {
  const place = ownPlace(query)
  const copy = place && (await accountDb.readCopy(place))
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
export function keepCopy(query: Query): void {
  const place = ownPlace(query)
  if (!place) return
  const copy: accountDb.Copy = {
    answer: stored(place.store, query.state.data),
    savedAt: query.state.dataUpdatedAt,
  }
  whenQuiet(() => {
    if (!ownPlace(query)) return
    keptCopies.tell(Promise.resolve(true))
    accountDb
      .writeCopy(place, copy)
      .then(() => {
        // The session ended in another tab while this was written: what that one deleted must not be back.
        if (!ownPlace(query)) indexedDB.deleteDatabase(databaseName)
      })
      .catch(() => undefined)
  })
}

/** Takes an answer off the screen and off the device. */
export function drop(query: Query): void {
  const place = ownPlace(query)
  if (!place) return
  query.setState({ data: undefined })
  accountDb.forgetCopy(place).catch(() => undefined)
}

/** Where a query's answer is kept, for who may keep it now. */
function ownPlace(query: Query): CopyPlace | undefined {
  // Every key of this cache is made by a call.
  const place = placeOf(query.queryKey as CallKey)
  const keeper = place && keeperNow()
  return keeper && place.key[0] === keeper.person && place.key[1] === keeper.company ? place : undefined
}
