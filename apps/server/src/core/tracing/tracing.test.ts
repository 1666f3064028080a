import { once } from 'node:events'
import { createServer, type Server as HttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { login } from '@enlace/contract/sign-in/session/calls.ts'
import { Scope } from '@enlace/database/scope.ts'
import { buildCompany, buildSupplier } from '@enlace/testing/builders.ts'
import { useTestDatabase } from '@enlace/testing/opened-database.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addJob } from '../jobs/commands.ts'
import { startWorker } from '../jobs/worker.ts'
import { readSettings } from '../settings/settings.ts'
import { openTracing } from './tracing.ts'
import { createServer as createProduct } from '../../app/server.ts'

interface SentSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  status?: { code?: number }
  attributes: { key: string; value: Record<string, unknown> }[]
}

const database = useTestDatabase('own')
const bodies: string[] = []
let collector: HttpServer
let endpoint: string

beforeAll(async () => {
  collector = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      bodies.push(`${request.url} ${Buffer.concat(pieces).toString('utf8')}`)
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  // A server that listens to a port has this kind of address.
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
})
afterAll(() => collector.close())

const spans = (): SentSpan[] =>
  bodies.flatMap((body) => {
    // What OTLP says in JSON.
    const { resourceSpans } = JSON.parse(body.slice(body.indexOf(' '))) as {
      resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[]
    }
    return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans))
  })

it('tells a collector of requests, of what they did in the database and of jobs, and of nobody', async () => {
  const settings = readSettings({
    SECRET_KEY: 'k'.repeat(40),
    LOG_LEVEL: 'silent',
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    TRUST_PROXY: '10.0.0.0/8',
  })
  const { portal, backoffice, tracing } = await createProduct(settings, database.db)
  const company = await buildCompany(database.db)
  const { person } = await buildSupplier(database.db, company)
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
  const signIn = (from: string) =>
    portal.inject({
      method: 'POST',
      url: `/api${login.path}`,
      remoteAddress: from,
      headers: {
        host: company.host,
        'content-type': 'application/x-www-form-urlencoded',
        traceparent: `00-${traceId}-00f067aa0ba902b7-01`,
      },
      payload: `username=${encodeURIComponent(person.email)}&password=falsa&company=${company.id}&applicationType=agp`,
    })
  await signIn('10.0.0.1')
  await signIn('203.0.113.9')
  await database.db.transaction(Scope.ofStaff(company.id), (tx) => addJob(tx, 'traced', {}, { tries: 1 }))
  let isTried = false
  const task = {
    name: 'traced',
    run: () => {
      isTried = true
      return Promise.reject(new Error(person.email))
    },
  }
  const worker = startWorker({ ...portal.service, log: portal.log }, [task])
  await expect.poll(() => isTried).toBe(true)
  await worker.stop()
  await Promise.all([portal.close(), backoffice.close()])
  await tracing?.stop()

  expect(bodies.every((body) => body.startsWith('/v1/traces '))).toBe(true)
  const requests = spans().filter(({ name }) => name === `POST /api${login.path}`)
  expect(requests).toHaveLength(2)
  const [trusted, other] = [true, false].map((isTrusted) =>
    requests.find((span) => (span.traceId === traceId) === isTrusted),
  )
  expect(trusted?.parentSpanId).toBe('00f067aa0ba902b7')
  expect(other?.parentSpanId ?? '').toBe('')
  const batches = spans().filter(({ parentSpanId }) => parentSpanId === trusted?.spanId)
  expect(batches.map(({ name }) => name)).toContain('select login_candidate')
  const job = spans().find(({ name }) => name === 'job traced')
  expect(job?.status?.code).toBe(2)
  for (const secret of [person.email, 'falsa', company.host]) expect(bodies.join('')).not.toContain(secret)
})

it('does nothing, and loads nothing, where no collector is set', async () => {
  expect(await openTracing({ otlpEndpoint: undefined, trustProxy: false, proxy: undefined })).toBeUndefined()
})
