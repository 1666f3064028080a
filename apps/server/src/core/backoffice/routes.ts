import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { backofficeTexts as texts } from '@enlace/contract/core/backoffice/texts'
import { escape, noIcon } from '../docs/page.ts'
import { contentSecurityPolicy } from '../http/security-headers.ts'

const style =
  ':root{color-scheme:light dark}body{background:light-dark(#fff,#131417);color:light-dark(#17191d,#eceef1);max-width:36rem;margin:15vh auto 0;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif}' +
  'h1{font-size:1.25rem}a{color:inherit}'

/** The back office's first page: what this address offers today. */
export function backofficeRoutes(app: FastifyInstance, publicUrl: string): void {
  const page =
    `<!doctype html><html lang="es-CO"><head><meta charset="utf-8"><title>${texts.title}</title>` +
    `<meta name="viewport" content="width=device-width, initial-scale=1">${noIcon}<style>${style}</style></head><body><main>` +
    `<h1>${texts.title}</h1><p>${texts.intro}</p><p>${texts.meanwhile}<br><code>${texts.commands}</code></p>` +
    `<p><a href="docs">${texts.api}</a></p><p><a href="${escape(publicUrl)}">${texts.portal}</a></p></main></body></html>`
  const styleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`
  const policy = contentSecurityPolicy({ styleHashes: [styleHash] })

  app.get('/', async (_, reply) =>
    reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(page),
  )
}
