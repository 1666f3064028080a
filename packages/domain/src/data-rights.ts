import { addDays, type CalendarDate } from './calendar-date.ts'
import { isBusinessDay } from './holidays.ts'

/** What a person may ask about its own data: to know it, to have it put right, to end the authorisation (Ley 1581 of 2012, art. 8). */
export const dataRequestKinds = ['consulta', 'rectificacion', 'revocacion'] as const
export type DataRequestKind = (typeof dataRequestKinds)[number]

/**
 * Business days in which a request is to be answered, and by which the company may put that off once, telling why: a
 * consultation 10 and 5 (Ley 1581, art. 14), a claim 15 and 8 (art. 15).
 */
export const dataRequestTerms: Readonly<Record<DataRequestKind, { days: number; extension: number }>> = {
  consulta: { days: 10, extension: 5 },
  rectificacion: { days: 15, extension: 8 },
  revocacion: { days: 15, extension: 8 },
}

/** The last day on which a request that came on a day is answered in time; the day itself does not count. */
export function dataRequestDue(kind: DataRequestKind, received: CalendarDate): CalendarDate {
  return addBusinessDays(received, dataRequestTerms[kind].days)
}

/** The last day after the term was put off: it goes on from where the first one ended. */
export function dataRequestExtended(kind: DataRequestKind, due: CalendarDate): CalendarDate {
  return addBusinessDays(due, dataRequestTerms[kind].extension)
}

/** The day that comes so many business days after another one. */
export function addBusinessDays(from: CalendarDate, days: number): CalendarDate {
  let day = from
  for (let left = days; left > 0; left -= isBusinessDay(day) ? 1 : 0) day = addDays(day, 1)
  return day
}

/** Business days from the day after `from` up to `to`; 0 where `to` is not later. */
export function businessDaysUntil(from: CalendarDate, to: CalendarDate): number {
  let days = 0
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) days += isBusinessDay(day) ? 1 : 0
  return days
}
