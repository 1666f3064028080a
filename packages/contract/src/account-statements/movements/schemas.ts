import * as z from 'zod/mini'
import { defaultPageSize, lastRowByNumber } from '../../core/list/limits.ts'
import {
  Currency,
  DateText,
  DocumentId,
  Instant,
  MoneyText,
  Optional,
  wholeNumber,
} from '../../core/values.ts'

/** The kinds of movements: a document by its slug, or an adjustment by the company without a document. */
export const movementKinds = ['account-statements', 'notes-debit', 'payments-made', 'adjustment'] as const
export type MovementKind = (typeof movementKinds)[number]

/** One line of the ledger (screens 2.2, Movimientos). */
export const Movement = z.object({
  tipo: z.enum(movementKinds),
  /** The opaque id of the document; for an adjustment, that of its invoice. */
  id: DocumentId,
  numero: z.string(),
  /** The invoice of a payment, a note or an adjustment; null for several, or for an invoice itself. */
  factura: Optional,
  facturas: z.number(),
  /** The day printed on an invoice; the day of a payment or a note. */
  fecha: DateText,
  moneda: Currency,
  /** The document's own amount: of an invoice its value with taxes, of a payment or a note what it deducted from invoices. */
  valor_documento: MoneyText,
  /** The withholdings of an invoice, which are never paid to the supplier. */
  retenciones: MoneyText,
  /** The change of the balance; negative for a decrease. */
  valor: MoneyText,
  /** The running balance since the first document. */
  saldo: MoneyText,
})
export type Movement = z.infer<typeof Movement>

/** The balances around a range in one currency: saldo_final = saldo_inicial + aumentos − disminuciones. */
export const MovementBalance = z.object({
  moneda: Currency,
  rows: z.number(),
  saldo_inicial: MoneyText,
  aumentos: MoneyText,
  disminuciones: MoneyText,
  saldo_final: MoneyText,
})
export type MovementBalance = z.infer<typeof MovementBalance>

/** The requested range, currency and page. The default currency is pesos, or else the first one. */
export const MovementsQuery = z.object({
  from: z.optional(DateText),
  to: z.optional(DateText),
  moneda: z.optional(Currency),
  page: z._default(wholeNumber(1, lastRowByNumber), 1),
  size: z._default(wholeNumber(1, 50), defaultPageSize),
})
export type MovementsQuery = z.infer<typeof MovementsQuery>

/** A page of the ledger in one currency, and the balances in all. */
export const Movements = z.object({
  rows: z.array(Movement),
  /** The currency of the rows; null without documents. */
  moneda: z.nullable(Currency),
  total: z.number(),
  balances: z.array(MovementBalance),
  dataAsOf: z.nullable(Instant),
})
export type Movements = z.infer<typeof Movements>
