import * as z from 'zod/mini'
import { isCalendarDate } from '@enlace/domain/calendar-date.ts'
import { isNegativeMoney, isZeroMoney, type Money } from '@enlace/domain/money.ts'
import { readTypedMoney } from '@enlace/domain/typed-amount.ts'
import { DateText, DocumentId, Instant, MoneyText, Optional, RequestKey } from '../../core/values.ts'
import { policyFormTexts } from './texts.ts'

const { faults } = policyFormTexts
const Day = z.nullable(DateText)

/** Maximum length of a policy's number, insurer and amount. */
export const policyLimits = { numero: 40, aseguradora: 80, valor: 19 } as const

/** A policy submitted by the supplier for a risk. */
export const PolicyVersion = z.object({
  id: DocumentId,
  version: z.number(),
  numero: z.string(),
  aseguradora: z.string(),
  valor: MoneyText,
  vigente_desde: DateText,
  vigente_hasta: DateText,
  estado: z.enum(['en_revision', 'aprobada', 'rechazada', 'reemplazada']),
  /** The reason of its rejection. */
  motivo: Optional,
  person: z.string(),
  at: Instant,
  reviewed_at: z.nullable(Instant),
  question_id: z.nullable(DocumentId),
  files: z.array(z.object({ id: DocumentId, name: z.string() })),
})
export type PolicyVersion = z.infer<typeof PolicyVersion>

/** The policy in force for a risk: from the ERP, or an approved one of the supplier. */
export const PolicyInForce = z.object({
  numero: z.string(),
  aseguradora: Optional,
  valor: z.nullable(MoneyText),
  vigente_desde: Day,
  vigente_hasta: Day,
  aprobada_el: Day,
})
export type PolicyInForce = z.infer<typeof PolicyInForce>

/** A required cover of a contract (amparo), with the policy in force and those submitted. */
export const ContractPolicy = z.object({
  id: DocumentId,
  amparo: z.string(),
  valor_exigido: z.nullable(MoneyText),
  exigida_hasta: Day,
  /** In the states of required documents (screens 2.17). */
  estado: z.enum(['falta', 'en_revision', 'vigente', 'por_vencer', 'vencido', 'rechazado']),
  vigente: z.nullable(PolicyInForce),
  versions: z.array(PolicyVersion),
})
export type ContractPolicy = z.infer<typeof ContractPolicy>

const Numero = z
  .string()
  .check(z.trim(), z.minLength(1, faults.number), z.maxLength(policyLimits.numero, faults.numberLong))
const Insurer = z
  .string()
  .check(z.trim(), z.minLength(1, faults.insurer), z.maxLength(policyLimits.aseguradora, faults.insurerLong))
const Insured = MoneyText.check(
  z.refine((valor) => !isNegativeMoney(valor) && !isZeroMoney(valor), faults.value),
  z.refine((valor) => valor.length <= policyLimits.valor, faults.valueLarge),
)
const PolicyDay = z.string().check(z.refine(isPolicyDay, faults.day)) as unknown as typeof DateText // it is one then

/** Returns whether a text is an existing day of this century. */
function isPolicyDay(text: string): boolean {
  return isCalendarDate(text) && text >= '2000-01-01' && text < '2100-01-01'
}

/** Returns whether a policy ends on or after its start; invalid days are reported separately. */
const isInOrder = (from: string, until: string) => !isPolicyDay(from) || !isPolicyDay(until) || from <= until
const order = { path: ['vigente_hasta'], error: faults.order }

/** A policy to submit; its files are sent as separate parts. */
export const NewPolicy = z
  .object({
    numero: Numero,
    aseguradora: Insurer,
    valor: Insured,
    vigente_desde: PolicyDay,
    vigente_hasta: PolicyDay,
    idempotencyKey: RequestKey,
  })
  .check(z.refine(({ vigente_desde, vigente_hasta }) => isInOrder(vigente_desde, vigente_hasta), order))
export type NewPolicy = z.infer<typeof NewPolicy>

/** The form of a policy, as typed. */
export const PolicyForm = z
  .object({
    numero: Numero,
    aseguradora: Insurer,
    valor: z.string().check(
      z.superRefine((typed, context) => {
        const message = refuseTypedValue(typed)
        if (message !== undefined) context.addIssue({ code: 'custom', message })
      }),
    ),
    vigente_desde: PolicyDay,
    vigente_hasta: PolicyDay,
    idempotencyKey: z.string(),
  })
  .check(z.refine(({ vigente_desde, vigente_hasta }) => isInOrder(vigente_desde, vigente_hasta), order))
export type PolicyForm = z.output<typeof PolicyForm>

function refuseTypedValue(typed: string): string | undefined {
  const read = readTypedMoney(typed)
  if ('reason' in read) return read.reason === 'too-many-decimals' ? faults.valueDecimals : faults.value
  return Insured.safeParse(read.money).error?.issues[0]?.message
}

/** Returns the typed amount; the form must be valid. */
export function policyValue(typed: string): Money {
  const read = readTypedMoney(typed)
  if ('reason' in read) throw new RangeError('An amount that the form took can be read')
  return read.money
}
