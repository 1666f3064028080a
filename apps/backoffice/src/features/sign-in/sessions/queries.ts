import {
  endOpenSession,
  listOpenSessionRows,
  listOpenSessions,
} from '@enlace/contract/sign-in/sessions/calls'
import type { OpenSession, SessionsQuery } from '@enlace/contract/sign-in/sessions/schemas'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { sliceQueryOf } from '@enlace/web/list/filters.ts'
import type { ListPlace } from '@enlace/web/list/list-place.ts'
import type { LoadSlice } from '@enlace/web/list/use-slices.ts'
import { send } from '../../../core/client.ts'
import type { SessionFilter } from './filter.ts'

/** A page of who is in now. */
export const sessionsQuery = (query: SessionsQuery) => ({
  ...callQuery(listOpenSessions, { query }),
  staleTime: 0,
})

/** All sessions of the filter, a slice at a time. */
export const sessionSlice =
  (place: ListPlace<SessionFilter>): LoadSlice<OpenSession> =>
  (after, signal) =>
    send(listOpenSessionRows, { query: sliceQueryOf(place, after) }, { signal })

/** Signs somebody out. @throws CallFailure */
export const endSession = (id: string) => send(endOpenSession, { params: { id } })
