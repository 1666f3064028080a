import type { FastifyInstance } from 'fastify'
import { apiKeysRoutes } from '../modules/api-keys/index.ts'
import { auditTrailRoutes } from '../modules/audit/index.ts'
import { connectionsRoutes } from '../modules/connections/index.ts'
import { dashboardRoutes } from '../modules/dashboard/index.ts'
import { jobsHealthRoutes } from '../modules/jobs/index.ts'
import { personalDataRoutes } from '../modules/personal-data/index.ts'
import { sessionsRoutes } from '../modules/sign-in/index.ts'
import { sourceChangesRoutes } from '../modules/imports/index.ts'
import { webhooksRoutes } from '../modules/webhooks/index.ts'
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
