import { erpnextFloat, startErpnext, type StandInErpnext } from '@enlace/testing/erpnext.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startCursor } from '../src/core/record.ts'
import { ErpnextConnector } from '../src/erpnext/connector.ts'
import { furnish, putInvoice, putPayment } from '@enlace/testing/erpnext-documents.ts'
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

describe('suppliers of ERPNext', () => {
  it('come with their number; renamed, disabled and deleted ones come again', async () => {
    const first = await pullAll(connector, 'suppliers')
    expect(first.records.map(said)).toEqual([
      { nit: '890903938-8', nombre: 'Ferretería Ñandú S.A.S.', activo: 'si' },
    ])
    erpnext.put('Supplier', { name: 'Ñandú', supplier_name: 'Ñandú Colombia' })
    erpnext.put('Supplier', { name: 'Otro', supplier_name: 'Otro', tax_id: '800197268', disabled: 1 })
    const second = await pullAll(connector, 'suppliers', first.cursor)
    expect(second.records.map((record) => [said(record)['nombre'], said(record)['activo']])).toEqual([
      ['Otro', 'no'],
      ['Ñandú Colombia', 'si'],
    ])
    erpnext.remove('Supplier', 'Ñandú')
    const third = await pullAll(connector, 'suppliers', second.cursor)
    expect(third.records.at(-1)).toMatchObject({
      isDeleted: false,
      fields: { nit: '890903938-8', activo: 'no' },
    })
  })

  it('without a number are told by ERPNext’s own name', async () => {
    erpnext.put('Supplier', { name: 'Sin NIT', supplier_name: 'Sin NIT' })
    expect((await pullAll(connector, 'suppliers')).unmapped).toEqual([
      { kind: 'third-parties', reference: 'Supplier Sin NIT', reason: 'supplier-without-nit' },
    ])
  })
})

describe('invoices of ERPNext', () => {
  it('come with the supplier’s own number, and their amounts to the last digit', async () => {
    putInvoice(erpnext, {
      grand_total: erpnextFloat('90071992547409.93'),
      outstanding_amount: erpnextFloat('0.1'),
    })
    const { records } = await pullAll(connector, 'invoices')
    expect(records.map(said)).toEqual([
      {
        nit: '890903938-8',
        nombre: 'Ferretería Ñandú S.A.S.',
        factura: 'FE-1001',
        fecha: '2026-02-20',
        fecha_recibida: '2026-02-23',
        vencimiento: '2026-03-22',
        valor: '90071992547409.93',
        saldo: '0.1',
        bruto: '1000000.0',
        moneda: 'COP',
      },
    ])
  })

  it('in dollars tell what is open in dollars, though it is owed from an account in pesos', async () => {
    putInvoice(erpnext, {
      currency: 'USD',
      conversion_rate: erpnextFloat('4123.45'),
      grand_total: erpnextFloat('1000'),
      outstanding_amount: erpnextFloat('2061725'),
    })
    const { records } = await pullAll(connector, 'invoices')
    expect(records[0]?.fields).toMatchObject({ moneda: 'USD', valor: '1000.0', saldo: '500.00' })
  })

  it('owe the rounded total where the company rounds', async () => {
    putInvoice(erpnext, { grand_total: erpnextFloat('1190000.4'), rounded_total: erpnextFloat('1190000') })
    expect((await pullAll(connector, 'invoices')).records[0]?.fields['valor']).toBe('1190000.0')
  })

  it('that are drafts, returns or another company’s do not come', async () => {
    putInvoice(erpnext, { name: 'A', docstatus: 0 })
    putInvoice(erpnext, { name: 'B', is_return: 1 })
    putInvoice(erpnext, { name: 'C', company: 'Otra' })
    expect(await pullAll(connector, 'invoices')).toMatchObject({ records: [], unmapped: [] })
  })

  it('that are cancelled or deleted end, and a deleted draft is nothing', async () => {
    for (const name of ['A', 'B', 'C'])
      putInvoice(erpnext, { name, bill_no: `FE-${name}`, docstatus: name === 'C' ? 0 : 1 })
    const { cursor } = await pullAll(connector, 'invoices')
    erpnext.put('Purchase Invoice', { name: 'A', docstatus: 2 })
    erpnext.put('Purchase Invoice', { name: 'B', docstatus: 2 })
    erpnext.remove('Purchase Invoice', 'B')
    erpnext.remove('Purchase Invoice', 'C')
    const { records } = await pullAll(connector, 'invoices', cursor)
    expect(records.map((record) => [said(record), record.isDeleted])).toEqual([
      [{ nit: '890903938-8', factura: 'FE-A' }, true],
      [{ nit: '890903938-8', factura: 'FE-B' }, true],
    ])
  })

  it('of one instant all come, wherever a page ends', async () => {
    for (const name of ['9', '1', '5', '3', '7'])
      putInvoice(erpnext, { name, bill_no: name, modified: '2026-03-02 08:00:00.000001' })
    const { records } = await pullAll(connector, 'invoices')
    expect(records.map(({ fields }) => fields['factura'])).toEqual(['1', '3', '5', '7', '9'])
  })

  it('go on after the last page that was kept, and then come only where they changed', async () => {
    for (const name of ['1', '2', '3', '4', '5'])
      putInvoice(erpnext, { name, bill_no: name, modified: `2026-03-0${name} 08:00:00.5` })
    let kept = startCursor
    for await (const page of connector.pull('invoices', startCursor)) {
      kept = page.cursor
      break
    }
    const rest = await pullAll(connector, 'invoices', kept)
    expect(rest.records.map(({ fields }) => fields['factura'])).toEqual(['3', '4', '5'])
    putInvoice(erpnext, { name: '2', bill_no: '2', modified: '2026-03-06 08:00:00.5' })
    const later = await pullAll(connector, 'invoices', rest.cursor)
    expect(later.records.map(({ fields }) => fields['factura'])).toEqual(['2', '5'])
  })
})

describe('payments of ERPNext', () => {
  const linesOf = async () =>
    (await pullAll(connector, 'payments')).records.map(({ lines }) => lines?.map(said))

  it('come with their invoices, and with what was paid in advance', async () => {
    putInvoice(erpnext)
    putInvoice(erpnext, { name: 'ACC-PINV-2026-00002', bill_no: 'FE-1002' })
    const amounts = { received_amount: erpnextFloat('600000'), unallocated_amount: erpnextFloat('100000') }
    putPayment(erpnext, amounts, { 'ACC-PINV-2026-00001': '300000', 'ACC-PINV-2026-00002': '200000' })
    expect(await linesOf()).toEqual([
      [
        { factura: 'FE-1001', fecha_factura: '2026-02-20', valor_factura: '300000.00', valor: '300000.00' },
        { factura: 'FE-1002', fecha_factura: '2026-02-20', valor_factura: '200000.00', valor: '200000.00' },
        { valor: '100000.00' },
      ],
    ])
  })

  it('tell what was withheld of an invoice by the account that it went to', async () => {
    putInvoice(erpnext)
    putPayment(
      erpnext,
      { received_amount: erpnextFloat('1150000') },
      { 'ACC-PINV-2026-00001': '1190000' },
      {
        '236540 - Retención en la fuente - D': '25000',
        '236805 - ICA retenido - D': '10000',
        '421040 - Descuentos - D': '5000',
      },
    )
    expect(await linesOf()).toEqual([
      [
        {
          factura: 'FE-1001',
          fecha_factura: '2026-02-20',
          valor_factura: '1190000.00',
          valor: '1150000.00',
          retefuente: '25000.00',
          reteica: '10000.00',
          descuento: '5000.00',
        },
      ],
    ])
  })

  it('of which nobody can tell what was withheld of which invoice are told', async () => {
    putInvoice(erpnext)
    putInvoice(erpnext, { name: 'ACC-PINV-2026-00002', bill_no: 'FE-1002' })
    putPayment(
      erpnext,
      { received_amount: erpnextFloat('590000') },
      { 'ACC-PINV-2026-00001': '300000', 'ACC-PINV-2026-00002': '300000' },
      { '236540 - Retención en la fuente - D': '10000' },
    )
    expect(await pullAll(connector, 'payments')).toMatchObject({
      records: [],
      unmapped: [{ reference: 'Payment Entry ACC-PAY-2026-00001', reason: 'payment-deductions-unclear' }],
    })
  })

  it('that are cancelled end', async () => {
    putPayment(erpnext, { received_amount: erpnextFloat('1'), docstatus: 2 }, {})
    expect((await pullAll(connector, 'payments')).records).toMatchObject([
      { isDeleted: true, fields: { nit: '890903938-8', comprobante: 'ACC-PAY-2026-00001' } },
    ])
  })
})
