import { getSessionContext, logout } from '@enlace/contract/core/session/calls'
import { send } from '../http/client.ts'
import { leaveEndedSession } from './ended.ts'
import { isIdle } from './idle-rules.ts'
import { readItem, writeItems } from './items.ts'

/** What counts as being there (spec 4, Idle logout: mouse, click, key, scroll, touch, resize). */
const signs = ['mousemove', 'mousedown', 'click', 'keydown', 'scroll', 'touchstart', 'resize'] as const // DOM's names
/** The time is written for the other tabs at most this often, and looked at this often. */
const pace = 5000
/** The server hears of somebody who reads without asking for anything at most this often. */
const pingEvery = 60_000

/** Logs out who has not been there for the company's minutes; all tabs share one clock (decisions 3). */
export function watchIdleness(): void {
  let pinged = Date.now()
  let wrote = 0
  const note = () => {
    const now = Date.now()
    if (now - wrote < pace) return
    wrote = now
    writeItems({ last_activity: String(now) })
  }
  const look = () => {
    const now = Date.now()
    const seen = Number(readItem('last_activity') ?? now)
    if (isAway(now)) {
      clearInterval(timer)
      void leaveIdleSession()
    } else if (now - seen < pingEvery && now - pinged >= pingEvery) {
      pinged = now
      void ping()
    }
  }
  const timer = setInterval(look, pace)
  // Whoever comes back to a page of yesterday is not there yet.
  look()
  note()
  for (const sign of signs) addEventListener(sign, note, { passive: true, capture: true })
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
  const { problemTexts } = await import('@enlace/contract/core/texts')
  await send(logout).catch(() => undefined)
  leaveEndedSession(problemTexts['session-expired'])
}
