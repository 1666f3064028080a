import * as z from 'zod/mini'
import { Currency, DateText, Instant, MoneyText, Optional, wholeNumber } from '../core/values.ts'

/** The most payments that a program reads at once. */
const most = 200

/** A program's question for online payments. */
export const ProgramPaymentsQuery = z.object({
  /** The `next` of the answer before. */
  after: z.optional(z.string().check(z.regex(/^\d{1,17}\.[0-9a-f-]{36}$/))),
  size: z._default(wholeNumber(1, most), 100),
})
export type ProgramPaymentsQuery = z.infer<typeof ProgramPaymentsQuery>

/** An approved payment for the company's ERP: who paid by the number, what for, and what the company has of it. */
export const ProgramPayment = z.object({
  id: z.uuid(),
  numero: z.string(),
  concepto: z.string(),
  referencia: z.string(),
  documento_numero: z.string(),
  documento_dv: z.number(),
  razon_social: z.string(),
  moneda: Currency,
  valor: MoneyText,
  devuelto: MoneyText,
  /** What the company received and did not give back; nothing where the gateway undid it. */
  neto: MoneyText,
  pasarela: z.string(),
  ambiente: z.string(),
  transaccion: Optional,
  aprobado_at: z.nullable(Instant),
  anulado_at: z.nullable(Instant),
  /** The refunds that stand. */
  devoluciones: z.array(
    z.object({ id: z.uuid(), fecha: DateText, valor: MoneyText, referencia: z.string() }),
  ),
})
export type ProgramPayment = z.infer<typeof ProgramPayment>

/** A page of payments; `next` is where the next question continues. */
export const ProgramPayments = z.object({ payments: z.array(ProgramPayment), next: Optional })
export type ProgramPayments = z.infer<typeof ProgramPayments>
