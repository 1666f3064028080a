import { getSessionContext } from '@enlace/contract/core/session/calls'
import { callQuery } from '../http/call-query.ts'

/** Who is signed in, with the branch accounts and the other companies of the person; it seldom changes. */
export const sessionContextQuery = () => ({ ...callQuery(getSessionContext), staleTime: 5 * 60_000 })
