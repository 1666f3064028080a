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

/** What moved a balance: a document by its slug, or an adjustment of the company for which it gave no document. */
export const movementKinds = ['account-statements', 'notes-debit', 'payments-made', 'adjustment'] as const
export type MovementKind = (typeof movementKinds)[number]

/** One line of the ledger (screens 2.2, Movimientos). */
export const Movement = z.object({
  tipo: z.enum(movementKinds),
  /** The document's opaque id; of an adjustment, its invoice's. */
  id: DocumentId,
  numero: z.string(),
  /** The invoice that a payment, a note or an adjustment is about; null where they are several, or it is one itself. */
  factura: Optional,
  facturas: z.number(),
  /** The day printed on an invoice; the day of a payment or a note. */
  fecha: DateText,
  moneda: Currency,
  /** What the document says: of an invoice its value with taxes, of a payment or a note what it took off invoices. */
  valor_documento: MoneyText,
  /** What is withheld of an invoice, and so never paid to the supplier. */
  retenciones: MoneyText,
  /** What it adds to the balance; negative where it takes away. */
  valor: MoneyText,
  /** The balance after it, from the first document on. */
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

/** What range is asked for, and which page of which currency; without one it is pesos, or the first that there is. */
export const MovementsQuery = z.object({
  from: z.optional(DateText),
  to: z.optional(DateText),
  moneda: z.optional(Currency),
  page: z._default(wholeNumber(1, lastRowByNumber), 1),
  size: z._default(wholeNumber(1, 50), defaultPageSize),
})
export type MovementsQuery = z.infer<typeof MovementsQuery>

/** A page of the ledger of one currency, and the balances of all. */
export const Movements = z.object({
  rows: z.array(Movement),
  /** Of which currency the rows are; null where there are no documents. */
  moneda: z.nullable(Currency),
  total: z.number(),
  balances: z.array(MovementBalance),
  dataAsOf: z.nullable(Instant),
})
export type Movements = z.infer<typeof Movements>
