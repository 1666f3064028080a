import * as z from 'zod/mini'
import { Choice, listOf, ListQuery, paging, sliceOf, slicing } from '../core/list/list.ts'
import { longest } from '../core/patterns.ts'
import { documentFoot } from '../documents/foot.ts'
import { Currency, DateText, DocumentId, MoneyText, Optional } from '../core/values.ts'

const Day = z.nullable(DateText)
const Word = z.string().check(z.maxLength(longest.text))

/** A payment to the supplier (spec 3, paymentStatements, whose fields screens 2.3 names). */
export const PaymentMade = z.object({
  id: DocumentId,
  comprobante: z.string(),
  fecha_pago: DateText,
  medio: z.string(),
  banco: Optional,
  cuenta_mascara: Optional,
  moneda: Currency,
  /** How many invoices it covers. */
  facturas: z.number(),
  valor_bruto: MoneyText,
  valor_retenciones: MoneyText,
  valor_descuentos: MoneyText,
  valor_pagado: MoneyText,
  estado: z.string(),
})
export type PaymentMade = z.infer<typeof PaymentMade>

/** What a payment covers of one invoice. */
export const PaymentMadeLine = z.object({
  linea: z.number(),
  factura: z.string(),
  account_statement_id: z.nullable(DocumentId),
  fecha_factura: Day,
  valor_factura: MoneyText,
  valor_retefuente: MoneyText,
  valor_reteica: MoneyText,
  valor_reteiva: MoneyText,
  descuento_pronto_pago: MoneyText,
  nota_debito: MoneyText,
  neto_pagado: MoneyText,
  /** Days from the invoice's due date to the payment: negative when it came early; null where no due date is known. */
  dias: z.nullable(z.number()),
})
export type PaymentMadeLine = z.infer<typeof PaymentMadeLine>

/** An invoice of a payment, with the payment that it stands in. */
export const PaidInvoice = z.extend(PaymentMadeLine, {
  /** The payment and the line: what is paid twice, by halves or after a return, stands there twice. */
  id: z.string(),
  payment_id: DocumentId,
  comprobante: z.string(),
  fecha_pago: DateText,
  moneda: Currency,
  estado: z.string(),
})
export type PaidInvoice = z.infer<typeof PaidInvoice>

/** What both lists take beyond every list's filters: how and through which bank it was paid. */
export const PaymentsMadeQuery = z.extend(ListQuery, { medio: z.optional(Word), banco: z.optional(Word) })
export type PaymentsMadeQuery = z.infer<typeof PaymentsMadeQuery>

/** What the call for its rows without pages takes. */
export const PaymentsMadeSliceQuery = z.extend(z.omit(PaymentsMadeQuery, paging), slicing)

/** What was paid in one month and currency; the month by its first day. */
export const PaidMonth = z.object({ moneda: Currency, mes: DateText, valor: MoneyText })
export type PaidMonth = z.infer<typeof PaidMonth>

/** What stands around the rows. */
const surroundings = {
  /** The last twelve months, each of them, per currency; only what is paid. */
  months: z.array(PaidMonth),
  /** The means and the banks by which it was ever paid, with the rows that each leaves. */
  choices: z.object({ medio: z.array(Choice), banco: z.array(Choice) }),
}

const withholdings = { valor_retefuente: MoneyText, valor_reteica: MoneyText, valor_reteiva: MoneyText }

/** What of a total has not reached the supplier: in process, returned by the bank or annulled. */
const sin_pagar = MoneyText

/** The page of payments with totals and counts. */
export const PaymentsMade = z.extend(
  listOf(PaymentMade, {
    facturas: z.number(),
    valor_bruto: MoneyText,
    ...withholdings,
    valor_retenciones: MoneyText,
    valor_descuentos: MoneyText,
    valor_pagado: MoneyText,
    sin_pagar,
  }),
  { por: z.literal('pago'), ...surroundings },
)
export type PaymentsMade = z.infer<typeof PaymentsMade>

/** The page of paid invoices with totals and counts. */
export const PaidInvoices = z.extend(
  listOf(PaidInvoice, {
    pagos: z.number(),
    valor_factura: MoneyText,
    ...withholdings,
    descuento_pronto_pago: MoneyText,
    nota_debito: MoneyText,
    neto_pagado: MoneyText,
    sin_pagar,
  }),
  { por: z.literal('factura'), ...surroundings },
)
export type PaidInvoices = z.infer<typeof PaidInvoices>

/** One payment with the invoices that it covers. */
export const PaymentMadeDetail = z.extend(PaymentMade, {
  sucursal: z.string(),
  /** Why it was returned or annulled, where the company says. */
  motivo: Optional,
  lines: z.array(PaymentMadeLine),
  ...documentFoot,
})
export type PaymentMadeDetail = z.infer<typeof PaymentMadeDetail>

/** A slice of all rows that a filter lets through. */
export const PaymentMadeRows = sliceOf(PaymentMade)

/** A slice of all rows that a filter lets through. */
export const PaidInvoiceRows = sliceOf(PaidInvoice)
