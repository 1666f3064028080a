import * as z from 'zod/mini'
import { listOf, sliceOf } from '../core/list/list.ts'
import { longest } from '../core/patterns.ts'
import { Currency, DateText, MoneyText } from '../core/values.ts'
import { answersOf, choicesShapeOf, shapeOf, sumsShapeOf, queriesOf } from '../documents/shapes.ts'
import { paidInvoiceFields, paymentDocument } from './document.ts'

const answers = answersOf(paymentDocument)

/** A payment to the supplier. */
export const PaymentMade = answers.Row
export type PaymentMade = z.infer<typeof PaymentMade>

/** What a payment covers of one invoice. */
export type PaymentMadeLine = z.infer<typeof answers.Line>

/** An invoice of a payment, with the payment that it is in. */
export const PaidInvoice = z.object(shapeOf(paidInvoiceFields))
export type PaidInvoice = z.infer<typeof PaidInvoice>

const Word = z.string().check(z.maxLength(longest.text))

/** What both lists take beyond every list's filters: how and through which bank it was paid. */
export const {
  Query: PaymentsMadeQuery,
  SliceQuery: PaymentsMadeSliceQuery,
  ExportQuery: PaymentsMadeExportQuery,
} = queriesOf({ medio: z.optional(Word), banco: z.optional(Word) })
export type PaymentsMadeQuery = z.infer<typeof PaymentsMadeQuery>

/** What was paid in one month and currency; the month by its first day. */
export const PaidMonth = z.object({ moneda: Currency, mes: DateText, valor: MoneyText })
export type PaidMonth = z.infer<typeof PaidMonth>

/** What is around the rows. */
const surroundings = {
  /** The last twelve months, each of them, per currency; only what is paid. */
  months: z.array(PaidMonth),
  /** The means and the banks by which it was ever paid, with the rows that each leaves. */
  choices: choicesShapeOf(['medio', 'banco']),
}

const withholdings = { valor_retefuente: MoneyText, valor_reteica: MoneyText, valor_reteiva: MoneyText }

/** What of a total has not reached the supplier: in process, returned by the bank or annulled. */
const sin_pagar = MoneyText

/** The page of payments with totals and counts. */
export const PaymentsMade = z.extend(
  listOf(PaymentMade, {
    facturas: z.number(),
    ...sumsShapeOf(paymentDocument.fields),
    ...withholdings,
    sin_pagar,
  }),
  { por: z.literal('pago'), ...surroundings },
)
export type PaymentsMade = z.infer<typeof PaymentsMade>

/** The page of paid invoices with totals and counts. */
export const PaidInvoices = z.extend(
  listOf(PaidInvoice, { pagos: z.number(), ...sumsShapeOf(paidInvoiceFields), sin_pagar }),
  { por: z.literal('factura'), ...surroundings },
)
export type PaidInvoices = z.infer<typeof PaidInvoices>

/** One payment with the invoices that it covers. */
export const PaymentMadeDetail = answers.Detail
export type PaymentMadeDetail = z.infer<typeof PaymentMadeDetail>

/** A slice of all rows that a filter lets through. */
export const PaymentMadeRows = answers.Rows

/** A slice of all rows that a filter lets through. */
export const PaidInvoiceRows = sliceOf(PaidInvoice)
