import { calendarDateOf, type CalendarDate } from '@enlace/domain/calendar-date'

/** Which number comes first in a date with strokes: the day, as in Colombia, or the month, as in US text. */
export type DateOrder = 'dmy' | 'mdy'

/** A date as read; with the doubt, the other order was the only one that gives a day. */
export interface DateReading {
  date: CalendarDate
  isOrderGuessed: boolean
}

const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]\d{2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/
const compact = /^(\d{4})(\d{2})(\d{2})$/
const stroked = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:[ T]\d{1,2}:\d{2}(?::\d{2})?)?$/

/** Reads a day in ISO, with or without a time of day, as `YYYYMMDD`, or with strokes in the order of the source. */
export function readDate(text: string, order: DateOrder): DateReading | undefined {
  const written = iso.exec(text) ?? compact.exec(text)
  if (written) {
    const [, year, month, day] = written
    return readingOf(year, month, day, false)
  }
  const [, first, second, year] = stroked.exec(text) ?? []
  const dayFirst = readingOf(year, second, first, order === 'mdy')
  const monthFirst = readingOf(year, first, second, order === 'dmy')
  return order === 'dmy' ? (dayFirst ?? monthFirst) : (monthFirst ?? dayFirst)
}

function readingOf(
  year: string | undefined,
  month: string | undefined,
  day: string | undefined,
  isOrderGuessed: boolean,
): DateReading | undefined {
  // Before 1900 and after 2199 nobody bought: a mistyped year is told instead of kept.
  if (year === undefined || year < '1900' || year > '2199') return undefined
  try {
    return { date: calendarDateOf(Number(year), Number(month), Number(day)), isOrderGuessed }
  } catch {
    // Translated: the calendar has no such day.
    return undefined
  }
}
