import { money } from '@enlace/domain/money.ts'
import type { Bill, BillFile, BillSettings } from '../src/core/bill.ts'

/** No accounts and no item. */
export const noSettings: BillSettings = { expenseAccount: '', taxAccount: '', roundingAccount: '', item: '' }

/** An accepted invoice of the supplier that stand-ins have, of ten units at 100 pesos with IVA. */
export function billOf(fields: Partial<Bill> = {}): Bill {
  return {
    mark: 'Enlace 5f0c7d4e-0001',
    number: 'FE-2001',
    isNote: false,
    supplier: { nit: '890903938', dv: '8', name: 'Nandu S.A.S.', erpId: null },
    issueDate: '2026-11-03',
    dueDate: '2026-12-03',
    currency: 'COP',
    total: money('1190'),
    cufe: 'ab'.repeat(48),
    filingNumber: '2026-000012',
    lines: [
      {
        text: 'Cafe molido',
        quantity: '10',
        price: '100',
        discount: '0',
        total: money('1000'),
        taxes: [{ name: 'IVA', rate: '19.00' }],
        orderLine: null,
      },
    ],
    taxes: [{ name: 'IVA', amount: money('190') }],
    discount: money('0'),
    charge: money('0'),
    orderId: null,
    ...fields,
  }
}

/** The files of an invoice. */
export const billFiles = (): Promise<BillFile[]> =>
  Promise.resolve([
    { name: 'FE-2001.xml', mediaType: 'application/xml', bytes: Buffer.from('<Invoice/>') },
    { name: 'FE-2001.pdf', mediaType: 'application/pdf', bytes: Buffer.from('%PDF-1.7') },
  ])
