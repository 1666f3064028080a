import { expect, it } from 'vitest'
import { during, percentile, wordsOf, type Outcome } from './outcomes.ts'

const outcome = (at: number, milliseconds: number, status = 200): Outcome => ({
  kind: 'read',
  at,
  milliseconds,
  status,
})

it('counts what was under way at the beginning, and not what had ended before', () => {
  const outcomes = [outcome(0, 900), outcome(500, 900), outcome(1500, 10), outcome(2500, 10)]
  expect(during(outcomes, 1000, 2000)).toMatchObject({ asked: 2, perSecond: 2 })
})

it('tells what failed by kind and status, and calls no answer a failure', () => {
  const { failed } = during([outcome(1, 1, 502), outcome(2, 1, 502), outcome(3, 1, 0), outcome(4, 1)], 0, 9)
  expect(wordsOf(failed)).toBe('2 × read 502, 1 × read 0')
  expect(wordsOf([])).toBe('none')
})

it('finds the value below which most are', () => {
  const values = Array.from({ length: 100 }, (_, place) => 100 - place)
  expect([percentile(values, 50), percentile(values, 99), percentile([7], 99)]).toEqual([51, 100, 7])
  expect(percentile([], 50)).toBeNaN()
})
