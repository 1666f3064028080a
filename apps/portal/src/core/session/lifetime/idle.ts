import { ownProblemTexts } from '@enlace/contract/core/texts.ts'
import { getSessionContext, logout } from '@enlace/contract/sign-in/session/calls.ts'
import { send } from '../../http/client.ts'
import { leaveEndedSession } from './ended.ts'
import { isIdle, secondsToWarn } from './idle-rules.ts'
import { readItem, writeItems } from '../items.ts'
import { leaving } from '../leaving.ts'

/** What counts as being there (spec 4, Idle logout: mouse, click, key, scroll, touch, resize). */
const signs = ['mousemove', 'mousedown', 'click', 'keydown', 'scroll', 'touchstart', 'resize'] as const
/** The time is written for the other tabs at most this often. */
const pace = 5000
/** The server hears of somebody who reads without asking for anything at most this often. */
const pingEvery = 60_000

const listeners = new Set<() => void>()
let secondsLeft: number | undefined

/** How many seconds are left before the logout of who has not been there for long; nothing while it is far. */
export const idleWarning = {
  read: () => secondsLeft,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}

/** Logs out who has not been there for the company's minutes, and warns before; all tabs share one clock (decisions 3). */
export function watchIdleness(): void {
  let pinged = Date.now()
  let wrote = 0
  let isLeaving = false
  const leave = () => {
    if (isLeaving) return
    isLeaving = true
    clearInterval(timer)
    void leaveIdleSession()
  }
  const note = () => {
    const now = Date.now()
    if (secondsLeft === undefined && now - wrote < pace) return
    // A person who comes back after the minutes signs in first; until then no kept document may be read.
    if (isAway(now)) return leave()
    wrote = now
    writeItems({ last_activity: String(now) })
    warn(undefined)
  }
  const look = () => {
    const now = Date.now()
    const seen = Number(readItem('last_activity') ?? now)
    if (isAway(now)) return leave()
    warn(secondsToWarn(seen, now, readItem('time_out')))
    if (now - seen < pingEvery && now - pinged >= pingEvery) {
      pinged = now
      void ping()
    }
  }
  const timer = setInterval(look, 1000)
  // Whoever comes back to a page of yesterday is not there yet.
  look()
  note()
  for (const sign of signs) addEventListener(sign, note, { passive: true, capture: true })
}

function warn(seconds: number | undefined): void {
  if (seconds === secondsLeft) return
  secondsLeft = seconds
  for (const listener of listeners) listener()
}

/** Whether nobody has been there for the company's minutes: a page that wakes up learns it before its next look. */
export function isAway(now: number): boolean {
  return isIdle(Number(readItem('last_activity') ?? now), now, readItem('time_out'))
}

async function ping(): Promise<void> {
  // Nobody waits for it, so nothing is shown; a failure is met by the person's next call.
  await send({ ...getSessionContext, isQuiet: true }).catch(() => undefined)
}

async function leaveIdleSession(): Promise<void> {
  const left = send(logout, { query: { idle: '1' } })
  leaving.begin()
  await left.catch(() => undefined)
  leaveEndedSession(ownProblemTexts['session-expired'])
}
