import { daysBetween, type CalendarDate } from './calendar-date.ts'
import { addMoney, compareMoney, isNegativeMoney, isZeroMoney, type Money, subtractMoney } from './money.ts'
import type { StateOf } from './states.ts'

/** What a contract may be of (screens 2.11). */
export const contractTypes = ['bienes', 'servicios', 'obra', 'marco'] as const
export type ContractKind = (typeof contractTypes)[number]

/** What may be put on record of a contract. */
export const minuteTypes = [
  'inicio',
  'suspension',
  'reinicio',
  'recibo_parcial',
  'recibo_final',
  'liquidacion',
  'otra',
] as const
export type MinuteKind = (typeof minuteTypes)[number]

/** Days before its end at which a supplier is warned of a contract (screens 2.11), the nearest first. */
export const contractWarnings = [15, 30, 60] as const

/** The windows of days in which the list tells of contracts that end (screens 2.11). */
export const endWindows = ['30', '60', '90'] as const

/** Days before its end from which a contract is about to end: those of the first warning. */
export const contractNearEnd = 60

/** Days before its end from which a policy is about to end. */
export const policyNearEnd = 30

/**
 * The warning that is due for a contract with so many days left: the nearest one that was reached, so that a day on which
 * nothing ran is made up for, and who learns late is not warned three times. Nothing before sixty days and after the end.
 */
export function warningDue(daysLeft: number): (typeof contractWarnings)[number] | undefined {
  return daysLeft < 0 ? undefined : contractWarnings.find((days) => daysLeft <= days)
}

/** The end of a policy as it is, and what the supplier sent in after it. */
export type PolicyStanding = {
  /** The last day of what is approved; nothing where nothing is. */
  vigente_hasta: CalendarDate | null
  isApproved: boolean
  isPending: boolean
  isRejected: boolean
}

/** The state of a risk that a contract asks to be covered, in the words of required documents (screens 2.17). */
export function policyState(policy: PolicyStanding, today: CalendarDate): StateOf<'documento_exigido'> {
  const { vigente_hasta, isApproved, isPending, isRejected } = policy
  const left = isApproved && vigente_hasta !== null ? daysBetween(today, vigente_hasta) : undefined
  if (isApproved && left === undefined) return 'vigente'
  if (left !== undefined && left > policyNearEnd) return 'vigente'
  if (isPending) return 'en_revision'
  if (left !== undefined && left >= 0) return 'por_vencer'
  if (isRejected) return 'rechazado'
  return isApproved ? 'vencido' : 'falta'
}

/** What was ordered, invoiced and paid on account of a contract, in its currency. */
export type ImputedSums = {
  /** Orders in force; null where the person hears nothing of orders. */
  ordenado: Money | null
  /** Orders that were cancelled. */
  anulado: Money
  facturado: Money
  /** The part of what was invoiced that follows from no order of the contract. */
  facturado_sin_orden: Money
  pagado: Money
}

/** Why the company's figure is, or is not, what the documents add up to. */
export type ExecutionReason =
  | 'cuadra'
  | 'por_facturado'
  | 'por_pagado'
  | 'con_anuladas'
  | 'nada_imputado'
  | 'sin_imputar'
  | 'por_contar'

/** What of a contract was executed, by the company and by its documents. */
export type Execution = { imputado: Money; diferencia: Money; razon: ExecutionReason }

/**
 * Holds what the company says was executed against what was imputed: the orders, and what was invoiced without one. A
 * difference is explained by another way of counting where that gives the company's figure to the cent.
 */
export function reconcileExecution(ejecutado: Money, sums: ImputedSums): Execution {
  const { ordenado, anulado, facturado, facturado_sin_orden, pagado } = sums
  const imputado = ordenado === null ? facturado : addMoney(ordenado, facturado_sin_orden)
  const diferencia = subtractMoney(ejecutado, imputado)
  const is = (amount: Money) => compareMoney(ejecutado, amount) === 0
  const razon = (): ExecutionReason => {
    if (isZeroMoney(diferencia)) return 'cuadra'
    if ([imputado, facturado, pagado].every(isZeroMoney)) return 'nada_imputado'
    if (is(facturado)) return 'por_facturado'
    if (is(pagado)) return 'por_pagado'
    if (is(addMoney(imputado, anulado))) return 'con_anuladas'
    return isNegativeMoney(diferencia) ? 'por_contar' : 'sin_imputar'
  }
  return { imputado, diferencia, razon: razon() }
}
