import { getFirstRun } from '@enlace/contract/first-run/portal/calls.ts'
import { getDashboard } from '@enlace/contract/dashboard/calls.ts'
import type { DashboardPeriod } from '@enlace/contract/dashboard/schemas.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'

/** How far the company is with its portal. */
export const firstStepsQuery = () => ({ ...callQuery(getFirstRun), staleTime: 0 })

/** How the company and its suppliers do over a period. */
export const dashboardQuery = (periodo: DashboardPeriod) => callQuery(getDashboard, { query: { periodo } })
