import { createConnection, getConnection, runConnection } from '@enlace/contract/connections/calls.ts'
import { listAccountStatements } from '@enlace/contract/account-statements/calls.ts'
import { connectionTexts, pulledKindTexts } from '@enlace/contract/connections/texts.ts'
import { pulledKinds, type PulledKind } from '@enlace/domain/connections.ts'
import { buildCompany, buildPerson, buildThirdParty } from '@enlace/testing/builders.ts'
import { odooFloat, startOdoo, type StandInOdoo } from '@enlace/testing/odoo.ts'
import { putInvoice, putOrder, putReceipt, stock } from '@enlace/testing/odoo-documents.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pullConnection } from './pull.ts'
import { startWorker } from '../../core/jobs/worker.ts'
import { usualPolicy } from '../../core/jobs/rules.ts'
import { tasks } from '../../app/jobs.ts'

const server = useTestServer({ CONNECTION_NETWORKS: '127.0.0.0/8' }, 'own')
const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
let odoo: StandInOdoo
beforeEach(async () => {
  odoo = await startOdoo()
})
afterEach(() => odoo.close())

async function enter(registros: PulledKind[] = ['suppliers', 'invoices']) {
  const company = await buildCompany(server.db)
  await relaxStaffFactor(server.asAdmin, company)
  const browser = await server.signInStaff(await buildStaff(server.db, company))
  const body = {
    nombre: 'Odoo',
    sistema: 'odoo' as const,
    direccion: odoo.url,
    base: odoo.access.database,
    usuario: odoo.access.user,
    secreto: odoo.access.secret,
    registros,
    cada: 60 as const,
  }
  const { id } = (await server.call(createConnection, browser, { body })).body
  const look = async () => (await server.call(getConnection, browser, { params: { id } })).body
  const pull = (runner = crypto.randomUUID()) =>
    pullConnection(server.portal.service, {
      company: company.id,
      connection: id,
      runner,
      actor: 'prueba',
      policy: { timeoutMilliseconds: 60_000, retries: 0 },
    })
  const statements = () =>
    server.asAdmin<{ factura_cliente: string; saldo_total: string }>(
      `select factura_cliente, saldo_total from account_statements where company_id = $1 order by 1`,
      [company.id],
    )
  return { company, browser, id, look, pull, statements }
}

function furnish(nit = '890903938-8') {
  const cop = odoo.put('res.currency', { name: 'COP' })
  const partner = odoo.put('res.partner', { name: 'Ñandú', vat: nit, supplier_rank: 1, parent_id: false })
  const bill = (values: Readonly<Record<string, unknown>>) =>
    odoo.put('account.move', {
      name: 'BILL/1',
      ref: 'FE-1001',
      move_type: 'in_invoice',
      state: 'posted',
      invoice_date: '2026-02-20',
      invoice_date_due: '2026-03-22',
      amount_untaxed: odooFloat('1000000'),
      amount_total: odooFloat('1190000'),
      amount_residual: odooFloat('1190000'),
      currency_id: cop,
      commercial_partner_id: partner,
      ...values,
    })
  return { cop, partner, bill }
}

describe('what a connection brings', () => {
  it('is seen by the supplier as soon as the server’s work is done', async () => {
    const { company, look, browser, id } = await enter()
    const supplier = await buildThirdParty(server.db, company, { documento_numero: '890903938' })
    furnish().bill({})
    const worker = startWorker({ ...server.portal.service, log }, tasks, {
      ...usualPolicy,
      pollMilliseconds: 50,
    })
    await expect.poll(async () => (await look()).conexion.ultima?.estado).toBe('done')
    await worker.stop()
    const person = await server.signIn(await buildPerson(server.db, supplier, { isMaster: true }))
    const { body } = await server.call(listAccountStatements, person, { query: {} })
    expect(JSON.stringify(body)).toContain('FE-1001')
    const { conexion } = await look()
    expect(conexion).toMatchObject({ activa: true, trayendo: false })
    // The next pull is scheduled, an hour after this one.
    const minutes = (Date.parse(conexion.proxima_at ?? '') - Date.now()) / 60_000
    expect(minutes).toBeGreaterThan(58)
    expect(minutes).toBeLessThan(61)
    const asked = await server.call(runConnection, browser, { params: { id }, body: { completa: false } })
    expect(asked.status).toBe(200)
  })

  it('changes with the ERP, and the same again changes nothing', async () => {
    const { look, pull, statements } = await enter()
    const { bill } = furnish()
    const first = bill({})
    await pull()
    expect(await statements()).toEqual([{ factura_cliente: 'FE-1001', saldo_total: '1190000.00' }])
    bill({ id: first, amount_residual: odooFloat('190000.5') })
    await pull()
    expect(await statements()).toEqual([{ factura_cliente: 'FE-1001', saldo_total: '190000.50' }])
    await pull()
    const [last, , begin] = (await look()).veces
    expect(last).toMatchObject({ estado: 'done', leidos: 2, nuevos: 0, modificados: 0, sin_cambio: 2 })
    expect(begin).toMatchObject({ completa: true, nuevos: 2 })
  })

  it('is void where the ERP cancels it, and under its former number where the ERP gives it another', async () => {
    const { company, pull, statements } = await enter()
    const { bill } = furnish()
    const [first, second] = [bill({}), bill({ ref: 'FE-2' })]
    await pull()
    bill({ id: first, ref: 'FE-9' })
    odoo.put('account.move', { id: second, state: 'cancel' })
    await pull()
    expect(await statements()).toEqual([
      { factura_cliente: 'FE-1001', saldo_total: '0.00' },
      { factura_cliente: 'FE-2', saldo_total: '0.00' },
      { factura_cliente: 'FE-9', saldo_total: '1190000.00' },
    ])
    const ended = await server.asAdmin(
      `select factura_cliente from account_statements where company_id = $1 and estado = 'anulada' order by 1`,
      [company.id],
    )
    expect(ended).toEqual([{ factura_cliente: 'FE-1001' }, { factura_cliente: 'FE-2' }])
  })

  it('that has no place here is told by the ERP’s own reference', async () => {
    const { look, pull } = await enter()
    const { bill } = furnish()
    bill({ ref: false })
    bill({ name: 'BILL/2', ref: 'FE-2', invoice_date: '1026-02-31' })
    await pull()
    const { conexion, hallazgos } = await look()
    expect(conexion.ultima).toMatchObject({ estado: 'done', rechazados: 2 })
    expect(hallazgos.map(({ referencia }) => referencia)).toEqual([
      'account.move 1 (BILL/1)',
      'account.move 2 (BILL/2)',
    ])
  })
})

describe('orders, receipts and notes of an ERP', () => {
  const numbers = (company: number) =>
    server.asAdmin<{ said: string }>(
      `select 'orden ' || nro_orden || ' ' || o.valor_neto || ' ' || estado || ' ' || count(l.*) as said from purchase_order o
         left join purchase_order_lines l on l.company_id = o.company_id and l.purchase_order_id = o.id
        where o.company_id = $1 group by o.id, nro_orden, o.valor_neto, estado
       union all
       select 'entrada ' || nro_entrada || ' ' || t.valor_neto || ' ' || coalesce(t.oc_relacionada, '-') || ' ' || count(d.*)
         from purchase_tickets t left join document_links d on d.company_id = t.company_id and d.from_id = t.id
        where t.company_id = $1 group by t.id, nro_entrada, t.valor_neto, t.oc_relacionada
       union all
       select 'nota ' || nro_nota || ' ' || valor_nota || ' ' || valor_aplicado || ' ' || estado || ' ' || l.doc_cruce || ' ' || l.saldo_nuevo
         from notes_debit n join notes_debit_lines l on l.company_id = n.company_id and l.note_id = n.id
        where n.company_id = $1 order by 1`,
      [company],
    )

  it('come with their lines and lean on one another; what is cancelled is void', async () => {
    const { company, look, pull } = await enter([...pulledKinds])
    const world = furnish()
    const goods = stock(odoo)
    const { order, line } = putOrder(odoo, world, goods)
    putReceipt(odoo, world, goods, [{ purchase_line_id: line, quantity: odooFloat('40') }])
    const bill = world.bill({})
    const refund = {
      name: 'RBILL/1',
      ref: 'Faltante',
      move_type: 'in_refund',
      amount_tax: odooFloat('190000'),
    }
    const note = putInvoice(odoo, world, { ...refund, amount_residual: odooFloat('0') })
    const [debit_move_id, credit_move_id] = [note, bill].map((move_id) =>
      odoo.put('account.move.line', { move_id }),
    )
    odoo.put('account.partial.reconcile', {
      debit_move_id,
      credit_move_id,
      credit_amount_currency: odooFloat('1190000'),
    })
    await pull()
    expect((await look()).hallazgos).toEqual([])
    const shown = (await numbers(company.id)).map(({ said }) => said)
    expect(shown).toEqual([
      'entrada WH/IN/00031 1190000.00 P00012 1',
      'nota RBILL/1 1190000.00 1190000.00 aplicada FE-1001 0.00',
      'orden P00012 1190000.00 nueva 1',
    ])
    // They have no doubtful records either.
    const doubts = await server.asAdmin(
      `select reason from import_findings where company_id = $1 and reason <> 'supplier-created'`,
      [company.id],
    )
    expect(doubts).toEqual([])
    odoo.put('purchase.order', { id: order, state: 'cancel' })
    await pull()
    const after = (await numbers(company.id)).map(({ said }) => said)
    expect(after).toContain('orden P00012 1190000.00 anulada 1')
  })

  it('say until when they are complete, also where nothing changed', async () => {
    const { company, pull } = await enter([...pulledKinds])
    await pull()
    const moments = await server.asAdmin<{ kind: string }>(
      `select kind from data_freshness where company_id = $1 order by kind`,
      [company.id],
    )
    expect(moments.map(({ kind }) => kind)).toEqual([
      'account-statements',
      'notes-debit',
      'payments-made',
      'purchase-order',
      'purchase-tickets',
    ])
  })

  it('come without those that the user may not read, and it is said which', async () => {
    const { look, pull, statements } = await enter(['suppliers', 'orders', 'invoices'])
    furnish().bill({})
    odoo.denied.add('purchase.order')
    expect(await pull()).toMatchObject({ state: 'partial' })
    expect(await statements()).toHaveLength(1)
    const { conexion } = await look()
    expect(conexion).toMatchObject({ activa: true, ultima: { estado: 'partial' } })
    const [said] = connectionTexts.kindFailed.split('{falla}')
    expect(conexion.ultima?.falla).toBe(
      `${said?.replace('{registros}', pulledKindTexts.orders)}El usuario no tiene permiso de lectura de purchase.order en el ERP. Asígneselo y pruebe de nuevo.`,
    )
    odoo.denied.clear()
    expect(await pull()).toEqual({ state: 'done', failure: null, stopsItself: false })
  })

  it('of a number that a draft has as well stay, and so do those that came again by another document', async () => {
    const { pull, statements } = await enter()
    const { bill } = furnish()
    bill({})
    const copy = bill({ state: 'draft' })
    await pull()
    expect(await statements()).toEqual([{ factura_cliente: 'FE-1001', saldo_total: '1190000.00' }])
    // Only the draft changed, so the page does not contain the posted one.
    bill({ id: copy, state: 'cancel', write_date: '2027-01-01 10:00:00' })
    await pull()
    bill({ id: copy, state: 'draft', write_date: '2027-01-02 10:00:00' })
    await pull()
    expect(await statements()).toEqual([{ factura_cliente: 'FE-1001', saldo_total: '1190000.00' }])
  })
})

describe('a pull that fails', () => {
  it('keeps what it brought, says why, and goes on behind it', async () => {
    const { look, pull, statements } = await enter()
    const { bill } = furnish()
    for (let number = 1; number <= 250; number += 1) bill({ ref: `FE-${1000 + number}` })
    // Everything up to the second page of invoices.
    odoo.mishap = (question) => (question >= 9 ? 'reset' : undefined)
    expect(await pull()).toMatchObject({ state: 'failed' })
    expect(await statements()).toHaveLength(200)
    expect((await look()).conexion).toMatchObject({ activa: true, ultima: { estado: 'failed' } })
    odoo.mishap = () => undefined
    await pull()
    expect(await statements()).toHaveLength(250)
    const [last] = (await look()).veces
    expect(last?.nuevos).toBe(50)
  })

  it('by a refused key stops the connection by itself', async () => {
    const { look, pull } = await enter()
    odoo.access = { ...odoo.access, secret: 'otra' }
    expect(await pull()).toMatchObject({ state: 'failed' })
    const { conexion } = await look()
    expect(conexion).toMatchObject({ activa: false, proxima_at: null })
    expect(conexion.motivo).toContain('El ERP no acepta el usuario o la clave.')
  })

  it('is never two at once', async () => {
    const { pull } = await enter()
    furnish().bill({})
    const outcomes = await Promise.all([pull(), pull()])
    expect(outcomes.filter((outcome) => outcome === 'busy')).toHaveLength(1)
  })
})
