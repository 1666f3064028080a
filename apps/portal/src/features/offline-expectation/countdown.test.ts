import { expect, test } from 'vitest'
import { countdownTo } from './countdown.ts'

const now = Date.parse('2026-11-21T08:00:00-05:00')
const after = (text: string) => countdownTo(Date.parse(text), now)

test('splits what is left into weeks, days, hours, minutes and seconds', () => {
  expect(after('2026-12-08T11:04:05-05:00')).toEqual({ weeks: 2, days: 3, hours: 3, minutes: 4, seconds: 5 })
})

test('counts a second that has begun as one that is left', () => {
  expect(countdownTo(now + 1, now)).toEqual({ weeks: 0, days: 0, hours: 0, minutes: 0, seconds: 1 })
})

test('carries every unit into the next', () => {
  expect(after('2026-11-21T08:01:00-05:00')).toMatchObject({ minutes: 1, seconds: 0 })
  expect(after('2026-11-22T08:00:00-05:00')).toMatchObject({ days: 1, hours: 0 })
  expect(after('2026-11-28T08:00:00-05:00')).toMatchObject({ weeks: 1, days: 0 })
})

test('has nothing left from the instant on', () => {
  expect(countdownTo(now, now)).toBeUndefined()
  expect(after('2026-11-21T07:59:59-05:00')).toBeUndefined()
})
