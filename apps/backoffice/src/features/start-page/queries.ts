import { getFirstRun } from '@enlace/contract/core/first-run/calls'
import { callQuery } from '@enlace/web/http/call-query.ts'

/** How far the company is with its portal. */
export const firstStepsQuery = () => ({ ...callQuery(getFirstRun), staleTime: 0 })
