import { fill } from '@enlace/contract/core/fill.ts'
import { companyCalendarTexts as texts } from '@enlace/contract/company-calendar/texts.ts'
import type { CompanyCalendar } from '@enlace/contract/company-calendar/schemas.ts'
import { addDays, type CalendarDate, formatMonth, type Weekday } from '@enlace/domain/calendar-date.ts'
import {
  closedDaysOf,
  cutoffsBetween,
  paymentRunsBetween,
  type PlannedDay,
} from '@enlace/domain/company-calendar.ts'

/** A month as suppliers will see it: its cut-off and the days on which the company pays. */
export type PreviewMonth = {
  id: string
  name: string
  cutoff: PlannedDay | undefined
  runs: readonly PlannedDay[]
}

/** Days that the preview looks ahead: what the nightly making of events does. */
const daysAhead = 366

/** The next twelve months of a calendar, from today on. */
export function previewOf(calendar: CompanyCalendar, today: CalendarDate): PreviewMonth[] {
  const until = addDays(today, daysAhead)
  const closed = closedDaysOf(calendar.dias_no_habiles)
  const { corte } = calendar
  const cutoffs = corte
    ? cutoffsBetween(
        today,
        until,
        { dia: corte.dia, hora: corte.hora, siNoEsHabil: corte.si_no_es_habil },
        closed,
      )
    : []
  const weekdays = calendar.dias_de_pago.filter((day): day is Weekday => day >= 1 && day <= 5)
  const runs = paymentRunsBetween(today, until, weekdays, closed)
  const months = [
    ...new Set([...cutoffs.map(({ planned }) => planned), ...runs.map(({ kept }) => kept)].map(monthOf)),
  ]
  return months
    .toSorted()
    .slice(0, 12)
    .map((id) => ({
      id,
      name: formatMonth(dayOf(id, cutoffs, runs)),
      cutoff: cutoffs.find(({ planned }) => monthOf(planned) === id),
      runs: runs.filter(({ kept }) => monthOf(kept) === id),
    }))
}

/** A day of payment in short, with the day for which it stands where that is another. */
export function runText({ planned, kept }: PlannedDay): string {
  const day = (date: CalendarDate) => String(Number(date.slice(8)))
  if (planned === kept) return day(kept)
  const meant =
    planned.slice(0, 7) === kept.slice(0, 7) ? day(planned) : `${day(planned)}/${planned.slice(5, 7)}`
  return fill(texts.movedRun, { fecha: day(kept), planned: meant })
}

const monthOf = (date: CalendarDate) => date.slice(0, 7)

/** Some day of a month that has one. */
function dayOf(month: string, cutoffs: readonly PlannedDay[], runs: readonly PlannedDay[]): CalendarDate {
  const found =
    cutoffs.find(({ planned }) => monthOf(planned) === month)?.planned ??
    runs.find(({ kept }) => monthOf(kept) === month)?.kept
  if (found === undefined) throw new Error('A month of the preview has a day')
  return found
}
