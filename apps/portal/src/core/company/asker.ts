import type { Asker } from '@enlace/domain/access'
import type { Session } from '../session/session.ts'
import { readBoot } from './boot.ts'

/**
 * Who asks for a menu entry or a screen. A master's restrictions of a user are not known here: the server refuses
 * what they forbid.
 */
export function askerOf(session: Session | null): Asker {
  return {
    isAuthenticated: session !== null,
    isMaster: session?.person.isMaster ?? false,
    flags: readBoot().flags,
    permissions: null,
  }
}
