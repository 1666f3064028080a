import { expect, test } from 'vitest'
import { listLoadTries, timing } from './timing.ts'

test('holds every time that the specification gives, in milliseconds (spec 7 and 9)', () => {
  expect(timing).toMatchObject({
    serviceTimeout: 25_000,
    loginContentRetry: 1000,
    loginContentGuard: 1000,
    initialDataTimer: 1250,
    overlayThreshold: 500,
    toastDisplay: 10_000,
    toastExtended: 10_000,
    cacheCleaning: 24 * 3_600_000,
    serviceWorker: 30_000,
  })
})

test('tries the load of a list three times (spec 9)', () => {
  expect(listLoadTries).toBe(3)
})
