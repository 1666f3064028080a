import { routeInHash } from '@enlace/web/route-in-hash.ts'
import { goTo } from '@enlace/web/place.ts'
import { paths } from '../paths.ts'
import { session } from './session.ts'

const noticeName = 'staff_notice'

/** The session is over: to the login, which says why and leads back to this place. */
export function leaveEndedSession(message: string): void {
  try {
    sessionStorage.setItem(noticeName, message)
  } catch {
    // Without storage the login says nothing.
  }
  const route = routeInHash()
  session.end()
  goTo(paths.login({}, { desde: route === '/' ? undefined : route }), { replaces: true })
}

/** Why the last session ended, told once. */
export function takeNotice(): string | undefined {
  try {
    const notice = sessionStorage.getItem(noticeName)
    sessionStorage.removeItem(noticeName)
    return notice ?? undefined
  } catch {
    return undefined
  }
}
