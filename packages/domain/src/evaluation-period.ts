import { addDays, calendarDateOf, type CalendarDate } from './calendar-date.ts'

/** How often a company evaluates its suppliers. */
export const periodicities = ['trimestral', 'semestral', 'anual'] as const
export type Periodicity = (typeof periodicities)[number]

/** A period of evaluation, `2026`, `2026-S1` or `2026-T3`, with its first and last day. */
export type EvaluationPeriod = {
  readonly id: string
  readonly desde: CalendarDate
  readonly hasta: CalendarDate
}

const months = { trimestral: 3, semestral: 6, anual: 12 } as const
const letters = { trimestral: '-T', semestral: '-S', anual: '' } as const
const pattern = /^(\d{4})(?:-([ST])([1-4]))?$/

/** Returns the period that includes a day. */
export function periodOfDay(day: CalendarDate, periodicity: Periodicity): EvaluationPeriod {
  const place = Math.floor((Number(day.slice(5, 7)) - 1) / months[periodicity])
  return periodAt(Number(day.slice(0, 4)), periodicity, place)
}

/** Parses a period's id, of any periodicity; returns undefined if it is invalid. */
export function readPeriod(id: string): EvaluationPeriod | undefined {
  const [, year = '', letter, number = '1'] = pattern.exec(id) ?? []
  if (year === '' || year < '1900' || (letter === 'S' && number > '2')) return undefined
  const periodicity = letter === 'S' ? 'semestral' : letter === 'T' ? 'trimestral' : 'anual'
  return periodAt(Number(year), periodicity, Number(number) - 1)
}

/** Returns the last period that ended before a day. */
export function lastEndedPeriod(day: CalendarDate, periodicity: Periodicity): EvaluationPeriod {
  return periodOfDay(addDays(periodOfDay(day, periodicity).desde, -1), periodicity)
}

/** Returns the first day of the month in which a period is usually published: the one after its end. */
export function publicationDay({ hasta }: EvaluationPeriod): CalendarDate {
  return addDays(hasta, 1)
}

function periodAt(year: number, periodicity: Periodicity, place: number): EvaluationPeriod {
  const length = months[periodicity]
  const first = place * length + 1
  const after = first + length
  const next = after > 12 ? calendarDateOf(year + 1, 1, 1) : calendarDateOf(year, after, 1)
  const id = `${String(year).padStart(4, '0')}${letters[periodicity]}${periodicity === 'anual' ? '' : place + 1}`
  return { id, desde: calendarDateOf(year, first, 1), hasta: addDays(next, -1) }
}
