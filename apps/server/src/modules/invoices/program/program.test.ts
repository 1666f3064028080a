import type { AddressInfo } from 'node:net'
import { acceptInvoice, getInvoiceReview } from '@enlace/contract/invoices/desk/calls.ts'
import type { ApiScope } from '@enlace/domain/api-key.ts'
import { buildInvoiceWorld, handIn } from '@enlace/testing/invoice-world.ts'
import { askAsProgram, buildApiKey } from '@enlace/testing/programs.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { buildStaff } from '@enlace/testing/staff.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { beforeAll, expect, it } from 'vitest'

const folder = await useScratchFolder('enlace-invoice-program-')
// It moves acceptances back in time, which no other test may miss.
const server = useTestServer({ STORAGE_URL: folder }, 'own')
let port: number

beforeAll(async () => {
  await server.portal.listen({ host: '127.0.0.1', port: 0 })
  port = (server.portal.server.address() as AddressInfo).port // it listens to a port, not to a pipe
})

async function enter(scopes: readonly ApiScope[] = ['read:facturas-radicadas']) {
  const world = await buildInvoiceWorld(server, { radicar_factura: 1 })
  const key = await buildApiKey(server.db, world.company, scopes)
  const desk = await server.signInStaff(await buildStaff(server.db, world.company, 'cuentas_por_pagar'))
  const get = (path: string) => askAsProgram(port, key, { path })
  const take = (ids: readonly string[]) =>
    askAsProgram(port, key, {
      method: 'POST',
      path: '/v1/invoices/taken',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ids }),
    })
  /** Hands an invoice in that the desk accepts, and lets the seconds pass after which it is told. */
  const accept = async () => {
    const written = world.write()
    const { id } = await handIn(server, world.browser, written.xml)
    const { body } = await server.call(getInvoiceReview, desk, { params: { id } })
    await server.call(acceptInvoice, desk, { params: { id }, body: { version: body.version } })
    await server.asAdmin(
      "update submitted_invoices set decidida_at = decidida_at - interval '10 seconds' where id = $1",
      [id],
    )
    return { id, ...written }
  }
  return { ...world, get, take, accept }
}

it('reads accepted invoices once each after a cursor, with lines, match and files', async () => {
  const world = await enter()
  await handIn(
    server,
    world.browser,
    world.write({ order: null, lines: [{ code: 'Z9', quantity: '1', price: '7' }] }).xml,
  )
  expect((await world.get('/v1/invoices')).json).toEqual({ invoices: [], next: null })
  const [one, two] = [await world.accept(), await world.accept()]
  const first = await world.get('/v1/invoices?size=1')
  expect(first.headers['cache-control']).toBe('no-store')
  const [told] = first.json['invoices'] as { archivos: { id: string; clase: string }[] }[] // the answer's schema
  expect(told).toMatchObject({
    numero: one.number,
    cufe: one.uniqueKey,
    valor_total: '1190.00',
    regla: null,
    tomada_at: null,
    proveedor: { documento_numero: world.thirdParty.documento_numero },
    documento: { impuestos: [{ valor: '190.00' }], lineas: [{ codigo: 'A1', cantidad: '10' }] },
    match: { resultado: 'cuadra' },
  })
  const second = await world.get(`/v1/invoices?after=${String(first.json['next'])}`)
  expect(second.json['invoices']).toMatchObject([{ numero: two.number }])
  const after = `/v1/invoices?after=${String(second.json['next'])}`
  expect((await world.get(after)).json).toEqual({ invoices: [], next: second.json['next'] })

  const original = told?.archivos.find(({ clase }) => clase === 'original')
  const file = await world.get(`/v1/invoice-files/${original?.id}`)
  expect(file.text).toBe(one.xml)
})

it('is told once what the ERP has recorded, and sends it no more as pending', async () => {
  const world = await enter()
  const [one, two] = [await world.accept(), await world.accept()]
  expect((await world.take([one.id])).json).toEqual({ taken: 1 })
  expect((await world.take([one.id])).json).toEqual({ taken: 0 })
  expect((await world.get('/v1/invoices?pending=true')).json['invoices']).toMatchObject([{ id: two.id }])
  expect((await world.get('/v1/invoices')).json['invoices']).toMatchObject([
    { id: one.id, tomada_at: expect.any(String) },
    { id: two.id, tomada_at: null },
  ])
  expect(
    await server.asAdmin('select detail from audit_log where company_id = $1 and action = $2', [
      world.company.id,
      'invoice:taken',
    ]),
  ).toEqual([{ detail: { facturas: 1 } }])
})

it('opens nothing of another company, of a draft, or for a key without the permission', async () => {
  const [world, other] = [await enter(), await enter()]
  const { id } = await world.accept()
  const file = await server.asAdmin<{ id: string }>(
    'select id from submitted_invoice_files where invoice_id = $1',
    [id],
  )
  expect((await other.get('/v1/invoices')).json['invoices']).toEqual([])
  expect((await other.get(`/v1/invoice-files/${file[0]?.id}`)).status).toBe(404)
  expect((await other.take([id])).status).toBe(404)
  const handed = await handIn(server, world.browser, world.write({ order: null }).xml)
  expect((await world.take([handed.id])).status).toBe(404)
  expect((await world.get(`/v1/invoice-files/${handed.body.archivos?.[0]?.id}`)).status).toBe(404)
  expect((await world.get('/v1/invoices?after=x')).status).toBe(422)
  const without = await enter(['read:cargas'])
  expect((await without.get('/v1/invoices')).status).toBe(403)
  expect((await askAsProgram(port, undefined, { path: '/v1/invoices' })).status).toBe(401)
})
