import * as z from 'zod/mini'
import { findings } from '@enlace/domain/reconcile'
import { Currency, DocumentId, MoneyText, Optional, wholeNumber } from '../../core/values.ts'

/** Bytes of a supplier's own list; 20,000 invoices take about two megabytes. */
export const ownFileBytes = 8 * 1024 * 1024
/** Comparisons of each finding that the screen shows; the workbook has them all. */
export const shownOfFinding = 200

const place = z.optional(wholeNumber(0, 99))

/** Which of the company's amounts the file's is compared with. */
export const ComparedAmount = z.enum(['saldo', 'facturado'])
export type ComparedAmount = z.infer<typeof ComparedAmount>

/** Which column is which, where the person says so; without number and amount, it is told from the header. */
export const ReconcileFields = z.object({
  numero: place,
  prefijo: place,
  valor: place,
  moneda: place,
  compara: z.optional(ComparedAmount),
})
export type ReconcileFields = z.infer<typeof ReconcileFields>

/** How an invoice compares. */
export const ReconcileFinding = z.enum(findings)
export type ReconcileFinding = z.infer<typeof ReconcileFinding>

/** One invoice of the file, the company, or both. */
export const ComparedInvoice = z.object({
  finding: ReconcileFinding,
  numero: z.string(),
  moneda: Currency,
  lines: z.array(z.number()),
  own: z.nullable(MoneyText),
  company: z.nullable(MoneyText),
  difference: MoneyText,
  /** The company's invoice, where it has one, and where that stands. */
  id: z.nullable(DocumentId),
  estado: Optional,
  isByDigits: z.boolean(),
})
export type ComparedInvoice = z.infer<typeof ComparedInvoice>

/** Why a line of the file takes no part. */
export const unreadReasons = [
  'sin-numero',
  'sin-valor',
  'valor-ilegible',
  'moneda-desconocida',
  'totales',
] as const

const Columns = z.object({
  numero: z.number(),
  prefijo: z.nullable(z.number()),
  valor: z.number(),
  moneda: z.nullable(z.number()),
})

/** What came of a file: how it was read, what was found, and what could not be read. */
export const Reconciliation = z.object({
  archivo: z.string(),
  hoja: Optional,
  /** The names in the header, and the line on which it stands. */
  header: z.array(z.string()),
  headerLine: z.number(),
  /** Null where nobody can tell which column is which: the person says it. */
  columns: z.nullable(Columns),
  compara: ComparedAmount,
  /** The first lines below the header, as they were read. */
  sample: z.array(z.array(z.string())),
  counts: z.record(z.string(), z.number()),
  totals: z.array(z.object({ moneda: Currency, own: MoneyText, company: MoneyText, difference: MoneyText })),
  /** The first of each finding, the largest differences first. */
  rows: z.array(ComparedInvoice),
  unread: z.array(z.object({ line: z.number(), reason: z.enum(unreadReasons), text: z.string() })),
  unreadCount: z.number(),
})
export type Reconciliation = z.infer<typeof Reconciliation>

/** A file that the browser saves under its name. */
export const ReconcileWorkbook = z.object({ name: z.string(), base64: z.string() })
