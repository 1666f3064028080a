import type { AnyCall } from '@enlace/contract/core/call'
import * as apiKeys from '@enlace/contract/api-keys/calls'
import * as auditTrail from '@enlace/contract/audit/calls'
import * as dashboard from '@enlace/contract/dashboard/calls'
import * as connections from '@enlace/contract/connections/calls'
import * as jobsHealth from '@enlace/contract/jobs/calls'
import * as personalData from '@enlace/contract/personal-data/calls'
import * as sessions from '@enlace/contract/sign-in/sessions/calls'
import * as sourceChanges from '@enlace/contract/imports/sources/calls'
import * as webhooks from '@enlace/contract/webhooks/calls'

/** The calls by which a company's staff oversees what happens. */
export const oversightCalls: readonly AnyCall[] = [
  ...Object.values(auditTrail),
  ...Object.values(apiKeys),
  ...Object.values(connections),
  ...Object.values(dashboard),
  ...Object.values(jobsHealth),
  ...Object.values(personalData),
  ...Object.values(sessions),
  ...Object.values(sourceChanges),
  ...Object.values(webhooks),
]
