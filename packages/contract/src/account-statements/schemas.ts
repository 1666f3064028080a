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

/** An invoice that the company owes or owed (split and days derived from today in Bogotá). Also a slice of all rows of a filter. */
export const { Row: AccountStatement, Rows: AccountStatementRows } = answers
export type AccountStatement = z.infer<typeof AccountStatement>

/** The query of the list, with its own filters. `status` filters estado_programacion_pago. */
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

/** The summary of one currency: counts and values of everything owed, regardless of the filter (screens 2.2). */
export const StatementSummary = z.object({
  moneda: Currency,
  pendientes: Figure,
  vencidas: Figure,
  corrientes: Figure,
  ageing: z.array(z.object({ bucket: AgeingBucket, rows: z.number(), valor: MoneyText })),
  /** The part of `pendientes` overdue or due by the last day of the window; null without a window. */
  en_ventana: z.nullable(z.extend(Figure, { hasta: DateText })),
  nextPayment: z.nullable(z.object({ fecha: DateText, valor: MoneyText })),
})
export type StatementSummary = z.infer<typeof StatementSummary>

/** The page of statements with totals, counts and the summary. */
export const AccountStatements = z.extend(answers.Page, { summary: z.array(StatementSummary) })
export type AccountStatements = z.infer<typeof AccountStatements>

/** One invoice with its steps to payment and its breakdown. */
export const AccountStatementDetail = z.extend(answers.Facts, {
  /** valor_facturado less the withholdings; null if the ERP does not report them. */
  neto_a_pagar: z.nullable(MoneyText),
  /** The legal payment term; null if the law gives this supplier none, or the company's size is unknown. */
  plazo_justo: z.nullable(FairTerm),
  /** The company's first payment day on or after the due date; null if it has none. */
  proximo_dia_de_pago: z.nullable(DateText),
  ...documentFoot,
})
export type AccountStatementDetail = z.infer<typeof AccountStatementDetail>
