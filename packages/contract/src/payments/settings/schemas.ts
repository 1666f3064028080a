import { isEmail } from '@enlace/domain/email.ts'
import { readTypedMoney } from '@enlace/domain/typed-amount.ts'
import { isNegativeMoney, isZeroMoney, type Money } from '@enlace/domain/money.ts'
import * as z from 'zod/mini'
import { fill } from '../../core/fill.ts'
import { Instant, MoneyText } from '../../core/values.ts'
import { Gateway } from '../schemas.ts'
import { paymentSettingsTexts as texts } from './texts.ts'

const { faults } = texts

/** The most addresses that are written about a payment. */
const mostRecipients = 10

const EmailAddress = z.string().check(z.trim(), z.toLowerCase(), z.refine(isEmail, faults.recipientWrong))

/** A payment concept for those who manage them. */
export const ManagedConcept = z.object({
  id: z.int(),
  nombre: z.string(),
  descripcion: z.string(),
  valor: z.nullable(MoneyText),
  activo: z.boolean(),
})
export type ManagedConcept = z.infer<typeof ManagedConcept>

/** A company's online payments. Of the secret keys only whether they are kept. */
export const PaymentSettings = z.object({
  activo: z.boolean(),
  pasarela: z.nullable(
    z.object({
      gateway: Gateway,
      ambiente: z.enum(['test', 'prod']),
      llave_publica: z.string(),
      /** False if the secrets were sealed with another key of the installation. */
      legible: z.boolean(),
      con_llave_privada: z.boolean(),
      cambiada_at: Instant,
    }),
  ),
  /** Where the gateway sends its events. */
  direccion_eventos: z.string(),
  conceptos: z.array(ManagedConcept),
  /** Who is written about approved payments. */
  avisos: z.array(z.string()),
})
export type PaymentSettings = z.infer<typeof PaymentSettings>

const Secret = z.string().check(z.trim(), z.maxLength(200))

/** The keys of an account at Wompi. An empty secret keeps the stored one of the same environment. */
export const GatewayKeys = z.object({
  llave_publica: z.string().check(z.trim(), z.regex(/^pub_(test|prod)_\w{1,180}$/, faults.publicKey)),
  integridad: Secret,
  eventos: Secret,
  privada: Secret,
})
export type GatewayKeys = z.infer<typeof GatewayKeys>

/** A concept as it is typed; without a value the payer writes it. */
export const WrittenConcept = z.object({
  nombre: z.string().check(z.trim(), z.minLength(1, faults.name), z.maxLength(100, faults.name)),
  descripcion: z.string().check(z.trim(), z.maxLength(200, faults.details)),
  valor: z.string().check(
    z.trim(),
    z.maxLength(30, faults.value),
    z.refine((typed) => readValue(typed) !== undefined, faults.value),
  ),
  activo: z.boolean(),
})
export type WrittenConcept = z.infer<typeof WrittenConcept>

/** Reads a typed value: null for none, undefined for one that cannot be paid. */
export function readValue(typed: string): Money | null | undefined {
  if (typed.trim() === '') return null
  const read = readTypedMoney(typed)
  if ('reason' in read || isZeroMoney(read.money) || isNegativeMoney(read.money)) return undefined
  return read.money.length > '999999999999.99'.length ? undefined : read.money
}

/** Who is written about approved payments; nobody where there is none. */
export const PaymentRecipients = z.object({
  correos: z.array(EmailAddress).check(z.maxLength(mostRecipients, faults.recipientsMany)),
})

/** The same as it is typed: an address a line, or separated by commas. */
export const RecipientsForm = z.object({
  correos: z.string().check(
    z.maxLength(3000, faults.recipientsMany),
    z.superRefine((typed, context) => {
      const read = readRecipients(typed)
      const wrong = read.find((one) => !isEmail(one))
      if (wrong !== undefined)
        context.addIssue({ code: 'custom', message: fill(faults.recipient, { correo: wrong }) })
      else if (read.length > mostRecipients)
        context.addIssue({ code: 'custom', message: faults.recipientsMany })
    }),
  ),
})
export type RecipientsForm = z.infer<typeof RecipientsForm>

/** Reads typed addresses, each once. */
export function readRecipients(typed: string): string[] {
  const read = typed
    .split(/[\s,;]+/)
    .map((one) => one.toLowerCase())
    .filter((one) => one !== '')
  return [...new Set(read)]
}
