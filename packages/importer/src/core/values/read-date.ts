import {
  isCalendarDate,
  todayInBogota,
  addDays,
  calendarDate,
  type CalendarDate,
} from '@enlace/domain/calendar-date.ts'
import { fold } from '@enlace/domain/text.ts'
import { remembered } from '../text/remembered.ts'

/** Which number comes first in a numeric date: the day, as in Colombia, the month, as in US text, or the year. */
export type DateOrder = 'dmy' | 'mdy' | 'ymd'

/** A problem of a date that was read. */
export type DateDoubt = 'order-guessed' | 'serial' | 'zone'

/** A date as read; with `order-guessed`, only an order other than the source's gives a valid day. */
export interface DateReading {
  date: CalendarDate
  doubt: DateDoubt | null
}

/** The numbers of a date of ambiguous order. */
export interface Numbered {
  first: string
  second: string
  third: string
}

// `a. m.`, as Spanish Windows writes it, and its variants.
const clock = String.raw`(?:[T ]+\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?(?: ?[ap]\.? ?m\.?)?)?`
const iso = new RegExp(String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})${clock}$`, 'i')
const zoned = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2})?)(?:[.,]\d+)?\s*(?:Z|([+-]\d{2}):?(\d{2}))$/i
const compact = /^(\d{4})(\d{2})(\d{2})(?:\d{6})?$/
const compactYearLast = /^(\d{2})(\d{2})((?:19|20)\d{2})$/
const stroked = new RegExp(String.raw`^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})${clock}$`, 'i')
const serial = /^(\d{5})(?:[.,]\d+)?$/
const clockBehind = new RegExp(`${clock}$`, 'i')
const months = [
  'ene jan',
  'feb',
  'mar',
  'abr apr',
  'may',
  'jun',
  'jul',
  'ago aug',
  'sep set',
  'oct',
  'nov',
  'dic dec',
]
const monthNames =
  /^(?:ene(?:ro)?|feb(?:rero)?|mar(?:zo)?|abr(?:il)?|mayo?|jun(?:io)?|jul(?:io)?|ago(?:sto)?|sept?(?:iembre)?|set(?:iembre)?|oct(?:ubre)?|nov(?:iembre)?|dic(?:iembre)?|jan(?:uary)?|february|march|apr(?:il)?|june|july|aug(?:ust)?|september|october|november|dec(?:ember)?)$/

/** Maximum characters of a day with its time in words; a longer text is not matched. */
const longestDay = 100

/**
 * Reads a day: ISO with or without time and zone, `YYYYMMDD`, with slashes in the order of the source, with the month's
 * name, or a spreadsheet serial day. Returns undefined if it is not a day, `order-unknown` if the order is neither
 * given nor evident.
 */
export function readDate(text: string, order: DateOrder | null): DateReading | 'order-unknown' | undefined {
  if (text.length > longestDay) return undefined
  if (text.length === 10 && isCalendarDate(text)) return inBusiness(text.slice(0, 4)) ? sure(text) : undefined
  return (order === null ? readUnordered : readInOrder[order])(text)
}

const readUnordered = remembered((text) => readWritten(text, null))
const readInOrder = {
  dmy: remembered((text) => readWritten(text, 'dmy')),
  mdy: remembered((text) => readWritten(text, 'mdy')),
  ymd: remembered((text) => readWritten(text, 'ymd')),
}

function readWritten(text: string, order: DateOrder | null): DateReading | 'order-unknown' | undefined {
  const written = iso.exec(text) ?? compact.exec(text)
  const day = written && dayOf(written[1] ?? '', written[2] ?? '', written[3] ?? '')
  if (day) return sure(day)
  const numbered = numbersOf(text)
  if (numbered) return readNumbered(numbered, order)
  return readZoned(text) ?? readNamed(text) ?? readSerial(text)
}

/** Day zero as written by spreadsheets, databases and programs without an empty day. */
const zeroDays =
  /^(?:0+(?:[.,]0+)?|0{1,4}[-/.]0{1,2}[-/.]0{1,4}|0001-0?1-0?1|0?1[-/.]0?1[-/.]0001|1899-12-3[01]|3[01][-/.]12[-/.]1899|12[-/.]3[01][-/.]1899|1900-0?1-0[01]|0?[01][-/.]0?[01][-/.]1900|0?[01][-/.]0?0[-/.]00|0?0[-/.]0?1[-/.]00)$/

/** Whether a text is a placeholder for no day: a spreadsheet's zero (30/12/1899), a database's (01/01/1900). */
export function isZeroDay(text: string): boolean {
  return /^[013]/.test(text) && zeroDays.test(text.replace(clockBehind, ''))
}

/** The three numbers of a date whose order the text does not show. */
export function numbersOf(text: string): Numbered | undefined {
  const [, first, , second, third] = stroked.exec(text) ?? []
  if (first !== undefined && second !== undefined && third !== undefined) return { first, second, third }
  const [, day, month, year] = compactYearLast.exec(text) ?? []
  return day !== undefined && month !== undefined && year !== undefined
    ? { first: day, second: month, third: year }
    : undefined
}

/** Whether a text is a spreadsheet serial day of recent years. */
export function isSerialDay(text: string): boolean {
  const [, days = ''] = serial.exec(text) ?? []
  // From 1954 to 2099.
  return days >= '20000' && days <= '73050'
}

/** The day that each order gives; a two-digit year may also be first. */
export function daysIn({ first, second, third }: Numbered): Partial<Record<DateOrder, CalendarDate>> {
  const dmy = dayOf(third, second, first)
  const mdy = dayOf(third, first, second)
  const ymd = third.length === 2 ? dayOf(first.padStart(2, '0'), second, third) : undefined
  return { ...(dmy && { dmy }), ...(mdy && { mdy }), ...(ymd && { ymd }) }
}

function readNumbered(
  numbered: Numbered,
  order: DateOrder | null,
): DateReading | 'order-unknown' | undefined {
  const days = daysIn(numbered)
  if (order === 'ymd' && numbered.third.length === 4) return readNumbered(numbered, null)
  if (order !== null && days[order]) return sure(days[order])
  const { ymd, ...usual } = days
  const found = [...new Set(Object.values(order === null ? days : usual))]
  const [only = ymd] = found
  if (only === undefined) return undefined
  if (found.length > 1) return 'order-unknown'
  return { date: only, doubt: order === null ? null : 'order-guessed' }
}

/** A moment counts as its day in Colombia; midnight UTC is a day that a program wrote as a moment. */
function readZoned(text: string): DateReading | undefined {
  const [, day = '', time = '', hours = '+00', minutes = '00'] = zoned.exec(text) ?? []
  if (day === '' || !isCalendarDate(day) || !inBusiness(day.slice(0, 4))) return undefined
  const isDay = /^00:00(?::00)?$/.test(time) && hours === '+00'
  const instant = new Date(`${day}T${time}${hours}:${minutes}`)
  if (isDay || Number.isNaN(instant.getTime())) return isDay ? sure(day) : undefined
  const here = todayInBogota(instant)
  return { date: here, doubt: here === day ? null : 'zone' }
}

/** `12-ene-2024`, `12 de enero de 2024`, `ene 12/24`, `Jan 12, 2024`, `2024-ene-12`. */
function readNamed(text: string): DateReading | undefined {
  if (!/\p{L}{3}/u.test(text)) return undefined
  const words = fold(text.replace(clockBehind, '')).match(/\d+|[a-z]+/g) ?? []
  const [one = '', two = '', three = '', more] = words.filter((word) => word !== 'de' && word !== 'del')
  if (more !== undefined) return undefined
  const order = monthNames.test(two) ? ([one, two, three] as const) : ([two, one, three] as const) // the month is in the middle
  if (!monthNames.test(order[1])) return undefined
  const month = String(1 + months.findIndex((names) => names.includes(order[1].slice(0, 3))))
  const [first, , last] = order
  const day = first.length === 4 ? dayOf(first, month, last) : dayOf(last, month, first)
  return day && sure(day)
}

function readSerial(text: string): DateReading | undefined {
  if (!isSerialDay(text)) return undefined
  return { date: addDays(calendarDate('1899-12-30'), Number(text.slice(0, 5))), doubt: 'serial' }
}

const sure = (date: CalendarDate): DateReading => ({ date, doubt: null })

/** Years outside of 1900 to 2199 are reported as mistyped. */
const inBusiness = (year: string) => year >= '1900' && year <= '2199'

/** A day that exists; a two-digit year is of 1980 to 2079. */
function dayOf(year: string, month: string, day: string): CalendarDate | undefined {
  const whole = year.length === 2 ? `${year >= '80' ? '19' : '20'}${year}` : year
  if (whole.length !== 4 || !inBusiness(whole)) return undefined
  const text = `${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isCalendarDate(text) ? text : undefined
}
