import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isOld, keepAge, whenOld } from './answer-age.ts'

let listeners: Set<() => void>

beforeEach(() => {
  vi.useFakeTimers()
  listeners = new Set()
  vi.stubGlobal('document', {
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** An answer that says in how many milliseconds it changes. */
function answered(changesIn: unknown): Promise<unknown> {
  const asked = Promise.resolve()
  keepAge(asked, { changesIn })
  return asked
}

describe('an answer that says when it changes', () => {
  it('is old from that moment on, and whoever shows it hears of it once', () => {
    const asked = answered(60_000)
    const hear = vi.fn<() => void>()
    whenOld(asked, hear)
    vi.advanceTimersByTime(60_000)
    expect([isOld(asked), hear.mock.calls.length]).toEqual([false, 0])
    vi.advanceTimersByTime(100)
    expect([isOld(asked), hear.mock.calls.length]).toEqual([true, 1])
  })

  it('months ahead is waited for without a timer that a browser would fire at once', () => {
    const asked = answered(90 * 24 * 3_600_000)
    const hear = vi.fn<() => void>()
    whenOld(asked, hear)
    vi.advanceTimersByTime(89 * 24 * 3_600_000)
    expect(hear).not.toHaveBeenCalled()
    vi.advanceTimersByTime(2 * 24 * 3_600_000)
    expect(hear).toHaveBeenCalledTimes(1)
  })

  it('is looked at when a device wakes up whose timers stood still', () => {
    const asked = answered(60_000)
    const hear = vi.fn<() => void>()
    whenOld(asked, hear)
    vi.setSystemTime(Date.now() + 3_600_000)
    for (const listener of listeners) listener()
    expect(hear).toHaveBeenCalledTimes(1)
  })

  it('is not waited for by who has left', () => {
    const asked = answered(60_000)
    const hear = vi.fn<() => void>()
    whenOld(asked, hear)()
    vi.advanceTimersByTime(120_000)
    expect([hear.mock.calls.length, listeners.size]).toEqual([0, 0])
  })
})

it.each([null, undefined, 'soon'])('an answer that changes %s never grows old', (changesIn) => {
  const asked = answered(changesIn)
  whenOld(asked, () => expect.unreachable())
  vi.advanceTimersByTime(10 ** 12)
  expect([isOld(asked), listeners.size]).toEqual([false, 0])
})
