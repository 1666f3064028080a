import { expect, it } from 'vitest'
import { isTaken, retrySeconds, usualPolicy, whyPutOff } from './rules.ts'

it('tries eight times over about a day, later and later, and not in step', () => {
  const waits = (random: number) =>
    Array.from({ length: 8 }, (_, at) =>
      retrySeconds({ tries: at + 1, isTest: false, status: 500 }, usualPolicy, () => random),
    )
  const middle = waits(0.5)
  expect(middle).toEqual([15, 60, 240, 960, 3840, 15_360, 61_440, null])
  expect(middle.reduce<number>((sum, wait) => sum + (wait ?? 0), 0) / 3600).toBeCloseTo(22.8, 1)
  expect([waits(0)[0], waits(0.999)[0]?.toFixed(0)]).toEqual([12, '18'])
})

it('gives up at once what is gone, and a test', () => {
  expect(retrySeconds({ tries: 1, isTest: false, status: 410 }, usualPolicy)).toBeNull()
  expect(retrySeconds({ tries: 1, isTest: true, status: 500 }, usualPolicy)).toBeNull()
})

it('takes 2xx for taken and nothing else', () => {
  expect([200, 204, 299].every(isTaken)).toBe(true)
  expect([null, 199, 300, 304, 400, 410, 503].some(isTaken)).toBe(false)
})

it('puts an endpoint off after three days without a success, or when it is gone', () => {
  const since = new Date('2026-11-19T04:00:00Z')
  expect(whyPutOff(500, since, new Date('2026-11-22T03:59:59Z'), usualPolicy)).toBeUndefined()
  expect(whyPutOff(null, since, new Date('2026-11-22T04:00:00Z'), usualPolicy)).toBe('fallos')
  expect(whyPutOff(410, since, since, usualPolicy)).toBe('retirado')
})
