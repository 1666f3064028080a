import { calendarDate } from '@enlace/domain/calendar-date.ts'
import { money } from '@enlace/domain/money.ts'
import { describe, expect, it } from 'vitest'
import { ublOrder, type UblLine, type UblOrder } from './ubl-order.ts'

const line: UblLine = {
  id: 1,
  item: 'CAJ-010',
  description: 'Caja corrugada <40 × 30> & tapa',
  extension: null,
  quantity: '1200.5',
  unit: 'UND',
  price: '1350.75',
  discount: money('0'),
  beforeTax: money('1621575.38'),
  tax: money('308099.32'),
  deliveryDate: null,
}
const order: UblOrder = {
  id: '001-OC-7',
  uuid: '00000000-0000-4000-8000-000000000007',
  issueDate: calendarDate('2026-03-05'),
  deliveryDate: calendarDate('2026-03-20'),
  currency: 'COP',
  notes: [],
  buyer: { nit: '900123456', dv: '8', name: 'Andina de Alimentos S.A.S.' },
  seller: { nit: '905418327', dv: '', name: 'Empaques del Valle' },
  deliveryPlace: null,
  deliveryAddress: null,
  paymentTerms: null,
  tax: money('308099.32'),
  beforeTax: money('1621575.38'),
  payable: money('1929674.70'),
  lines: [line],
}

/** The names of an element's children, in order. */
const childrenOf = (xml: string, parent: string): string[] => {
  const open: string[] = []
  const found: string[] = []
  for (const [, end, name = ''] of xml.matchAll(/<(\/?)(?:c[ab]c:)?(\w+)[^>?]*>/g)) {
    if (end) open.pop()
    else {
      if (open.at(-1) === parent) found.push(name)
      open.push(name)
    }
  }
  expect(open).toEqual([])
  return found
}

describe('an order in UBL 2.1', () => {
  it('has its elements in the order of the schema, and none of which nothing is known', () => {
    const xml = ublOrder(order)
    expect(childrenOf(xml, 'Order')).toEqual([
      'UBLVersionID',
      'ID',
      'UUID',
      'IssueDate',
      'DocumentCurrencyCode',
      'LineCountNumeric',
      'BuyerCustomerParty',
      'SellerSupplierParty',
      'Delivery',
      'TaxTotal',
      'AnticipatedMonetaryTotal',
      'OrderLine',
    ])
    expect(childrenOf(xml, 'LineItem')).toEqual([
      'ID',
      'Quantity',
      'LineExtensionAmount',
      'TotalTaxAmount',
      'Price',
      'Item',
    ])
    expect(xml).not.toContain('Contact')
    expect(xml).not.toContain('PaymentTerms')
  })

  it('tells every amount with its currency, quantities with their unit and prices with all their decimals', () => {
    const xml = ublOrder(order)
    expect(xml).toContain('<cbc:PayableAmount currencyID="COP">1929674.70</cbc:PayableAmount>')
    expect(xml).toContain('<cbc:Quantity unitCode="UND">1200.5</cbc:Quantity>')
    expect(xml).toContain('<cbc:PriceAmount currencyID="COP">1350.75</cbc:PriceAmount>')
  })

  it('names both parties by their NIT, with the check digit where it is known', () => {
    const xml = ublOrder(order)
    expect(xml).toContain('<cbc:ID schemeID="8" schemeName="31">900123456</cbc:ID>')
    expect(xml).toContain('<cbc:ID schemeName="31">905418327</cbc:ID>')
  })

  it('writes texts that would be markup as text, and leaves out what XML cannot hold', () => {
    const xml = ublOrder({ ...order, notes: ['a\u0000b]]>'], lines: [{ ...line, unit: '"' }] })
    expect(xml).toContain('Caja corrugada &lt;40 × 30&gt; &amp; tapa')
    expect(xml).toContain('<cbc:Note>ab]]&gt;</cbc:Note>')
    expect(xml).toContain('unitCode="&quot;"')
  })
})
