import type { Dashboard, DashboardPeriod } from '@enlace/contract/dashboard/schemas.ts'
import { addDays, calendarDateOf, type CalendarDate } from '@enlace/domain/calendar-date.ts'

/** Returns the first and last day of a period. */
export function rangeOf(
  period: DashboardPeriod,
  today: CalendarDate,
): { from: CalendarDate; to: CalendarDate } {
  const year = Number(today.slice(0, 4))
  switch (period) {
    case 'anio':
      return { from: calendarDateOf(year, 1, 1), to: today }
    case 'anio-anterior':
      return { from: calendarDateOf(year - 1, 1, 1), to: calendarDateOf(year - 1, 12, 31) }
    case '30':
    case '90':
    case '365':
      return { from: addDays(today, 1 - Number(period)), to: today }
  }
}

/** Returns the distinct months of a range, in order. */
export function monthsOf({ from, to }: { from: CalendarDate; to: CalendarDate }): string[] {
  const months: string[] = []
  let year = Number(from.slice(0, 4))
  let month = Number(from.slice(5, 7))
  for (;;) {
    const mes = `${year}-${String(month).padStart(2, '0')}`
    if (mes > to.slice(0, 7)) return months
    months.push(mes)
    month += 1
    if (month > 12) {
      month = 1
      year += 1
    }
  }
}

/** Returns the percentage of the counted invoices that were paid in time; null if none counts. */
export function complianceOf({
  aTiempo,
  tarde,
  sinPagar,
}: Omit<Dashboard['plazo'], 'dias' | 'cumplimiento' | 'sinClasificar'>) {
  const all = aTiempo + tarde + sinPagar
  // Rounded down, so that 100 means all.
  return all === 0 ? null : Math.floor((aTiempo * 1000) / all) / 10
}
