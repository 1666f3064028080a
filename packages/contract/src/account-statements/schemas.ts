import * as z from 'zod/mini'
import { ageingBuckets } from '@enlace/domain/ageing.ts'
import { words } from '../core/list/list.ts'
import { documentFoot } from '../documents/foot.ts'
import { answersOf, filtersShapeOf, queriesOf } from '../documents/shapes.ts'
import { Currency, DateText, MoneyText } from '../core/values.ts'
import { statementDocument } from './document.ts'
import { FairTerm } from './terms/schemas.ts'

const answers = answersOf(statementDocument)

/** The ageing buckets by their ids (screens 2.2). */
export const AgeingBucket = z.enum(ageingBuckets.map((bucket) => bucket.id))
export type AgeingBucket = z.infer<typeof AgeingBucket>

/** An invoice that the company owes or owed (split and days derived from today in Bogotá). */
export const AccountStatement = answers.Row
export type AccountStatement = z.infer<typeof AccountStatement>

/** What the list takes beyond every list's filters. `status` filters estado_programacion_pago. */
export const {
  Query: AccountStatementsQuery,
  SliceQuery: AccountStatementsSliceQuery,
  ExportQuery: AccountStatementsExportQuery,
} = queriesOf({
  saldo: z.optional(z.enum(['corriente', 'vencido'])),
  bucket: z.optional(z.pipe(words, z.array(AgeingBucket))),
  ...filtersShapeOf(statementDocument.filters),
  pago_desde: z.optional(DateText),
  pago_hasta: z.optional(DateText),
})
export type AccountStatementsQuery = z.infer<typeof AccountStatementsQuery>

const Figure = z.object({ rows: z.number(), valor: MoneyText })

/** The head of the screen for one currency: counts and values of all that is owed, whatever narrows the list (screens 2.2). */
export const StatementSummary = z.object({
  moneda: Currency,
  pendientes: Figure,
  vencidas: Figure,
  corrientes: Figure,
  ageing: z.array(z.object({ bucket: AgeingBucket, rows: z.number(), valor: MoneyText })),
  /** What of `pendientes` is overdue or falls due by the window's last day; null where the list has no window. */
  en_ventana: z.nullable(z.extend(Figure, { hasta: DateText })),
  nextPayment: z.nullable(z.object({ fecha: DateText, valor: MoneyText })),
})
export type StatementSummary = z.infer<typeof StatementSummary>

/** The page of statements with totals, counts and the summary. */
export const AccountStatements = z.extend(answers.Page, { summary: z.array(StatementSummary) })
export type AccountStatements = z.infer<typeof AccountStatements>

/** One invoice with its road to payment and what it is made of. */
export const AccountStatementDetail = z.extend(answers.Facts, {
  /** valor_facturado less the withholdings; null where the ERP does not tell them. */
  neto_a_pagar: z.nullable(MoneyText),
  /** The clock of the law; null where it gives this supplier none, or the company did not say what it is. */
  plazo_justo: z.nullable(FairTerm),
  /** The company's own day of payment on or after the due date; null where it has none. */
  proximo_dia_de_pago: z.nullable(DateText),
  ...documentFoot,
})
export type AccountStatementDetail = z.infer<typeof AccountStatementDetail>

/** A slice of all rows that a filter lets through. */
export const AccountStatementRows = answers.Rows
