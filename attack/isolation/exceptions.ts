import type { AnyCall } from '@enlace/contract/core/call'
import { endOtherSessions } from '@enlace/contract/core/security/calls'
import { logout, switchMembership } from '@enlace/contract/core/session/calls'

/** They end the session by which the others are asked: they come last. */
export const endings: ReadonlySet<AnyCall> = new Set<AnyCall>([logout, switchMembership, endOtherSessions])
