declare const calendarDateBrand: unique symbol

/** A day of the calendar as `YYYY-MM-DD`, without hour or time zone; its text sorts as its days do. */
export type CalendarDate = string & { readonly [calendarDateBrand]: true }

const isoPattern = /^(\d{4})-(\d{2})-(\d{2})$/
const plainInstant = '2026-11-21T00:00:00.000Z'.length
const dayMilliseconds = 86_400_000
// Colombia keeps UTC−05:00 the whole year (domain facts, 9.1), so no time zone table is needed.
const bogotaOffset = 5 * 3_600_000

const months = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const

/** Returns whether a text is an existing day, written `YYYY-MM-DD`. */
export function isCalendarDate(text: string): text is CalendarDate {
  const [, year = '', month = '', day = ''] = isoPattern.exec(text) ?? []
  if (year < '0001' || month < '01' || month > '12' || day < '01') return false
  return Number(day) <= daysInMonth(Number(year), Number(month))
}

/** Parses a day, or returns undefined if the text is not one. */
export function parseCalendarDate(text: string): CalendarDate | undefined {
  return isCalendarDate(text) ? text : undefined
}

/**
 * Parses a day.
 * @throws RangeError if the text is not a day of the calendar.
 */
export function calendarDate(text: string): CalendarDate {
  if (!isCalendarDate(text)) throw new RangeError('Not a calendar date')
  return text
}

/**
 * Returns the day of a year, month (1 to 12) and day.
 * @throws RangeError if there is no such day.
 */
export function calendarDateOf(year: number, month: number, day: number): CalendarDate {
  return calendarDate(`${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`)
}

/** Adds days to a date; a negative number subtracts them. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return fromUtc((dayNumber(date) + days) * dayMilliseconds)
}

/** Returns the calendar days from one date to another: 1 from today to tomorrow, negative backwards. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return dayNumber(to) - dayNumber(from)
}

/** Compares dates for `sort`, earliest first. */
export function compareDates(one: CalendarDate, other: CalendarDate): -1 | 0 | 1 {
  if (one === other) return 0
  return one < other ? -1 : 1
}

/** The day of the week by ISO: Monday is 1, Sunday is 7. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** Returns the day of the week of a date. */
export function weekdayOf(date: CalendarDate): Weekday {
  const weekdays = [4, 5, 6, 7, 1, 2, 3] as const
  const place = ((dayNumber(date) % 7) + 7) % 7
  return weekdays[place] ?? 4
}

/** Formats a date the Colombian way: `05/03/2026` is 5 March. */
export function formatDate(date: CalendarDate): string {
  return `${date.slice(8)}/${date.slice(5, 7)}/${date.slice(0, 4)}`
}

/** Formats a date in words: `5 de marzo de 2026`. */
export function formatLongDate(date: CalendarDate): string {
  const month = months[Number(date.slice(5, 7)) - 1] ?? ''
  return `${Number(date.slice(8))} de ${month} de ${Number(date.slice(0, 4))}`
}

/** Formats the month of a date in words: `marzo de 2026`. */
export function formatMonth(date: CalendarDate): string {
  return formatLongDate(date).replace(/^\d+ de /, '')
}

/** Returns the first and the last day of the month before a date's own. */
export function monthBefore(date: CalendarDate): { first: CalendarDate; last: CalendarDate } {
  const last = addDays(date, -Number(date.slice(8)))
  return { first: calendarDate(`${last.slice(0, 7)}-01`), last }
}

/** Returns the current day in Colombia; from 19:00 there, the UTC date is already the next day. */
export function todayInBogota(now: Date): CalendarDate {
  return fromUtc(now.getTime() - bogotaOffset)
}

/**
 * Formats an instant in Bogotá time, always with the year: `20/11/2026 14:05`.
 * @throws RangeError if the date is invalid.
 */
export function formatInstant(instant: Date): string {
  const clock = new Date(instant.getTime() - bogotaOffset).toISOString()
  return `${formatDate(calendarDate(clock.slice(0, 10)))} ${clock.slice(11, 16)}`
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

function dayNumber(date: CalendarDate): number {
  // ECMAScript parses a date without a time as midnight UTC, whatever the machine's time zone.
  return Date.parse(date) / dayMilliseconds
}

function fromUtc(milliseconds: number): CalendarDate {
  const text = new Date(milliseconds).toISOString()
  // `toISOString` writes years before 0 or after 9999 with a sign, and the year 0 as 0000.
  if (text.length > plainInstant || text.startsWith('0000')) throw new RangeError('Not a calendar date')
  return text.slice(0, 10) as CalendarDate // a date of the language is a day that exists
}

function pad(value: number, length: number): string {
  return String(value).padStart(length, '0')
}
