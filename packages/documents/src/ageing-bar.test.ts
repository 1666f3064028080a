import { expect, it } from 'vitest'
import { inksOf } from './ageing-bar.ts'

it('draws what is not due calmer than what is overdue, in inks of its own for each step', () => {
  const steps = [false, true, true, true, true, true].map((isOverdue) => ({ isOverdue }))
  const inks = steps.map((_, place) => inksOf(steps)(place))
  expect(new Set(inks).size).toBe(steps.length)
  const [red = 0, green = 0] = [1, 3].map((at) => Number.parseInt(inks[0]?.slice(at, at + 2) ?? '', 16))
  expect(green).toBeGreaterThan(red)
})
