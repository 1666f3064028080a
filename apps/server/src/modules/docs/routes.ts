import type { FastifyInstance } from 'fastify'
import type { AnyCall } from '@enlace/contract/core/call.ts'
import { contentSecurityPolicy } from '../../core/http/origin/security-headers.ts'
import { openApiOf, type OpenApi } from './openapi.ts'
import { docsPage, docsStyleHash } from './page.ts'

/** Binds the public API document: as a page, and as OpenAPI 3.1 for tools. */
export function docsRoutes(app: FastifyInstance, calls: readonly AnyCall[], baseUrl: string): void {
  // Built on first request: describing every schema takes a quarter of the start time.
  let written: OpenApi | undefined
  let page: string | undefined
  const document = () => (written ??= openApiOf(calls, baseUrl))
  const policy = contentSecurityPolicy({ styleHashes: [docsStyleHash] })

  app.get('/docs', async (_, reply) =>
    reply
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send((page ??= docsPage(document()))),
  )
  app.get('/docs/openapi.json', async (_, reply) =>
    reply.type('application/json; charset=utf-8').send(document()),
  )
}
