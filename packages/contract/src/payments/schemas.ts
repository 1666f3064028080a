import * as z from 'zod/mini'
import { isEmail } from '@enlace/domain/email.ts'
import { isNegativeMoney, isZeroMoney, type Money } from '@enlace/domain/money.ts'
import { isCheckDigitRight } from '@enlace/domain/nit.ts'
import { readTypedMoney, type TypedNumberReason } from '@enlace/domain/typed-amount.ts'
import { CaptchaToken } from '../captcha/schemas.ts'
import { Instant, MoneyText } from '../core/values.ts'
import { paymentFieldTexts as texts } from './texts.ts'

/** The states of a payment, as named in the specification (screens 2.15). */
export const paymentStates = ['Pendiente', 'Aprobada', 'Rechazada', 'Expirada'] as const

/** The state of a payment. */
export const PaymentState = z.enum(paymentStates)
export type PaymentState = z.infer<typeof PaymentState>

/** The supported gateways. */
export const Gateway = z.enum(['simulador', 'wompi'])
export type Gateway = z.infer<typeof Gateway>

/** The secret of a payment's link, known to the payer and anyone it was passed on to. */
export const PaymentToken = z.string().check(z.regex(/^[\w-]{43}$/))

/** A payment concept of the company; without a value the payer enters the amount. */
export const PaymentConcept = z.object({
  id: z.int(),
  nombre: z.string(),
  descripcion: z.string(),
  valor: z.nullable(MoneyText),
})
export type PaymentConcept = z.infer<typeof PaymentConcept>

/** Whether a company takes payments, and its concepts. */
export const PaymentOptions = z.object({
  company: z.int(),
  compania: z.string(),
  isEnabled: z.boolean(),
  isSimulated: z.boolean(),
  concepts: z.array(PaymentConcept),
})
export type PaymentOptions = z.infer<typeof PaymentOptions>

const Nit = z.string().check(z.minLength(1, texts.nit), z.regex(/^\d{3,15}$/, texts.nitMalformed))
const CheckDigit = z.string().check(z.minLength(1, texts.dv), z.regex(/^\d$/, texts.dvWrong))
const RazonSocial = z
  .string()
  .check(z.trim(), z.minLength(1, texts.razonSocial), z.maxLength(150, texts.razonSocialLong))
const Reference = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, texts.reference),
    z.maxLength(40, texts.referenceLong),
    z.regex(/^[\p{L}\p{N}][\p{L}\p{N} ._/-]*$/u, texts.referenceMalformed),
  )
const Email = z.string().check(z.trim(), z.minLength(1, texts.email), z.refine(isEmail, texts.emailMalformed))

/** The check digit must match the NIT; reported at the check digit, once both are readable. */
const hasRightCheckDigit = z.refine<{ nit: string; dv: string }>(
  ({ nit, dv }) => !Nit.safeParse(nit).success || dv === '' || isCheckDigitRight(nit, dv),
  { error: texts.dvWrong, path: ['dv'], abort: false },
)

/** The maximum amount of a form, which fits into the cents of every gateway. */
const largest = '999999999999.99'

/** A payable amount. */
const PayableMoney = MoneyText.check(
  z.refine((value) => !isZeroMoney(value) && !isNegativeMoney(value), texts.valueNotPositive),
  z.refine((value) => value.length <= largest.length, texts.valueTooLarge),
)

const reasonTexts: Record<TypedNumberReason, string> = {
  empty: texts.value,
  'not-a-number': texts.valueMalformed,
  'too-many-decimals': texts.valueDecimals,
}

/** Returns why a typed amount cannot be paid, or undefined if it can. */
export function refuseTypedValue(typed: string): string | undefined {
  const read = readTypedMoney(typed)
  if ('reason' in read) return reasonTexts[read.reason]
  return PayableMoney.safeParse(read.money).error?.issues[0]?.message
}

/** The payment form as typed; for a concept with a fixed value there is no amount to type. */
export const PaymentForm = z
  .object({
    concepto: z.string().check(z.minLength(1, texts.concept)),
    nit: Nit,
    dv: CheckDigit,
    razon_social: RazonSocial,
    referencia: Reference,
    valor: z.string().check(
      z.superRefine((typed, context) => {
        const message = refuseTypedValue(typed)
        if (message !== undefined) context.addIssue({ code: 'custom', message })
      }),
    ),
    correo: Email,
    captchaValue: z.string().check(z.minLength(1, texts.captcha)),
  })
  .check(hasRightCheckDigit)
export type PaymentForm = z.infer<typeof PaymentForm>

/**
 * The request of a payment. The key belongs to the form, so that a form sent twice is one payment. The value is the one
 * that the payer confirmed, even if the concept fixes it.
 */
export const NewPayment = z
  .object({
    company: z.int(),
    idempotencyKey: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
    concepto: z.int(),
    nit: Nit,
    dv: CheckDigit,
    razon_social: RazonSocial,
    referencia: Reference,
    valor: PayableMoney,
    correo: Email,
    captchaValue: CaptchaToken,
  })
  .check(hasRightCheckDigit)
export type NewPayment = z.infer<typeof NewPayment>

/**
 * A started payment: the secret of its link, and the gateway's page to pay it, or null if the gateway is already
 * processing it, as after a form sent twice.
 */
export const BegunPayment = z.object({
  token: PaymentToken,
  numero: z.string(),
  checkoutUrl: z.nullable(z.string()),
})
export type BegunPayment = z.infer<typeof BegunPayment>

/** A payment, as shown to its payer. */
export const Payment = z.object({
  numero: z.string(),
  compania: z.string(),
  concepto: z.string(),
  nit: z.string(),
  razon_social: z.string(),
  referencia: z.string(),
  valor: MoneyText,
  moneda: z.string(),
  /** Masked for the most part, because the link may be passed on. */
  correo: z.string(),
  estado: PaymentState,
  gateway: Gateway,
  isSimulated: z.boolean(),
  /** Whether the gateway has an undecided transaction. */
  isConfirming: z.boolean(),
  /** Whether the gateway did not respond, so that this is the last known state. */
  isUnanswered: z.boolean(),
  /** Whether the gateway reversed the transaction after its approval. */
  isReversed: z.boolean(),
  /** What the company noted as given back. */
  devuelto: MoneyText,
  transaccion: z.nullable(z.string()),
  createdAt: Instant,
  expiresAt: Instant,
  decidedAt: z.nullable(Instant),
  /** Where to continue the payment; null if that is not possible. */
  checkoutUrl: z.nullable(z.string()),
  /** The path of the receipt in the portal; null until the payment is approved. */
  receiptUrl: z.nullable(z.string()),
  canRetry: z.boolean(),
})
export type Payment = z.infer<typeof Payment>

/** Returns a typed value as an exact amount; the form must be valid. */
export function typedValue(typed: string): Money {
  const read = readTypedMoney(typed)
  if ('reason' in read) throw new RangeError('A value that the form took can be read')
  return read.money
}
