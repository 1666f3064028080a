import type { FastifyInstance } from 'fastify'
import type { AnyCall } from '@enlace/contract/core/call.ts'
import { pushDocsTexts } from '@enlace/contract/push/texts.ts'
import { docsPage, docsStyleHash } from '../docs/index.ts'
import { contentSecurityPolicy } from '../../core/http/origin/security-headers.ts'
import { pushOpenApi } from './openapi.ts'

/** The public API documentation for programs: as OpenAPI 3.1, and as a page without scripts. */
export function pushDocsRoutes(app: FastifyInstance, calls: readonly AnyCall[], baseUrl: string): void {
  const document = pushOpenApi(calls, baseUrl)
  const page = docsPage(document, {
    lang: 'es',
    title: document.info.title,
    shapes: pushDocsTexts.kinds,
    openApi: 'openapi.json',
  })
  const policy = contentSecurityPolicy({ styleHashes: [docsStyleHash] })
  app.get('/openapi.json', async (_, reply) => reply.type('application/json; charset=utf-8').send(document))
  app.get('/docs', async (_, reply) =>
    reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(page),
  )
}
