import { expect, it } from 'vitest'
import { calendarDate } from './calendar-date.ts'
import { addWorkingHours, workingHoursAgo, workingTimeBetween } from './working-hours.ts'

const usual = { from: 8, until: 17, closed: new Set<never>() }
const bogota = (text: string) => new Date(`${text}:00-05:00`)

it('counts the hours of one day as they pass', () => {
  expect(addWorkingHours(bogota('2026-11-18T09:30'), 4, usual)).toEqual(bogota('2026-11-18T13:30'))
})

it('begins on the next business day what comes at night or on a day off', () => {
  // 16 November 2026 is a Monday, but a holiday (independence of Cartagena).
  expect(addWorkingHours(bogota('2026-11-13T19:00'), 2, usual)).toEqual(bogota('2026-11-17T10:00'))
  expect(addWorkingHours(bogota('2026-11-14T11:00'), 9, usual)).toEqual(bogota('2026-11-17T17:00'))
})

it('goes on where the day before left off, over the company’s own days off', () => {
  const closed = new Set([calendarDate('2026-11-19')])
  expect(addWorkingHours(bogota('2026-11-18T15:00'), 16, { ...usual, closed })).toEqual(
    bogota('2026-11-23T13:00'),
  )
})

it('finds the moment from which so many hours have passed, which is the way back', () => {
  const now = bogota('2026-11-17T10:00')
  expect(workingHoursAgo(now, 2, usual)).toEqual(bogota('2026-11-17T08:00'))
  expect(workingHoursAgo(now, 3, usual)).toEqual(bogota('2026-11-13T16:00'))
  for (const hours of [1, 5, 16, 40])
    expect(addWorkingHours(workingHoursAgo(now, hours, usual), hours, usual)).toEqual(now)
})

it('adds up what lies between two moments', () => {
  expect(workingTimeBetween(bogota('2026-11-13T16:00'), bogota('2026-11-17T09:00'), usual)).toBe(
    2 * 3_600_000,
  )
  expect(workingTimeBetween(bogota('2026-11-18T12:00'), bogota('2026-11-18T09:00'), usual)).toBe(0)
})
