import type { FastifyInstance } from 'fastify'
import { acceptLegalTexts, listDueLegalTexts } from '@enlace/contract/legal-texts/acceptance-calls.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { userAgentOf } from '../sign-in/index.ts'
import { acceptTexts } from './commands.ts'
import { presentDue } from './present.ts'
import { findDueTexts } from './queries.ts'

/** The legal texts that a signed-in user must accept before using the portal. */
export function dueLegalTextRoutes(app: FastifyInstance): void {
  const { db } = app.service

  serve(app, listDueLegalTexts, async ({ scope }) => ({
    texts: (await findDueTexts(db, scope)).map(presentDue),
  }))

  serve(app, acceptLegalTexts, async ({ scope, request, body }) => {
    const from = { address: request.ip, browser: userAgentOf(request) }
    await acceptTexts(db, scope, body.accepted, from)
    return {}
  })
}
