import { getSelectedParameters } from '@enlace/contract/company/calls.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'

/** What the company that the session works with has set (spec 7, Server params per selected company). */
export const selectedParametersQuery = () => ({ ...callQuery(getSelectedParameters), staleTime: 5 * 60_000 })
