import type { FastifyInstance } from 'fastify'
import { apiKeysRoutes } from '../features/api-keys/routes.ts'
import { auditTrailRoutes } from '../features/audit-trail/routes.ts'
import { connectionsRoutes } from '../features/connections/routes.ts'
import { dashboardRoutes } from '../features/dashboard/routes.ts'
import { jobsHealthRoutes } from '../features/jobs-health/routes.ts'
import { personalDataRoutes } from '../features/personal-data/routes.ts'
import { sessionsRoutes } from '../features/sessions/routes.ts'
import { sourceChangesRoutes } from '../features/source-changes/routes.ts'
import { webhooksRoutes } from '../features/webhooks/routes.ts'
import { tasks } from './jobs.ts'

/** Where a company's staff oversees what happens. */
export const oversightDesks = [
  auditTrailRoutes,
  apiKeysRoutes,
  connectionsRoutes,
  dashboardRoutes,
  personalDataRoutes,
  sessionsRoutes,
  sourceChangesRoutes,
  webhooksRoutes,
  (app: FastifyInstance) => jobsHealthRoutes(app, tasks),
]
