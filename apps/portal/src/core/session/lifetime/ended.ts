import { frameTexts } from '@enlace/contract/core/frame/texts.ts'
import { routeInHash } from '@enlace/web/route-in-hash.ts'
import { leaveSession } from './leave.ts'
import { keepNotice } from '../notice.ts'
import { keepReturnPath } from '../return-path.ts'

let isLeaving = false

/** The server ended the session: to the login with its reason, and from there back to the place that was open. */
export function leaveEndedSession(message: string): void {
  // Several calls hear of the end; the first one knows where the person was.
  if (isLeaving) return
  isLeaving = true
  keepReturnPath(routeInHash())
  keepNotice({ kind: 'info', title: frameTexts.sessionEndedTitle, message })
  void leaveSession()
}
