import type { FastifyInstance } from 'fastify'
import { readBootData } from '../company/index.ts'
import { contentSecurityPolicy } from '../../core/http/origin/security-headers.ts'
import { type PortalBuild, readPortalBuild, pageDocument } from '../page/index.ts'
import { asleep, readDraft } from './preview-rules.ts'
import { bootWith } from './rules.ts'

/** Binds previews: pages of the portal with an unsaved brand, for a frame in the back office. */
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

/** The page's own policy without scripts, with the back office as the only allowed frame parent. */
function framedPolicy(styleHash: string): string {
  return contentSecurityPolicy({ styleHashes: [styleHash], hasStyledContent: true })
    .replace(/script-src [^;]*/, "script-src 'none'")
    .replace("frame-ancestors 'none'", "frame-ancestors 'self'")
    .replace("form-action 'self'", "form-action 'none'")
}
