import { isNegativeMoney, isZeroMoney, type Money } from '@enlace/domain/money.ts'
import { readTypedMoney } from '@enlace/domain/typed-amount.ts'
import * as z from 'zod/mini'
import { Choice, listOf, ListQuery, paging, sliceOf, slicing, words } from '../../core/list/list.ts'
import { DateText, DocumentId, Instant, MoneyText, Optional } from '../../core/values.ts'
import { sheetFormats } from '../../documents/desk/limits.ts'
import { WrittenKey } from '../../staff/sign-in/assignees.ts'
import { Gateway, PaymentState } from '../schemas.ts'
import {
  paymentNewsKinds,
  paymentQuestionResults,
  receivedPaymentStates,
  refundLimits,
} from './state-schemas.ts'
import { refundTexts } from './refund-texts.ts'

const { faults } = refundTexts
const State = z.enum(receivedPaymentStates)

/** An online payment in the company's list. Of the payer only who it is, and not how to reach it. */
export const ReceivedPayment = z.object({
  id: z.uuid(),
  numero: z.string(),
  creado_at: Instant,
  estado: State,
  razon_social: z.string(),
  nit: z.string(),
  concepto: z.string(),
  referencia: z.string(),
  moneda: z.string(),
  /** What was asked for. */
  valor: MoneyText,
  /** What the company noted as given back. */
  devuelto: MoneyText,
  /** What the company received and did not give back: nothing where the payment is not approved, or undone. */
  neto: MoneyText,
})
export type ReceivedPayment = z.infer<typeof ReceivedPayment>

/** The filters of the list. */
export const ReceivedPaymentsQuery = z.extend(z.omit(ListQuery, { status: true }), {
  status: z.optional(z.pipe(words, z.array(State))),
  concepto: z.optional(z.string().check(z.maxLength(100))),
})
export type ReceivedPaymentsQuery = z.infer<typeof ReceivedPaymentsQuery>

/** The query for its rows without pages. */
export const ReceivedPaymentsSliceQuery = z.extend(z.omit(ReceivedPaymentsQuery, paging), slicing)

/** The query for its file. */
export const ReceivedPaymentsFileQuery = z.extend(z.omit(ReceivedPaymentsQuery, paging), {
  format: z.enum(sheetFormats),
})

/** A page of the list. */
export const ReceivedPayments = z.extend(listOf(ReceivedPayment, { devuelto: MoneyText, neto: MoneyText }), {
  choices: z.object({ concepto: z.array(Choice) }),
})
export type ReceivedPayments = z.infer<typeof ReceivedPayments>

/** A slice of all payments of a filter. */
export const ReceivedPaymentRows = sliceOf(ReceivedPayment)

/** Something that became known of a payment, with the gateway's own word. */
export const PaymentNews = z.object({
  id: z.string(),
  at: Instant,
  clase: z.enum(paymentNewsKinds),
  transaccion: Optional,
  palabra: Optional,
  antes: PaymentState,
  despues: PaymentState,
})
export type PaymentNews = z.infer<typeof PaymentNews>

/** A refund as the company noted it. */
export const Refund = z.object({
  id: z.uuid(),
  fecha: DateText,
  valor: MoneyText,
  motivo: z.string(),
  referencia: z.string(),
  /** Whether the payer was written. */
  avisada: z.boolean(),
  anotada_at: Instant,
  anotada_por: z.string(),
  retirada_at: z.nullable(Instant),
  retirada_por: Optional,
  retirada_motivo: Optional,
})
export type Refund = z.infer<typeof Refund>

/** One payment with all that became known of it and what was given back. */
export const ReceivedPaymentDetail = z.extend(ReceivedPayment, {
  correo: z.string(),
  pasarela: Gateway,
  /** False where the company no longer uses the account by which it was paid, so that nobody can be asked. */
  consultable: z.boolean(),
  ambiente: z.enum(['test', 'prod']),
  transaccion: Optional,
  /** The gateway's own word for where its transaction stands. */
  palabra: Optional,
  vence_at: Instant,
  decidido_at: z.nullable(Instant),
  anulado_at: z.nullable(Instant),
  /** The receipt in the portal, as the payer gets it; null until the payment is approved. */
  comprobante: Optional,
  /** How much may still be given back. */
  por_devolver: MoneyText,
  historia: z.array(PaymentNews),
  devoluciones: z.array(Refund),
})
export type ReceivedPaymentDetail = z.infer<typeof ReceivedPaymentDetail>

/** A payment after its gateway was asked, and what came of it. */
export const AskedPayment = z.object({
  resultado: z.enum(paymentQuestionResults),
  pago: ReceivedPaymentDetail,
})
export type AskedPayment = z.infer<typeof AskedPayment>

const Reason = z
  .string()
  .check(z.trim(), z.minLength(1, faults.reason), z.maxLength(refundLimits.reason, faults.reasonLong))

const refundFields = {
  fecha: z.iso.date(faults.day),
  motivo: Reason,
  referencia: z.string().check(z.trim(), z.maxLength(refundLimits.reference, faults.referenceLong)),
  avisar: z.boolean(),
}

/** A refund to note. */
export const NewRefund = z.object({
  ...refundFields,
  fecha: DateText,
  valor: MoneyText.check(
    z.refine((value) => !isZeroMoney(value) && !isNegativeMoney(value), { error: faults.value }),
  ),
  idempotencyKey: WrittenKey,
})
export type NewRefund = z.infer<typeof NewRefund>

/** A refund as it is typed. */
export const RefundForm = z.object({
  ...refundFields,
  valor: z.string().check(z.refine((typed) => readRefund(typed) !== undefined, faults.value)),
})
export type RefundForm = z.infer<typeof RefundForm>

/** Reads a typed amount; undefined for one that is no refund. */
export function readRefund(typed: string): Money | undefined {
  const read = readTypedMoney(typed)
  if ('reason' in read || isZeroMoney(read.money) || isNegativeMoney(read.money)) return undefined
  return read.money
}

/** Why a noted refund is withdrawn. */
export const RefundWithdrawal = z.object({ motivo: Reason })
export type RefundWithdrawal = z.infer<typeof RefundWithdrawal>

/** The parameters of a payment and of one of its refunds. */
export const OfPayment = z.object({ id: DocumentId })
export const OfRefund = z.object({ id: DocumentId, refund: z.uuid() })
