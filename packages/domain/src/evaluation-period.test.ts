import { expect, test } from 'vitest'
import { calendarDate } from './calendar-date.ts'
import { lastEndedPeriod, periodOfDay, publicationDay, readPeriod } from './evaluation-period.ts'

const day = calendarDate('2026-11-21')

test('a day falls into the quarter, the half-year or the year that the company evaluates', () => {
  expect(periodOfDay(day, 'trimestral')).toEqual({ id: '2026-T4', desde: '2026-10-01', hasta: '2026-12-31' })
  expect(periodOfDay(day, 'semestral')).toEqual({ id: '2026-S2', desde: '2026-07-01', hasta: '2026-12-31' })
  expect(periodOfDay(day, 'anual')).toEqual({ id: '2026', desde: '2026-01-01', hasta: '2026-12-31' })
  expect(periodOfDay(calendarDate('2024-02-29'), 'trimestral').hasta).toBe('2024-03-31')
})

test('a period is found again by its name', () => {
  for (const id of ['2025', '2026-S1', '2026-S2', '2026-T1', '2026-T4']) expect(readPeriod(id)?.id).toBe(id)
  for (const id of ['', '2026-S3', '2026-T5', '2026-S0', '26', '2026-s1', '0000'])
    expect(readPeriod(id)).toBeUndefined()
})

test('the period that ended last is the one before the day’s own, across the year', () => {
  expect(lastEndedPeriod(day, 'semestral').id).toBe('2026-S1')
  expect(lastEndedPeriod(calendarDate('2026-03-01'), 'trimestral').id).toBe('2025-T4')
})

test('a period is published in the month after it ended', () => {
  expect(publicationDay(periodOfDay(day, 'semestral'))).toBe('2027-01-01')
})
