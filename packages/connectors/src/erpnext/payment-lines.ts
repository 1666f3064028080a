import { ExactNumber } from '@enlace/domain/exact-json.ts'
import {
  addMoney,
  isZeroMoney,
  subtractMoney,
  sumMoney,
  zeroMoney,
  type Money,
} from '@enlace/domain/money.ts'
import { amountOf } from '../core/figures.ts'
import { fieldsOf, textOf, type ErpRow } from '../core/fields.ts'
import type { PulledFields } from '../core/record.ts'
import type { ErpnextClient } from './client.ts'

/** The invoices that a payment covers, and its deductions. */
export interface PaymentParts {
  references: readonly ErpRow[]
  deductions: readonly ErpRow[]
  bills: ReadonlyMap<string, ErpRow>
}

/** The first digits of the accounts of withholdings (Decreto 2650 of 1993, PUC). */
const withheld = [
  ['2365', 'retefuente'],
  ['2367', 'reteiva'],
  ['2368', 'reteica'],
] as const

/** The lines of payments with their related documents. */
export async function partsOf(erpnext: ErpnextClient, payments: readonly string[]) {
  const references = await erpnext.listWithin('Payment Entry Reference', 'Payment Entry', payments, [
    'reference_doctype',
    'reference_name',
    'allocated_amount',
  ])
  const deductions = await erpnext.listWithin('Payment Entry Deduction', 'Payment Entry', payments, [
    'account',
    'amount',
  ])
  const named = references.filter((one) => textOf(one['reference_doctype']) === 'Purchase Invoice')
  const found = await erpnext.listNamed(
    'Purchase Invoice',
    [...new Set(named.map((one) => textOf(one['reference_name']) ?? ''))],
    ['name', 'bill_no', 'bill_date', 'posting_date'],
  )
  const bills = new Map(found.map((row) => [textOf(row['name']) ?? '', row]))
  const parent = (row: ErpRow) => textOf(row['parent']) ?? ''
  const [ofPayment, keptOf] = [Map.groupBy(references, parent), Map.groupBy(deductions, parent)]
  return (payment: string): PaymentParts => ({
    references: ofPayment.get(payment) ?? [],
    deductions: keptOf.get(payment) ?? [],
    bills,
  })
}

/** A line for each invoice, and one for an advance; undefined if the invoice of a deduction is unknown. */
export function linesOf(
  payment: ErpRow,
  { references, deductions, bills }: PaymentParts,
): PulledFields[] | undefined {
  const advance = amountOf(payment['unallocated_amount'])
  const allocated = sumMoney(references.map((one) => amountOf(one['allocated_amount'])))
  const kept = subtractMoney(addMoney(allocated, advance), amountOf(payment['received_amount']))
  const told = sumMoney(deductions.map((one) => amountOf(one['amount'])))
  const isClear = isZeroMoney(kept) || (references.length === 1 && kept === told)
  if (!isClear) return undefined
  const lines = references.map((one) => {
    const bill = bills.get(textOf(one['reference_name']) ?? '')
    const whole = amountOf(one['allocated_amount'])
    const back = isZeroMoney(kept) ? {} : keptBack(deductions)
    return fieldsOf({
      factura: bill?.['bill_no'],
      fecha_factura: bill?.['bill_date'] ?? bill?.['posting_date'],
      valor_factura: new ExactNumber(whole),
      valor: new ExactNumber(subtractMoney(whole, kept)),
      ...back,
    })
  })
  if (isZeroMoney(advance) && lines.length > 0) return lines
  const paid = lines.length === 0 ? amountOf(payment['received_amount']) : advance
  return [...lines, fieldsOf({ factura: null, fecha_factura: null, valor: new ExactNumber(paid) })]
}

/** The deductions of an invoice, by their account; any other than a withholding is a discount. */
function keptBack(deductions: readonly ErpRow[]): Record<string, ExactNumber> {
  const sums: Record<string, Money> = {}
  for (const { account, amount } of deductions) {
    const name = textOf(account) ?? ''
    const field = withheld.find(([start]) => name.startsWith(start))?.[1] ?? 'descuento'
    sums[field] = addMoney(sums[field] ?? zeroMoney, amountOf(amount))
  }
  return Object.fromEntries(Object.entries(sums).map(([field, sum]) => [field, new ExactNumber(sum)]))
}
