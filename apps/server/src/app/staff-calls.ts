import type { AnyCall } from '@enlace/contract/core/call'
import * as captcha from '@enlace/contract/core/captcha/calls'
import * as staff from '@enlace/contract/core/staff/calls'
import * as staffLinks from '@enlace/contract/core/staff/link-calls'
import * as members from '@enlace/contract/features/staff/calls'
import { ticketCallOf } from '@enlace/contract/core/tickets/calls'

const calls: readonly AnyCall[] = [
  ...Object.values(captcha),
  ...Object.values(staff),
  ...Object.values(staffLinks),
  ...Object.values(members),
]

/** Every call that the back office's origin answers; it does not start when one of them is not bound, or another is. */
export const servedStaffCalls: readonly AnyCall[] = calls.flatMap((call) =>
  call.delivers === 'file' ? [call, ticketCallOf(call)] : [call],
)
