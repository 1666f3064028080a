import type { FastifyInstance } from 'fastify'
import { contentSecurityPolicy } from '../../core/http/origin/security-headers.ts'
import { type DocumentedApi, openApiOf, type OpenApi, type OpenApiVersion } from './openapi.ts'
import { docsFrames, docsPage, docsStyleHash } from './page.ts'

const versions = { 'openapi.json': '3.1', 'openapi-3.0.json': '3.0' } as const

/** Binds the public documents of both APIs: each as a page, and as OpenAPI 3.1 and 3.0 for tools. */
export function docsRoutes(app: FastifyInstance, apis: readonly DocumentedApi[]): void {
  const policy = contentSecurityPolicy({ styleHashes: [docsStyleHash] })
  for (const api of apis) {
    const frame = docsFrames[api.audience]
    // Built on first request: describing every schema takes a quarter of the start time.
    const written = new Map<OpenApiVersion, OpenApi>()
    const document = (version: OpenApiVersion) => {
      const known = written.get(version) ?? openApiOf(api, version)
      written.set(version, known)
      return known
    }
    let page: string | undefined
    app.get(frame.path, async (_, reply) =>
      reply
        .header('content-security-policy', policy)
        .type('text/html; charset=utf-8')
        .send((page ??= docsPage(document('3.1'), frame))),
    )
    for (const [file, version] of Object.entries(versions))
      app.get(`${frame.path}/${file}`, async (_, reply) =>
        reply.type('application/json; charset=utf-8').send(document(version)),
      )
  }
}
