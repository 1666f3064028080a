import type { FastifyInstance } from 'fastify'
import { mediaFormats } from '@enlace/contract/media/limits.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { filePolicy } from '../../core/http/origin/security-headers.ts'
import '../../core/http/service.ts'
import { findServedSize } from './queries.ts'

const mediaTypes = { avif: 'image/avif', webp: 'image/webp', svg: 'image/svg+xml' } as const

/**
 * Fresh for an hour, then served stale for a month while revalidating, so that a replaced picture appears by itself.
 */
const kept = 'public, max-age=3600, stale-while-revalidate=2592000'

/**
 * Serves library pictures: `media/{id}/{width}` in the best format that the browser accepts, or
 * `media/{id}/{width}.avif`. A picture's file can be replaced, so each answer has an ETag.
 */
export function mediaFileRoutes(app: FastifyInstance): void {
  app.get<{ Params: { id: string; size: string } }>('/media/:id/:size', async (request, reply) => {
    const { id, size } = request.params
    const [, width, format] = /^(\d{1,5})(?:\.(avif|webp))?$/.exec(size) ?? []
    if (width === undefined || !/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id))
      throw new Problem('unknown-call')
    const readsAvif = /\bimage\/avif\b/.test(request.headers.accept ?? '')
    const formats =
      format === undefined ? mediaFormats.filter((one) => one !== 'avif' || readsAvif) : [format]
    const file = await findServedSize(app.service.db, id, Number(width), formats)
    if (!file) throw new Problem('unknown-call')
    const tag = `"${file.sha256.slice(0, 32)}"`
    void reply.headers({
      'cache-control': kept,
      etag: tag,
      'content-security-policy': filePolicy,
      ...(format === undefined ? { vary: 'accept' } : {}),
    })
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
    return reply.type(mediaTypes[file.format]).send(file.bytes)
  })
}
