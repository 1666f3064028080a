import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PushRow } from '@enlace/contract/push/schemas.ts'
import { ErpClient } from '@enlace/erp-client/client.ts'
import { buildCompany } from '@enlace/testing/builders.ts'
import { buildApiKey } from '@enlace/testing/programs.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'

const server = useTestServer({}, 'own')
const roads: Server[] = []
let port: number

beforeAll(async () => {
  await server.portal.listen({ host: '127.0.0.1', port: 0 })
  port = portOf(server.portal.server)
})

afterEach(() => {
  for (const road of roads.splice(0)) road.close()
})

const portOf = (listening: Pick<Server, 'address'>) => (listening.address() as AddressInfo).port // on a port, not on a pipe

/** The outcome of a request on its way: it arrives, its answer is cut after some bytes, or an intermediary answers. */
type Fate = 'arrives' | { cutAfter: number } | { status: number }

/** A proxy to the server that applies an outcome to each request; after the last one all arrive. */
async function buildRoad(fates: readonly Fate[]): Promise<string> {
  const coming = [...fates]
  const road = createServer((incoming, outgoing) => {
    const fate = coming.shift() ?? 'arrives'
    if (typeof fate === 'object' && 'status' in fate) {
      incoming.resume()
      outgoing.writeHead(fate.status, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>')
      return
    }
    const { url = '', method = 'GET', headers } = incoming
    const onward = request({ port, host: '127.0.0.1', path: url, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers)
      let passed = 0
      answer.on('data', (piece: Buffer) => {
        passed += piece.length
        if (fate === 'arrives' || passed <= fate.cutAfter) outgoing.write(piece)
        else {
          outgoing.destroy()
          onward.destroy()
        }
      })
      answer.on('end', () => outgoing.end())
      answer.on('error', () => outgoing.destroy())
    })
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  roads.push(road)
  await new Promise<void>((resolve) => road.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${portOf(road)}/`
}

async function enter(fates: readonly Fate[] = []) {
  const company = await buildCompany(server.db)
  const { clave } = await buildApiKey(server.db, company)
  const client = new ErpClient({
    url: await buildRoad(fates),
    key: clave,
    patience: { first: 5, attempts: 4 },
  })
  return { company, client }
}

const supplier = { nit: '860001911-1', nombre: 'Papelería S.A.S.' }
const invoices = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    nit: '860001911',
    factura: `FE-${at}`,
    fecha: '2026-03-01',
    vencimiento: '2026-03-31',
    valor: '1190000.50',
  }))
const countOf = async (company: { id: number }) =>
  server.asAdmin(
    'select count(*)::integer as n, sum(saldo_total)::text as total from account_statements where company_id = $1',
    [company.id],
  )

describe('the client of an ERP', () => {
  it('sends records in parcels, hears of each in its order, and says at last until when they are complete', async () => {
    const { company, client } = await enter()
    await client.push('third-parties', [supplier])
    async function* records() {
      yield* invoices(25)
      yield { nit: 'nadie' }
    }
    const rows: PushRow[] = []
    const { counts, loads } = await client.push('account-statements', records(), {
      asOf: '2026-03-05',
      recordsPerRequest: 10,
      onRow: (row) => rows.push(row),
    })
    expect(counts).toMatchObject({ read: 26, inserted: 25, refused: 1 })
    expect(rows.map(({ line }) => line)).toEqual(Array.from({ length: 26 }, (_, at) => at + 1))
    expect(rows.at(-1)).toMatchObject({ line: 26, outcome: 'refused' })
    expect(await countOf(company)).toEqual([{ n: 25, total: '29750012.50' }])
    expect((await client.freshness()).freshness).toMatchObject([{ kind: 'account-statements' }])
    expect((await client.loads({ size: 1 })).loads).toMatchObject([{ id: loads.at(-1), state: 'complete' }])
    expect((await client.load(loads.at(-1) ?? '')).findings).toMatchObject([{ line: 6, severity: 'refused' }])
    expect((await client.whoAmI()).company).toEqual({ id: company.id, nombre: company.nombre })
    expect(await client.tellFreshness('payments-made', '2026-03-05')).toMatchObject({ kind: 'payments-made' })
  })

  it('does nothing twice where answers are cut and gateways fail on the way', async () => {
    const { company, client } = await enter([
      'arrives',
      { cutAfter: 0 },
      { status: 502 },
      { cutAfter: 33_000 },
    ])
    await client.push('third-parties', [supplier])
    const rows: PushRow[] = []
    const { counts } = await client.push('account-statements', invoices(1000), {
      onRow: (row) => rows.push(row),
    })
    // The results are reported as they were at first, and once.
    expect(counts).toMatchObject({ read: 1000, inserted: 1000, unchanged: 0 })
    expect(rows.map(({ line }) => line)).toEqual(Array.from({ length: 1000 }, (_, at) => at + 1))
    expect(await countOf(company)).toMatchObject([{ n: 1000 }])
  })

  it('gives up after so many attempts, and at once where asking again is of no use', async () => {
    const { client } = await enter([{ status: 503 }, { status: 503 }, { status: 503 }, { status: 503 }])
    await expect(client.whoAmI()).rejects.toMatchObject({ status: 503 })
    const reader = await enter()
    const { clave } = await buildApiKey(server.db, reader.company, ['push:pagos'])
    const narrow = new ErpClient({ url: `http://127.0.0.1:${port}`, key: clave })
    await expect(narrow.push('third-parties', [supplier])).rejects.toMatchObject({
      status: 403,
      code: 'api-key-scope',
      message: expect.stringMatching(/^La clave de API no tiene permiso/),
      reference: expect.any(String),
    })
    const nobody = new ErpClient({
      url: 'http://127.0.0.1:1',
      key: clave,
      patience: { attempts: 2, first: 1 },
    })
    await expect(nobody.whoAmI()).rejects.toMatchObject({ status: 0, code: 'no-answer' })
  })

  it('tells the portal’s own words of what came a second time with another content', async () => {
    const { client } = await enter()
    await client.push('third-parties', [supplier], { idempotencyKey: 'noche' })
    await expect(
      client.push('third-parties', [{ ...supplier, nombre: 'Otra' }], { idempotencyKey: 'noche' }),
    ).rejects.toMatchObject({ code: 'push-differs' })
  })
})
