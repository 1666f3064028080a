import { keepStaffSession, staffLogout } from '@enlace/contract/staff/sign-in/calls.ts'
import { ownProblemTexts } from '@enlace/contract/core/texts.ts'
import { send } from './client.ts'
import { leaveEndedSession } from './leave.ts'
import { lastActivity, noteActivity } from './session.ts'

/** What counts as being there. */
const signs = ['mousemove', 'mousedown', 'click', 'keydown', 'scroll', 'touchstart'] as const
const pace = 5000
const pingEvery = 60_000

/** Logs out who has not been there for the company's minutes; all tabs share one clock. Answers how to stop. */
export function watchIdleness(minutes: number): () => void {
  let wrote = 0
  let pinged = Date.now()
  const note = () => {
    const now = Date.now()
    if (now - wrote < pace) return
    wrote = now
    noteActivity(now)
  }
  const look = () => {
    const now = Date.now()
    const away = now - lastActivity(now)
    if (away >= minutes * 60_000) {
      stop()
      send(staffLogout)
        .catch(() => undefined)
        .finally(() => leaveEndedSession(ownProblemTexts['session-expired']))
      return
    }
    if (away < pingEvery && now - pinged >= pingEvery) {
      pinged = now
      // Nobody waits for it; a failure is met by the person's next call.
      send(keepStaffSession).catch(() => undefined)
    }
  }
  const timer = setInterval(look, 1000)
  const stop = () => {
    clearInterval(timer)
    for (const sign of signs) removeEventListener(sign, note, { capture: true })
  }
  look()
  for (const sign of signs) addEventListener(sign, note, { passive: true, capture: true })
  return stop
}
