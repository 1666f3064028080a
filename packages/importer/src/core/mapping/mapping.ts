import type { CellKind } from '@enlace/contract/documents/loaded/field.ts'
import type { DateOrder } from '../values/read-date.ts'
import type { Separator } from '../text/separator.ts'
import type { DecimalMark } from '../values/read-number.ts'
import type { Encoding } from '../text/text-encoding.ts'

/** Where a field of ours stands in the source: in a column, or the same for every record. */
export interface FieldMapping {
  column?: string
  constant?: string
  kind: CellKind
  /** Cells that mean "there is none". */
  none?: string[]
  /** What cells of a code of the source's own mean, in words that the field knows; an empty word is nothing. */
  words?: Record<string, string>
  /** In which order days stand, and what parts decimals; left out, the column's own cells tell. */
  dateOrder?: DateOrder
  decimalMark?: DecimalMark
  /** How many of the last digits are decimals, where the source writes no mark. */
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

/** How a file is read where somebody has said so; what is not said is found out from the file. */
export interface PartReading {
  encoding?: Encoding
  separator?: Separator
  sheet?: string
  headerLine?: number
}

/** Which rows of a file are records, by the cells of one of its columns: only those with certain cells, or all but them. */
export interface RowChoice {
  column: string
  keep: 'only' | 'without'
  values: string[]
}

/** One file of a source: its usual name, how it is read, and where each field stands in it. */
export interface PartMapping {
  file: string
  reading?: PartReading
  rows?: RowChoice
  /** Rows of one invoice are its parts: their amounts are added up. */
  addsUp?: boolean
  fields: Record<string, FieldMapping>
}

/** What a source means by its codes, beyond columns. */
export interface MappingRules {
  /** Numbers that begin so are made up for suppliers from abroad: no NIT, so no check digit. */
  foreignPrefix: string | null
  /** The one branch account of a supplier whose source knows none. */
  branch: { codigo: string; nombre: string }
  /** The source's types of order with the letters that stand before their number; a type not named is no order. */
  orderTypes: Record<string, string>
  /** Classes of receipt for which the supplier sends the company an invoice. */
  purchaseClasses: string[]
  /** Classes that are said to be none; a class in neither list is reported. Left out, every other class is none. */
  otherClasses?: string[]
  /** Days from the invoice's date until it is due. */
  dueDays: number
  /** What is said of an invoice that no file calls paid. */
  settlement: 'paid-when-due-before-cutoff' | 'open'
  /** Whether the source's invoices are all that is open, so that those it does not list any more are closed. */
  picture?: 'changes' | 'whole'
  /** The rates of tax that are nothing to wonder at. */
  usualTaxRates: string[]
  /** Largest rounding adjustment of a line, in pesos, that is nothing to wonder at. */
  usualAdjustment: string
}

/** How a source's files become documents, as it is saved for a company (decisions 8). */
export interface Mapping {
  source: string
  /** The company that the source belongs to, for making it when the load is asked to. */
  company: { nit: string; nombre: string } | null
  parts: Partial<Record<Part, PartMapping>>
  rules: MappingRules
}
