import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createToasts, TOAST_DISPLAY_MS, TOAST_EXTENDED_MS } from './toasts.ts'

const saved = { kind: 'success', message: 'El correo se ha enviado correctamente' } as const
const refused = { ...saved, kind: 'error' } as const

describe('the notices on the screen', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('stay ten seconds, and ten more once the pointer has left them', () => {
    expect([TOAST_DISPLAY_MS, TOAST_EXTENDED_MS]).toEqual([10_000, 10_000])
  })

  it('go by themselves when their time is over', () => {
    const toasts = createToasts()
    toasts.show(saved)
    vi.advanceTimersByTime(9_999)
    expect(toasts.read()).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(toasts.read()).toHaveLength(0)
  })

  it('stay as long as the pointer is on them', () => {
    const toasts = createToasts()
    toasts.hold(toasts.show(saved))
    vi.advanceTimersByTime(60_000)
    expect(toasts.read()).toHaveLength(1)
  })

  it('get the whole extended time when the pointer leaves, not what was left of the first', () => {
    const toasts = createToasts()
    const id = toasts.show(saved)
    vi.advanceTimersByTime(9_000)
    toasts.hold(id)
    vi.advanceTimersByTime(5_000)
    toasts.release(id)
    vi.advanceTimersByTime(9_999)
    expect(toasts.read()).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(toasts.read()).toHaveLength(0)
  })

  it('do not show the same news twice at once', () => {
    const toasts = createToasts()
    expect(toasts.show(saved)).toBe(toasts.show({ ...saved }))
    expect(toasts.read()).toHaveLength(1)
  })

  it('show the same words of another kind, and the same news again once it is gone', () => {
    const toasts = createToasts()
    toasts.show(saved)
    toasts.show(refused)
    expect(toasts.read()).toHaveLength(2)
    vi.advanceTimersByTime(10_000)
    toasts.show(saved)
    expect(toasts.read()).toHaveLength(1)
  })

  it('go when they are closed, and a late farewell of the pointer does not bring them back', () => {
    const toasts = createToasts()
    const id = toasts.show(saved)
    toasts.dismiss(id)
    toasts.release(id)
    expect(toasts.read()).toHaveLength(0)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('tell who listens, until he stops listening', () => {
    const toasts = createToasts()
    const listener = vi.fn<() => void>()
    const stop = toasts.subscribe(listener)
    const id = toasts.show(saved)
    expect(listener).toHaveBeenCalledTimes(1)
    stop()
    toasts.dismiss(id)
    expect(listener).toHaveBeenCalledTimes(1)
  })
})
