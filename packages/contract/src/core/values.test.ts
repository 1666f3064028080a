import { isCalendarDate } from '@enlace/domain/calendar-date.ts'
import { isMoney, isNegativeMoney } from '@enlace/domain/money.ts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { DateText, MoneyText } from './values.ts'

test.each([
  '2026-02-28',
  '2024-02-29',
  '2026-02-29',
  '2026-02-30',
  '1900-02-29',
  '2000-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-04-31',
  '2026-12-31',
  '2026-1-1',
  '20260101',
  '2026-01-01T00:00:00',
  '',
])('takes the date %j exactly when it is a calendar date', (text) => {
  expect(DateText.safeParse(text).success).toBe(isCalendarDate(text))
})

test.each(['0', '-0.5', '1234567.89', '999999999999999999.99'])(
  'takes the amount %j, which is money',
  (text) => {
    expect(MoneyText.safeParse(text).success).toBe(true)
    expect(isMoney(text)).toBe(true)
  },
)

test.each(['', '1.234', '1,5', '+1', '1e3', '1234567890123456789', 'NaN', ' 1'])(
  'refuses the amount %j',
  (text) => {
    expect(MoneyText.safeParse(text).success).toBe(false)
  },
)

test('no amount is never given to a rule about amounts', () => {
  const positive = MoneyText.check(z.refine((value) => !isNegativeMoney(value)))
  expect(positive.safeParse('doce pesos').success).toBe(false)
  expect(positive.safeParse('12.50').success).toBe(true)
})
