import { expect, test } from 'vitest'
import { isIdle, secondsToWarn } from './idle-rules.ts'

test('somebody is idle when the minutes of the company have passed, not before', () => {
  expect(isIdle(0, 30 * 60_000 - 1, '30')).toBe(false)
  expect(isIdle(0, 30 * 60_000, '30')).toBe(true)
})

test('nobody is idle where the company set no minutes, or none that can be read', () => {
  for (const minutes of [null, '', '0', '-5', 'media hora']) expect(isIdle(0, 1e12, minutes)).toBe(false)
})

test('somebody is warned in the last minute, in whole seconds', () => {
  expect(secondsToWarn(0, 29 * 60_000 - 1, '30')).toBeUndefined()
  expect(secondsToWarn(0, 29 * 60_000, '30')).toBe(60)
  expect(secondsToWarn(0, 30 * 60_000 - 1, '30')).toBe(1)
  expect(secondsToWarn(0, 30 * 60_000, '30')).toBeUndefined()
})

test('a time of one minute warns at its half', () => {
  expect(secondsToWarn(0, 29_000, '1')).toBeUndefined()
  expect(secondsToWarn(0, 30_000, '1')).toBe(30)
})

test('nobody is warned of an end that does not come', () => {
  expect(secondsToWarn(0, 1e12, '0')).toBeUndefined()
})
