import { addDays, daysBetween, type CalendarDate } from './calendar-date.ts'
import { isNegativeMoney, isZeroMoney, zeroMoney, type Money } from './money.ts'

/** The ageing buckets of open balances, from not yet due to the oldest (screens 2.2), in days overdue, both ends included. */
export const ageingBuckets = [
  { id: 'current', from: 0, to: 0 },
  { id: 'd1_30', from: 1, to: 30 },
  { id: 'd31_60', from: 31, to: 60 },
  { id: 'd61_90', from: 61, to: 90 },
  { id: 'd91_120', from: 91, to: 120 },
  { id: 'd120_plus', from: 121, to: Number.POSITIVE_INFINITY },
] as const

/** The id of an ageing bucket. */
export type AgeingBucket = (typeof ageingBuckets)[number]['id']

/** An open document as the ERP delivers it: its due date, if known, and its balance. */
export type OpenBalance = { fecha_vencimiento: CalendarDate | null; saldo_total: Money }

/** The ageing of an open document on a given day. */
export type Ageing = {
  dias_vencidos: number
  saldo_corriente: Money
  saldo_vencido: Money
  bucket: AgeingBucket
}

/** Returns the calendar days past the due date; 0 on or before the due date, or if it is unknown. */
export function daysOverdue(fecha_vencimiento: CalendarDate | null, today: CalendarDate): number {
  return fecha_vencimiento === null ? 0 : Math.max(0, daysBetween(fecha_vencimiento, today))
}

/** Returns the ageing bucket for a number of days overdue. */
export function bucketOf(dias_vencidos: number): AgeingBucket {
  return ageingBuckets.find(({ to }) => dias_vencidos <= to)?.id ?? 'd120_plus'
}

/**
 * Splits a balance into current and overdue by today's date in Bogotá. A document is entirely one or the other, so both
 * always add up to the total. A balance of zero or below (a credit) is current, whatever its due date.
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

/** The longest window in days that the URL of a list accepts (decisions 4). */
export const maxWindowDays = 3650

/** Returns whether a number of days is a valid window: an integer from 0 (no window) to ten years. */
export function isWindow(days: number): boolean {
  return Number.isInteger(days) && days >= 0 && days <= maxWindowDays
}

/** Returns the last due date of a window of pending statements, or undefined for 0, which shows all. */
export function lastDueOfWindow(days: number, today: CalendarDate): CalendarDate | undefined {
  return days === 0 ? undefined : addDays(today, days)
}

/**
 * Returns whether a pending statement is in a window: 0 includes all; N includes those overdue or due in the next N
 * days. Statements without a due date are only included by 0.
 */
export function isInDueWindow(
  fecha_vencimiento: CalendarDate | null,
  days: number,
  today: CalendarDate,
): boolean {
  const last = lastDueOfWindow(days, today)
  return last === undefined || (fecha_vencimiento !== null && fecha_vencimiento <= last)
}

/** Returns the first day of the last N days, for payments, orders, entries and notes; undefined for 0, which shows all. */
export function firstDayOfWindow(days: number, today: CalendarDate): CalendarDate | undefined {
  return days === 0 ? undefined : addDays(today, -days)
}
