import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll } from 'vitest'

/** A stand-in for an S3-compatible store that accepts only requests whose Signature Version 4 it can reproduce. */
export interface TestBucket {
  /** The address for STORAGE_URL. */
  url: string
  /** Its content: bytes and headers by the path below the bucket. */
  readonly objects: Map<string, { bytes: Buffer; headers: IncomingMessage['headers'] }>
  /** How many of the next requests it answers with 503, as a busy store does. */
  busyFor: number
}

const keys = { id: 'AKIDEXAMPLE', secret: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY' } as const
const region = 'us-east-1'
const name = 'enlace-files'

/** Provides a test file with a bucket. */
export function useTestBucket(): TestBucket {
  const bucket: TestBucket = { url: '', objects: new Map(), busyFor: 0 }
  let server: Server
  beforeAll(async () => {
    server = createServer((request, response) => void answer(bucket, request, response))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo // it listens on a port, not on a pipe
    const endpoint = encodeURIComponent(`http://127.0.0.1:${port}`)
    bucket.url = `s3://${keys.id}:${encodeURIComponent(keys.secret)}@${name}/portal?region=${region}&endpoint=${endpoint}`
  })
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return bucket
}

async function answer(bucket: TestBucket, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const bytes = await buffer(request)
  const fail = (status: number, code: string) =>
    response
      .writeHead(status, { 'content-type': 'application/xml' })
      .end(`<Error><Code>${code}</Code></Error>`)
  if (bucket.busyFor > 0) {
    bucket.busyFor -= 1
    fail(503, 'SlowDown')
    return
  }
  if (request.headers.authorization !== authorizationOf(request))
    return void fail(403, 'SignatureDoesNotMatch')
  const payload = request.headers['x-amz-content-sha256']
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== createHash('sha256').update(bytes).digest('hex')) {
    return void fail(400, 'XAmzContentSHA256Mismatch')
  }
  const prefix = `/${name}/`
  const key = request.url?.startsWith(prefix) ? request.url.slice(prefix.length) : undefined
  if (key === undefined) return void fail(404, 'NoSuchBucket')
  const held = bucket.objects.get(key)
  if (request.method === 'PUT') {
    if (request.headers['content-length'] === undefined) return void fail(411, 'MissingContentLength')
    bucket.objects.set(key, { bytes, headers: request.headers })
    response.end()
  } else if (request.method === 'DELETE') {
    bucket.objects.delete(key)
    response.writeHead(204).end()
  } else if (held) response.end(held.bytes)
  else fail(404, 'NoSuchKey')
}

/** The header that the request must have, calculated by Amazon's own description of Signature Version 4. */
export function authorizationOf(
  { method = 'GET', url = '/', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  { id, secret }: { id: string; secret: string } = keys,
): string {
  const sent = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? '')?.[1] ?? ''
  const time = String(headers['x-amz-date'])
  const scope = `${time.slice(0, 8)}/${region}/s3/aws4_request`
  const [path = '/', search = ''] = url.split('?')
  const canonical = [
    method,
    path,
    search
      .split('&')
      .toSorted((one, other) => (one < other ? -1 : 1))
      .join('&'),
    ...sent.split(';').map((header) => `${header}:${String(headers[header]).trim().replace(/\s+/g, ' ')}`),
    '',
    sent,
    headers['x-amz-content-sha256'],
  ].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', time, scope, createHash('sha256').update(canonical).digest('hex')].join(
    '\n',
  )
  const signing = [time.slice(0, 8), region, 's3', 'aws4_request'].reduce<Buffer>(
    (key, part) => createHmac('sha256', key).update(part).digest(),
    Buffer.from(`AWS4${secret}`),
  )
  const signature = createHmac('sha256', signing).update(toSign).digest('hex')
  return `AWS4-HMAC-SHA256 Credential=${id}/${scope}, SignedHeaders=${sent}, Signature=${signature}`
}
