import type { MovementsQuery } from '@enlace/contract/account-statements/movements/schemas.ts'
import { defaultPageSize, lastRowByNumber } from '@enlace/contract/core/list/limits.ts'
import { type CalendarDate, parseCalendarDate } from '@enlace/domain/calendar-date.ts'
import { windowStart } from '@enlace/domain/list-window.ts'

/** What the address of the movements says after its path. */
export type MovementFilter = Pick<MovementsQuery, 'from' | 'to' | 'moneda' | 'page'>

/** Reads the address; what does not fit is passed over, so that an old link still opens. */
export function readMovementFilter(search: Readonly<Record<string, string>>): MovementFilter {
  const { from = '', to = '', moneda = '', page = '' } = search
  const asked = /^\d{1,4}$/.test(page) ? Number(page) : 1
  return {
    from: parseCalendarDate(from),
    to: parseCalendarDate(to),
    moneda: /^[A-Z]{3}$/.test(moneda) ? moneda : undefined,
    page: Math.min(Math.max(1, asked), Math.floor(lastRowByNumber / defaultPageSize)),
  }
}

/** The question to the server: the days of the address where they are named, else those of its window. */
export function askedMovements(days: number, filter: MovementFilter, today: CalendarDate): MovementsQuery {
  const hasDays = filter.from !== undefined || filter.to !== undefined
  const { moneda, page } = filter
  return {
    ...(filter.from && { from: filter.from }),
    ...(filter.to && { to: filter.to }),
    ...(!hasDays && days > 0 && { from: windowStart(today, days) }),
    ...(moneda && { moneda }),
    page,
    size: defaultPageSize,
  }
}
