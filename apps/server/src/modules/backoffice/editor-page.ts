import type { FastifyInstance } from 'fastify'
import { templateCanvasTexts as texts } from '@enlace/contract/content/editor/texts.ts'
import { escape } from '../docs/index.ts'
import { type BackofficeBuild, readBackofficeBuild } from './build.ts'

const source = 'src/features/content/editor/canvas/main.tsx'

/**
 * The policy of the template editor's page, which the back office frames: inline styles are allowed anywhere because it
 * draws a page being written, but only scripts from our files run, no request is possible, and only the back office may
 * frame it.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https:",
  "font-src 'self' data:",
  "frame-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

/** Binds the editor page. It contains no company data: the framing page sends the content. */
export function editorPageRoutes(app: FastifyInstance): void {
  let build: Promise<BackofficeBuild> | undefined
  app.get('/editor', async (request, reply) => {
    build ??= readBackofficeBuild(undefined, source)
    // A missing build may exist at the next visit.
    build.catch(() => (build = undefined))
    const { scheme } = request.cookies
    return reply
      .headers({
        'content-security-policy': policy,
        'x-frame-options': 'SAMEORIGIN',
        'cache-control': 'no-store',
      })
      .type('text/html; charset=utf-8')
      .send(pageOf(await build, scheme === 'light' || scheme === 'dark' ? scheme : undefined))
  })
}

function pageOf(
  { entry, scripts, styleSheets }: BackofficeBuild,
  scheme: 'light' | 'dark' | undefined,
): string {
  return [
    `<!doctype html><html lang="es-CO"${scheme ? ` data-scheme="${scheme}"` : ''}><head><meta charset="utf-8">`,
    `<title>${escape(texts.page)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    ...styleSheets.map((file) => `<link rel="stylesheet" href="${file}">`),
    // Not `async`: it would run before the element that it fills exists.
    `<script type="module" src="${entry}"></script>`,
    ...scripts.map((file) => `<link rel="modulepreload" href="${file}">`),
    '</head><body class="app"><div id="editor"></div></body></html>',
  ].join('')
}
