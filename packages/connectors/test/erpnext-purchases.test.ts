import { erpnextFloat, startErpnext, type StandInErpnext } from '@enlace/testing/erpnext.ts'
import { furnish, putGoods, putInvoice } from '@enlace/testing/erpnext-documents.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ErpnextConnector } from '../src/erpnext/connector.ts'
import { near, pullAll, said } from './pull-all.ts'

let erpnext: StandInErpnext
let connector: ErpnextConnector
beforeEach(async () => {
  erpnext = await startErpnext()
  connector = new ErpnextConnector(erpnext.url, { ...erpnext.access, company: 'Distribuidora' }, near, 2)
  furnish(erpnext)
})
afterEach(async () => {
  connector.close()
  await erpnext.close()
})

const order = { name: 'PUR-ORD-2026-00012', transaction_date: '2026-02-20', schedule_date: '2026-03-05' }
const receipt = { name: 'MAT-PRE-2026-00031', posting_date: '2026-03-04', is_return: 0 }

describe('orders of ERPNext', () => {
  it('come with their lines, each with what taxes put on it', async () => {
    const halves = [
      { net_amount: erpnextFloat('250000'), qty: erpnextFloat('10') },
      { net_amount: erpnextFloat('750000'), qty: erpnextFloat('30'), received_qty: erpnextFloat('30') },
    ]
    const taxes = [
      { item_wise_tax_detail: '{"CAFE-500": [19.0, 190000.0]}' },
      { item_wise_tax_detail: '{"CAFE-500": [2.5, 25000.0]}', add_deduct_tax: 'Deduct' },
      { item_wise_tax_detail: '{"CAFE-500": [1.0, 10000.0]}', category: 'Valuation' },
    ]
    const values = {
      ...order,
      status: 'To Receive and Bill',
      per_received: erpnextFloat('75'),
      per_billed: erpnextFloat('0'),
      total_taxes_and_charges: erpnextFloat('165000'),
      grand_total: erpnextFloat('1165000'),
    }
    putGoods(erpnext, 'Purchase Order', values, halves, taxes)
    const { records } = await pullAll(connector, 'orders')
    expect(records.map(said)).toEqual([
      {
        nit: '890903938-8',
        nombre: 'Ferretería Ñandú S.A.S.',
        numero: 'PUR-ORD-2026-00012',
        fecha: '2026-02-20',
        fecha_entrega: '2026-03-05',
        bodega: 'Bodega Norte - D',
        moneda: 'COP',
        bruto: '1000000.0',
        impuesto: '165000.0',
        neto: '1165000.0',
        recibido_pct: '75.0',
        facturado_pct: '0.0',
        estado: 'recibida_parcial',
      },
    ])
    expect(records[0]?.lines?.map(said)).toEqual([
      {
        item: 'CAFE-500',
        descripcion: 'Café molido',
        um: 'Unidad',
        cantidad: '10.0',
        precio: '25000.0',
        bruto: '250000.00',
        iva: '41250.00',
        neto: '291250.00',
      },
      {
        item: 'CAFE-500',
        descripcion: 'Café molido',
        um: 'Unidad',
        cantidad: '30.0',
        precio: '25000.0',
        bruto: '750000.00',
        iva: '123750.00',
        neto: '873750.00',
        cantidad_recibida: '30.0',
      },
    ])
  })

  it('come before taxes where a tax does not tell its items', async () => {
    erpnext.lacking.add('Purchase Taxes and Charges.item_wise_tax_detail')
    putGoods(erpnext, 'Purchase Order', order, [{}], [{ item_wise_tax_detail: '{}' }])
    const { records } = await pullAll(connector, 'orders')
    expect(records[0]?.fields['neto']).toBe('1190000.0')
    expect(records[0]?.lines?.map(({ fields }) => fields['neto'])).toEqual(['1000000.00'])
  })

  it('in dollars tell their taxes in dollars, which ERPNext keeps in pesos', async () => {
    const values = { ...order, currency: 'USD', conversion_rate: erpnextFloat('4000') }
    const taxes = [{ item_wise_tax_detail: '{"CAFE-500": [19.0, 760000.0]}' }]
    putGoods(erpnext, 'Purchase Order', values, [{ net_amount: erpnextFloat('1000') }], taxes)
    const { records } = await pullAll(connector, 'orders')
    expect(records[0]?.lines?.map(({ fields }) => [fields['iva'], fields['neto']])).toEqual([
      ['190.00', '1190.00'],
    ])
  })

  it.each([
    ['To Bill', '100', 'recibida'],
    ['To Bill', '112.5', 'recibida'],
    ['Closed', '75', 'cerrada'],
    ['To Receive', '0', 'nueva'],
  ])('%s with %s received are %s', async (status, received, estado) => {
    putGoods(erpnext, 'Purchase Order', { ...order, status, per_received: erpnextFloat(received) }, [{}])
    expect((await pullAll(connector, 'orders')).records[0]?.fields['estado']).toBe(estado)
  })

  it('that are cancelled or deleted end; drafts and those of another company never come', async () => {
    putGoods(erpnext, 'Purchase Order', { ...order, name: 'A' }, [{}])
    putGoods(erpnext, 'Purchase Order', { ...order, name: 'B' }, [{}])
    putGoods(erpnext, 'Purchase Order', { ...order, name: 'C', docstatus: 0 }, [{}])
    putGoods(erpnext, 'Purchase Order', { ...order, name: 'D', company: 'Otra' }, [{}])
    const first = await pullAll(connector, 'orders')
    expect(first.records.map(({ fields }) => fields['numero'])).toEqual(['A', 'B'])
    putGoods(erpnext, 'Purchase Order', { ...order, name: 'A', docstatus: 2 }, [{}])
    erpnext.remove('Purchase Order', 'B')
    const { records } = await pullAll(connector, 'orders', first.cursor)
    expect(records.map((record) => [said(record), record.isDeleted])).toEqual([
      [{ nit: '890903938-8', numero: 'A' }, true],
      [{ nit: '890903938-8', numero: 'B' }, true],
    ])
  })
})

describe('receipts of ERPNext', () => {
  it('come with their lines and the one order that they answer; what goes back is none', async () => {
    const values = { ...receipt, supplier_delivery_note: 'REM-88', per_billed: erpnextFloat('40') }
    putGoods(erpnext, 'Purchase Receipt', values, [{ purchase_order: order.name, serial_no: 'L-2026-02' }])
    putGoods(erpnext, 'Purchase Receipt', { ...receipt, name: 'B', is_return: 1 }, [{}])
    const { records } = await pullAll(connector, 'receipts')
    expect(records.map(said)).toEqual([
      {
        nit: '890903938-8',
        nombre: 'Ferretería Ñandú S.A.S.',
        numero: 'MAT-PRE-2026-00031',
        fecha: '2026-03-04',
        orden: 'PUR-ORD-2026-00012',
        bodega: 'Bodega Norte - D',
        remision: 'REM-88',
        moneda: 'COP',
        bruto: '1000000.0',
        impuesto: '190000.0',
        neto: '1190000.0',
        estado: 'facturada_parcial',
      },
    ])
    expect(records[0]?.lines?.map(({ fields }) => fields['extension'])).toEqual(['L-2026-02'])
  })

  it('of which a part was rejected tell what was received, accepted and rejected', async () => {
    const rejected = { received_qty: erpnextFloat('40'), rejected_qty: erpnextFloat('4') }
    putGoods(erpnext, 'Purchase Receipt', receipt, [{ ...rejected, qty: erpnextFloat('36') }, {}])
    const { records } = await pullAll(connector, 'receipts')
    const told = records[0]?.lines?.map(({ fields }) => [
      fields['cantidad'],
      fields['cantidad_aceptada'],
      fields['cantidad_rechazada'],
    ])
    expect(told).toEqual([
      ['40.0', '36.0', '4.0'],
      ['40.0', null, null],
    ])
  })

  it('of several orders name none', async () => {
    const items = [{ purchase_order: 'A' }, { purchase_order: 'B' }]
    putGoods(erpnext, 'Purchase Receipt', receipt, items)
    expect((await pullAll(connector, 'receipts')).records[0]?.fields['orden']).toBeNull()
  })
})

describe('debit notes of ERPNext', () => {
  const note = {
    name: 'ACC-PINV-RET-2026-00001',
    is_return: 1,
    net_total: erpnextFloat('-100000'),
    total_taxes_and_charges: erpnextFloat('-19000'),
    grand_total: erpnextFloat('-119000'),
    outstanding_amount: erpnextFloat('0'),
    remarks: 'No Remarks',
  }
  const owe = (name: string, voucher_no: string, amount: string, values: object = {}) =>
    erpnext.put('Payment Ledger Entry', {
      name,
      voucher_type: 'Purchase Invoice',
      voucher_no,
      against_voucher_type: 'Purchase Invoice',
      against_voucher_no: 'ACC-PINV-2026-00001',
      amount_in_account_currency: erpnextFloat(amount),
      delinked: 0,
      ...values,
    })

  it('come with what was open of their invoice before, by the ledger', async () => {
    putInvoice(erpnext)
    putInvoice(erpnext, note)
    owe('1', 'ACC-PINV-2026-00001', '1190000')
    owe('2', 'ACC-PAY-2026-00001', '-190000.5', { voucher_type: 'Payment Entry' })
    owe('3', 'ACC-PAY-2026-00002', '-500000', { delinked: 1 })
    owe('4', note.name, '-119000')
    const { records } = await pullAll(connector, 'notes')
    expect(records.map(said)).toEqual([
      {
        nit: '890903938-8',
        nombre: 'Ferretería Ñandú S.A.S.',
        numero: 'ACC-PINV-RET-2026-00001',
        fecha: '2026-02-23',
        moneda: 'COP',
        bruto: '100000.00',
        impuesto: '19000.00',
        valor: '119000.00',
        aplicado: '119000.00',
        estado: 'aplicada',
      },
    ])
    expect(records[0]?.lines?.map(said)).toEqual([
      { documento: 'FE-1001', saldo: '999999.50', valor: '119000.00' },
    ])
  })

  it('that wait are open, in their own currency, and against no invoice', async () => {
    const dollars = {
      currency: 'USD',
      conversion_rate: erpnextFloat('4000'),
      grand_total: erpnextFloat('-1000'),
    }
    putInvoice(erpnext, {
      ...note,
      ...dollars,
      outstanding_amount: erpnextFloat('-1000000'),
      remarks: 'Faltante',
    })
    owe('1', note.name, '-4000000', { against_voucher_no: note.name })
    const [record] = (await pullAll(connector, 'notes')).records
    expect(record?.fields).toMatchObject({
      moneda: 'USD',
      valor: '1000.00',
      aplicado: '750.00',
      estado: 'aplicada_parcial',
      motivo: 'Faltante',
    })
    expect(record?.lines).toEqual([])
  })

  it('that are cancelled end', async () => {
    putInvoice(erpnext, { ...note, docstatus: 2 })
    expect((await pullAll(connector, 'notes')).records).toMatchObject([
      { isDeleted: true, fields: { nit: '890903938-8', numero: note.name } },
    ])
  })
})
