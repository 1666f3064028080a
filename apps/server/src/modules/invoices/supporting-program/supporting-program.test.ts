import type { AddressInfo } from 'node:net'
import { getInvoice } from '@enlace/contract/invoices/calls.ts'
import { getInvoiceReview, returnInvoice } from '@enlace/contract/invoices/desk/calls.ts'
import { supportingFindingTexts } from '@enlace/contract/invoices/supporting/texts.ts'
import { acceptableSeller } from '@enlace/testing/acceptable.ts'
import { buildThirdParty } from '@enlace/testing/builders.ts'
import { askAsProgram, type BuiltApiKey } from '@enlace/testing/programs.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildStaff } from '@enlace/testing/staff.ts'
import { buildSupplierKey, multipartOf } from '@enlace/testing/supplier-programs.ts'
import { buildSupportingWorld } from '@enlace/testing/supporting-world.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { beforeAll, describe, expect, it } from 'vitest'

const folder = await useScratchFolder('enlace-supporting-keys-')
const server = useTestServer({ STORAGE_URL: folder }, 'own')
let port: number

beforeAll(async () => {
  await server.portal.listen({ host: '127.0.0.1', port: 0 })
  port = (server.portal.server.address() as AddressInfo).port // it listens to a port, not to a pipe
})

const { procedencia: _, ...vendedor } = acceptableSeller
const bill = (fields: object = {}) => ({
  consecutivo: 8,
  suministro: 'servicios',
  concepto: 'Asesoría de noviembre',
  ciudad: 'Cali',
  lineas: [{ descripcion: 'Hora', unidad: 'HUR', cantidad: '10', precio: '80000' }],
  no_obligado: true,
  vendedor,
  ...fields,
})
const pdf = {
  field: 'anexo:Planilla de seguridad social',
  name: 'planilla.pdf',
  bytes: `%PDF-1.7\n${' '.repeat(99)}\n%%EOF\n`,
}

interface Told {
  nombre: string
  resultado: string
  motivos: string[]
  facturas: { id: string; radicado: string | null; estado: string }[]
}

async function enter(settings: Record<string, unknown> = {}) {
  const world = await buildSupportingWorld(server, { radicar_factura: 1, ...settings })
  return { ...world, key: await buildSupplierKey(server, world.company, world.thirdParty) }
}

async function send(
  key: BuiltApiKey | undefined,
  cuenta: object | string,
  files: readonly (typeof pdf)[] = [],
  headers: Record<string, string> = {},
) {
  const sent = multipartOf(files)
  const [, boundary = ''] = /boundary=(.*)$/.exec(sent.headers['content-type'] ?? '') ?? []
  const text = typeof cuenta === 'string' ? cuenta : JSON.stringify(cuenta)
  const field = `--${boundary}\r\ncontent-disposition: form-data; name="cuenta"\r\n\r\n${text}\r\n`
  const answer = await askAsProgram(port, key, {
    method: 'POST',
    path: '/v1/supplier/supporting-documents',
    headers: { ...sent.headers, ...headers },
    body: Buffer.concat([Buffer.from(field), sent.body]),
  })
  const [told] = (answer.json['archivos'] ?? []) as Told[] // the answer's schema
  return { ...answer, told, code: answer.json['code'] }
}

describe('a cuenta de cobro of a supplier’s program', () => {
  it('is handed in once under its number, with what is known left out', async () => {
    const world = await enter()
    const { told } = await send(world.key, bill())
    expect(told).toMatchObject({ nombre: 'CC-8', resultado: 'radicada', motivos: [] })
    const { id, radicado } = told?.facturas[0] ?? { id: '', radicado: null }
    expect((await send(world.key, bill())).told?.facturas).toMatchObject([{ id, radicado }])
    const shown = (await server.call(getInvoice, world.browser, { params: { id } })).body
    expect(shown).toMatchObject({
      estado: 'radicada',
      valor_total: '800000.00',
      documento: { cuenta: { vendedor: { municipio: { codigo: '11001' } } } },
      archivos: [{ clase: 'representacion' }],
    })
    const other = await send(world.key, bill({ concepto: 'Otra cosa' }))
    expect([other.status, other.code]).toEqual([409, 'supporting-number-taken'])
    const next = await send(world.key, bill({ consecutivo: undefined, vendedor: undefined }))
    expect(next.told).toMatchObject({ nombre: 'CC-9', resultado: 'radicada' })
    const mails = await server.asAdmin('select 1 from outbox_mails where company_id = $1', [world.company.id])
    expect(mails).toEqual([])
  })

  it('is answered again by its request key', async () => {
    const world = await enter()
    const headers = { 'idempotency-key': 'noviembre' }
    const first = await send(world.key, bill({ consecutivo: undefined }), [], headers)
    const again = await send(world.key, bill({ consecutivo: undefined }), [], headers)
    expect(again.headers['idempotent-replayed']).toBe('true')
    expect(again.told?.facturas[0]?.id).toBe(first.told?.facturas[0]?.id)
    const reused = await send(world.key, bill({ consecutivo: undefined, concepto: 'Otro' }), [], headers)
    expect(reused.code).toBe('request-key-reused')
  })

  it('stays a draft while something is missing, and goes once it is sent', async () => {
    const world = await enter({ invoice_intake: { planilla: 1 } })
    const { told } = await send(world.key, bill({ no_obligado: false }))
    expect(told?.resultado).toBe('borrador')
    expect(told?.motivos.join(' ')).toContain(supportingFindingTexts.declaration)
    expect(told?.motivos.join(' ')).toContain(supportingFindingTexts.planilla)
    const whole = await send(world.key, bill({ planilla_numero: '99', planilla_periodo: '2026-11' }), [pdf])
    expect(whole.told).toMatchObject({ resultado: 'radicada', facturas: [{ id: told?.facturas[0]?.id }] })
  })

  it('is corrected by its number where it was returned', async () => {
    const world = await enter()
    const { told } = await send(world.key, bill())
    const { id, radicado } = told?.facturas[0] ?? { id: '', radicado: null }
    const desk = await server.signInStaff(await buildStaff(server.db, world.company, 'cuentas_por_pagar'))
    const { version } = (await server.call(getInvoiceReview, desk, { params: { id } })).body
    await server.call(returnInvoice, desk, {
      params: { id },
      body: { version, motivo: 'valor', detalle: '' },
    })
    const corrected = await send(world.key, bill({ concepto: 'Asesoría corregida' }))
    expect(corrected.told).toMatchObject({ resultado: 'radicada', facturas: [{ id, radicado }] })
  })

  it('says of its request what is wrong', async () => {
    const world = await enter()
    expect((await send(world.key, 'no es JSON')).status).toBe(422)
    expect(
      (await send(world.key, bill({ lineas: [{ descripcion: 'x', cantidad: 'dos', precio: '1' }] }))).status,
    ).toBe(422)
    expect((await send(world.key, bill(), [{ ...pdf, field: 'factura' }])).code).toBe('file-refused')
  })

  it('is nobody else’s, and closed to who must invoice', async () => {
    const world = await enter()
    const { told } = await send(world.key, bill())
    expect((await send(undefined, bill())).status).toBe(401)
    const neighbour = await buildSupplierKey(
      server,
      world.company,
      await buildThirdParty(server.db, world.company),
    )
    expect((await send(neighbour, bill())).code).toBe('account-foreign')
    const other = await enter()
    const own = await send(other.key, bill())
    expect(own.told?.facturas[0]?.id).not.toBe(told?.facturas[0]?.id)
    await server.asAdmin(
      "update third_parties set regimen_tributario_id = '48' where company_id = $1 and id = $2",
      [other.company.id, other.thirdParty.id],
    )
    expect((await send(other.key, bill({ consecutivo: 9 }))).code).toBe('supporting-closed')
    const visitor = new TestBrowser(world.company.host)
    const asked = await server.call(getInvoice, visitor, { params: { id: told?.facturas[0]?.id ?? '' } })
    expect(asked.status).toBe(401)
  })
})

it('tells a supplier’s program the annexes asked of it, and what its cuenta de cobro needs', async () => {
  const asked = { nombre: 'Acta de recibo', documentos: 'cuentas', persona: 'natural', suministro: null }
  const annexes = [
    { ...asked, tamanos: [], riesgos: [], obligatorio: true },
    { ...asked, nombre: 'Poder', persona: 'juridica', tamanos: [], riesgos: [], obligatorio: true },
  ]
  const world = await enter({ invoice_annexes: annexes, invoice_intake: { planilla: 1 } })
  const ask = () => askAsProgram(port, world.key, { path: '/v1/supplier/requirements' })
  const first = (await ask()).json
  expect(first).toMatchObject({
    anexos: [{ nombre: 'Acta de recibo', documentos: 'cuentas', obligatorio: true }],
    cuenta_cobro: { puede: true, siguiente: 1, exige_planilla: true, vendedor: { regimen: '49' } },
  })
  await send(world.key, bill())
  expect((await ask()).json['cuenta_cobro']).toMatchObject({
    siguiente: 9,
    vendedor: acceptableSeller,
    falta: [],
  })
})
