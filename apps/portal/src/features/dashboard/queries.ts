import { getStartPage } from '@enlace/contract/dashboard/start/calls.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'

/** What the start page shows of the selected account. */
export const startPageQuery = () => callQuery(getStartPage)
