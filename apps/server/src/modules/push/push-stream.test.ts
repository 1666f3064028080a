import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { buildCompany } from '@enlace/testing/builders.ts'
import { askAsProgram, buildApiKey, ndjsonOf } from '@enlace/testing/programs.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { expect, it } from 'vitest'

const server = useTestServer({}, 'own')

const supplier = { nit: '860001911-1', nombre: 'Papelería S.A.S.' }
const megabyte = 1024 * 1024

it('stops reading while nobody takes the answer, holds little meanwhile, and goes on where it stood', async () => {
  await server.portal.listen({ host: '127.0.0.1', port: 0 })
  const { port } = server.portal.server.address() as AddressInfo // it listens to a port, not to a pipe
  const company = await buildCompany(server.db)
  const key = await buildApiKey(server.db, company)
  await askAsProgram(port, key, {
    method: 'POST',
    path: '/v1/records/third-parties',
    headers: { 'content-type': 'application/x-ndjson' },
    body: ndjsonOf([supplier]),
  })
  // Refused records have long answers: 40 MB in, and more out than a connection buffers.
  const total = 20_000
  const nobody = 'nadie '.repeat(30)
  let sent = 0
  function* records() {
    for (; sent < total; sent++) yield `{"nit":"${nobody}${sent}","nombre":"${'x'.repeat(1800)}"}\n`
  }
  const outgoing = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/v1/records/third-parties',
    agent: false,
    headers: {
      host: company.host,
      authorization: `Bearer ${key.clave}`,
      'content-type': 'application/x-ndjson',
    },
  })
  const answering = new Promise<Readable>((resolve, reject) => {
    outgoing.on('response', resolve)
    outgoing.on('error', reject)
  })
  globalThis.gc?.()
  const before = process.memoryUsage().rss
  Readable.from(records(), { highWaterMark: 16 }).pipe(outgoing)
  const answer = await answering
  // Nobody reads, so that sending stalls far from the end.
  const stopped = async () => {
    const then = sent
    await new Promise((resolve) => setTimeout(resolve, 1500))
    return sent === then
  }
  await expect.poll(stopped, { interval: 0 }).toBe(true)
  expect(sent).toBeLessThan(total)
  const [row] = await server.asAdmin<{ read: number }>(
    "select rows_read::integer as read from pushes where company_id = $1 and state = 'running'",
    [company.id],
  )
  expect(row?.read).toBeLessThan(total)

  let [count, last, peak] = [0, '', 0]
  let rest = ''
  for await (const piece of answer) {
    const lines = (rest + String(piece)).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (line !== '') [count, last] = [count + 1, line]
    peak = Math.max(peak, process.memoryUsage().rss)
  }
  expect(count).toBe(total + 1)
  expect(JSON.parse(last)).toMatchObject({ complete: true, counts: { read: total, refused: total } })
  // Client and server share one process here.
  expect(peak - before).toBeLessThan(300 * megabyte)
})
