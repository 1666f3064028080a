import { sessionKinds, type SessionsQuery } from '@enlace/contract/sign-in/sessions/schemas'
import { commonReaders, type FilterReaders, oneOf } from '@enlace/web/list/read-filter.ts'

/** What the address of the sessions says after its path. */
export type SessionFilter = Omit<SessionsQuery, 'days'>

/** How that is read. */
export const sessionReaders: FilterReaders<SessionFilter> = {
  q: commonReaders.q,
  sort: commonReaders.sort,
  tipo: oneOf(sessionKinds),
}
