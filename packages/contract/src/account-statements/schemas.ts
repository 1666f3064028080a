import * as z from 'zod/mini'
import { ageingBuckets } from '@enlace/domain/ageing.ts'
import { Choice, listOf, ListQuery, paging, sliceOf, slicing, words } from '../core/list/list.ts'
import { documentFoot } from '../documents/foot.ts'
import { FairTerm } from './terms/schemas.ts'
import { Currency, DateText, DocumentId, MoneyText, Optional } from '../core/values.ts'

/** The ageing buckets by their ids (screens 2.2). */
export const AgeingBucket = z.enum(ageingBuckets.map((bucket) => bucket.id))
export type AgeingBucket = z.infer<typeof AgeingBucket>

const Day = z.nullable(DateText)
const Amount = z.nullable(MoneyText)

/** An invoice that the company owes or owed (spec 3, account_statements; split and days derived from today in Bogotá). */
export const AccountStatement = z.object({
  id: DocumentId,
  compania: z.string(),
  factura_cliente: z.string(),
  condicion_pago: Optional,
  fecha_factura: Day,
  fecha_proveedor: Day,
  fecha_vencimiento: Day,
  fecha_estimada_pago: Day,
  estado_programacion_pago: z.string(),
  estado: z.string(),
  /** Positive: days overdue. Zero or negative: days to go. Null: no due date. */
  dias: z.nullable(z.number()),
  dias_vencidos: z.number(),
  moneda: Currency,
  valor_facturado: MoneyText,
  saldo_corriente: MoneyText,
  saldo_vencido: MoneyText,
  saldo_total: MoneyText,
})
export type AccountStatement = z.infer<typeof AccountStatement>

/** The states in which an invoice waits for the supplier: it is not on its way to payment. */
export const stoppedStates = ['rechazada', 'bloqueada'] as const

/** What the list takes beyond every list's filters. `status` filters estado_programacion_pago. */
export const AccountStatementsQuery = z.extend(ListQuery, {
  saldo: z.optional(z.enum(['corriente', 'vencido'])),
  bucket: z.optional(z.pipe(words, z.array(AgeingBucket))),
  estado: z.optional(z.enum(stoppedStates)),
  pago_desde: z.optional(DateText),
  pago_hasta: z.optional(DateText),
})
export type AccountStatementsQuery = z.infer<typeof AccountStatementsQuery>

/** What the call for its rows without pages takes. */
export const AccountStatementsSliceQuery = z.extend(z.omit(AccountStatementsQuery, paging), slicing)

const Figure = z.object({ rows: z.number(), valor: MoneyText })

/** The head of the screen for one currency: counts and values of what the window holds, whatever is clicked (screens 2.2). */
export const StatementSummary = z.object({
  moneda: Currency,
  pendientes: Figure,
  vencidas: Figure,
  corrientes: Figure,
  ageing: z.array(z.object({ bucket: AgeingBucket, rows: z.number(), valor: MoneyText })),
  nextPayment: z.nullable(z.object({ fecha: DateText, valor: MoneyText })),
})
export type StatementSummary = z.infer<typeof StatementSummary>

/** The page of statements with totals, counts and the summary. */
export const AccountStatements = z.extend(
  listOf(AccountStatement, {
    valor_facturado: MoneyText,
    saldo_corriente: MoneyText,
    saldo_vencido: MoneyText,
    saldo_total: MoneyText,
  }),
  { summary: z.array(StatementSummary), choices: z.object({ estado: z.array(Choice) }) },
)
export type AccountStatements = z.infer<typeof AccountStatements>

/** One invoice with its road to payment and what it is made of. */
export const AccountStatementDetail = z.extend(AccountStatement, {
  sucursal: z.string(),
  motivo: Optional,
  fecha_recibida: Day,
  fecha_aceptada: Day,
  fecha_causada: Day,
  fecha_programada: Day,
  fecha_pagada: Day,
  valor_bruto: Amount,
  valor_iva: Amount,
  valor_retefuente: Amount,
  valor_reteiva: Amount,
  valor_reteica: Amount,
  /** valor_facturado less the withholdings; null where the ERP does not tell them. */
  neto_a_pagar: Amount,
  /** The fingerprint of the electronic invoice; null where the ERP does not tell it. */
  cufe: Optional,
  /** The clock of the law; null where it gives this supplier none, or the company did not say what it is. */
  plazo_justo: z.nullable(FairTerm),
  /** The company's own day of payment on or after the due date; null where it has none. */
  proximo_dia_de_pago: Day,
  ...documentFoot,
})
export type AccountStatementDetail = z.infer<typeof AccountStatementDetail>

/** A slice of all rows that a filter lets through. */
export const AccountStatementRows = sliceOf(AccountStatement)
