import type { AnyCall } from '@enlace/contract/core/call.ts'
import { ticketCallOf } from '@enlace/contract/core/tickets/calls.ts'
import { features } from './features.ts'

/** Every call that the portal's origin answers; the server does not start when one of them is not bound, or another is. */
export const servedCalls: readonly AnyCall[] = callsAt('portal')

/** Likewise of the back office's origin. */
export const servedStaffCalls: readonly AnyCall[] = callsAt('backoffice')

function callsAt(origin: 'portal' | 'backoffice'): AnyCall[] {
  const calls = features.flatMap(
    (feature) => feature[origin]?.calls.flatMap((file) => Object.values(file)) ?? [],
  )
  return calls.flatMap((call) =>
    // A file that needs no session needs no ticket either.
    call.delivers === 'file' && call.access.actor !== 'visitor' ? [call, ticketCallOf(call)] : [call],
  )
}
