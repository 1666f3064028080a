import type { AnyCall } from '@enlace/contract/core/call.ts'
import { ticketCallOf } from '@enlace/contract/core/tickets/calls.ts'
import { features } from './features.ts'

/** Every call of the portal's origin; the server does not start if one of them is not bound, or another is. */
export const servedCalls: readonly AnyCall[] = callsAt('portal')

/** Every call of the back office's origin, likewise. */
export const servedStaffCalls: readonly AnyCall[] = callsAt('backoffice')

function callsAt(origin: 'portal' | 'backoffice'): AnyCall[] {
  const calls = features.flatMap(
    (feature) => feature[origin]?.calls.flatMap((file) => Object.values(file)) ?? [],
  )
  return calls.flatMap((call) =>
    // A file without a session needs no ticket.
    call.delivers === 'file' && call.access.actor !== 'visitor' ? [call, ticketCallOf(call)] : [call],
  )
}
