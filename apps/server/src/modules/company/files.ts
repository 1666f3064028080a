import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import { filePolicy } from '../../core/http/origin/security-headers.ts'
import { findBrandingFile } from './queries.ts'

/** Types that a browser may show as images; all others are downloaded. */
const images = new Set([
  'image/avif',
  'image/gif',
  'image/jpeg',
  'image/png',
  'image/svg+xml',
  'image/webp',
  'image/x-icon',
])

/** Types that are saved with an extension, so that a phone knows the application. */
const documents: Readonly<Record<string, string>> = { 'application/pdf': 'pdf' }

/** Binds logo, login image, favicon and the company's documents by hash, so that an address never changes its content. */
export function companyFileRoutes(app: FastifyInstance): void {
  app.get<{ Params: { sha256: string; name: string } }>(
    '/company-files/:sha256/:name',
    async (request, reply) => {
      const { sha256, name } = request.params
      const isAddress = /^[0-9a-f]{64}$/.test(sha256) && /^[a-z][a-z0-9_]{0,59}$/.test(name)
      const file = isAddress ? await findBrandingFile(app.service.db, sha256, name) : undefined
      if (file === undefined) throw new Problem('unknown-call')
      const isImage = images.has(file.media_type)
      const ending = documents[file.media_type]
      const savedAs = ending === undefined ? '' : `; filename="${name.replaceAll('_', '-')}.${ending}"`
      return reply
        .headers({
          'cache-control': 'public, max-age=31536000, immutable',
          'content-security-policy': filePolicy,
          ...(isImage ? {} : { 'content-disposition': `attachment${savedAs}` }),
        })
        .type(isImage || ending !== undefined ? file.media_type : 'application/octet-stream')
        .send(file.bytes)
    },
  )
}
