import { odooFloat, startOdoo, type StandInOdoo } from '@enlace/testing/odoo.ts'
import { furnish, putInvoice, putOrder, putReceipt, stock } from '@enlace/testing/odoo-documents.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { OdooConnector } from '../src/odoo/connector.ts'
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

const linesOf = async (kind: 'orders' | 'receipts' | 'notes') =>
  (await pullAll(connector, kind)).records.map(({ lines }) => lines?.map(said))

describe('orders of Odoo', () => {
  it('come with their lines, by the day that it was in Colombia, and without what stands between the lines', async () => {
    const world = furnish(odoo)
    const goods = stock(odoo)
    const buyer = odoo.put('res.users', { name: 'Marta Ruiz' })
    const contact = odoo.put('res.partner', {
      name: 'Ana Ruiz',
      vat: '890903938-8',
      parent_id: world.partner,
      commercial_partner_id: world.partner,
    })
    const { order } = putOrder(odoo, { ...world, partner: contact }, goods, {
      user_id: buyer,
      partner_ref: 'COT-7',
    })
    odoo.put('purchase.order.line', {
      order_id: order,
      sequence: 1,
      name: 'Abarrotes',
      display_type: 'line_section',
    })
    const { records } = await pullAll(connector, 'orders')
    expect(records.map(said)).toEqual([
      {
        nit: '890903938-8',
        nombre: 'Ferretería Ñandú S.A.S.',
        numero: 'P00012',
        fecha: '2026-02-20',
        fecha_entrega: '2026-03-05',
        comprador: 'Marta Ruiz',
        bodega: 'Bodega Norte',
        moneda: 'COP',
        bruto: '1000000.00',
        descuento: '0.00',
        impuesto: '190000.0',
        neto: '1190000.0',
        recibido_pct: '0.00',
        facturado_pct: '0.00',
        estado: 'nueva',
      },
    ])
    expect(records[0]?.lines?.map(said)).toEqual([
      {
        item: 'CAFE-500',
        descripcion: 'Café molido',
        um: 'Unidades',
        cantidad: '40.0',
        precio: '25000.0',
        bruto: '1000000.00',
        descuento: '0.00',
        iva: '190000.00',
        neto: '1190000.00',
        cantidad_recibida: '0.0',
        cantidad_facturada: '0.0',
        fecha_entrega: '2026-03-05',
      },
    ])
  })

  it('tell a discount that adds up, and none where the price holds the tax', async () => {
    const world = furnish(odoo)
    const goods = stock(odoo)
    const values = {
      amount_untaxed: odooFloat('900000'),
      amount_tax: odooFloat('0'),
      amount_total: odooFloat('900000'),
    }
    const line = { price_subtotal: odooFloat('900000'), price_tax: odooFloat('0'), discount: odooFloat('10') }
    putOrder(odoo, world, goods, values, line)
    const withTax = {
      price_subtotal: odooFloat('840336.13'),
      price_tax: odooFloat('159663.87'),
      discount: odooFloat('10'),
    }
    putOrder(odoo, world, goods, { name: 'P00013' }, withTax)
    expect(
      (await linesOf('orders')).map((lines) => [lines?.[0]?.['bruto'], lines?.[0]?.['descuento']]),
    ).toEqual([
      ['1000000.00', '100000.00'],
      ['840336.13', '0.00'],
    ])
    const [first] = (await pullAll(connector, 'orders')).records
    expect(first?.fields).toMatchObject({ bruto: '1000000.00', descuento: '100000.00', neto: '900000.0' })
  })

  it('come again when a line of theirs is received, though Odoo stamps the line alone', async () => {
    const world = furnish(odoo)
    const goods = stock(odoo)
    const { line } = putOrder(
      odoo,
      world,
      goods,
      { write_date: '2026-03-01 10:00:00' },
      { write_date: '2026-03-01 10:00:00' },
    )
    const first = await pullAll(connector, 'orders')
    odoo.put('purchase.order.line', {
      id: line,
      qty_received: odooFloat('10'),
      qty_invoiced: odooFloat('50'),
      write_date: '2026-03-03 10:00:00',
    })
    putOrder(
      odoo,
      world,
      goods,
      { name: 'P00013', write_date: '2026-03-02 10:00:00' },
      { write_date: '2026-03-02 10:00:00' },
    )
    const second = await pullAll(connector, 'orders', first.cursor)
    expect(
      second.records.map(({ fields }) => [
        fields['numero'],
        fields['estado'],
        fields['recibido_pct'],
        fields['facturado_pct'],
      ]),
    ).toEqual([
      ['P00012', 'recibida_parcial', '25.00', '100.00'],
      ['P00013', 'nueva', '0.00', '0.00'],
    ])
    // The line's own stamp is the position reached.
    expect(second.cursor.at).toBe('2026-03-03 10:00:00')
    expect((await pullAll(connector, 'orders', second.cursor)).records).toHaveLength(1)
  })

  it('that are cancelled or drafts again end, and those of suppliers without a NIT are told', async () => {
    const world = furnish(odoo)
    const goods = stock(odoo)
    const nobody = odoo.put('res.partner', { name: 'Sin NIT', vat: false })
    putOrder(odoo, world, goods, { state: 'cancel' })
    putOrder(odoo, world, goods, { name: 'P00013', state: 'draft' })
    putOrder(odoo, { ...world, partner: nobody }, goods, { name: 'P00014' })
    putOrder(odoo, { ...world, partner: nobody }, goods, { name: 'P00015', state: 'sent' })
    const { records, unmapped } = await pullAll(connector, 'orders')
    expect(records.map((record) => [said(record), record.isDeleted])).toEqual([
      [{ nit: '890903938-8', numero: 'P00012' }, true],
      [{ nit: '890903938-8', numero: 'P00013' }, true],
    ])
    expect(unmapped).toEqual([
      { kind: 'purchase-order', reference: 'purchase.order 3 (P00014)', reason: 'supplier-without-nit' },
    ])
  })
})

describe('receipts of Odoo', () => {
  it('come at the price of their order, and are no drafts, no deliveries and nothing that a customer brings back', async () => {
    const world = furnish(odoo)
    const goods = stock(odoo)
    const { line } = putOrder(odoo, world, goods, { partner_ref: 'COT-7' })
    const moves = [{ purchase_line_id: line, quantity: odooFloat('15') }]
    putReceipt(odoo, world, goods, moves)
    putReceipt(odoo, world, goods, moves, { name: 'WH/IN/00032', state: 'assigned' })
    putReceipt(odoo, world, goods, moves, { name: 'WH/OUT/1', picking_type_code: 'outgoing' })
    const shelf = odoo.put('stock.location', { name: 'Customers', usage: 'customer' })
    putReceipt(odoo, world, goods, moves, { name: 'WH/IN/00033', location_id: shelf })
    const { records } = await pullAll(connector, 'receipts')
    expect(records.map(said)).toEqual([
      {
        nit: '890903938-8',
        nombre: 'Ferretería Ñandú S.A.S.',
        numero: 'WH/IN/00031',
        fecha: '2026-03-04',
        orden: 'P00012',
        bodega: 'Bodega Norte',
        moneda: 'COP',
      },
    ])
    expect(records[0]?.lines?.map(said)).toEqual([
      {
        item: 'CAFE-500',
        descripcion: 'Café molido',
        um: 'Unidades',
        cantidad: '15.0',
        precio: '25000.0',
        bruto: '375000.00',
        iva: '71250.00',
        neto: '446250.00',
      },
    ])
  })

  it('in the unit of the stock are worth what they are in the unit of the order', async () => {
    const world = furnish(odoo)
    const goods = stock(odoo)
    const dozens = { product_uom: goods.dozen, product_qty: odooFloat('4'), product_uom_qty: odooFloat('48') }
    const { line } = putOrder(odoo, world, goods, {}, { ...dozens, price_unit: odooFloat('250000') })
    putReceipt(odoo, world, goods, [{ purchase_line_id: line, quantity: odooFloat('12') }])
    expect(await linesOf('receipts')).toMatchObject([
      [{ um: 'Unidades', cantidad: '12.0', precio: '20833.33', bruto: '250000.00', iva: '47500.00' }],
    ])
  })

  it('in a unit that neither knows are told, and goods that nobody ordered cost nothing', async () => {
    const world = furnish(odoo)
    const goods = stock(odoo)
    const { line } = putOrder(odoo, world, goods)
    putReceipt(odoo, world, goods, [
      { purchase_line_id: line, quantity: odooFloat('1'), product_uom: goods.dozen },
    ])
    putReceipt(odoo, world, goods, [{ quantity: odooFloat('2') }], { name: 'WH/IN/00032' })
    const { records, unmapped } = await pullAll(connector, 'receipts')
    expect(unmapped).toEqual([
      {
        kind: 'warehouse-entries',
        reference: 'stock.picking 1 (WH/IN/00031)',
        reason: 'receipt-unit-unclear',
      },
    ])
    expect(records.map(({ fields, lines }) => [fields['orden'], lines?.[0]?.fields['precio']])).toEqual([
      [null, '0'],
    ])
  })

  it('of Odoo 16 come by what was done then, and orders without what came with 17', async () => {
    odoo.lacking = new Set([
      'stock.move.quantity',
      'purchase.order.line.discount',
      'purchase.order.picking_type_id',
    ])
    const world = furnish(odoo)
    const goods = stock(odoo)
    const { line } = putOrder(odoo, world, goods)
    putReceipt(odoo, world, goods, [{ purchase_line_id: line, quantity_done: odooFloat('15') }])
    expect(await linesOf('receipts')).toMatchObject([[{ cantidad: '15.0', neto: '446250.00' }]])
    expect((await pullAll(connector, 'orders')).records[0]?.fields).toMatchObject({
      bodega: null,
      bruto: '1000000.00',
    })
  })

  it('of several orders name none', async () => {
    const world = furnish(odoo)
    const goods = stock(odoo)
    const lines = [putOrder(odoo, world, goods), putOrder(odoo, world, goods, { name: 'P00013' })]
    putReceipt(
      odoo,
      world,
      goods,
      lines.map(({ line }) => ({ purchase_line_id: line, quantity: odooFloat('1') })),
    )
    const { records } = await pullAll(connector, 'receipts')
    expect(records.map(({ fields, lines: own }) => [fields['orden'], own?.length])).toEqual([[null, 2]])
  })
})

describe('credit notes of Odoo', () => {
  it('come as notes, with what was open of each invoice before', async () => {
    const world = furnish(odoo)
    const bill = putInvoice(odoo, world)
    const note = putInvoice(odoo, world, {
      name: 'RBILL/2026/03/0001',
      move_type: 'in_refund',
      ref: 'Devolución de 4 sacos',
      invoice_date: '2026-03-02',
      amount_tax: odooFloat('190000'),
      amount_residual: odooFloat('990000'),
    })
    const owed = odoo.put('account.move.line', { move_id: bill })
    const paid = odoo.put('account.move.line', { move_id: 90 })
    const credited = odoo.put('account.move.line', { move_id: note })
    const join = (debit_move_id: number, amount: string) =>
      odoo.put('account.partial.reconcile', {
        debit_move_id,
        credit_move_id: owed,
        credit_amount_currency: odooFloat(amount),
      })
    join(paid, '690000.1')
    join(credited, '200000')
    const { records } = await pullAll(connector, 'notes')
    expect(records.map(said)).toEqual([
      {
        nit: '890903938-8',
        nombre: 'Ferretería Ñandú S.A.S.',
        numero: 'RBILL/2026/03/0001',
        fecha: '2026-03-02',
        motivo: 'Devolución de 4 sacos',
        moneda: 'COP',
        bruto: '1000000.0',
        impuesto: '190000.0',
        valor: '1190000.0',
        aplicado: '200000.00',
        estado: 'aplicada_parcial',
      },
    ])
    expect(records[0]?.lines?.map(said)).toEqual([
      { documento: 'FE-1001', saldo: '499999.90', valor: '200000.00' },
    ])
    // A credit note is not an invoice.
    expect((await pullAll(connector, 'invoices')).records).toHaveLength(1)
  })

  it('that were never posted have no number, and posted ones that are cancelled end', async () => {
    const world = furnish(odoo)
    const refund = { move_type: 'in_refund', amount_tax: odooFloat('0') }
    putInvoice(odoo, world, { ...refund, name: '/', state: 'draft' })
    putInvoice(odoo, world, { ...refund, name: 'RBILL/2', state: 'cancel' })
    const { records } = await pullAll(connector, 'notes')
    expect(records.map((record) => [said(record), record.isDeleted])).toEqual([
      [{ nit: '890903938-8', numero: 'RBILL/2' }, true],
    ])
  })
})
