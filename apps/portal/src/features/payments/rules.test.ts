import { expect, it } from 'vitest'
import { pauseBefore } from './rules.ts'

it('asks for a pending payment ever more rarely, and at most twenty-five times in ten minutes', () => {
  const pauses = Array.from({ length: 60 }, (_, place) => pauseBefore(place + 1))
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other))
  let waited = 0
  const within = pauses.filter((pause) => (waited += pause) <= 10 * 60_000)
  expect(within.length).toBeLessThanOrEqual(25)
})
