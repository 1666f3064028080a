import type { AnyCall } from '@enlace/contract/core/call'
import * as staff from '@enlace/contract/core/staff/calls'
import { ticketCallOf } from '@enlace/contract/core/tickets/calls'

const calls: readonly AnyCall[] = [...Object.values(staff)]

/** Every call that the back office's origin answers; it does not start when one of them is not bound, or another is. */
export const servedStaffCalls: readonly AnyCall[] = calls.flatMap((call) =>
  call.delivers === 'file' ? [call, ticketCallOf(call)] : [call],
)
