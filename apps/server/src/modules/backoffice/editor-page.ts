import type { FastifyInstance } from 'fastify'
import { templateCanvasTexts as texts } from '@enlace/contract/content/editor/texts.ts'
import { escape } from '../docs/index.ts'
import { type BackofficeBuild, readBackofficeBuild } from './build.ts'

const source = 'src/features/content/editor/canvas/main.tsx'

/**
 * The template editor's own page, inside the back office's: it draws a page that is being written, so styles may be in
 * it anywhere, but no script that is not a file of ours runs, it asks nobody for anything, and only the back office frames it.
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

/** Serves the page; it holds nothing of any company: what is edited comes from the page that frames it. */
export function editorPageRoutes(app: FastifyInstance): void {
  let build: Promise<BackofficeBuild> | undefined
  app.get('/editor', async (request, reply) => {
    build ??= readBackofficeBuild(undefined, source)
    // A build that is not there yet may be there at the next visit.
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
    // Not `async`: it would run before the page has the room that it fills.
    `<script type="module" src="${entry}"></script>`,
    ...scripts.map((file) => `<link rel="modulepreload" href="${file}">`),
    '</head><body class="app"><div id="editor"></div></body></html>',
  ].join('')
}
