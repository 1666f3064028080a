import { daysBetween, type CalendarDate } from './calendar-date.ts'
import { addMoney, compareMoney, isNegativeMoney, isZeroMoney, type Money, subtractMoney } from './money.ts'
import type { StateOf } from './states.ts'

/** The types of contracts (screens 2.11). */
export const contractTypes = ['bienes', 'servicios', 'obra', 'marco'] as const
export type ContractKind = (typeof contractTypes)[number]

/** The kinds of actas of a contract. */
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

/** Days before the end of a contract at which the supplier is warned (screens 2.11), the nearest first. */
export const contractWarnings = [15, 30, 60] as const

/** The windows in days by which the list filters ending contracts (screens 2.11). */
export const endWindows = ['30', '60', '90'] as const

/** Days before its end from which a contract is shown as ending soon: those of the first warning. */
export const contractNearEnd = 60

/** Days before its end from which a policy is shown as ending soon. */
export const policyNearEnd = 30

/**
 * Returns the warning due for a contract by its days left: the nearest threshold that was reached, so that a missed day
 * is made up for, and a late run does not send three warnings. Undefined before sixty days and after the end.
 */
export function warningDue(daysLeft: number): (typeof contractWarnings)[number] | undefined {
  return daysLeft < 0 ? undefined : contractWarnings.find((days) => daysLeft <= days)
}

/** The end dates of a policy: as approved, and as sent later by the supplier. */
export type PolicyStanding = {
  /** The last day of the approved version, or null without one. */
  vigente_hasta: CalendarDate | null
  isApproved: boolean
  isPending: boolean
  isRejected: boolean
}

/** Returns the state of a required cover, in the states of required documents (screens 2.17). */
export function policyState(
  policy: PolicyStanding,
  today: CalendarDate,
): Exclude<StateOf<'documento_exigido'>, 'en_gracia'> {
  const { vigente_hasta, isApproved, isPending, isRejected } = policy
  const left = isApproved && vigente_hasta !== null ? daysBetween(today, vigente_hasta) : undefined
  if (isApproved && left === undefined) return 'vigente'
  if (left !== undefined && left > policyNearEnd) return 'vigente'
  if (isPending) return 'en_revision'
  if (left !== undefined && left >= 0) return 'por_vencer'
  if (isRejected) return 'rechazado'
  return isApproved ? 'vencido' : 'falta'
}

/** The sums ordered, invoiced and paid under a contract, in its currency. */
export type ImputedSums = {
  /** Orders in force; null if the user has no access to orders. */
  ordenado: Money | null
  /** Cancelled orders. */
  anulado: Money
  facturado: Money
  /** The invoiced amount that belongs to no order of the contract. */
  facturado_sin_orden: Money
  pagado: Money
}

/** Why the company's figure matches, or does not match, the sum of the documents. */
export type ExecutionReason =
  | 'cuadra'
  | 'por_facturado'
  | 'por_pagado'
  | 'con_anuladas'
  | 'nada_imputado'
  | 'sin_imputar'
  | 'por_contar'

/** The executed amount of a contract, by the company and by its documents. */
export type Execution = { imputado: Money; diferencia: Money; razon: ExecutionReason }

/**
 * Compares the company's executed amount with the documents: the orders, and invoices without an order. A difference is
 * explained by another way of counting if that yields the company's figure to the cent.
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
