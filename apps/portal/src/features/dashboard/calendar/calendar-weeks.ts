import { fill } from '@enlace/contract/core/fill.ts'
import { expectedLink } from '@enlace/contract/dashboard/start/links.ts'
import type { CashCalendar, ExpectedPayment } from '@enlace/contract/dashboard/start/schemas.ts'
import { weekdayTexts } from '@enlace/contract/core/form/calendar-texts.ts'
import { calendarTexts as texts } from '@enlace/contract/dashboard/start/texts.ts'
import {
  addDays,
  type CalendarDate,
  daysBetween,
  formatDate,
  formatLongDate,
  weekdayOf,
} from '@enlace/domain/calendar-date.ts'
import { isBusinessDay, isHoliday } from '@enlace/domain/holidays.ts'
import { compareMoney, formatMoney, type Money, shareOf, zeroMoney } from '@enlace/domain/money.ts'
import type { CalendarDay } from '@enlace/ui/day-calendar.tsx'
import { hrefOf } from '../../../core/document/document-paths.ts'
import { shortAmount } from './short-amount.ts'

/** The weeks of the calendar in one currency, from the Monday of this one, each day with what is expected on it. */
export function calendarWeeks(
  { today, until, days, daysOff }: CashCalendar,
  moneda: string,
): CalendarDay[][] {
  const own = new Map(days.filter((day) => day.moneda === moneda).map((day) => [day.fecha, day]))
  const highest = [...own.values()].reduce<Money>(
    (most, { valor }) => (compareMoney(valor, most) > 0 ? valor : most),
    zeroMoney,
  )
  const closed = new Map(daysOff.map(({ fecha, nombre }) => [fecha, nombre]))
  const monday = addDays(today, 1 - weekdayOf(today))
  const weeks = (daysBetween(monday, until) + 1) / 7
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_day, at) => {
      const date = addDays(monday, week * 7 + at)
      const isFirst = week === 0 && at === 0
      return dayOf(date, { today, isFirst, expected: own.get(date), highest, dayOff: closed.get(date) })
    }),
  )
}

type DayFacts = {
  today: CalendarDate
  isFirst: boolean
  expected: ExpectedPayment | undefined
  highest: Money
  /** Why the company does not work on it; undefined where it does. */
  dayOff: string | undefined
}

function dayOf(date: CalendarDate, { today, isFirst, expected, highest, dayOff }: DayFacts): CalendarDay {
  const number = Number(date.slice(8))
  return {
    id: date,
    label: isFirst || number === 1 ? formatDate(date).slice(0, 5) : String(number),
    name: dayName(date, dayOff),
    share: expected ? Number(shareOf(expected.valor, highest)) / 100 : 0,
    ...(expected && {
      amount: shortAmount(expected.valor),
      amountText: formatMoney(expected.valor, expected.moneda),
      href: hrefOf(expectedLink(date, date)),
    }),
    isToday: date === today,
    isOff: date < today || !isBusinessDay(date) || dayOff !== undefined,
  }
}

/** A day in the little room of a table: `vie 27/11/2026`. */
export const shortDayName = (date: CalendarDate): string =>
  fill(texts.day, { weekday: weekdayTexts[weekdayOf(date) - 1]?.short ?? '', date: formatDate(date) })

/** A day in words: `martes 8 de diciembre de 2026, festivo`; with why the company does not work on it, where it does not. */
export function dayName(date: CalendarDate, dayOff?: string): string {
  const weekday = weekdayTexts[weekdayOf(date) - 1]?.long ?? ''
  const day = fill(texts.day, { weekday, date: formatLongDate(date) })
  if (isHoliday(date)) return fill(texts.holiday, { day })
  if (dayOff === undefined) return day
  return dayOff === '' ? fill(texts.dayOffUnnamed, { day }) : fill(texts.dayOff, { day, reason: dayOff })
}
