import { fill } from '@enlace/contract/core/fill.ts'
import type { EventMonth, EventSummary } from '@enlace/contract/events/visitor/schemas.ts'
import { agendaTexts, eventsTexts as texts } from '@enlace/contract/events/visitor/texts.ts'
import { weekdayTexts } from '@enlace/contract/core/form/calendar-texts.ts'
import {
  addDays,
  type CalendarDate,
  calendarDate,
  formatLongDate,
  weekdayOf,
} from '@enlace/domain/calendar-date.ts'
import type { DayMove, MonthDay } from '@enlace/ui/month-calendar.tsx'
import { paths } from '../../../core/paths.ts'
import { kindTones } from './event-words.ts'

/** What a square of the month has room for. */
const marksShown = 3

/** The events that touch a day, those of the whole day first. */
export const eventsOf = ({ events }: EventMonth, day: CalendarDate): EventSummary[] =>
  events.filter(({ dia, dia_fin }) => dia <= day && day <= dia_fin)

/** What comes after a day without anything, as far as the month's weeks tell. */
export const nextAfter = ({ events }: EventMonth, day: CalendarDate): EventSummary[] =>
  events.filter(({ dia, isCancelled }) => dia > day && !isCancelled).slice(0, 3)

/** The name of the holiday that a day is, if it is one. */
export const holidayOf = ({ festivos }: EventMonth, day: CalendarDate): string | undefined =>
  festivos.find(({ fecha }) => fecha === day)?.nombre

/** A day with its weekday, as a heading names it. */
export const dayText = (day: CalendarDate): string =>
  `${weekdayTexts[weekdayOf(day) - 1]?.long ?? ''} ${formatLongDate(day)}`

/** The squares of a month, week by week. */
export function monthWeeks(month: EventMonth): MonthDay[][] {
  const weeks: MonthDay[][] = []
  for (let monday = month.from; monday <= month.until; monday = addDays(monday, 7)) {
    weeks.push([0, 1, 2, 3, 4, 5, 6].map((place) => squareOf(month, addDays(monday, place))))
  }
  return weeks
}

function squareOf(month: EventMonth, day: CalendarDate): MonthDay {
  const events = eventsOf(month, day)
  const holiday = holidayOf(month, day)
  const shown = events.length > marksShown ? events.slice(0, marksShown - 1) : events
  const told = events.map(({ titulo, isCancelled }) =>
    isCancelled ? `${titulo} (${agendaTexts.cancelled.toLowerCase()})` : titulo,
  )
  return {
    id: day,
    label: String(Number(day.slice(8))),
    name: [
      dayText(day),
      ...(day === month.today ? [texts.todayMark] : []),
      ...(holiday === undefined ? [] : [fill(texts.holiday, { nombre: holiday })]),
      ...(told.length > 0 ? told : [texts.dayNone]),
    ].join(', '),
    isOutside: day.slice(0, 7) !== month.mes,
    isToday: day === month.today,
    isOff: holiday !== undefined || weekdayOf(day) > 5,
    note: holiday,
    marks: shown.map(({ id, titulo, tipo, isPast, isCancelled }) => ({
      id,
      label: titulo,
      tone: kindTones[tipo],
      href: paths.event({ id }),
      isFaded: isPast || isCancelled,
    })),
    moreText:
      events.length > shown.length ? fill(texts.more, { n: events.length - shown.length }) : undefined,
  }
}

/** The day that is open where the address names none: today in its month, else the first with something, else the first. */
export function usualDay(month: EventMonth): CalendarDate {
  if (month.today.startsWith(month.mes)) return month.today
  const first = calendarDate(`${month.mes}-01`)
  const next = month.events.find(({ dia }) => dia >= first && dia.startsWith(month.mes))
  return next?.dia ?? first
}

/** Where a key leads from a day: to its neighbours, the ends of its week, or the same day of another month. */
export function movedFrom(day: CalendarDate, move: DayMove): CalendarDate {
  const weekday = weekdayOf(day)
  const steps = { left: -1, right: 1, up: -7, down: 7, start: 1 - weekday, end: 7 - weekday } as const
  return move === 'before' || move === 'after'
    ? inMonth(day, move === 'before' ? -1 : 1)
    : addDays(day, steps[move])
}

/** The month so many later, as `2026-11`. */
export function monthAfter(month: string, months: number): string {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + months
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`
}

/** The same day of another month, or its last where that month is shorter. */
function inMonth(day: CalendarDate, months: number): CalendarDate {
  const month = monthAfter(day.slice(0, 7), months)
  const last = addDays(calendarDate(`${monthAfter(month, 1)}-01`), -1)
  const wanted = `${month}-${day.slice(8)}`
  return wanted > last ? last : calendarDate(wanted)
}
