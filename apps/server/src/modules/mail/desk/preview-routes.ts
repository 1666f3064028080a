import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import { findMailPage } from './queries.ts'
import { readMailAddress } from './rules.ts'

/** Serves a mail as its recipient sees it, for a sandboxed frame of the back office. */
export function mailPreviewRoutes(app: FastifyInstance): void {
  const { db, keys } = app.service

  app.get<{ Querystring: { mail?: unknown } }>('/mail-preview', async (request, reply) => {
    const { mail: text } = request.query
    const { company, id } = readMailAddress(keys, typeof text === 'string' ? text : '', Date.now())
    const mail = await findMailPage(db, company, id)
    if (!mail) throw new Problem('unknown-call')
    return reply
      .headers({
        'content-security-policy': framedPolicy,
        'x-frame-options': 'SAMEORIGIN',
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
      })
      .type('text/html; charset=utf-8')
      .send(mail.html)
  })
}

/**
 * The policy blocks loading, scripts, forms and links; it allows the mail's own styles, framed by the back office
 * only.
 */
const framedPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox"
