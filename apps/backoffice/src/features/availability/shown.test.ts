import { expect, it } from 'vitest'
import { leftText, whenText } from './shown.ts'

const now = Date.parse('2026-11-21T08:00:00-05:00')

it.each([
  ['2026-11-24T10:30:00-05:00', '3 d 2 h'],
  ['2026-11-21T09:00:00-05:00', '1 h 0 min'],
  ['2026-11-21T08:01:05-05:00', '1 min 5 s'],
  ['2026-11-21T08:00:00.200-05:00', '1 s'],
  ['2026-11-21T08:00:00-05:00', undefined],
])('until %s there is %s left', (moment, left) => {
  expect(leftText(moment, now)).toBe(left)
})

it('says when maintenance is in hours of Colombia, also without an end', () => {
  const startsAt = '2026-11-22T03:00:00Z'
  expect(whenText({ startsAt, endsAt: null })).toContain('21/11/2026')
  expect(whenText({ startsAt, endsAt: '2026-11-22T05:00:00Z' })).toMatch(/21\/11\/2026.+22\/11\/2026/)
})
