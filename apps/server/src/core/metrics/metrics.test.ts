import { login } from '@enlace/contract/sign-in/session/calls.ts'
import { buildCompany, buildSupplier } from '@enlace/testing/builders.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { Scope } from '@enlace/database/scope.ts'
import { expect, it } from 'vitest'
import { addJob } from '../jobs/commands.ts'
import { startWorker } from '../jobs/worker.ts'
import { serveMetrics, type MetricsPlace } from './serve-metrics.ts'

const server = useTestServer({}, 'own')
const serve = () => serveMetrics(server.db, { metricsPort: 0, metricsHost: '127.0.0.1' })

const read = async ({ address }: MetricsPlace) => (await fetch(address)).text()

/** Returns the value of a series by its name and some of its labels. */
function valueOf(text: string, name: string, labels: Record<string, string> = {}): number | undefined {
  const line = text.split('\n').find((one) => {
    const isNamed = one.startsWith(`${name}{`) || one.startsWith(`${name} `)
    return isNamed && Object.entries(labels).every(([label, value]) => one.includes(`${label}="${value}"`))
  })
  return line === undefined ? undefined : Number(line.slice(line.lastIndexOf(' ') + 1))
}

it('is served nowhere unless a port is set', async () => {
  expect(await serveMetrics(server.db, { metricsPort: undefined, metricsHost: '127.0.0.1' })).toBeUndefined()
  expect((await server.portal.inject('/metrics')).body).not.toContain('enlace_')
})

it('counts requests by route, batches, work and what waits, and names nobody', async () => {
  const metrics = await serve()
  if (!metrics) throw new Error('No metrics')
  try {
    const company = await buildCompany(server.db)
    const { person } = await buildSupplier(server.db, company)
    await server.logIn(person)
    await server.portal.inject({
      url: '/no-such-page/lucia@proveedor.example',
      headers: { host: company.host },
    })
    await server.db.transaction(Scope.ofStaff(company.id), async (tx) => {
      await addJob(tx, 'counted', {}, { tries: 1 })
      await addJob(tx, 'of-nobody', {})
      await addJob(tx, 'of-nobody', {}, { runAt: new Date(Date.now() + 3_600_000) })
    })
    const failing = { name: 'counted', run: () => Promise.reject(new Error('x')) }
    const worker = startWorker({ ...server.portal.service, log: server.portal.log }, [failing])
    await expect
      .poll(() => server.logs.some((line) => line.includes('"job failed"') && line.includes('"counted"')))
      .toBe(true)
    await worker.stop()

    const text = await read(metrics)
    const route = `/api${login.path}`
    expect(valueOf(text, 'enlace_http_requests_total', { route, status: '2xx', origin: 'portal' })).toBe(1)
    expect(valueOf(text, 'enlace_http_request_duration_seconds_count', { route })).toBe(1)
    expect(valueOf(text, 'enlace_work_duration_seconds_count', { name: 'counted', outcome: 'failed' })).toBe(
      1,
    )
    expect(valueOf(text, 'enlace_queue_size', { queue: 'jobs', state: 'waiting' })).toBe(1)
    expect(valueOf(text, 'enlace_queue_size', { queue: 'jobs', state: 'later' })).toBe(1)
    expect(valueOf(text, 'enlace_queue_size', { queue: 'jobs', state: 'given_up' })).toBe(1)
    expect(valueOf(text, 'enlace_queue_oldest_seconds', { queue: 'jobs' })).toBeGreaterThan(0)
    expect(
      valueOf(text, 'enlace_database_batch_duration_seconds_count', { outcome: 'done' }),
    ).toBeGreaterThan(5)
    expect(valueOf(text, 'enlace_database_pool_connections', { pool: 'app', state: 'waiting' })).toBe(0)
    expect(valueOf(text, 'enlace_database_up')).toBe(1)
    expect(valueOf(text, 'nodejs_eventloop_lag_seconds')).toBeDefined()
    for (const secret of [person.email, company.host, 'lucia@', 'no-such-page'])
      expect(text).not.toContain(secret)
  } finally {
    await metrics.close()
  }
})

it('answers nothing else, and stops counting when it closes', async () => {
  const metrics = await serve()
  if (!metrics) throw new Error('No metrics')
  expect((await fetch(metrics.address.replace('/metrics', '/'))).status).toBe(404)
  expect((await fetch(metrics.address, { method: 'POST' })).status).toBe(404)
  await metrics.close()
  await expect(fetch(metrics.address)).rejects.toThrow('fetch failed')
})

it('says that the port is taken', async () => {
  const metrics = await serve()
  const port = Number(new URL(metrics?.address ?? '').port)
  await expect(serveMetrics(server.db, { metricsPort: port, metricsHost: '127.0.0.1' })).rejects.toThrow(
    `The metrics cannot be served on port ${port} of 127.0.0.1 (EADDRINUSE)`,
  )
  await metrics?.close()
})
