import type { AddressInfo } from 'node:net'
import { downloadInvoiceFile, getInvoice } from '@enlace/contract/invoices/calls.ts'
import { recordIssuedSupporting } from '@enlace/contract/invoices/issued/calls.ts'
import { issuedTexts } from '@enlace/contract/invoices/issued/texts.ts'
import { notificationWords } from '@enlace/contract/notifications/words.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { buildSupplier } from '@enlace/testing/builders.ts'
import { buildInvoiceWorld } from '@enlace/testing/invoice-world.ts'
import { askAsProgram, buildApiKey } from '@enlace/testing/programs.ts'
import { buildStaff } from '@enlace/testing/staff.ts'
import { type TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildAcceptedSupporting } from '@enlace/testing/supporting-world.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { beforeAll, describe, expect, it } from 'vitest'

const folder = await useScratchFolder('enlace-supporting-program-')
// It moves acceptances back in time, which no other test may miss.
const server = useTestServer({ STORAGE_URL: folder }, 'own')
let port: number

beforeAll(async () => {
  await server.portal.listen({ host: '127.0.0.1', port: 0 })
  port = (server.portal.server.address() as AddressInfo).port // it listens to a port, not to a pipe
})

const annex = {
  nombre: 'Acta de recibo',
  documentos: 'cuentas',
  persona: null,
  suministro: null,
  tamanos: [],
  riesgos: [],
  obligatorio: true,
}

it('lists the reasons for returning and the annexes asked, for a key that reads invoices', async () => {
  const world = await buildInvoiceWorld(server, { radicar_factura: 1, invoice_annexes: [annex] })
  const key = await buildApiKey(server.db, world.company, ['read:facturas-radicadas'])
  const { json } = await askAsProgram(port, key, { path: '/v1/invoice-lists' })
  expect(json['anexos']).toEqual([annex])
  expect(json['motivos']).toContainEqual(expect.objectContaining({ id: 'valor', activo: true }))
  const other = await buildApiKey(server.db, world.company, ['push:documentos-soporte'])
  expect((await askAsProgram(port, other, { path: '/v1/invoice-lists' })).json['code']).toBe('api-key-scope')
})

it('gives the ERP all that the documento soporte of a cuenta de cobro needs', async () => {
  const world = await buildAcceptedSupporting(server)
  const key = await buildApiKey(server.db, world.company, ['read:facturas-radicadas'])
  const { json } = await askAsProgram(port, key, { path: '/v1/invoices' })
  expect(json['invoices']).toMatchObject([
    {
      id: world.id,
      documento_soporte: {
        tipo: '05',
        tipo_operacion: '10',
        vendedor: {
          tipo_identificacion: { codigo: '31' },
          tipo_persona: { codigo: '2' },
          regimen_iva: '49',
          municipio: { codigo: '11001' },
          responsabilidades: [{ codigo: 'R-99-PN' }],
        },
        lineas: [
          { unidad: { codigo: 'HUR', nombre: 'hora' }, clase: 'servicios', impuesto: { codigo: 'ZZ' } },
          { unidad: { codigo: '94', nombre: 'unidad' } },
        ],
        retenciones: { neto: '314901.25' },
      },
    },
  ])
})

const cuds = 'ab'.repeat(48)
const pdf = `%PDF-1.7\n${' '.repeat(100)}\n%%EOF\n`
type Sent = { name: string; bytes: string; type: string }

/** A world with an accepted cuenta de cobro, and its ERP that reports what it issued. */
async function enter() {
  const world = await buildAcceptedSupporting(server)
  const [seller] = await server.asAdmin<{ nit: string }>(
    'select documento_numero as nit from third_parties where company_id = $1 and id = $2',
    [world.company.id, world.thirdParty.id],
  )
  const key = await buildApiKey(server.db, world.company, ['push:documentos-soporte'])
  const report = async (
    fields: Record<string, string>,
    files: readonly Sent[] = [],
    by = key,
    id = world.id,
  ) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    for (const { name, bytes, type } of files) form.append('archivo', new Blob([bytes], { type }), name)
    const request = new Request('http://localhost', { method: 'POST', body: form })
    return askAsProgram(port, by, {
      method: 'POST',
      path: `/v1/invoices/${id}/supporting-documents`,
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      body: Buffer.from(await request.arrayBuffer()),
    })
  }
  const shown = async () => (await server.call(getInvoice, world.browser, { params: { id: world.id } })).body
  /** The XML of a documento soporte of this cuenta de cobro, unless said otherwise. */
  const write = (number: string, price = '335001.25', type = '05') => {
    const { xml, uniqueKey } = world.write({
      number,
      order: null,
      seller: { nit: seller?.nit ?? '', name: world.thirdParty.nombre },
      lines: [{ code: 'A', quantity: '1', price }],
      taxRate: '0.00',
    })
    return {
      cuds: uniqueKey,
      file: {
        name: 'ds.xml',
        bytes: xml.replace(/InvoiceTypeCode>01</, `InvoiceTypeCode>${type}<`),
        type: 'text/xml',
      },
    }
  }
  return { ...world, key, report, shown, write }
}
const said = { numero: 'DS-12', fecha: todayInBogota(new Date()), cuds: cuds.toUpperCase() }

describe('the documento soporte that an ERP issued', () => {
  it('comes back once, with its PDF, and its supplier is notified and downloads it', async () => {
    const world = await enter()
    const files = [{ name: 'ds.pdf', bytes: pdf, type: 'application/pdf' }]
    expect((await world.report(said, files)).json).toEqual({ changed: true, hallazgos: [] })
    expect((await world.report(said)).json).toEqual({ changed: false, hallazgos: [] })
    const body = await world.shown()
    expect(body.soportes).toMatchObject([{ tipo: '05', numero: 'DS-12', cuds }])
    expect(body.historia.at(-1)).toMatchObject({ acto: 'soporte', quien: '', texto: 'DS-12' })
    const file = body.archivos.find(({ clase }) => clase === 'soporte')
    const { response } = await server.call(downloadInvoiceFile, world.browser, {
      params: { id: file?.id ?? '' },
    })
    expect(response.body.slice(0, 5)).toBe('%PDF-')
    const events = await server.asAdmin<{ subject: Record<string, string> }>(
      `select subject from notification_events where company_id = $1 and subject ->> 'resultado' = 'soporte'`,
      [world.company.id],
    )
    expect(events).toHaveLength(1)
    expect(notificationWords('invoice-decided', events[0]?.subject ?? {}).sentence).toContain(`DS-12`)
    const trail = await server.asAdmin(
      `select 1 from audit_log where company_id = $1 and action = 'supporting-document:issued'`,
      [world.company.id],
    )
    expect(trail).toHaveLength(1)
  })

  it('is read where its XML is given: another document is refused, another total is told', async () => {
    const world = await enter()
    const right = world.write('DS77')
    const fields = { ...said, numero: 'DS77', cuds: right.cuds }
    const invoice = world.write('DS77', '335001.25', '01')
    const refused = await world.report(fields, [invoice.file])
    expect([refused.status, refused.json['code']]).toEqual([422, 'invalid-fields'])
    expect(JSON.stringify(refused.json)).toContain('El XML no es del tipo 05: dice 01.')
    const wrongKey = await world.report({ ...fields, cuds }, [right.file])
    expect(JSON.stringify(wrongKey.json)).toContain(issuedTexts.findings.cuds)
    const less = world.write('DS78', '1000')
    const told = await world.report({ ...said, numero: 'DS78', cuds: less.cuds }, [less.file])
    expect(told.json).toMatchObject({
      changed: true,
      hallazgos: [expect.stringContaining('El total del XML')],
    })
  })

  it('is not another one, which only the staff may put in its place, and comes before its adjustment note', async () => {
    const world = await enter()
    const note = { tipo: '95', numero: 'NA-1', fecha: said.fecha, cuds: 'ef'.repeat(48) }
    expect((await world.report(note)).json['code']).toBe('supporting-not-issued')
    await world.report(said)
    const other = { ...said, numero: 'DS-13', cuds: 'cd'.repeat(48) }
    expect((await world.report(other)).json['code']).toBe('supporting-issued-otherwise')
    const recorded = await server.call(recordIssuedSupporting, world.desk, {
      params: { id: world.id },
      body: other,
    })
    expect(recorded.body.soportes).toMatchObject([{ numero: 'DS-13' }])
    expect((await world.report(note)).json).toEqual({ changed: true, hallazgos: [] })
    expect((await world.shown()).soportes).toMatchObject([{ tipo: '05' }, { tipo: '95', numero: 'NA-1' }])
  })

  it('has a CUDS of 96 characters that no other cuenta de cobro has', async () => {
    const world = await enter()
    const short = await world.report({ ...said, cuds: 'ab' })
    expect([short.status, JSON.stringify(short.json).includes(issuedTexts.faults.cuds)]).toEqual([422, true])
    expect((await world.report({ ...said, fecha: 'ayer' })).status).toBe(422)
  })

  it('is reported and recorded by nobody else', async () => {
    const world = await enter()
    const reader = await buildApiKey(server.db, world.company, ['read:facturas-radicadas'])
    expect((await world.report(said, [], reader)).json['code']).toBe('api-key-scope')
    const other = await enter()
    expect((await other.report(said, [], other.key, world.id)).status).toBe(404)
    const record = (browser: TestBrowser) =>
      server.call(recordIssuedSupporting, browser, { params: { id: world.id }, body: said })
    expect((await record(other.desk)).status).toBe(404)
    const auditor = await server.signInStaff(await buildStaff(server.db, world.company, 'auditor'))
    expect((await record(auditor)).status).toBe(403)
    await world.report(said)
    const neighbour = await buildSupplier(server.db, world.company, { isMaster: true })
    const browser = await server.signIn(neighbour.person)
    expect((await server.call(getInvoice, browser, { params: { id: world.id } })).status).toBe(404)
  })
})
