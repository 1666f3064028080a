import type { FastifyInstance } from 'fastify'
import { apiKeysRoutes } from '../modules/api-keys/routes.ts'
import { auditTrailRoutes } from '../modules/audit/routes.ts'
import { connectionsRoutes } from '../modules/connections/desk-routes.ts'
import { dashboardRoutes } from '../modules/dashboard/routes.ts'
import { jobsHealthRoutes } from '../modules/jobs/routes.ts'
import { personalDataRoutes } from '../modules/personal-data/routes.ts'
import { sessionsRoutes } from '../modules/sign-in/sessions/routes.ts'
import { sourceChangesRoutes } from '../modules/imports/sources/routes.ts'
import { webhooksRoutes } from '../modules/webhooks/desk-routes.ts'
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
