import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import {
  appIconRoutes,
  assetRoutes,
  portalBuildFolder,
  pageRoutes,
  workerRoutes,
} from '../modules/page/index.ts'
import { exportRoutes } from '../modules/exports/index.ts'
import { companyFileRoutes } from '../modules/company/index.ts'
import { mediaFileRoutes } from '../modules/media/index.ts'
import { healthRoutes } from '../core/http/serve/health-routes.ts'
import { programPrefix } from '../core/http/program/serve-program.ts'
import { refuseUnknownCall } from '../core/http/serve/unknown-calls.ts'
import { watchPayments, paymentReturnRoutes, simulatorRoutes } from '../modules/payments/index.ts'
import { hostCheckRoutes } from '../modules/companies/index.ts'

import { listExports } from './exports.ts'
import { programRoutes } from './programs.ts'
import { features } from './features.ts'

/** Binds the portal's origin: its API, its page, its files, all below the configured path. */
export async function portalRoutes(origin: FastifyInstance): Promise<void> {
  const { db, settings, served } = origin.service
  const { urlPath } = settings
  const api = `${urlPath}/api`

  origin.addHook('onRequest', async (request, reply) => {
    // A path with the word backend belongs to the back office (spec 2); the API's own paths are no pages.
    const path = request.url.split('?')[0] ?? ''
    if (!path.startsWith(`${api}/`) && path.toLowerCase().includes('backend')) {
      return reply.redirect(settings.backofficeUrl)
    }
    return undefined
  })
  await origin.register(
    async (app) => {
      await app.register(
        async (calls) => {
          for (const { portal } of features) for (const slice of portal?.slices ?? []) slice(calls)
          exportRoutes(listExports)(calls)
          const own = () => served.filter(({ access }) => access.actor !== 'program')
          calls.setNotFoundHandler((request, reply) => refuseUnknownCall(request, reply, own(), api))
        },
        { prefix: '/api' },
      )
      await app.register(programRoutes, { prefix: programPrefix })
      companyFileRoutes(app)
      hostCheckRoutes(app)
      mediaFileRoutes(app)
      paymentReturnRoutes(app)
      simulatorRoutes(app)
      watchPayments(app)
      assetRoutes(app, join(portalBuildFolder, 'client/assets'))
      healthRoutes(app)
      pageRoutes(app, { db, settings })
      appIconRoutes(app, { db })
      workerRoutes(app)
    },
    { prefix: urlPath },
  )
  origin.setNotFoundHandler((request, reply) => answerUnknownPage(request, reply, urlPath))
}

/** Answers an unknown path: a browser gets the portal's own 404 page, a program the problem. */
function answerUnknownPage(request: FastifyRequest, reply: FastifyReply, urlPath: string) {
  const isPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html')
  if (isPage) return reply.redirect(`${urlPath}/#/404`)
  throw new Problem('unknown-call')
}
