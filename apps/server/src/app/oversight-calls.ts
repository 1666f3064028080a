import type { AnyCall } from '@enlace/contract/core/call'
import * as apiKeys from '@enlace/contract/features/api-keys/calls'
import * as auditTrail from '@enlace/contract/features/audit-trail/calls'
import * as dashboard from '@enlace/contract/core/dashboard/calls'
import * as connections from '@enlace/contract/features/connections/calls'
import * as jobsHealth from '@enlace/contract/features/jobs-health/calls'
import * as personalData from '@enlace/contract/features/personal-data/calls'
import * as sessions from '@enlace/contract/features/sessions/calls'
import * as sourceChanges from '@enlace/contract/features/source-changes/calls'
import * as webhooks from '@enlace/contract/features/webhooks/calls'

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
