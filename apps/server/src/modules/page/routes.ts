import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'

const compress = promisify(brotliCompress)

const mediaTypes: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  woff2: 'font/woff2',
}
/** Extensions to compress with brotli; the others are compressed already. */
const compressible = new Set(['css', 'js', 'json', 'svg'])

interface Asset {
  type: string
  plain: Buffer
  brotli: Buffer | undefined
}

/**
 * Serves the portal's built files. Their names contain a content hash, so browsers cache them for ever and this
 * process reads and compresses each once.
 */
export function assetRoutes(app: FastifyInstance, folder: string): void {
  const kept = new Map<string, Promise<Asset>>()

  app.get<{ Params: { name: string } }>('/assets/:name', async (request, reply) => {
    const { name } = request.params
    const asset = await assetOf(name)
    void reply.headers({ 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding' })
    const isBrotli = /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(request.headers['accept-encoding'] ?? '')
    if (!isBrotli || asset.brotli === undefined) return reply.type(asset.type).send(asset.plain)
    return reply.type(asset.type).header('content-encoding', 'br').send(asset.brotli)
  })

  function assetOf(name: string): Promise<Asset> {
    const extension = /^[\w-][\w.-]*\.(\w+)$/.exec(name)?.[1] ?? ''
    const type = mediaTypes[extension]
    if (type === undefined) throw new Problem('unknown-call')
    const known = kept.get(name)
    if (known) return known
    const asset = readAsset(join(folder, name), type, compressible.has(extension))
    kept.set(name, asset)
    // A missing file may come with the next build; caching such names would grow without limit.
    asset.catch(() => kept.delete(name))
    return asset
  }
}

async function readAsset(path: string, type: string, isCompressible: boolean): Promise<Asset> {
  const plain = await readFile(path).catch(() => undefined)
  if (plain === undefined) throw new Problem('unknown-call')
  const beside = isCompressible ? await readFile(`${path}.br`).catch(() => undefined) : undefined
  return { type, plain, brotli: beside ?? (isCompressible ? await compress(plain) : undefined) }
}
