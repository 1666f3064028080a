import { createConnection, runConnection } from '@enlace/contract/connections/calls.ts'
import {
  getConnectionBills,
  retryInvoiceDraft,
  setConnectionBills,
  tryConnectionBills,
} from '@enlace/contract/connections/bills/calls.ts'
import type { BillChoices } from '@enlace/contract/connections/bills/schemas.ts'
import { billRefusalTexts, billTexts } from '@enlace/contract/connections/bills/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { acceptInvoice, getInvoiceReview, listDeskInvoices } from '@enlace/contract/invoices/desk/calls.ts'
import { buildInvoiceWorld, handIn } from '@enlace/testing/invoice-world.ts'
import { odooFloat, startOdoo, type StandInOdoo } from '@enlace/testing/odoo.ts'
import { furnish } from '@enlace/testing/odoo-documents.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { tasks } from '../../../app/jobs.ts'
import { usualPolicy } from '../../../core/jobs/rules.ts'
import { startWorker } from '../../../core/jobs/worker.ts'
import { writeBills } from './write-bills.ts'

const folder = await useScratchFolder('enlace-bills-')
const server = useTestServer({ CONNECTION_NETWORKS: '127.0.0.0/8', STORAGE_URL: folder }, 'own')
const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
let odoo: StandInOdoo
beforeEach(async () => {
  odoo = await startOdoo()
})
afterEach(() => odoo.close())

const choices: BillChoices = {
  activa: true,
  cuenta_gasto: '',
  cuenta_impuestos: '',
  cuenta_redondeo: '',
  articulo: '',
}

async function enter() {
  const world = await buildInvoiceWorld(server, { radicar_factura: 1 })
  await relaxStaffFactor(server.asAdmin, world.company)
  const admin = await server.signInStaff(await buildStaff(server.db, world.company))
  const connect = async (nombre: string) => {
    const body = {
      nombre,
      sistema: 'odoo' as const,
      direccion: odoo.url,
      base: odoo.access.database,
      usuario: odoo.access.user,
      secreto: odoo.access.secret,
      registros: ['suppliers' as const],
      cada: 60 as const,
    }
    return (await server.call(createConnection, admin, { body })).body.id
  }
  const id = await connect('Odoo')
  const set = (fields: Partial<BillChoices> = {}, connection = id) =>
    server.call(setConnectionBills, admin, { params: { id: connection }, body: { ...choices, ...fields } })
  const accept = async () => {
    const written = world.write()
    const { id: invoice } = await handIn(server, world.browser, written.xml)
    const params = { id: invoice }
    const { body } = await server.call(getInvoiceReview, admin, { params })
    await server.call(acceptInvoice, admin, { params, body: { version: body.version } })
    return { id: invoice, ...written }
  }
  const run = (runner = crypto.randomUUID()) =>
    writeBills(server.portal.service, { company: world.company.id, connection: id, runner })
  const review = async (invoice: string) =>
    (await server.call(getInvoiceReview, admin, { params: { id: invoice } })).body
  const taken = async (invoice: string) => {
    const [row] = await server.asAdmin<{ is_taken: boolean }>(
      'select tomada_at is not null as is_taken from submitted_invoices where id = $1',
      [invoice],
    )
    return row?.is_taken
  }
  const trail = () =>
    server.asAdmin<{ action: string; target: string; detail: object }>(
      `select action, target, detail from audit_log where company_id = $1 and action like 'invoice:draft%' order by id`,
      [world.company.id],
    )
  /** Adds the supplier of the world to the ERP, and what its invoices need. */
  const furnishErp = () => {
    const { partner } = furnish(odoo)
    const { documento_numero: nit } = world.thirdParty
    odoo.put('res.partner', { id: partner, vat: nit })
    const percent = { amount_type: 'percent', type_tax_use: 'purchase', price_include: false }
    odoo.put('account.tax', { name: 'IVA 19%', amount: odooFloat('19'), ...percent })
    return partner
  }
  return { ...world, admin, id, connect, set, accept, run, review, taken, trail, furnishErp }
}

describe('an accepted invoice', () => {
  it('is written as a draft with its files, acknowledged, and told with its key', async () => {
    const world = await enter()
    world.furnishErp()
    const { id, number, xml } = await world.accept()
    await world.run()
    expect(odoo.rows('account.move')).toEqual([])
    await world.set()
    expect(await world.run()).toBe('done')
    expect(odoo.rows('account.move')).toMatchObject([
      { state: 'draft', ref: number, amount_total: { text: '1190.00' } },
    ])
    const [file] = odoo.rows('ir.attachment')
    expect(Buffer.from(String(file?.['datas']), 'base64').toString('utf8')).toBe(xml)
    expect(await world.taken(id)).toBe(true)
    const draft = { estado: 'escrita', sistema: 'odoo', conexion: 'Odoo', numero: '(* 1)', motivo: null }
    expect(await world.review(id)).toMatchObject({ borrador_erp: draft })
    const list = await server.call(listDeskInvoices, world.admin, { query: {} })
    expect(list.body.rows).toMatchObject([{ id, borrador_erp: draft }])
    expect(await world.trail()).toMatchObject([
      { action: 'invoice:drafted', target: id, detail: { numero: number, conexion: 'Odoo', clave: '1' } },
    ])
    await world.run()
    expect(odoo.rows('account.move')).toHaveLength(1)
  })

  it('is one bill where the process was killed before it noted it', async () => {
    const world = await enter()
    world.furnishErp()
    await world.set()
    const { id } = await world.accept()
    const runner = crypto.randomUUID()
    // The note fails as it would of a process that ends: the ERP keeps its bill.
    await server.asAdmin(
      `create function end_here() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`,
    )
    await server.asAdmin(
      `create trigger end_here before insert on submitted_invoice_bills for each row execute function end_here()`,
    )
    await expect(world.run(runner)).rejects.toThrow('killed')
    await server.asAdmin('drop function end_here cascade')
    expect(odoo.rows('account.move')).toHaveLength(1)
    expect(await world.taken(id)).toBe(false)
    expect(await world.run()).toBe('busy')
    expect(await world.run(runner)).toBe('done')
    expect(odoo.rows('account.move')).toHaveLength(1)
    expect(await world.taken(id)).toBe(true)
    expect(await world.review(id)).toMatchObject({ borrador_erp: { estado: 'encontrada', numero: '(* 1)' } })
  })

  it('is written by the work of the server after the connection has read', async () => {
    const world = await enter()
    world.furnishErp()
    await world.set()
    const { id } = await world.accept()
    await server.call(runConnection, world.admin, { params: { id: world.id }, body: { completa: false } })
    const worker = startWorker({ ...server.portal.service, log }, tasks, {
      ...usualPolicy,
      pollMilliseconds: 50,
    })
    await expect.poll(() => world.taken(id), { timeout: 15_000 }).toBe(true)
    await worker.stop()
    expect(odoo.rows('account.move')).toHaveLength(1)
  })

  it('that the ERP cannot take is told with what to do, waits, and is written on request', async () => {
    const world = await enter()
    await world.set()
    const [first, second] = [await world.accept(), await world.accept()]
    const { nombre: proveedor, documento_numero: nit } = world.thirdParty
    await world.run()
    const motivo = fill(billRefusalTexts['supplier-unknown'], { proveedor, nit, erp: 'Odoo' })
    for (const { id } of [first, second])
      expect(await world.review(id)).toMatchObject({ borrador_erp: { estado: 'pendiente', motivo } })
    world.furnishErp()
    // Its pause is not over.
    await world.run()
    expect(odoo.rows('account.move')).toEqual([])
    const retried = await server.call(retryInvoiceDraft, world.admin, { params: { id: first.id } })
    expect(retried.status).toBe(200)
    await world.run()
    expect(odoo.rows('account.move')).toMatchObject([{ ref: first.number }])
    expect(await world.taken(second.id)).toBe(false)
    expect((await world.trail()).map(({ action }) => action)).toEqual([
      'invoice:draft-retried',
      'invoice:drafted',
    ])
    // Nothing waits any more.
    const again = await server.call(retryInvoiceDraft, world.admin, { params: { id: first.id } })
    expect(again.problem.code).toBe('document-not-found')
  })

  it('is paused longer each time', async () => {
    const world = await enter()
    await world.set()
    const { id } = await world.accept()
    const minutes = async () => {
      await server.asAdmin('update submitted_invoice_bills set retry_at = now() where invoice_id = $1', [id])
      await world.run()
      const at = (await world.review(id)).borrador_erp?.reintenta_at ?? ''
      return Math.round((Date.parse(at) - Date.now()) / 60_000)
    }
    await world.run()
    expect([await minutes(), await minutes(), await minutes()]).toEqual([30, 60, 120])
  })

  it('waits for the others where the ERP does not answer', async () => {
    const world = await enter()
    await world.set()
    const [first, second] = [await world.accept(), await world.accept()]
    odoo.access.secret = 'otra'
    await world.run()
    expect((await world.review(first.id)).borrador_erp?.estado).toBe('pendiente')
    expect((await world.review(second.id)).borrador_erp).toBeNull()
  })
})

describe('the drafts of a connection', () => {
  it('are off at first, and of one connection only', async () => {
    const world = await enter()
    const other = await world.connect('Otro')
    const look = await server.call(getConnectionBills, world.admin, { params: { id: world.id } })
    expect(look.body.activa).toBe(false)
    expect((await world.set({ cuenta_gasto: '5195' })).body).toMatchObject({
      activa: true,
      cuenta_gasto: '5195',
    })
    expect((await world.set({}, other)).problem.fields).toEqual({
      activa: fill(billTexts.otherOn, { nombre: 'Odoo' }),
    })
  })

  it('tell which rights the user lacks', async () => {
    const world = await enter()
    const attempt = async () =>
      (await server.call(tryConnectionBills, world.admin, { params: { id: world.id }, body: choices })).body
    expect(await attempt()).toEqual({ faltantes: [] })
    odoo.forbidden.add('account.move create')
    expect((await attempt()).faltantes).toEqual([
      fill(billRefusalTexts['right-missing'], { model: 'account.move', erp: 'Odoo' }),
    ])
  })

  it('are out of reach for another company, and for who may only look', async () => {
    const [world, other] = [await enter(), await enter()]
    await world.set()
    const { id } = await world.accept()
    await world.run()
    const params = { id: world.id }
    const foreign = await server.call(getConnectionBills, other.admin, { params })
    expect(foreign.problem.code).toBe('connection-not-found')
    const written = await server.call(setConnectionBills, other.admin, { params, body: choices })
    expect(written.problem.code).toBe('connection-not-found')
    const tried = await server.call(tryConnectionBills, other.admin, { params, body: choices })
    expect(tried.problem.code).toBe('connection-not-found')
    const retried = await server.call(retryInvoiceDraft, other.admin, { params: { id } })
    expect(retried.problem.code).toBe('document-not-found')
    const auditor = await server.signInStaff(await buildStaff(server.db, world.company, 'auditor'))
    expect((await server.call(getConnectionBills, auditor, { params })).status).toBe(200)
    expect((await server.call(setConnectionBills, auditor, { params, body: choices })).problem.code).toBe(
      'role-refused',
    )
    expect((await server.call(retryInvoiceDraft, auditor, { params: { id } })).problem.code).toBe(
      'role-refused',
    )
  })
})
