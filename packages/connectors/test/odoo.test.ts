import { odooFloat, startOdoo, type StandInOdoo } from '@enlace/testing/odoo.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startCursor } from '../src/core/record.ts'
import { OdooConnector } from '../src/odoo/connector.ts'
import { furnish, putInvoice } from '@enlace/testing/odoo-documents.ts'
import { near, pullAll, said } from './pull-all.ts'

let odoo: StandInOdoo
let connector: OdooConnector
beforeEach(async () => {
  odoo = await startOdoo()
  connector = new OdooConnector(odoo.url, odoo.access, near, 2)
})
afterEach(async () => {
  connector.close()
  await odoo.close()
})

describe('suppliers of Odoo', () => {
  it('come with their number, and contacts of a company do not come', async () => {
    const { partner } = furnish(odoo)
    odoo.put('res.partner', { name: 'Ana Ruiz', vat: '890903938-8', supplier_rank: 1, parent_id: partner })
    odoo.put('res.partner', { name: 'Cliente', vat: '800197268-4', supplier_rank: 0, parent_id: false })
    const { records } = await pullAll(connector, 'suppliers')
    expect(records.map(said)).toEqual([
      { nit: '890903938-8', nombre: 'Ferretería Ñandú S.A.S.', activo: 'si' },
    ])
  })

  it('come by another name once they are renamed, and as not active once they are archived', async () => {
    const { partner } = furnish(odoo)
    const { cursor } = await pullAll(connector, 'suppliers')
    odoo.put('res.partner', { id: partner, name: 'Ñandú Colombia S.A.S.' })
    const renamed = await pullAll(connector, 'suppliers', cursor)
    expect(renamed.records.map(said)).toEqual([
      { nit: '890903938-8', nombre: 'Ñandú Colombia S.A.S.', activo: 'si' },
    ])
    odoo.put('res.partner', { id: partner, active: false })
    const archived = await pullAll(connector, 'suppliers', renamed.cursor)
    expect(archived.records.map(({ fields }) => fields['activo'])).toEqual(['no'])
  })

  it('without a number are told by Odoo’s own reference', async () => {
    odoo.put('res.partner', { name: 'Sin NIT', vat: false, supplier_rank: 1, parent_id: false })
    const { records, unmapped } = await pullAll(connector, 'suppliers')
    expect(records).toEqual([])
    expect(unmapped).toEqual([
      { kind: 'third-parties', reference: 'res.partner 1 (Sin NIT)', reason: 'supplier-without-nit' },
    ])
  })
})

describe('invoices of Odoo', () => {
  it('come with the supplier’s own number, and their amounts to the last digit', async () => {
    const world = furnish(odoo)
    const term = odoo.put('account.payment.term', { name: '30 días' })
    putInvoice(odoo, world, {
      invoice_payment_term_id: term,
      amount_total: odooFloat('90071992547409.93'),
      amount_residual: odooFloat('0.1'),
    })
    const { records } = await pullAll(connector, 'invoices')
    expect(records.map(said)).toEqual([
      {
        nit: '890903938-8',
        nombre: 'Ferretería Ñandú S.A.S.',
        factura: 'FE-1001',
        fecha: '2026-02-20',
        vencimiento: '2026-03-22',
        valor: '90071992547409.93',
        saldo: '0.1',
        bruto: '1000000.0',
        moneda: 'COP',
        condicion_pago: '30 días',
      },
    ])
    expect([...(records[0]?.numbers ?? [])].toSorted()).toEqual(['bruto', 'saldo', 'valor'])
  })

  it('keep their own currency', async () => {
    const world = furnish(odoo)
    const usd = odoo.put('res.currency', { name: 'USD' })
    putInvoice(odoo, { ...world, cop: usd })
    expect((await pullAll(connector, 'invoices')).records.map(({ fields }) => fields['moneda'])).toEqual([
      'USD',
    ])
  })

  it('that are drafts never come; posted ones that are cancelled or drafts again end', async () => {
    const world = furnish(odoo)
    putInvoice(odoo, world, { ref: false, state: 'draft', invoice_date: false })
    const second = putInvoice(odoo, world, { ref: 'FE-2' })
    const third = putInvoice(odoo, world, { ref: 'FE-3' })
    const { cursor } = await pullAll(connector, 'invoices')
    odoo.put('account.move', { id: second, state: 'cancel' })
    odoo.put('account.move', { id: third, state: 'draft' })
    const { records } = await pullAll(connector, 'invoices', cursor)
    expect(records.map((record) => [said(record), record.isDeleted])).toEqual([
      [{ nit: '890903938-8', factura: 'FE-2' }, true],
      [{ nit: '890903938-8', factura: 'FE-3' }, true],
    ])
  })

  it('without the supplier’s number are told, and so are those of suppliers without a NIT', async () => {
    const world = furnish(odoo)
    const nobody = odoo.put('res.partner', { name: 'Sin NIT', vat: false })
    putInvoice(odoo, world, { ref: false })
    putInvoice(odoo, world, { name: 'BILL/2026/03/0002', commercial_partner_id: nobody })
    expect((await pullAll(connector, 'invoices')).unmapped).toEqual([
      {
        kind: 'account-statements',
        reference: 'account.move 1 (BILL/2026/03/0001)',
        reason: 'invoice-without-number',
      },
      {
        kind: 'account-statements',
        reference: 'account.move 2 (BILL/2026/03/0002)',
        reason: 'supplier-without-nit',
      },
    ])
  })

  it('of one second all come, wherever a page ends', async () => {
    const world = furnish(odoo)
    for (const part of ['9', '1', '5', '3', '7'])
      putInvoice(odoo, world, { ref: `FE-${part}`, write_date: `2026-03-02 08:00:00.${part}00000` })
    const { records } = await pullAll(connector, 'invoices')
    expect(
      records.map(({ fields }) => fields['factura'] ?? '').toSorted((one, other) => one.localeCompare(other)),
    ).toEqual(['FE-1', 'FE-3', 'FE-5', 'FE-7', 'FE-9'])
  })

  it('that changed since come, with what may have been under way an hour before', async () => {
    const world = furnish(odoo)
    putInvoice(odoo, world, { ref: 'VIEJA', write_date: '2026-03-02 06:00:00.5' })
    putInvoice(odoo, world, { ref: 'LENTA', write_date: '2026-03-02 07:30:00.5' })
    putInvoice(odoo, world, { ref: 'FE-1', write_date: '2026-03-02 08:00:00.5' })
    const { cursor } = await pullAll(connector, 'invoices')
    expect(cursor).toEqual({ at: '2026-03-02 08:00:00', next: null, after: null })
    putInvoice(odoo, world, { ref: 'NUEVA', write_date: '2026-03-03 08:00:00.5' })
    const next = await pullAll(connector, 'invoices', cursor)
    expect(next.records.map(({ fields }) => fields['factura'])).toEqual(['LENTA', 'FE-1', 'NUEVA'])
  })

  it('go on after the last page that was kept, also where one changes meanwhile', async () => {
    const world = furnish(odoo)
    for (let number = 1; number <= 5; number += 1) putInvoice(odoo, world, { ref: `FE-${number}` })
    let kept = startCursor
    for await (const page of connector.pull('invoices', startCursor)) {
      kept = page.cursor
      break
    }
    putInvoice(odoo, world, { id: 1, ref: 'FE-1', amount_residual: odooFloat('0') })
    const rest = await pullAll(connector, 'invoices', kept)
    expect(rest.records.map(({ fields }) => fields['factura'])).toEqual(['FE-3', 'FE-4', 'FE-5'])
    const later = await pullAll(connector, 'invoices', rest.cursor)
    expect(later.records.find(({ fields }) => fields['factura'] === 'FE-1')?.fields['saldo']).toBe('0.0')
  })
})

describe('payments of Odoo', () => {
  it('come with a line for each invoice that they were reconciled with, and one for the rest', async () => {
    const world = furnish(odoo)
    const bill = putInvoice(odoo, world)
    const journal = odoo.put('account.journal', { name: 'Bancolombia' })
    const payment = odoo.put('account.payment', {
      name: 'PBNK1/2026/00007',
      state: 'posted',
      date: '2026-03-01',
      amount: odooFloat('1500000'),
      payment_type: 'outbound',
      partner_type: 'supplier',
      partner_id: world.partner,
      currency_id: world.cop,
      journal_id: journal,
    })
    const debit = odoo.put('account.move.line', { payment_id: payment, move_id: 90 })
    const credit = odoo.put('account.move.line', { payment_id: false, move_id: bill })
    for (const part of ['690000.1', '499999.9']) {
      odoo.put('account.partial.reconcile', {
        debit_move_id: debit,
        credit_move_id: credit,
        debit_amount_currency: odooFloat(part),
      })
    }
    const { records } = await pullAll(connector, 'payments')
    expect(records.map(said)).toEqual([
      {
        nit: '890903938-8',
        nombre: 'Ferretería Ñandú S.A.S.',
        comprobante: 'PBNK1/2026/00007',
        fecha: '2026-03-01',
        valor: '1500000.0',
        banco: 'Bancolombia',
        moneda: 'COP',
      },
    ])
    expect(records[0]?.lines?.map(said)).toEqual([
      { valor: '1190000.00', factura: 'FE-1001', fecha_factura: '2026-02-20' },
      { valor: '310000.00' },
    ])
    odoo.put('account.payment', { id: payment, state: 'cancel' })
    const ended = await pullAll(connector, 'payments')
    expect(ended.records.map((record) => [said(record), record.isDeleted])).toEqual([
      [{ nit: '890903938-8', comprobante: 'PBNK1/2026/00007' }, true],
    ])
  })
})
