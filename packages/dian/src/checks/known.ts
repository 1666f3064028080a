import { formatDate } from '@enlace/domain/calendar-date.ts'
import { compareDecimals } from '@enlace/domain/decimal.ts'
import type { ElectronicDocument } from '../model/document.ts'
import type { CreditedInvoice } from '../model/finding.ts'
import { foundIf, type Checker, type Found } from './found.ts'
import { shownAmount } from './written.ts'

/** What the company's own records say: duplicates, the order that it asks for, the invoice that a note reduces. */
export const checkKnown: Checker = ({ document }, { earlier, isOrderRequired, creditedInvoice }) => {
  const orders = [...document.orderReferences, ...document.lines.map(({ orderReference }) => orderReference)]
  const isOrderMissing = document.type === 'invoice' && orders.every((order) => order === '')
  return [
    ...foundIf(earlier !== null && !earlier.wasReturned, 'already-received', () => ({
      fecha: earlier ? formatDate(earlier.receivedAt) : '',
    })),
    ...foundIf(isOrderRequired && isOrderMissing, 'order-missing', () => ({})),
    ...(document.type === 'credit-note' ? checkCredited(document, creditedInvoice) : []),
  ]
}

function checkCredited(document: ElectronicDocument, credited: CreditedInvoice | null | undefined): Found[] {
  const [reference] = document.billingReferences
  if (!reference) return [{ check: 'note-without-invoice', values: {} }]
  if (credited === undefined) return []
  if (credited === null)
    return [{ check: 'note-unknown-invoice', values: { factura: reference.number || reference.uniqueKey } }]
  return foundIf(compareDecimals(document.totals.payable, credited.balance) > 0, 'note-over-balance', () => ({
    valor: shownAmount(document.totals.payable, document),
    factura: credited.number,
    saldo: shownAmount(credited.balance, document),
  }))
}
