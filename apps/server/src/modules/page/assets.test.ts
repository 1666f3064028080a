import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { answerFault } from '../../core/http/answer-problem.ts'
import { assetRoutes } from './routes.ts'

let app: FastifyInstance
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'enlace-assets-'))
  await writeFile(join(folder, 'main-abc123.js'), 'export const a = 1\n'.repeat(50))
  await writeFile(join(folder, 'style-abc123.css'), 'body{color:red}')
  await writeFile(join(folder, 'style-abc123.css.br'), brotliCompressSync('body{color:red}/* beside */'))
  await writeFile(join(folder, 'inter-abc123.woff2'), 'font')
  await writeFile(join(folder, '..hidden.js'), 'secret')
  app = fastify()
  app.setErrorHandler(answerFault)
  assetRoutes(app, folder)
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const get = (name: string, encoding = 'gzip, br') =>
  app.inject({ url: `/assets/${name}`, headers: { 'accept-encoding': encoding } })

it('lets a browser keep a built file for ever, with its right type', async () => {
  for (const [name, type] of [
    ['main-abc123.js', 'text/javascript; charset=utf-8'],
    ['style-abc123.css', 'text/css; charset=utf-8'],
    ['inter-abc123.woff2', 'font/woff2'],
  ] as const) {
    const { statusCode, headers } = await get(name)
    expect([statusCode, headers['content-type']]).toEqual([200, type])
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['vary']).toBe('accept-encoding')
  }
})

it('sends text compressed to whoever takes it, from the file beside it where there is one', async () => {
  const compressed = await get('main-abc123.js')
  expect(compressed.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(compressed.rawPayload).toString()).toContain('export const a = 1')
  const beside = await get('style-abc123.css')
  expect(brotliDecompressSync(beside.rawPayload).toString()).toBe('body{color:red}/* beside */')
  for (const encoding of ['gzip', 'br;q=0, gzip', '']) {
    const plain = await get('style-abc123.css', encoding)
    expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, 'body{color:red}'])
  }
  expect((await get('inter-abc123.woff2')).headers['content-encoding']).toBeUndefined()
})

it('serves nothing but built files of its own folder', async () => {
  for (const name of [
    'none.js',
    '..%2Fpackage.json',
    '%2e%2e%2f%2e%2e%2fpackage.json',
    '..hidden.js',
    'style-abc123.css.br',
    'main-abc123.js%00.css',
    'main-abc123',
    '.env',
  ]) {
    expect([name, (await get(name)).statusCode]).toEqual([name, 404])
  }
})
