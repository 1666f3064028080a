import { addDays, daysBetween, type CalendarDate } from './calendar-date.ts'
import { isNegativeMoney, isZeroMoney, zeroMoney, type Money } from './money.ts'

/** The ageing of what is owed, from not yet due to the oldest (screens 2.2); days overdue, both ends included. */
export const ageingBuckets = [
  { id: 'current', from: 0, to: 0 },
  { id: 'd1_30', from: 1, to: 30 },
  { id: 'd31_60', from: 31, to: 60 },
  { id: 'd61_90', from: 61, to: 90 },
  { id: 'd91_120', from: 91, to: 120 },
  { id: 'd120_plus', from: 121, to: Number.POSITIVE_INFINITY },
] as const

/** One step of the ageing bar. */
export type AgeingBucket = (typeof ageingBuckets)[number]['id']

/** An open document as the ERP delivers it: when it falls due, if that is known, and what is still owed. */
export type OpenBalance = { fecha_vencimiento: CalendarDate | null; saldo_total: Money }

/** What follows from an open document and the day it is. */
export type Ageing = {
  dias_vencidos: number
  saldo_corriente: Money
  saldo_vencido: Money
  bucket: AgeingBucket
}

/** Calendar days past the due date; none on the due date itself, before it, or when it is unknown. */
export function daysOverdue(fecha_vencimiento: CalendarDate | null, today: CalendarDate): number {
  return fecha_vencimiento === null ? 0 : Math.max(0, daysBetween(fecha_vencimiento, today))
}

/** The step of the ageing bar for so many days overdue. */
export function bucketOf(dias_vencidos: number): AgeingBucket {
  return ageingBuckets.find(({ to }) => dias_vencidos <= to)?.id ?? 'd120_plus'
}

/**
 * Splits what is owed into current and overdue by today in Bogotá. A document is all one or all the other, so that both always add
 * up to the total. What nobody owes the supplier is never overdue: a balance of zero or below (a credit) is current, whatever its date.
 */
export function ageBalance({ fecha_vencimiento, saldo_total }: OpenBalance, today: CalendarDate): Ageing {
  const isOwed = !isZeroMoney(saldo_total) && !isNegativeMoney(saldo_total)
  const dias_vencidos = isOwed ? daysOverdue(fecha_vencimiento, today) : 0
  const isOverdue = dias_vencidos > 0
  return {
    dias_vencidos,
    saldo_corriente: isOverdue ? zeroMoney : saldo_total,
    saldo_vencido: isOverdue ? saldo_total : zeroMoney,
    bucket: bucketOf(dias_vencidos),
  }
}

/** The longest window in days that a list's address may ask for (decisions 4). */
export const maxWindowDays = 3650

/** Returns whether a list's address asks for a window that exists: whole days from 0 (no window) to ten years. */
export function isWindow(days: number): boolean {
  return Number.isInteger(days) && days >= 0 && days <= maxWindowDays
}

/** The last due date that the pending statements of a window show; nothing for 0, which shows all. */
export function lastDueOfWindow(days: number, today: CalendarDate): CalendarDate | undefined {
  return days === 0 ? undefined : addDays(today, days)
}

/**
 * Tells whether a pending statement belongs to a window: 0 shows all; N what is overdue or falls due in the next N
 * days. Without a due date it is only among all.
 */
export function isInDueWindow(
  fecha_vencimiento: CalendarDate | null,
  days: number,
  today: CalendarDate,
): boolean {
  const last = lastDueOfWindow(days, today)
  return last === undefined || (fecha_vencimiento !== null && fecha_vencimiento <= last)
}

/** The first day of the last N days, for payments, orders, entries and notes; nothing for 0, which shows all. */
export function firstDayOfWindow(days: number, today: CalendarDate): CalendarDate | undefined {
  return days === 0 ? undefined : addDays(today, -days)
}
