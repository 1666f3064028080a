import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { atEvenTime } from './even-time.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const working = (milliseconds: number) => () =>
  new Promise<number>((resolve) => setTimeout(() => resolve(milliseconds), milliseconds))

/** Measures the milliseconds until the answer. */
async function durationOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  const answered = atEvenTime(400, work).then(
    () => performance.now() - begun,
    () => performance.now() - begun,
  )
  await vi.runAllTimersAsync()
  return Math.round(await answered)
}

it('answers after the same time, whether little or much was done', async () => {
  expect(await durationOf(working(1))).toBe(400)
  expect(await durationOf(working(60))).toBe(400)
  expect(await durationOf(working(390))).toBe(400)
})

it('answers at the next even moment where the work took longer', async () => {
  expect(await durationOf(working(401))).toBe(800)
  expect(await durationOf(working(1100))).toBe(1200)
})

it('fails no sooner than it answers, and answers what the work answered', async () => {
  expect(await durationOf(() => Promise.reject(new Error('no')))).toBe(400)
  const answer = atEvenTime(400, working(20))
  await vi.runAllTimersAsync()
  expect(await answer).toBe(20)
})
