import { afterEach, expect, test, vi } from 'vitest'
import { watchIdleness } from './idle.ts'

afterEach(() => {
  vi.clearAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('takes every movement of mouse, finger, key, page and window for a sign that somebody is there', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  })
  const heard = new Map<string, () => void>()
  vi.stubGlobal('addEventListener', (sign: string, note: () => void) => void heard.set(sign, note))
  vi.useFakeTimers({ now: 1_000_000 })
  watchIdleness()
  for (const sign of ['mousemove', 'mousedown', 'click', 'keydown', 'scroll', 'touchstart', 'resize']) {
    vi.advanceTimersByTime(6000)
    heard.get(sign)?.()
    expect({ [sign]: kept.get('last_activity') }).toEqual({ [sign]: String(Date.now()) })
  }
})
