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

/** Payments that did not reach the supplier: in process, returned by the bank or annulled. */
const NotPaid = z.object({ estado: z.string(), rows: z.number(), valor: MoneyText })

/** The head of the screen for one currency: what was paid in the window of days, whatever narrows the list, and apart what was not. */
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
  /** The first day of the window; null where the list has none. */
  desde: z.nullable(DateText),
}

const paymentSums = { facturas: z.number(), ...sumsShapeOf(paymentDocument.fields) }
const invoiceSums = sumsShapeOf(paidInvoiceFields)

/** What of a total reached the supplier, and what did not. */
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

/** A slice of all rows that a filter lets through. */
export const PaymentMadeRows = answers.Rows

/** A slice of all rows that a filter lets through. */
export const PaidInvoiceRows = sliceOf(PaidInvoice)
