import { afterEach, expect, test, vi } from 'vitest'
import { emptyStorage } from '../../../../test/kept-storage.ts'
import { watchIdleness } from './idle.ts'

const { kept } = emptyStorage()

/** A server that never answers. */
function stubServer() {
  vi.stubGlobal('location', new URL('http://portal.test/'))
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  vi.stubGlobal('indexedDB', { deleteDatabase: () => new EventTarget() })
}

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

test('takes nothing for such a sign once the company’s minutes are over, so that no kept document is shown', () => {
  const heard = new Map<string, () => void>()
  vi.stubGlobal('addEventListener', (sign: string, note: () => void) => void heard.set(sign, note))
  stubServer()
  vi.useFakeTimers({ now: 100_000_000 })
  kept().setItem('time_out', '20')
  kept().setItem('last_activity', '1')
  watchIdleness()
  expect(kept().getItem('last_activity')).toBe('1')
  for (const note of heard.values()) note()
  expect(kept().getItem('last_activity')).toBe('1')
})

test('does not take the first movement after a long sleep of the device for one', () => {
  const heard = new Map<string, () => void>()
  vi.stubGlobal('addEventListener', (sign: string, note: () => void) => void heard.set(sign, note))
  stubServer()
  vi.useFakeTimers({ now: 100_000_000 })
  kept().setItem('time_out', '20')
  watchIdleness()
  vi.setSystemTime(200_000_000)
  heard.get('mousemove')?.()
  expect(kept().getItem('last_activity')).toBe('100000000')
})
