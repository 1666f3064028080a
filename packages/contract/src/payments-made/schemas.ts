import * as z from 'zod/mini'
import { listOf, sliceOf } from '../core/list/list.ts'
import { longest } from '../core/patterns.ts'
import { Currency, DateText, MoneyText } from '../core/values.ts'
import { answersOf, choicesShapeOf, shapeOf, sumsShapeOf, queriesOf } from '../documents/shapes.ts'
import { paidInvoiceFields, paymentDocument } from './document.ts'

const answers = answersOf(paymentDocument)

/** A payment to the supplier. Also a slice of all rows of a filter. */
export const { Row: PaymentMade, Rows: PaymentMadeRows } = answers
export type PaymentMade = z.infer<typeof PaymentMade>

/** The part of a payment that covers one invoice. */
export type PaymentMadeLine = z.infer<typeof answers.Line>

/** An invoice of a payment, with that payment's data. */
export const PaidInvoice = z.object(shapeOf(paidInvoiceFields))
export type PaidInvoice = z.infer<typeof PaidInvoice>

const Word = z.string().check(z.maxLength(longest.text))

/** The additional filters of both lists: means of payment and bank. */
export const {
  Query: PaymentsMadeQuery,
  SliceQuery: PaymentsMadeSliceQuery,
  ExportQuery: PaymentsMadeExportQuery,
} = queriesOf({ medio: z.optional(Word), banco: z.optional(Word) })
export type PaymentsMadeQuery = z.infer<typeof PaymentsMadeQuery>

/** The amount paid in one month and currency; the month is its first day. */
export const PaidMonth = z.object({ moneda: Currency, mes: DateText, valor: MoneyText })
export type PaidMonth = z.infer<typeof PaidMonth>

/** The figures besides the rows. */
const surroundings = {
  /** Each of the last twelve months per currency, with completed payments only. */
  months: z.array(PaidMonth),
  /** All means of payment and banks, with the rows of each. */
  choices: choicesShapeOf(['medio', 'banco']),
}

/** Payments that did not reach the supplier: in process, returned by the bank or annulled. */
const NotPaid = z.object({ estado: z.string(), rows: z.number(), valor: MoneyText })

/**
 * The summary of one currency: payments in the window, regardless of the filter, and separately those that did not
 * reach the supplier.
 */
export const PaymentHead = z.object({
  moneda: Currency,
  pagos: z.number(),
  facturas: z.number(),
  ...sumsShapeOf(paymentDocument.fields),
  valor_retefuente: MoneyText,
  valor_reteica: MoneyText,
  valor_reteiva: MoneyText,
  sin_pagar: z.array(NotPaid),
})
export type PaymentHead = z.infer<typeof PaymentHead>

const head = {
  head: z.array(PaymentHead),
  /** The first day of the window; null without one. */
  desde: z.nullable(DateText),
}

const paymentSums = { facturas: z.number(), ...sumsShapeOf(paymentDocument.fields) }
const invoiceSums = sumsShapeOf(paidInvoiceFields)

/** The parts of a total that reached the supplier, and that did not. */
const partsOf = <Sums extends z.core.$ZodLooseShape>(sums: Sums) => {
  const Part = z.object({ rows: z.number(), ...sums })
  return { ...sums, pagado: Part, sin_pagar: Part }
}

/** The page of payments with totals and counts. */
export const PaymentsMade = z.extend(listOf(PaymentMade, partsOf(paymentSums)), {
  por: z.literal('pago'),
  ...head,
  ...surroundings,
})
export type PaymentsMade = z.infer<typeof PaymentsMade>

/** The page of paid invoices with totals and counts. */
export const PaidInvoices = z.extend(listOf(PaidInvoice, { pagos: z.number(), ...partsOf(invoiceSums) }), {
  por: z.literal('factura'),
  ...head,
  ...surroundings,
})
export type PaidInvoices = z.infer<typeof PaidInvoices>

/** One payment with the invoices that it covers. */
export const PaymentMadeDetail = answers.Detail
export type PaymentMadeDetail = z.infer<typeof PaymentMadeDetail>

/** A slice of all rows of a filter. */
export const PaidInvoiceRows = sliceOf(PaidInvoice)
