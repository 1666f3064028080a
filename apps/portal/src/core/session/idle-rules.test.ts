import { expect, test } from 'vitest'
import { isIdle } from './idle-rules.ts'

test('somebody is idle when the minutes of the company have passed, not before', () => {
  expect(isIdle(0, 30 * 60_000 - 1, '30')).toBe(false)
  expect(isIdle(0, 30 * 60_000, '30')).toBe(true)
})

test('nobody is idle where the company set no minutes, or none that can be read', () => {
  for (const minutes of [null, '', '0', '-5', 'media hora']) expect(isIdle(0, 1e12, minutes)).toBe(false)
})
