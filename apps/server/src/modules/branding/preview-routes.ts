import type { FastifyInstance } from 'fastify'
import { readBootData } from '../company/index.ts'
import { contentSecurityPolicy } from '../../core/http/origin/security-headers.ts'
import { type PortalBuild, readPortalBuild, pageDocument } from '../page/index.ts'
import { asleep, readDraft } from './preview-rules.ts'
import { bootWith } from './rules.ts'

/** Draws pages of the portal with brands that are not kept yet, for the frame of the back office's own page. */
export function brandPreviewRoutes(app: FastifyInstance): void {
  const { db, settings, keys } = app.service
  let build: Promise<PortalBuild> | undefined

  app.get<{ Querystring: { draft?: unknown } }>('/brand-preview', async (request, reply) => {
    const { draft: text } = request.query
    const draft = readDraft(keys, typeof text === 'string' ? text : '', Date.now())
    build ??= readPortalBuild()
    build.catch(() => (build = undefined))
    const boot = bootWith(await readBootData(db, settings, draft.company), draft.written)
    const page = draft.page === 'login' ? 'login' : 'skeleton'
    const { html, styleHash } = pageDocument(await build, boot, page, draft.scheme)
    return reply
      .headers({
        'content-security-policy': framedPolicy(styleHash),
        'x-frame-options': 'SAMEORIGIN',
        'cache-control': 'no-store',
      })
      .type('text/html; charset=utf-8')
      .send(asleep(html))
  })
}

/** The page's own policy without any script, and with the back office's page as the only one that may frame it. */
function framedPolicy(styleHash: string): string {
  return contentSecurityPolicy({ styleHashes: [styleHash], hasStyledContent: true })
    .replace(/script-src [^;]*/, "script-src 'none'")
    .replace("frame-ancestors 'none'", "frame-ancestors 'self'")
    .replace("form-action 'self'", "form-action 'none'")
}
