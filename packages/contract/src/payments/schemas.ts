import * as z from 'zod/mini'
import { isEmail } from '@enlace/domain/email.ts'
import { isNegativeMoney, isZeroMoney, type Money } from '@enlace/domain/money.ts'
import { isCheckDigitRight } from '@enlace/domain/nit.ts'
import { readTypedMoney, type TypedNumberReason } from '@enlace/domain/typed-amount.ts'
import { CaptchaToken } from '../captcha/schemas.ts'
import { Instant, MoneyText } from '../core/values.ts'
import { paymentFieldTexts as texts } from './texts.ts'

/** The states of a payment, in the specification's words (screens 2.15). */
export const paymentStates = ['Pendiente', 'Aprobada', 'Rechazada', 'Expirada'] as const

/** Where a payment stands. */
export const PaymentState = z.enum(paymentStates)
export type PaymentState = z.infer<typeof PaymentState>

/** The gateways that the product knows. */
export const Gateway = z.enum(['simulador', 'wompi'])
export type Gateway = z.infer<typeof Gateway>

/** The secret of a payment's link: anyone who has it is the payer, or somebody whom the payer gave it to. */
export const PaymentToken = z.string().check(z.regex(/^[\w-]{43}$/))

/** Something that a company takes money for; without a value the payer says how much. */
export const PaymentConcept = z.object({
  id: z.int(),
  nombre: z.string(),
  descripcion: z.string(),
  valor: z.nullable(MoneyText),
})
export type PaymentConcept = z.infer<typeof PaymentConcept>

/** Whether a company takes payments, and for what. */
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

/** A NIT and its check digit belong together; told at the check digit, once both can be read. */
const hasRightCheckDigit = z.refine<{ nit: string; dv: string }>(
  ({ nit, dv }) => !Nit.safeParse(nit).success || dv === '' || isCheckDigitRight(nit, dv),
  { error: texts.dvWrong, path: ['dv'], abort: false },
)

/** The most that a form takes: what fits into the cents of every gateway. */
const largest = '999999999999.99'

/** An amount that can be paid. */
const PayableMoney = MoneyText.check(
  z.refine((value) => !isZeroMoney(value) && !isNegativeMoney(value), texts.valueNotPositive),
  z.refine((value) => value.length <= largest.length, texts.valueTooLarge),
)

const reasonTexts: Record<TypedNumberReason, string> = {
  empty: texts.value,
  'not-a-number': texts.valueMalformed,
  'too-many-decimals': texts.valueDecimals,
}

/** Why a typed amount cannot be paid, or nothing when it can. */
export function refuseTypedValue(typed: string): string | undefined {
  const read = readTypedMoney(typed)
  if ('reason' in read) return reasonTexts[read.reason]
  return PayableMoney.safeParse(read.money).error?.issues[0]?.message
}

/** The payment's form as it is filled in; a concept with a value of its own leaves none to type. */
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
 * A payment as it is asked for. The key is the form's: the same form sent twice is one payment. The value is what the
 * payer saw and confirmed, also where the concept fixes it.
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
 * A payment that was begun: its link's secret, and the gateway's page where it is paid; null where the gateway already
 * has it in hand, as after a form that was sent twice.
 */
export const BegunPayment = z.object({
  token: PaymentToken,
  numero: z.string(),
  checkoutUrl: z.nullable(z.string()),
})
export type BegunPayment = z.infer<typeof BegunPayment>

/** A payment as its payer sees it. */
export const Payment = z.object({
  numero: z.string(),
  compania: z.string(),
  concepto: z.string(),
  nit: z.string(),
  razon_social: z.string(),
  referencia: z.string(),
  valor: MoneyText,
  moneda: z.string(),
  /** With most of it covered: a link may be passed on. */
  correo: z.string(),
  estado: PaymentState,
  gateway: Gateway,
  isSimulated: z.boolean(),
  /** Whether the gateway has a transaction that it has not decided yet. */
  isConfirming: z.boolean(),
  /** Whether the gateway did not answer just now, so that this is what was known before. */
  isUnanswered: z.boolean(),
  /** Whether the gateway undid the transaction after it had approved it. */
  isReversed: z.boolean(),
  transaccion: z.nullable(z.string()),
  createdAt: Instant,
  expiresAt: Instant,
  decidedAt: z.nullable(Instant),
  /** Where to go on paying; null where there is nothing to go on with. */
  checkoutUrl: z.nullable(z.string()),
  /** The receipt's address below the portal's; null until the payment is approved. */
  receiptUrl: z.nullable(z.string()),
  canRetry: z.boolean(),
})
export type Payment = z.infer<typeof Payment>

/** What was typed as an exact amount; only of a form whose rules it has passed. */
export function typedValue(typed: string): Money {
  const read = readTypedMoney(typed)
  if ('reason' in read) throw new RangeError('A value that the form took can be read')
  return read.money
}
