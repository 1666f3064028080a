import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPending, PENDING_THRESHOLD_MS } from './pending.ts'

describe('the requests under way', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('are told to the person after half a second', () => {
    expect(PENDING_THRESHOLD_MS).toBe(500)
    const pending = createPending()
    pending.begin()
    vi.advanceTimersByTime(499)
    expect(pending.isOverdue()).toBe(false)
    vi.advanceTimersByTime(1)
    expect(pending.isOverdue()).toBe(true)
  })

  it('are never told when they end sooner', () => {
    const pending = createPending()
    const listener = vi.fn<() => void>()
    pending.subscribe(listener)
    const end = pending.begin()
    vi.advanceTimersByTime(400)
    end()
    vi.advanceTimersByTime(5_000)
    expect(listener).not.toHaveBeenCalled()
  })

  it('are told until the last of them has ended', () => {
    const pending = createPending()
    const endFirst = pending.begin()
    const endSecond = pending.begin()
    vi.advanceTimersByTime(500)
    endFirst()
    expect(pending.isOverdue()).toBe(true)
    endSecond()
    expect(pending.isOverdue()).toBe(false)
  })

  it('count one end only once', () => {
    const pending = createPending()
    const end = pending.begin()
    pending.begin()
    vi.advanceTimersByTime(500)
    end()
    end()
    expect(pending.isOverdue()).toBe(true)
  })

  it('begin a new wait after a pause', () => {
    const pending = createPending()
    pending.begin()()
    vi.advanceTimersByTime(400)
    pending.begin()
    vi.advanceTimersByTime(499)
    expect(pending.isOverdue()).toBe(false)
  })

  it('end when a promise settles, also when it fails', async () => {
    const pending = createPending()
    const failure = pending.track(new Promise((_, reject) => setTimeout(reject, 900, new Error('refused'))))
    vi.advanceTimersByTime(500)
    expect(pending.isOverdue()).toBe(true)
    vi.advanceTimersByTime(400)
    await expect(failure).rejects.toThrow('refused')
    expect(pending.isOverdue()).toBe(false)
  })
})
