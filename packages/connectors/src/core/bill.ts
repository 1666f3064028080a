import type { Money } from '@enlace/domain/money.ts'

/** A tax of a line, by its rate in percent; empty for one by unit. */
export interface BillTax {
  name: string
  rate: string
}

/** A line of a vendor bill; its total is quantity by price, less the discount in percent. */
export interface BillLine {
  text: string
  quantity: string
  price: string
  discount: string
  total: Money
  taxes: readonly BillTax[]
  /** The line of the ERP's own order that it bills, counted from 1. */
  orderLine: number | null
}

/** A supplier's accepted invoice as a draft of a vendor bill. */
export interface Bill {
  /** By which the product knows its own draft again; it is written into the draft. */
  mark: string
  number: string
  isNote: boolean
  supplier: { nit: string; dv: string | null; name: string; erpId: string | null }
  issueDate: string | null
  dueDate: string | null
  currency: string
  total: Money
  cufe: string | null
  filingNumber: string
  lines: readonly BillLine[]
  /** The taxes of the whole document, as the supplier stated them. */
  taxes: readonly { name: string; amount: Money }[]
  /** What is deducted from all lines together, and what is charged on top. */
  discount: Money
  charge: Money
  /** The ERP's id of the order of the lines. */
  orderId: string | null
}

/** The accounts and the item that a company chose for its drafts; an empty text is none. */
export interface BillSettings {
  expenseAccount: string
  taxAccount: string
  roundingAccount: string
  item: string
}

/** A file that is attached to a draft. */
export interface BillFile {
  name: string
  mediaType: string
  bytes: Buffer
}

/** A bill in an ERP. */
export interface KeptBill {
  id: string
  /** What people of the ERP call it. */
  number: string
  total: Money
  isDraft: boolean
  /** Whether the product wrote it. */
  isOwn: boolean
}

/** The outcome of writing: the bill, and whether it was there already. */
export interface WrittenBill extends Pick<KeptBill, 'id' | 'number'> {
  isFound: boolean
}

/** Why a bill is not written; a person corrects something first. */
export const billRefusals = [
  'supplier-unknown',
  'supplier-twice',
  'currency-unknown',
  'tax-unknown',
  'tax-ambiguous',
  'tax-by-unit',
  'tax-account-missing',
  'expense-missing',
  'account-unknown',
  'discount-unsupported',
  'total-differs',
  'draft-differs',
  'period-locked',
] as const
export type BillRefusalReason = (typeof billRefusals)[number]

/** Thrown if an ERP cannot take a bill; `values` fill the placeholders of the reason's sentence. */
export class BillRefusal extends Error {
  override readonly name = 'BillRefusal'
  readonly reason: BillRefusalReason
  readonly values: Readonly<Record<string, string>>

  constructor(reason: BillRefusalReason, values: Readonly<Record<string, string>> = {}, cause?: unknown) {
    super(reason, cause === undefined ? {} : { cause })
    this.reason = reason
    this.values = values
  }
}

/** The texts by which an ERP may have written a NIT. */
export function writtenNits({ nit, dv }: Pick<Bill['supplier'], 'nit' | 'dv'>): string[] {
  const dotted = nit.replace(/\B(?=(\d{3})+$)/g, '.')
  const whole =
    dv === null || dv === '' ? [] : [`${nit}-${dv}`, `${nit}${dv}`, `${dotted}-${dv}`, `CO${nit}${dv}`]
  return [nit, dotted, `CO${nit}`, ...whole]
}
