import type { AddressInfo } from 'node:net'
import { createConnection } from '@enlace/contract/connections/calls.ts'
import { setConnectionBills } from '@enlace/contract/connections/bills/calls.ts'
import {
  addInvoiceFormat,
  downloadInvoiceBatch,
  makeInvoiceBatch,
  undoInvoiceBatch,
} from '@enlace/contract/invoice-batches/calls.ts'
import { batchFaultTexts as faults } from '@enlace/contract/invoice-batches/texts.ts'
import { newColumn, startingFormat } from '@enlace/contract/invoice-batches/starting-formats.ts'
import { acceptInvoice, getInvoiceReview } from '@enlace/contract/invoices/desk/calls.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { Scope } from '@enlace/database/scope.ts'
import { buildInvoiceWorld, handIn } from '@enlace/testing/invoice-world.ts'
import { furnish } from '@enlace/testing/odoo-documents.ts'
import { odooFloat, startOdoo, type StandInOdoo } from '@enlace/testing/odoo.ts'
import { askAsProgram, buildApiKey } from '@enlace/testing/programs.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { useWorkerProcesses } from '@enlace/testing/use-worker-processes.ts'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { billsTask, planBills } from './commands.ts'
import { writeBills } from './write-bills.ts'

const folder = await useScratchFolder('enlace-deliveries-')
const networks = '127.0.0.0/8'
const server = useTestServer({ CONNECTION_NETWORKS: networks, STORAGE_URL: folder }, 'own')
process.env['CONNECTION_NETWORKS'] = networks
const startDoomed = useWorkerProcesses({ folder, tasks: import.meta.resolve('./jobs.ts') })
let odoo: StandInOdoo
let port: number

beforeAll(async () => {
  await server.portal.listen({ host: '127.0.0.1', port: 0 })
  port = (server.portal.server.address() as AddressInfo).port // it listens to a port, not to a pipe
})
beforeEach(async () => {
  odoo = await startOdoo()
})
afterEach(() => odoo.close())

/** A company with all three ways to its ERP. */
async function enter() {
  const world = await buildInvoiceWorld(server, { radicar_factura: 1 })
  const { company } = world
  await relaxStaffFactor(server.asAdmin, company)
  const admin = await server.signInStaff(await buildStaff(server.db, company))
  const { partner } = furnish(odoo)
  odoo.put('res.partner', { id: partner, vat: world.thirdParty.documento_numero })
  const percent = { amount_type: 'percent', type_tax_use: 'purchase', price_include: false }
  odoo.put('account.tax', { name: 'IVA 19%', amount: odooFloat('19'), ...percent })
  const { id: connection } = (
    await server.call(createConnection, admin, {
      body: {
        nombre: 'Odoo',
        sistema: 'odoo',
        direccion: odoo.url,
        base: odoo.access.database,
        usuario: odoo.access.user,
        secreto: odoo.access.secret,
        registros: ['suppliers'],
        cada: 60,
      },
    })
  ).body
  await server.call(setConnectionBills, admin, {
    params: { id: connection },
    body: { activa: true, cuenta_gasto: '', cuenta_impuestos: '', cuenta_redondeo: '', articulo: '' },
  })
  const format = await server.call(addInvoiceFormat, admin, {
    body: { formato: { ...startingFormat('separado'), nombre: 'Plano', columnas: [newColumn('numero')] } },
  })
  const key = await buildApiKey(server.db, company, ['read:facturas-radicadas'])
  const accept = async () => {
    const written = world.write()
    const { id } = await handIn(server, world.browser, written.xml)
    const { body } = await server.call(getInvoiceReview, admin, { params: { id } })
    await server.call(acceptInvoice, admin, { params: { id }, body: { version: body.version } })
    await server.asAdmin(
      "update submitted_invoices set decidida_at = decidida_at - interval '10 seconds' where id = $1",
      [id],
    )
    return { id, number: written.number }
  }
  let forms = 0
  const makeFile = async () => {
    const { body, problem } = await server.call(makeInvoiceBatch, admin, {
      body: {
        formato: format.body.formatos[0]?.id ?? '',
        hasta: todayInBogota(new Date()),
        idempotencyKey: `form-of-a-delivery-${++forms}`,
      },
    })
    if (body.hecho === undefined && problem.fields?.['hasta'] !== faults.none)
      throw new Error(problem.message)
    return body.hecho
  }
  const readFile = async (id: string) =>
    (await server.call(downloadInvoiceBatch, admin, { params: { id } })).response.rawPayload.toString()
  const write = (runner = crypto.randomUUID()) =>
    writeBills(server.portal.service, { company: company.id, connection, runner })
  const ask = async (query = '?pending=true', by = key) => {
    const { json } = await askAsProgram(port, by, { path: `/v1/invoices${query}` })
    return json as { invoices: { id: string; tomada_at: string | null }[]; next: string | null } // the answer's schema
  }
  const acknowledge = (ids: readonly string[]) =>
    askAsProgram(port, key, {
      method: 'POST',
      path: '/v1/invoices/taken',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ids }),
    })
  const facts = () =>
    server.asAdmin<{ invoice_id: string; via: string; is_delivered: boolean }>(
      `select invoice_id, via, delivered_at is not null as is_delivered from invoice_deliveries
        where company_id = $1 order by claimed_at`,
      [company.id],
    )
  const undo = (id: string) => server.call(undoInvoiceBatch, admin, { params: { id } })
  return {
    ...world,
    admin,
    connection,
    key,
    accept,
    makeFile,
    readFile,
    write,
    ask,
    acknowledge,
    facts,
    undo,
  }
}

describe('an accepted invoice', () => {
  it('leaves by one way only, of all three at once', async () => {
    const world = await enter()
    const accepted = []
    for (let at = 0; at < 4; at++) accepted.push(await world.accept())
    const [file, , told] = await Promise.all([world.makeFile(), world.write(), world.ask()])
    const ids = told.invoices.map(({ id }) => id)
    if (ids.length > 0) await world.acknowledge(ids)
    await world.write()
    const inFile = file ? await world.readFile(file.id) : ''
    const refs = odoo.rows('account.move').map(({ ref }) => ref)
    for (const { id, number } of accepted) {
      const ways = [inFile.includes(number), refs.includes(number), ids.includes(id)]
      expect(ways.filter(Boolean)).toHaveLength(1)
    }
    expect((await world.facts()).map(({ is_delivered }) => is_delivered)).toEqual([true, true, true, true])
    expect([await world.makeFile(), (await world.ask()).invoices]).toEqual([undefined, []])
  })

  it('that a killed worker has claimed stays with its way, which finds what it wrote', async () => {
    const world = await enter()
    const { id, number } = await world.accept()
    // The ERP takes the question that writes, and does not answer; the worker is killed while it waits.
    odoo.mishap = () => 'silence'
    await server.db.transaction(Scope.ofStaff(world.company.id), (tx) => planBills(tx, world.connection))
    const doomed = startDoomed(server.adminUrl)
    const claim = { invoice_id: id, via: 'borrador', is_delivered: false }
    await expect.poll(world.facts).toEqual([claim])
    await doomed.kill()
    expect([await world.makeFile(), (await world.ask()).invoices]).toEqual([undefined, []])
    expect(await world.ask('')).toEqual({ invoices: [], next: null })
    odoo.mishap = () => undefined
    await server.asAdmin('update connection_bills set held_until = now()')
    await server.asAdmin('delete from jobs where task = $1', [billsTask])
    await world.write()
    expect(odoo.rows('account.move')).toMatchObject([{ ref: number }])
    expect(await world.facts()).toEqual([{ ...claim, is_delivered: true }])
    await world.write()
    expect(odoo.rows('account.move')).toHaveLength(1)
  })

  it('whose answer was lost stays claimed, and is found by its own way', async () => {
    const world = await enter()
    const { id } = await world.accept()
    // Each question is done, and every answer lost.
    let isLost = true
    odoo.mishap = () => (isLost && odoo.rows('account.move').length > 0 ? 'lost' : undefined)
    await world.write()
    expect(await world.facts()).toEqual([{ invoice_id: id, via: 'borrador', is_delivered: false }])
    expect(await world.makeFile()).toBeUndefined()
    isLost = false
    await server.asAdmin('update submitted_invoice_bills set retry_at = now()')
    await world.write()
    expect(odoo.rows('account.move')).toHaveLength(1)
    expect(await world.facts()).toMatchObject([{ is_delivered: true }])
  })

  it('that the ERP refuses is given back, and may leave in a file', async () => {
    const world = await enter()
    await world.accept()
    for (const row of odoo.rows('res.partner')) odoo.put('res.partner', { ...row, vat: '1' })
    await world.write()
    expect(await world.facts()).toEqual([])
    expect(await world.makeFile()).toMatchObject({ facturas: 1 })
  })

  it('that a program has asked for is not another’s until its key is over', async () => {
    const world = await enter()
    const { id } = await world.accept()
    expect((await world.ask()).invoices).toMatchObject([{ id }])
    const other = await buildApiKey(server.db, world.company, ['read:facturas-radicadas'])
    expect((await world.ask('?pending=true', other)).invoices).toEqual([])
    await world.write()
    expect([await world.makeFile(), odoo.rows('account.move')]).toEqual([undefined, []])
    // It may ask again.
    expect((await world.ask()).invoices).toMatchObject([{ id }])
    await server.asAdmin('update api_keys set revoked_at = now() where id = $1', [world.key.id])
    await world.write()
    expect(await world.facts()).toMatchObject([{ invoice_id: id, via: 'borrador', is_delivered: true }])
  })

  it('of an undone file is delivered again', async () => {
    const world = await enter()
    const { id } = await world.accept()
    const file = await world.makeFile()
    await world.undo(file?.id ?? '')
    expect((await world.ask()).invoices).toMatchObject([{ id }])
    expect((await world.acknowledge([id])).json).toEqual({ taken: 1 })
    expect(await world.facts()).toMatchObject([{ via: 'programa', is_delivered: true }])
  })
})
