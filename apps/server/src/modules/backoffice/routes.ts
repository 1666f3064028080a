import { lateNotice } from '../../core/http/origin/late-notice.ts'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { BackofficeBoot } from '@enlace/contract/backoffice/schemas.ts'
import { frameHosts } from '@enlace/contract/content/addresses.ts'
import { backofficeTexts as texts } from '@enlace/contract/backoffice/texts.ts'
import { unsupportedTexts } from '@enlace/contract/core/unsupported/texts.ts'
import { assetRoutes } from '../page/index.ts'
import { escape } from '../docs/index.ts'
import { issueAntiForgery } from '../../core/http/origin/anti-forgery.ts'
import { captchaSources } from '../../core/captcha/provider.ts'
import { contentSecurityPolicy, type ContentSources } from '../../core/http/origin/security-headers.ts'
import { findOidcOffer } from './queries.ts'
import { type BackofficeBuild, backofficeBuildFolder, readBackofficeBuild } from './build.ts'

/** The favicon, in a colour that is visible in light and dark browsers. */
const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><style>circle{fill:none;stroke:#0d6175;stroke-width:5}' +
  '@media (prefers-color-scheme:dark){circle{stroke:#6cc9de}}</style>' +
  '<circle cx="13.5" cy="20" r="10.5"/><circle cx="26.5" cy="20" r="10.5"/></svg>'

/** Binds the back office's page and its built files. */
export function backofficeRoutes(app: FastifyInstance): void {
  const { settings } = app.service
  const policy = policyOf(captchaSources(settings))
  const boot: Omit<BackofficeBoot, 'offersOidc'> = {
    apiUrl: 'api/',
    portalUrl: settings.publicUrl,
    captcha: { provider: settings.captcha.provider, siteKey: settings.captcha.siteKey },
  }
  let build: Promise<BackofficeBuild> | undefined
  assetRoutes(app, join(backofficeBuildFolder, 'client/assets'))

  app.get('/', async (request, reply) => {
    build ??= readBackofficeBuild()
    // A missing build may exist at the next visit.
    build.catch(() => (build = undefined))
    const { scheme } = request.cookies
    const offersOidc = await findOidcOffer(app.service.db)
    const page = pageOf(
      await build,
      { ...boot, offersOidc },
      scheme === 'light' || scheme === 'dark' ? scheme : undefined,
    )
    issueAntiForgery(request, reply)
    return reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page)
  })
}

/**
 * Returns the page's policy. Previews show the company's content, so it allows inline styles and, because the hosts are
 * not known yet, pictures from any host.
 */
function policyOf({ scripts, connections, frames = [] }: ContentSources): string {
  return contentSecurityPolicy({
    images: ['https:'],
    ...(scripts && { scripts }),
    ...(connections && { connections }),
    // Previews are pages of this server; a captcha may need its own frame.
    frames: ["'self'", ...Object.keys(frameHosts).map((host) => `https://${host}`), ...frames],
    hasStyledContent: true,
    trustedTypes: ['dompurify', 'own-scripts'],
  })
}

function pageOf(build: BackofficeBuild, boot: BackofficeBoot, scheme: 'light' | 'dark' | undefined): string {
  const { entry, scripts, styleSheets } = build
  return [
    `<!doctype html><html lang="es-CO"${scheme ? ` data-scheme="${scheme}"` : ''}><head><meta charset="utf-8">`,
    `<title>${escape(texts.title)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<link rel="icon" type="image/svg+xml" href="data:image/svg+xml,${encodeURIComponent(icon)}">`,
    ...styleSheets.map((file) => `<link rel="stylesheet" href="${file}">`),
    // Not `async`: it would run before the element that it fills exists.
    `<script type="module" src="${entry}"></script>`,
    ...scripts.map((file) => `<link rel="modulepreload" href="${file}">`),
    `</head><body class="app"><noscript><p>${escape(unsupportedTexts.scripts)}</p></noscript><div id="root"></div>${lateNotice}`,
    // A `<` would end the element.
    `<script type="application/json" id="boot">${JSON.stringify(boot).replaceAll('<', '\\u003c')}</script></body></html>`,
  ].join('')
}
