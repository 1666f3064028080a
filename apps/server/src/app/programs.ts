import type { FastifyInstance } from 'fastify'
import type { AnyCall } from '@enlace/contract/core/call.ts'
import * as push from '@enlace/contract/push/calls.ts'
import { answerProgramFault } from '../core/http/program/answer-program.ts'
import { refuseUnknownCall } from '../core/http/serve/unknown-calls.ts'
import { pushDocsRoutes, pushRoutes } from '../modules/push/index.ts'

/** Every call that a company's programs may make; the server does not start when one of them is not bound, or another is. */
export const servedProgramCalls: readonly AnyCall[] = Object.values(push)

/** The calls of programs: no body is read for them, and what goes wrong is told as programs expect it. */
export async function programRoutes(app: FastifyInstance): Promise<void> {
  const { served, settings } = app.service
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_, __, done) => done(null))
  app.setErrorHandler(answerProgramFault)
  app.setNotFoundHandler((request, reply) =>
    refuseUnknownCall(
      request,
      reply,
      served.filter((call) => servedProgramCalls.includes(call)),
      settings.urlPath,
    ),
  )
  pushRoutes(app)
  // Each company's own address has the same calls: the document names no host.
  pushDocsRoutes(app, servedProgramCalls, settings.urlPath || '/')
}
