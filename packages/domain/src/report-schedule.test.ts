import { describe, expect, it } from 'vitest'
import { isReportTime, nextReportTime, type ReportFrequency } from './report-schedule.ts'

describe('the next time of a report', () => {
  it.each<[string, ReportFrequency, number, number, string, string]>([
    ['later on the same day', 'diaria', 0, 7, '2026-11-21T11:59:59Z', '2026-11-21T12:00:00.000Z'],
    ['tomorrow once the hour has struck', 'diaria', 0, 7, '2026-11-21T12:00:00Z', '2026-11-22T12:00:00.000Z'],
    [
      'by the day of Bogotá, not of Greenwich',
      'diaria',
      0,
      23,
      '2026-11-22T03:00:00Z',
      '2026-11-22T04:00:00.000Z',
    ],
    ['on the next Monday', 'semanal', 1, 6, '2026-11-21T15:00:00Z', '2026-11-23T11:00:00.000Z'],
    [
      'a week later when the day has passed',
      'semanal',
      6,
      6,
      '2026-11-21T15:00:00Z',
      '2026-11-28T11:00:00.000Z',
    ],
    ['on its day of the month', 'mensual', 28, 6, '2026-11-21T15:00:00Z', '2026-11-28T11:00:00.000Z'],
    ['over the turn of the year', 'mensual', 5, 6, '2026-12-21T15:00:00Z', '2027-01-05T11:00:00.000Z'],
  ])('is %s', (_, frequency, day, hour, after, expected) => {
    expect(nextReportTime({ frequency, day, hour }, new Date(after)).toISOString()).toBe(expected)
  })
})

it.each<[ReportFrequency, number, number, boolean]>([
  ['diaria', 0, 6, true],
  ['diaria', 0, 24, false],
  ['semanal', 7, 6, true],
  ['semanal', 8, 6, false],
  ['semanal', 0, 6, false],
  ['mensual', 28, 6, true],
  ['mensual', 29, 6, false],
  ['mensual', 1.5, 6, false],
])('a %s report on day %s at %s: %s', (frequency, day, hour, isOne) => {
  expect(isReportTime({ frequency, day, hour })).toBe(isOne)
})
