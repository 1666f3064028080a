import { expect, it } from 'vitest'
import { calendarDate } from './calendar-date.ts'
import { type MovingPeriod, rangeOfPeriod } from './report-period.ts'

it.each<[MovingPeriod, string, string | null, string | null]>([
  ['mes_actual', '2026-11-21', '2026-11-01', '2026-11-21'],
  ['mes_anterior', '2026-11-21', '2026-10-01', '2026-10-31'],
  ['mes_anterior', '2026-01-01', '2025-12-01', '2025-12-31'],
  ['ultimos_30', '2026-11-21', '2026-10-23', '2026-11-21'],
  ['ultimos_90', '2026-01-15', '2025-10-18', '2026-01-15'],
  ['ultimos_12_meses', '2026-11-21', '2025-11-22', '2026-11-21'],
  ['ultimos_12_meses', '2028-02-29', '2027-03-01', '2028-02-29'],
  ['ano_actual', '2026-11-21', '2026-01-01', '2026-12-31'],
  ['ano_anterior', '2026-11-21', '2025-01-01', '2025-12-31'],
  ['todo', '2026-11-21', null, null],
])('%s as seen from %s goes from %s to %s', (period, today, from, to) => {
  expect(rangeOfPeriod(period, calendarDate(today))).toEqual({ from, to })
})
