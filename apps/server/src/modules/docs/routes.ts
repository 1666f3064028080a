import type { FastifyInstance } from 'fastify'
import type { AnyCall } from '@enlace/contract/core/call'
import { contentSecurityPolicy } from '../../core/http/origin/security-headers.ts'
import { openApiOf } from './openapi.ts'
import { docsPage, docsStyleHash } from './page.ts'

/** The API's document for everybody: to read, and as OpenAPI 3.1 for tools. */
export function docsRoutes(app: FastifyInstance, calls: readonly AnyCall[], baseUrl: string): void {
  const document = openApiOf(calls, baseUrl)
  const page = docsPage(document)
  const policy = contentSecurityPolicy({ styleHashes: [docsStyleHash] })

  app.get('/docs', async (_, reply) =>
    reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(page),
  )
  app.get('/docs/openapi.json', async (_, reply) =>
    reply.type('application/json; charset=utf-8').send(document),
  )
}
