import { bePresent, leavePresence } from '@enlace/contract/sign-in/presence/calls.ts'
import type { Presence, Subject } from '@enlace/contract/sign-in/presence/schemas.ts'
import { newRequestKey } from '@enlace/web/form/request-key.ts'
import { useEffect } from 'react'
import { usePresent } from '../live/live.ts'
import { send } from '../session/client.ts'
import { useStaff } from '../session/staff-session.ts'

/** Milliseconds between two words that a tab still has something open; the server forgets who says nothing for 45 seconds. */
const sayEvery = 20_000

let tabName: string | undefined

/** This tab among all that somebody may have open. */
function thisTab(): string {
  tabName ??= newRequestKey()
  return tabName
}

/**
 * Says that this tab has a thing open for as long as it is shown, and answers the colleagues who have it open, too, in the
 * order in which they came.
 */
export function usePresence({ kind, id }: Subject): readonly Presence[] {
  const { staff } = useStaff()
  const present = usePresent()
  useEffect(() => {
    // Nobody waits for it, and a failure is met by the person's next call.
    const say = () => {
      if (document.visibilityState === 'visible')
        send(bePresent, { params: { tab: thisTab() }, body: { kind, id } }).catch(() => undefined)
    }
    say()
    const timer = setInterval(say, sayEvery)
    document.addEventListener('visibilitychange', say)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', say)
      send(leavePresence, { params: { tab: thisTab() } }).catch(() => undefined)
    }
  }, [kind, id])
  return present.filter((one) => one.kind === kind && one.id === id && one.staff !== staff)
}
