import { afterEach, expect, test, vi } from 'vitest'
import { emptyStorage } from '../../../../test/kept-storage.ts'
import { watchIdleness } from './idle.ts'

const { kept } = emptyStorage()

afterEach(() => {
  vi.clearAllTimers()
  vi.useRealTimers()
})

test('takes every movement of mouse, finger, key, page and window for a sign that somebody is there', () => {
  const heard = new Map<string, () => void>()
  vi.stubGlobal('addEventListener', (sign: string, note: () => void) => void heard.set(sign, note))
  vi.useFakeTimers({ now: 1_000_000 })
  watchIdleness()
  for (const sign of ['mousemove', 'mousedown', 'click', 'keydown', 'scroll', 'touchstart', 'resize']) {
    vi.advanceTimersByTime(6000)
    heard.get(sign)?.()
    expect({ [sign]: kept().getItem('last_activity') }).toEqual({ [sign]: String(Date.now()) })
  }
})
