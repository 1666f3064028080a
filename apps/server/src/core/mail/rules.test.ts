import { expect, it } from 'vitest'
import { retrySeconds, usualPolicy } from './rules.ts'

const middle = () => 0.5
const after = (kind: 'outage' | 'refused' | 'final', times: number) =>
  retrySeconds(kind, { attempts: times, refusals: times - 1 }, usualPolicy, middle)

it('waits twice as long before each further attempt, up to two hours', () => {
  expect([1, 2, 3, 4].map((times) => after('refused', times))).toEqual([5, 10, 20, 40])
  expect(after('refused', 40)).toBe(7200)
})

it('comes back within minutes once the mail server does, however long it was away', () => {
  expect(after('outage', 5000)).toBe(300)
})

it('spreads attempts, so that many mails do not come back at once', () => {
  const [soon, late] = [0, 1].map((chance) =>
    retrySeconds('refused', { attempts: 1, refusals: 0 }, usualPolicy, () => chance),
  )
  expect([soon, late].map((seconds) => seconds?.toFixed(1))).toEqual(['4.0', '6.0'])
})

it('gives up what is refused for good, or refused too often', () => {
  expect(after('final', 1)).toBeNull()
  expect(after('refused', usualPolicy.tries - 1)).not.toBeNull()
  expect(after('refused', usualPolicy.tries)).toBeNull()
})

it('keeps a mail for its sender for longer than sending it may take', () => {
  expect(usualPolicy.leaseSeconds * 1000).toBeGreaterThan(usualPolicy.patienceMilliseconds)
})
