import { expect, it } from 'vitest'
import { calendarDate } from './calendar-date.ts'
import { uvtInPesos, uvtOn } from './uvt.ts'

it.each([
  [10, '2026-11-20', '524000.00'],
  [2, '2026-11-20', '105000.00'],
  [27, '2026-11-20', '1414000.00'],
  [4, '2026-11-20', '209000.00'],
  [10, '2025-11-20', '498000.00'],
  [0, '2025-11-20', '0.00'],
  [0.001, '2026-01-01', '52.00'],
  [0.1, '2026-01-01', '5200.00'],
])('makes %d UVT of %s %s pesos, rounded as the law has it', (uvt, day, pesos) => {
  expect(uvtInPesos(uvt, calendarDate(day))).toBe(pesos)
})

it('counts a year that is not decreed yet as the last one, and knows nothing of the times before', () => {
  expect(uvtOn(calendarDate('2031-01-01'))).toBe(uvtOn(calendarDate('2026-12-31')))
  expect(uvtOn(calendarDate('2016-12-31'))).toBeUndefined()
  expect(uvtInPesos(4, calendarDate('2016-12-31'))).toBeUndefined()
})
