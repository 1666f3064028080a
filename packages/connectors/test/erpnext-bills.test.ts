import { money } from '@enlace/domain/money.ts'
import { startErpnext, type StandInErpnext } from '@enlace/testing/erpnext.ts'
import { furnish, putInvoice } from '@enlace/testing/erpnext-documents.ts'
import { furnishBills } from '@enlace/testing/erpnext-writes.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Bill, BillSettings } from '../src/core/bill.ts'
import { ErpnextConnector } from '../src/erpnext/connector.ts'
import { billFiles, billOf } from './bills.ts'
import { near } from './pull-all.ts'

let erpnext: StandInErpnext
let connector: ErpnextConnector
beforeEach(async () => {
  erpnext = await startErpnext()
  connector = new ErpnextConnector(erpnext.url, { ...erpnext.access, company: 'Distribuidora' }, near, 2)
  furnish(erpnext)
  furnishBills(erpnext)
})
afterEach(async () => {
  connector.close()
  await erpnext.close()
})

const chosen: BillSettings = {
  expenseAccount: 'Compras - D',
  taxAccount: 'IVA descontable - D',
  roundingAccount: '',
  item: '',
}
const write = (bill: Bill, settings: Partial<BillSettings> = {}) =>
  connector.writeBill(bill, { ...chosen, ...settings }, billFiles)
const [line] = billOf().lines as [Bill['lines'][number]] // a bill has a line

describe('a draft in ERPNext', () => {
  it('has what the invoice says, with its files, and is not submitted', async () => {
    const id = 'ACC-PINV-2026-00001'
    expect(await write(billOf())).toEqual({ id, number: id, isFound: false })
    expect(erpnext.rows('Purchase Invoice')).toMatchObject([
      {
        docstatus: 0,
        supplier: 'Ñandú',
        company: 'Distribuidora',
        bill_no: 'FE-2001',
        bill_date: '2026-11-03',
        due_date: '2026-12-03',
        currency: 'COP',
        grand_total: { text: '1190.00' },
      },
    ])
    expect(erpnext.rows('Purchase Invoice Item')).toMatchObject([
      { item_name: 'Cafe molido', qty: 10, rate: 100, expense_account: 'Compras - D' },
    ])
    expect(erpnext.rows('Purchase Taxes and Charges')).toMatchObject([
      { charge_type: 'Actual', account_head: 'IVA descontable - D', tax_amount: 190 },
    ])
    const files = erpnext.rows('File').map(({ file_name, attached_to_name: of }) => [file_name, of])
    expect(files).toEqual([
      ['FE-2001.xml', id],
      ['FE-2001.pdf', id],
    ])
  })

  it('of a credit note is a return with negative amounts, and takes the chosen item', async () => {
    await write(billOf({ isNote: true }), { item: 'SERVICIO' })
    expect(erpnext.rows('Purchase Invoice')).toMatchObject([
      { is_return: 1, grand_total: { text: '-1190.00' } },
    ])
    expect(erpnext.rows('Purchase Invoice Item')).toMatchObject([{ item_code: 'SERVICIO', qty: -10 }])
  })

  it('has the invoice’s total where a discounted price has more decimals than cents', async () => {
    const lines = [{ ...line, quantity: '3', price: '10.01', discount: '5', total: money('28.53') }]
    const taxes = [{ name: 'IVA', amount: money('5.42') }]
    await write(billOf({ lines, taxes, total: money('33.95') }))
    expect(erpnext.rows('Purchase Invoice')).toMatchObject([{ grand_total: { text: '33.95' } }])
  })

  it('is written once: again, and after a person’s own under another spelling', async () => {
    const first = await write(billOf())
    expect(await write(billOf())).toEqual({ ...first, isFound: true })
    putInvoice(erpnext, { name: 'X-9', bill_no: 'fe3001', bill_date: '2026-11-03', docstatus: 0 })
    expect(await write(billOf({ number: 'FE-3001', mark: 'Enlace 2' }))).toMatchObject({
      id: 'X-9',
      isFound: true,
    })
    expect(erpnext.rows('Purchase Invoice')).toHaveLength(2)
    expect(erpnext.rows('File')).toHaveLength(2)
  })
})

describe('an invoice that ERPNext cannot take', () => {
  it.each([
    ['supplier-unknown', { supplier: { ...billOf().supplier, nit: '900123456' } }, {}],
    ['currency-unknown', { currency: 'USD' }, {}],
    ['tax-account-missing', {}, { taxAccount: '' }],
    ['expense-missing', {}, { expenseAccount: '' }],
    ['discount-unsupported', { discount: money('10') }, {}],
    ['total-differs', { total: money('1190.40') }, {}],
  ] as const)('%s', async (reason, fields, settings) => {
    await expect(write(billOf(fields), settings)).rejects.toMatchObject({ reason })
    expect(erpnext.rows('Purchase Invoice')).toEqual([])
  })

  it('is written with a rounding where the company has an account for it', async () => {
    await write(billOf({ total: money('1190.40') }), { roundingAccount: 'Ajuste al peso - D' })
    expect(erpnext.rows('Purchase Invoice')).toMatchObject([{ grand_total: { text: '1190.40' } }])
  })

  it('lacks rights or accounts, which are told each', async () => {
    expect(await connector.probeBills(chosen)).toEqual([])
    erpnext.forbidden.add('Purchase Invoice create')
    expect(await connector.probeBills({ ...chosen, taxAccount: 'No - D' })).toMatchObject([
      { reason: 'right-missing', values: { model: 'Purchase Invoice' } },
      { reason: 'account-unknown', values: { cuenta: 'No - D' } },
    ])
    await expect(write(billOf())).rejects.toMatchObject({ reason: 'right-missing' })
  })
})
