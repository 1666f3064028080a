import { money } from '@enlace/domain/money.ts'
import { odooFloat, startOdoo, type StandInOdoo } from '@enlace/testing/odoo.ts'
import { furnish, putInvoice, putOrder, stock } from '@enlace/testing/odoo-documents.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Bill, BillSettings } from '../src/core/bill.ts'
import { OdooConnector } from '../src/odoo/connector.ts'
import { billFiles, billOf, noSettings } from './bills.ts'
import { near } from './pull-all.ts'

let odoo: StandInOdoo
let connector: OdooConnector
let known: { cop: number; partner: number }
beforeEach(async () => {
  odoo = await startOdoo()
  connector = new OdooConnector(odoo.url, odoo.access, near, 2)
  known = furnish(odoo)
  putTax('IVA 19%', '19')
  odoo.put('account.account', { name: 'Ajuste al peso', code: '539595' })
})
afterEach(async () => {
  connector.close()
  await odoo.close()
})

const putTax = (name: string, amount: string) =>
  odoo.put('account.tax', {
    name,
    amount: odooFloat(amount),
    amount_type: 'percent',
    type_tax_use: 'purchase',
    price_include: false,
  })
const write = (bill: Bill, settings: Partial<BillSettings> = {}) =>
  connector.writeBill(bill, { ...noSettings, ...settings }, billFiles)
const [line] = billOf().lines as [Bill['lines'][number]] // a bill has a line

describe('a draft in Odoo', () => {
  it('has what the invoice says, with its files, and is not posted', async () => {
    expect(await write(billOf())).toEqual({ id: '1', number: '(* 1)', isFound: false })
    expect(odoo.rows('account.move')).toMatchObject([
      {
        move_type: 'in_invoice',
        state: 'draft',
        ref: 'FE-2001',
        invoice_date: '2026-11-03',
        invoice_date_due: '2026-12-03',
        partner_id: known.partner,
        currency_id: known.cop,
        amount_total: { text: '1190.00' },
        narration: `CUFE ${'ab'.repeat(48)} 2026-000012 Enlace 5f0c7d4e-0001`,
      },
    ])
    expect(odoo.rows('account.move.line')).toMatchObject([
      { name: 'Cafe molido', quantity: { text: '10.0' }, price_unit: { text: '100.0' }, tax_ids: '1' },
    ])
    const files = odoo.rows('ir.attachment')
    expect(files.map(({ name, res_model: of, res_id: id }) => [name, of, id])).toEqual([
      ['FE-2001.xml', 'account.move', 1],
      ['FE-2001.pdf', 'account.move', 1],
    ])
  })

  it('of a credit note is a refund, and of lines with a discount has the invoice’s total', async () => {
    await write(
      billOf({
        isNote: true,
        total: money('1130.50'),
        lines: [{ ...line, discount: '5', total: money('950') }],
        taxes: [{ name: 'IVA', amount: money('180.50') }],
      }),
    )
    expect(odoo.rows('account.move')).toMatchObject([
      { move_type: 'in_refund', amount_total: { text: '1130.50' } },
    ])
  })

  it('refers to the lines of the order that Odoo has', async () => {
    const { order, line: goods } = putOrder(odoo, known, stock(odoo))
    await write(billOf({ orderId: String(order), lines: [{ ...line, orderLine: 1 }] }))
    expect(odoo.rows('account.move.line')).toMatchObject([{ purchase_line_id: goods, product_id: 1 }])
  })

  it('is written once: again, after a person’s own, and after it was posted', async () => {
    const first = await write(billOf())
    expect(await write(billOf())).toEqual({ ...first, isFound: true })
    odoo.put('account.move', { id: 1, state: 'posted', name: 'BILL/2026/11/0001' })
    expect(await write(billOf())).toMatchObject({ number: 'BILL/2026/11/0001', isFound: true })
    expect(odoo.rows('ir.attachment')).toHaveLength(2)
    const theirs = putInvoice(odoo, known, { ref: 'fe 3001', invoice_date: '2026-11-03', state: 'draft' })
    expect(await write(billOf({ number: 'FE-3001', mark: 'Enlace 2' }))).toMatchObject({
      id: String(theirs),
      isFound: true,
    })
    expect(odoo.rows('account.move')).toHaveLength(2)
    // Nothing is attached to what a person wrote.
    expect(odoo.rows('ir.attachment')).toHaveLength(2)
  })

  it('is not made again where a person cancelled it, but is where theirs is cancelled', async () => {
    await write(billOf())
    odoo.put('account.move', { id: 1, state: 'cancel' })
    expect(await write(billOf())).toMatchObject({ id: '1', isFound: true })
    putInvoice(odoo, known, { ref: 'FE-3001', state: 'cancel' })
    expect(await write(billOf({ number: 'FE-3001', mark: 'Enlace 2' }))).toMatchObject({ isFound: false })
  })

  it('gets the files that it lacks when the first time ended in between', async () => {
    odoo.forbidden.add('ir.attachment create')
    await expect(write(billOf())).rejects.toMatchObject({ reason: 'right-missing' })
    odoo.forbidden.clear()
    expect(await write(billOf())).toMatchObject({ id: '1', isFound: true })
    expect(odoo.rows('account.move')).toHaveLength(1)
    expect(odoo.rows('ir.attachment')).toHaveLength(2)
  })

  it('is asked once only: a lost answer is found the next time', async () => {
    // After signing in, and questions for the supplier, its bills, the currency and taxes.
    const create = 6
    const before = odoo.asked
    odoo.mishap = (question) => (question === before + create ? 'lost' : undefined)
    await expect(write(billOf())).rejects.toMatchObject({ reason: 'connection-lost' })
    odoo.mishap = () => undefined
    expect(odoo.rows('account.move')).toHaveLength(1)
    expect(await write(billOf())).toMatchObject({ id: '1', isFound: true })
    expect(odoo.rows('account.move')).toHaveLength(1)
  })
})

describe('an invoice that Odoo cannot take', () => {
  const refused = async (bill: Bill, settings: Partial<BillSettings> = {}) => {
    const fault = await write(bill, settings).catch((thrown: unknown) => thrown)
    expect(odoo.rows('account.move')).toEqual([])
    return fault
  }

  it('is of no supplier, of two, in an unknown currency, or in a locked period', async () => {
    const supplier = { ...billOf().supplier, nit: '900123456' }
    expect(await refused(billOf({ supplier }))).toMatchObject({ reason: 'supplier-unknown' })
    expect(await refused(billOf({ currency: 'USD' }))).toMatchObject({ reason: 'currency-unknown' })
    odoo.refuses = () => ({ exception: 'odoo.exceptions.UserError', message: 'The lock date is 2026-12-31.' })
    expect(await refused(billOf())).toMatchObject({ reason: 'period-locked' })
    odoo.put('res.partner', { name: 'Otra', vat: '8909039388', parent_id: false })
    expect(await refused(billOf())).toMatchObject({ reason: 'supplier-twice' })
  })

  it('has a tax of which there is none, or of which there are two', async () => {
    const taxed = (rate: string) => billOf({ lines: [{ ...line, taxes: [{ name: 'IVA', rate }] }] })
    expect(await refused({ ...taxed('5'), total: money('1050') })).toMatchObject({ reason: 'tax-unknown' })
    expect(await refused(taxed(''))).toMatchObject({ reason: 'tax-by-unit' })
    putTax('IVA 19% servicios', '19')
    expect(await refused(taxed('19'))).toMatchObject({ reason: 'tax-ambiguous' })
    // By its name it is one again.
    odoo.put('account.tax', { id: 2, name: 'INC 19%' })
    expect(await write(taxed('19'))).toMatchObject({ isFound: false })
  })

  it('has another total than its lines, unless the company has an account for roundings', async () => {
    const rounded = billOf({ total: money('1190.40') })
    expect(await refused(rounded)).toMatchObject({ reason: 'total-differs' })
    expect(await refused(billOf({ total: money('1200') }), { roundingAccount: '539595' })).toMatchObject({
      reason: 'total-differs',
    })
    expect(await refused(rounded, { roundingAccount: '1' })).toMatchObject({ reason: 'account-unknown' })
    await write(rounded, { roundingAccount: '539595' })
    expect(odoo.rows('account.move')).toMatchObject([{ amount_total: { text: '1190.40' } }])
  })

  it('leaves nothing behind where Odoo counts another total', async () => {
    const twice = [line, line].map((one) => ({ ...one, quantity: '1', price: '0.13', total: money('0.13') }))
    // Odoo is told another price than the line’s total.
    const wrong = twice.map((one) => ({ ...one, price: '0.14' }))
    const bill = billOf({ lines: wrong, total: money('0.30') })
    expect(await refused(bill)).toMatchObject({ reason: 'total-differs' })
  })
})

describe('the rights to write', () => {
  it('are told each, and the accounts that Odoo lacks', async () => {
    expect(await connector.probeBills(noSettings)).toEqual([])
    odoo.forbidden.add('account.move create').add('ir.attachment create')
    expect(await connector.probeBills(noSettings)).toMatchObject([
      { reason: 'right-missing', values: { model: 'account.move' } },
      { reason: 'right-missing', values: { model: 'ir.attachment' } },
    ])
    odoo.forbidden.clear()
    expect(await connector.probeBills({ ...noSettings, roundingAccount: '1' })).toMatchObject([
      { reason: 'account-unknown', values: { cuenta: '1' } },
    ])
  })
})
