import type { AddressInfo } from 'node:net'
import type { AnyCall } from '@enlace/contract/core/call.ts'
import { returnInvoice } from '@enlace/contract/invoices/desk/calls.ts'
import { handInSupportingBySupplier } from '@enlace/contract/invoices/supporting-program/calls.ts'
import { acceptable } from '@enlace/testing/acceptable.ts'
import {
  buildBranch,
  buildCompany,
  buildPerson,
  buildThirdParty,
  changeSettings,
} from '@enlace/testing/builders.ts'
import { buildInvoiceWorld, type InvoiceWorld } from '@enlace/testing/invoice-world.ts'
import { askAsProgram, type BuiltApiKey, buildApiKey } from '@enlace/testing/programs.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { buildStaff } from '@enlace/testing/staff.ts'
import { buildSupplierKey, multipartOf } from '@enlace/testing/supplier-programs.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { servedProgramCalls } from '../../../app/programs.ts'

const folder = await useScratchFolder('enlace-supplier-program-')
const server = useTestServer({ STORAGE_URL: folder }, 'own')
let port: number

beforeAll(async () => {
  await server.portal.listen({ host: '127.0.0.1', port: 0 })
  port = (server.portal.server.address() as AddressInfo).port // it listens to a port, not to a pipe
})

const pdf = '%PDF-1.7\n' + ' '.repeat(100) + '\n%%EOF\n'
type Parts = Parameters<typeof multipartOf>[0]
type Key = Pick<BuiltApiKey, 'clave' | 'company'>

function post(key: Key | undefined, path: string, parts: Parts, headers: Record<string, string> = {}) {
  const sent = multipartOf(parts)
  return askAsProgram(port, key, {
    method: 'POST',
    path: `/v1/supplier/${path}`,
    headers: { ...sent.headers, ...headers },
    body: sent.body,
  })
}
const get = (key: Key, path: string) => askAsProgram(port, key, { path: `/v1/supplier/${path}` })
const xml = (bytes: string) => ({ field: 'factura', name: 'factura.xml', bytes })

interface Told {
  nombre: string
  resultado: string
  motivos: string[]
  facturas: { id: string; radicado: string | null; estado: string; hallazgos: unknown[] }[]
}
const toldIn = ({ json }: { json: Record<string, unknown> }) => json['archivos'] as Told[] // the answer's schema

const annex = {
  nombre: 'Acta de recibo',
  documentos: 'todos',
  persona: null,
  suministro: null,
  tamanos: [],
  riesgos: [],
  obligatorio: true,
}

async function enter(settings: Record<string, unknown> = {}) {
  const world = await buildInvoiceWorld(server, { radicar_factura: 1, ...settings })
  const key = await buildSupplierKey(server, world.company, world.thirdParty)
  return { ...world, key }
}

async function giveBack(world: InvoiceWorld, id: string) {
  const desk = await server.signInStaff(await buildStaff(server.db, world.company, 'cuentas_por_pagar'))
  const [row] = await server.asAdmin<{ version: number }>(
    'select version from submitted_invoices where id = $1',
    [id],
  )
  await server.call(returnInvoice, desk, {
    params: { id },
    body: { motivo: 'valor', detalle: 'Es otro precio.', version: row?.version ?? 0 },
  })
}

describe('a supplier’s program', () => {
  it('hands an invoice in with its paper and annex, and is told its number and findings', async () => {
    const world = await enter({ invoice_annexes: [annex] })
    const written = world.write()
    const { status, headers, json } = await post(world.key, 'invoices', [
      xml(written.xml),
      { field: 'pdf', name: `${written.number}.pdf`, bytes: pdf },
      { field: 'anexo:Acta de recibo', name: 'acta.pdf', bytes: pdf },
    ])
    expect([status, headers['cache-control'], headers['set-cookie']]).toEqual([200, 'no-store', undefined])
    expect(toldIn({ json })).toMatchObject([
      {
        nombre: 'factura.xml',
        resultado: 'radicada',
        motivos: [],
        facturas: [
          { numero: written.number, estado: 'radicada', radicado: expect.stringMatching(/^\d{4}-\d{6}$/) },
        ],
      },
      { resultado: 'representacion' },
      { nombre: 'acta.pdf', resultado: 'anexo' },
    ])
    const id = toldIn({ json })[0]?.facturas[0]?.id ?? ''
    const own = (await get(world.key, `invoices/${id}`)).json
    expect(own).toMatchObject({
      anexos: [{ entregado: true }],
      tiempos: expect.anything(),
      estimado: expect.anything(),
    })
    const paper = await get(world.key, `invoices/${id}/acknowledgement`)
    expect([paper.status, paper.text.slice(0, 5)]).toEqual([200, '%PDF-'])
    expect(
      await server.asAdmin(
        `select i.origen, i.enviada_por, i.identity_id, a.actor from submitted_invoices i
           join audit_log a on a.company_id = i.company_id and a.target = i.id::text and a.action = 'invoice:radicada'
          where i.id = $1`,
        [id],
      ),
    ).toEqual([
      {
        origen: 'api',
        enviada_por: `clave ${world.key.nombre}`,
        identity_id: null,
        actor: `clave ${world.key.nombre}`,
      },
    ])
  })

  it('gets the same number for the same document, and the same answer for the same request key', async () => {
    const world = await enter()
    const { xml: one } = world.write()
    const headers = { 'idempotency-key': 'envio-1' }
    const first = await post(world.key, 'invoices', [xml(one)], headers)
    const again = await post(world.key, 'invoices', [xml(one)], headers)
    expect(again.headers['idempotent-replayed']).toBe('true')
    expect(again.json).toEqual(first.json)
    const bare = await post(world.key, 'invoices', [xml(one)])
    expect(toldIn(bare)[0]?.facturas[0]?.radicado).toBe(toldIn(first)[0]?.facturas[0]?.radicado)
    const other = await post(world.key, 'invoices', [xml(world.write().xml)], headers)
    expect([other.status, other.json['code']]).toEqual([422, 'request-key-reused'])
    expect((await get(world.key, 'invoices')).json['total']).toBe(1)
  })

  it('hands one in of two at once', async () => {
    const world = await enter()
    const { xml: one } = world.write()
    const both = await Promise.all([
      post(world.key, 'invoices', [xml(one)], { 'idempotency-key': 'a' }),
      post(world.key, 'invoices', [xml(one)], { 'idempotency-key': 'a' }),
    ])
    const numbers = new Set(both.map((answer) => toldIn(answer)[0]?.facturas[0]?.radicado))
    expect([both.map(({ status }) => status), numbers.size]).toEqual([[200, 200], 1])
  })

  it('is told what keeps a document from being handed in, which stays a draft', async () => {
    const world = await enter()
    const buyer = { nit: '900373913', name: 'Otra S.A.S.' }
    const answer = await post(world.key, 'invoices', [
      xml(world.write({ buyer }).xml),
      { field: 'nota', name: 'nota.xml', bytes: '<a/>' },
    ])
    expect(answer.status).toBe(200)
    const [wrong, none] = toldIn(answer)
    expect(wrong).toMatchObject({
      resultado: 'borrador',
      motivos: [expect.stringMatching(/^No se radicó/)],
      facturas: [{ radicado: null, impedimentos: [expect.stringContaining('900.373.913')] }],
    })
    expect(none).toMatchObject({ resultado: 'rechazado', facturas: [] })
    expect(none?.motivos.length).toBeGreaterThan(0)
    expect((await post(world.key, 'invoices', [])).json['code']).toBe('file-refused')
  })

  it('corrects a returned invoice under its number, and reads why it was returned', async () => {
    const world = await enter()
    const handed = toldIn(await post(world.key, 'invoices', [xml(world.write({ order: null }).xml)]))[0]
      ?.facturas[0]
    const id = handed?.id ?? ''
    expect((await post(world.key, `invoices/${id}/correct`, [xml(world.write().xml)])).json['code']).toBe(
      'invoice-closed',
    )
    await giveBack(world, id)
    expect((await get(world.key, `invoices/${id}`)).json).toMatchObject({
      estado: 'devuelta',
      devolucion: { motivo: 'valor', detalle: 'Es otro precio.', paso: expect.any(String) },
    })
    const corrected = await post(world.key, `invoices/${id}/correct`, [xml(world.write().xml)])
    expect(toldIn(corrected)[0]?.facturas).toMatchObject([
      { id, radicado: handed?.radicado, version_documento: 2 },
    ])
    await giveBack(world, id)
    const annexed = await post(world.key, `invoices/${id}/correct`, [
      { field: 'anexo:Acta', name: 'acta.pdf', bytes: pdf },
    ])
    expect(toldIn(annexed)[0]?.facturas).toMatchObject([{ id, estado: 'radicada', version_documento: 2 }])
  })

  it('lists its own documents by state and text', async () => {
    const world = await enter()
    const one = world.write()
    await post(world.key, 'invoices', [xml(one.xml), { ...xml(world.write().xml), name: 'b.xml' }])
    const list = async (query: string) => (await get(world.key, `invoices${query}`)).json
    expect(await list('?size=1')).toMatchObject({ invoices: [expect.anything()], total: 2 })
    expect(await list(`?q=${one.number}`)).toMatchObject({ invoices: [{ numero: one.number }], total: 1 })
    expect(await list('?status=devuelta')).toEqual({ invoices: [], total: 0 })
  })

  it('is told whose key it is', async () => {
    const world = await enter()
    expect((await get(world.key, 'whoami')).json).toMatchObject({
      company: { id: world.company.id },
      supplier: { nombre: world.thirdParty.nombre },
      key: { id: world.key.id, nombre: world.key.nombre },
    })
  })
})

const ofSuppliers = servedProgramCalls.filter(
  ({ access }) => access.actor === 'program' && access.asks === 'supplier',
)
const ofCompanies = servedProgramCalls.filter((call) => !ofSuppliers.includes(call))

function ask(call: AnyCall, key: Key | undefined, id: string = acceptable.params.id) {
  const params: Record<string, string> = { ...acceptable.params, id, key: '1', kind: 'third-parties' }
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')
  const sent = call.files && multipartOf([xml('<a/>')])
  return askAsProgram(port, key, {
    method: call.method,
    path,
    ...(sent ??
      (['POST', 'PUT'].includes(call.method) && {
        headers: { 'content-type': 'application/json' },
        body: '{}',
      })),
  })
}

it('serves the calls of suppliers’ programs', () => {
  expect(ofSuppliers.length).toBeGreaterThanOrEqual(6)
  expect(ofSuppliers.every(({ path }) => path.startsWith('/v1/supplier/'))).toBe(true)
})

describe.each(ofSuppliers.map((call) => [`${call.method} ${call.path}`, call] as const))('%s', (_, call) => {
  it('answers nobody, no wrong key, no key of the company, and none that is over', async () => {
    const world = await enter()
    const { key, company } = world
    const refused = async (clave: string | undefined) => {
      const { status, json, headers } = await ask(call, clave === undefined ? undefined : { company, clave })
      return [status, json['code'], headers['www-authenticate']]
    }
    const no = [401, 'supplier-key-refused', 'Bearer realm="enlace"']
    expect(await refused(undefined)).toEqual(no)
    const ofCompany = await buildApiKey(server.db, company)
    for (const wrong of [
      ofCompany.clave,
      `${key.clave}a`,
      key.clave.toUpperCase(),
      `enlace_proveedor_${'A'.repeat(43)}`,
    ])
      expect([wrong, await refused(wrong)]).toEqual([wrong, no])
    await server.asAdmin('update supplier_keys set expires_at = now() where id = $1', [key.id])
    expect(await refused(key.clave)).toEqual(no)
    await server.asAdmin(
      "update supplier_keys set expires_at = now() + interval '1 day', revoked_at = now() where id = $1",
      [key.id],
    )
    expect(await refused(key.clave)).toEqual(no)
    await server.asAdmin('update supplier_keys set revoked_at = null where id = $1', [key.id])
    await server.asAdmin('update third_parties set activo = false where id = $1', [world.thirdParty.id])
    expect(await refused(key.clave)).toEqual(no)
  })

  it('answers no key at another company’s address, nor where invoices are not taken', async () => {
    const { key, company } = await enter()
    const elsewhere = await ask(call, { clave: key.clave, company: await buildCompany(server.db) })
    expect([elsewhere.status, elsewhere.json['code']]).toEqual([403, 'company-mismatch'])
    await changeSettings(server.db, company, { radicar_factura: 0 })
    const off = await ask(call, key)
    expect([off.status, off.json['code']]).toEqual([403, 'module-off'])
  })

  it('answers the right key, and no other supplier of what is another’s', async () => {
    const world = await enter()
    const [handed] = toldIn(await post(world.key, 'invoices', [xml(world.write().xml)]))[0]?.facturas ?? []
    const neighbour = await buildThirdParty(server.db, world.company)
    await buildBranch(server.db, neighbour)
    await buildPerson(server.db, neighbour, { isMaster: true })
    const others = [await buildSupplierKey(server, world.company, neighbour), (await enter()).key]
    const own = await ask(call, world.key, handed?.id)
    // A cuenta de cobro has tests of its own: here its field is missing.
    expect(call === handInSupportingBySupplier ? [422] : [200, 409]).toContain(own.status)
    expect(own.text).not.toContain(world.key.clave)
    const statuses: number[] = []
    for (const other of others) {
      const answer = await ask(call, other, handed?.id)
      expect(answer.text).not.toContain(handed?.radicado ?? '-')
      statuses.push(answer.status)
    }
    const expected = call.path.includes(':id') ? 404 : own.status
    expect(statuses).toEqual([expected, expected])
  })
})

it.each(ofCompanies.map((call) => [`${call.method} ${call.path}`, call] as const))(
  '%s of the company answers no key of a supplier',
  async (_, call) => {
    const { key } = await enter()
    const { status, json } = await ask(call, key)
    expect([status, json['code']]).toEqual([401, 'api-key-refused'])
  },
)

it('never writes a key to a log', async () => {
  const { key } = await enter()
  for (const call of ofSuppliers) await ask(call, key)
  expect(server.logs.join('\n')).not.toContain(key.clave.slice(17))
})
