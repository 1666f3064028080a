import { expect, it } from 'vitest'
import type { Outcome } from './fault.ts'
import { isPassed, linesOf, unproven } from './report.ts'

const outcome: Outcome = {
  fault: 'kill-server',
  engine: 'server',
  times: 2,
  counts: [{ work: 'pushes', acknowledged: 5, stored: 5, lost: 0, doubled: 0 }],
  met: new Map([['pushes', 2]]),
  seconds: [2.04, 6.25, 3],
  notes: [],
  faults: [],
}

it('tells what was broken, how often, what stands of what was acknowledged, and when it served again', () => {
  expect(linesOf(outcome)).toEqual(['| kill-server | server | 2 | pushes | 2 | 5 | 5 | 0 | 0 | 3.0 / 6.3 |'])
})

it('passes only where nothing is lost or doubled and nothing else went wrong', () => {
  const [count] = outcome.counts
  expect(isPassed(outcome)).toBe(true)
  expect(isPassed({ ...outcome, faults: ['It did not come back'] })).toBe(false)
  expect(isPassed({ ...outcome, counts: count ? [{ ...count, lost: 1 }] : [] })).toBe(false)
})

it('says what a run does not prove: work of which nothing was acknowledged, or that was seldom under way', () => {
  const [count] = outcome.counts
  expect(unproven(outcome)).toEqual([])
  expect(unproven({ ...outcome, counts: count ? [{ ...count, acknowledged: 0 }] : [] })).toEqual([
    'Nothing was acknowledged of pushes',
  ])
  expect(unproven({ ...outcome, times: 3 })).toEqual(['pushes were under way 2 times of 3'])
})
