import type { SessionContext } from '@enlace/contract/sign-in/session/schemas.ts'
import type { Asker } from '@enlace/domain/access.ts'
import { moduleNames } from '@enlace/domain/modules.ts'
import type { Session } from './session.ts'
import { readBoot } from '../company/boot.ts'

/**
 * Who asks for a menu entry or a screen. Until the session's context has come nothing counts as withheld: the server
 * refuses what a master forbade.
 */
export function askerOf(session: Session | null, context: SessionContext | undefined): Asker {
  const left = context?.modules ?? null
  return {
    isAuthenticated: session !== null,
    // The role may have been given or taken since the person signed in.
    isMaster: session !== null && (context?.person.isMaster ?? session.person.isMaster),
    flags: readBoot().flags,
    permissions: left && moduleNames.filter((name) => left.includes(name)),
  }
}
