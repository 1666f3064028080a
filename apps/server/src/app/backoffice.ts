import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import { editorPageRoutes, backofficeRoutes } from '../modules/backoffice/index.ts'
import { companyFileRoutes } from '../modules/company/index.ts'
import { docsRoutes } from '../modules/docs/index.ts'
import { healthRoutes } from '../core/http/serve/health-routes.ts'
import { refuseUnknownCall } from '../core/http/serve/unknown-calls.ts'
import { liveRoutes } from '../modules/notifications/index.ts'
import { mediaFileRoutes } from '../modules/media/index.ts'
import { brandPreviewRoutes } from '../modules/branding/index.ts'
import { mailPreviewRoutes } from '../modules/mail/index.ts'
import { servedCalls, servedStaffCalls } from './calls.ts'
import type { LiveCounts } from '../core/desk/count-queries.ts'
import { jobsHealthRoutes } from '../modules/jobs/index.ts'
import { features } from './features.ts'
import { tasks } from './jobs.ts'

/** The counts in the menu of the back office, from the module of each. */
const liveCounts: LiveCounts = Object.fromEntries(
  features.flatMap(({ counts }) => Object.entries(counts ?? {})),
)

/** The back office's origin: its API, its page, and the documentation of the portal's API. */
export async function backofficeOrigin(origin: FastifyInstance): Promise<void> {
  const { settings, served } = origin.service
  await origin.register(
    async (calls) => {
      for (const { backoffice } of features) for (const slice of backoffice?.slices ?? []) slice(calls)
      liveRoutes(calls, liveCounts)
      jobsHealthRoutes(calls, tasks)
      calls.setNotFoundHandler((request, reply) => refuseUnknownCall(request, reply, served, '/api'))
    },
    { prefix: '/api' },
  )
  healthRoutes(origin)
  docsRoutes(origin, [
    { audience: 'portal', calls: servedCalls, baseUrl: new URL('api', settings.publicUrl).href },
    { audience: 'backoffice', calls: servedStaffCalls, baseUrl: new URL('api', settings.backofficeUrl).href },
  ])
  backofficeRoutes(origin)
  editorPageRoutes(origin)
  brandPreviewRoutes(origin)
  mailPreviewRoutes(origin)
  companyFileRoutes(origin)
  mediaFileRoutes(origin)
  origin.setNotFoundHandler(() => {
    throw new Problem('unknown-call')
  })
}
