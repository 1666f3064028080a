import type { CellKind } from '@enlace/contract/documents/loaded/field.ts'
import type { DateOrder } from '../values/read-date.ts'
import type { Separator } from '../text/separator.ts'
import type { DecimalMark } from '../values/read-number.ts'
import type { Encoding } from '../text/text-encoding.ts'

/** The source of a field: a column, or a constant for every record. */
export interface FieldMapping {
  column?: string
  constant?: string
  kind: CellKind
  /** Cells that mean "none". */
  none?: string[]
  /** The meaning of the source's own codes, in values of the field; an empty text means none. */
  words?: Record<string, string>
  /** The order of days and the decimal mark; left out, the column's cells determine them. */
  dateOrder?: DateOrder
  decimalMark?: DecimalMark
  /** How many of the last digits are decimals, if the source writes no mark. */
  impliedDecimals?: number
}

/** The kinds of files that a source may have. */
export const parts = [
  'third-parties',
  'branch-accounts',
  'purchase-order',
  'purchase-order-lines',
  'warehouse-entries',
  'warehouse-entries-lines',
  'purchase-tickets',
  'purchase-tickets-lines',
  'account-statements',
  'payments-made',
  'notes-debit',
  'notes-debit-lines',
  'withholdings',
  'contracts',
  'contracts-amendments',
  'contracts-policies',
  'contracts-minutes',
  'contracts-imputations',
  'document-links',
] as const

/** One kind of file of a source. */
export type Part = (typeof parts)[number]

/** How a file is read, as chosen by the user; what is left out is detected from the file. */
export interface PartReading {
  encoding?: Encoding
  separator?: Separator
  sheet?: string
  headerLine?: number
}

/** Which rows of a file are records, by the cells of one column: only those with certain values, or all except them. */
export interface RowChoice {
  column: string
  keep: 'only' | 'without'
  values: string[]
}

/** One file of a source: its usual name, how it is read, and the column of each field. */
export interface PartMapping {
  file: string
  reading?: PartReading
  rows?: RowChoice
  /** Rows of one invoice are its parts: their amounts are added up. */
  addsUp?: boolean
  fields: Record<string, FieldMapping>
}

/** The meaning of a source's codes, beyond columns. */
export interface MappingRules {
  /** Numbers with this prefix are invented for foreign suppliers: they are not NITs and have no check digit. */
  foreignPrefix: string | null
  /** The only branch account of a supplier whose source has no branches. */
  branch: { codigo: string; nombre: string }
  /** The source's order types with the letters before their number; any other type is not an order. */
  orderTypes: Record<string, string>
  /** Classes of receipt for which the supplier invoices the company. */
  purchaseClasses: string[]
  /**
   * Classes that are known not to be invoiced; a class in neither list is reported. Left out, no other class is
   * invoiced.
   */
  otherClasses?: string[]
  /** Days from the invoice's date until it is due. */
  dueDays: number
  /** The state of an invoice that no file calls paid. */
  settlement: 'paid-when-due-before-cutoff' | 'open'
  /** Whether the source lists all open invoices, so that those no longer listed are closed. */
  picture?: 'changes' | 'whole'
  /** The tax rates that are not reported. */
  usualTaxRates: string[]
  /** Largest rounding adjustment of a line, in pesos, that is not reported. */
  usualAdjustment: string
}

/** How a source's files become documents, as saved for a company (decisions 8). */
export interface Mapping {
  source: string
  /** The company of the source, to create it if the load is asked to. */
  company: { nit: string; nombre: string } | null
  parts: Partial<Record<Part, PartMapping>>
  rules: MappingRules
}
