import { addDays, type CalendarDate } from './calendar-date.ts'
import { isBusinessDay } from './holidays.ts'

/** The requests about one's own personal data: access, rectification, revocation of consent (Ley 1581 of 2012, art. 8). */
export const dataRequestKinds = ['consulta', 'rectificacion', 'revocacion'] as const
export type DataRequestKind = (typeof dataRequestKinds)[number]

/**
 * The business days to answer a request, and of the single extension, which needs a reason: 10 and 5 for a consultation
 * (Ley 1581, art. 14), 15 and 8 for a claim (art. 15).
 */
export const dataRequestTerms: Readonly<Record<DataRequestKind, { days: number; extension: number }>> = {
  consulta: { days: 10, extension: 5 },
  rectificacion: { days: 15, extension: 8 },
  revocacion: { days: 15, extension: 8 },
}

/** Returns the last day to answer a request received on a day, which itself does not count. */
export function dataRequestDue(kind: DataRequestKind, received: CalendarDate): CalendarDate {
  return addBusinessDays(received, dataRequestTerms[kind].days)
}

/** Returns the last day of an extended term, which continues from the original due date. */
export function dataRequestExtended(kind: DataRequestKind, due: CalendarDate): CalendarDate {
  return addBusinessDays(due, dataRequestTerms[kind].extension)
}

/** Adds business days to a day. */
export function addBusinessDays(from: CalendarDate, days: number): CalendarDate {
  let day = from
  for (let left = days; left > 0; left -= isBusinessDay(day) ? 1 : 0) day = addDays(day, 1)
  return day
}

/** Returns the business days from the day after `from` up to `to`; 0 if `to` is not later. */
export function businessDaysUntil(from: CalendarDate, to: CalendarDate): number {
  let days = 0
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) days += isBusinessDay(day) ? 1 : 0
  return days
}
