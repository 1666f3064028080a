import { addDays, type CalendarDate, calendarDateOf, todayInBogota, type Weekday } from './calendar-date.ts'
import { cutoffsBetween, type InvoiceCutoff } from './company-calendar.ts'
import type { ClosedDays } from './holidays.ts'
import { paymentRunFrom } from './payment-run.ts'

/** A company's calendar for invoices; without a cut-off or payment days it has none. */
export interface InvoiceCalendar {
  cutoff: InvoiceCutoff | undefined
  paymentDays: readonly Weekday[]
  closed: ClosedDays
}

/** When an invoice counts and is probably paid. */
export interface Timing {
  /** The month that it counts for, such as `2026-12`. */
  mes: string
  /** The cut-off of that month. */
  corte: CalendarDate | undefined
  /** The due date, or the day of its arrival if that is later. */
  vence: CalendarDate | undefined
  pago: CalendarDate | undefined
}

/**
 * Returns the month that an invoice counts for when it arrives at an instant, which is the next one after the cut-off, and
 * the first payment run on or after its due date and the beginning of that month.
 */
export function timingOf(
  { arrived, due }: { arrived: Date; due: CalendarDate | null },
  { cutoff, paymentDays, closed }: InvoiceCalendar,
): Timing {
  const day = todayInBogota(arrived)
  const next = cutoff && nextCutoff(arrived, day, cutoff, closed)
  const month = next?.planned ?? day
  const first = calendarDateOf(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 1)
  const vence = due === null ? undefined : laterOf(due, day)
  return {
    mes: month.slice(0, 7),
    corte: next?.kept,
    vence,
    pago: vence && paymentRunFrom(laterOf(vence, first), paymentDays, closed),
  }
}

/** The first cut-off that has not passed; two months hold one. */
function nextCutoff(arrived: Date, day: CalendarDate, cutoff: InvoiceCutoff, closed: ClosedDays) {
  const hour = arrived.toLocaleTimeString('en-GB', { timeZone: 'America/Bogota' }).slice(0, 5)
  return cutoffsBetween(day, addDays(day, 62), cutoff, closed).find(
    ({ kept }) => kept > day || (kept === day && hour <= cutoff.hora),
  )
}

const laterOf = (one: CalendarDate, other: CalendarDate) => (one > other ? one : other)
