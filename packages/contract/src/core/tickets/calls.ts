import type { AnyCall, Call } from '../call.ts'
import { defineCall } from '../call.ts'
import { Ticket } from './schemas.ts'

/** The call by which a browser gets a ticket for a file; it is refused without access to the file. */
export type TicketCall<C extends AnyCall> = Call<C['params'], C['query'], undefined, typeof Ticket>

const known = new WeakMap<AnyCall, AnyCall>()

/** Returns the ticket call of a call that delivers a file: the same parameters and access, one path segment longer. */
export function ticketCallOf<C extends AnyCall>(call: C): TicketCall<C> {
  const before = known.get(call)
  // Kept by the call that made it, whose parameters it has.
  if (before) return before as TicketCall<C>
  const made = defineCall({
    purpose: `A one-use ticket of a minute for: ${call.purpose}`,
    method: 'POST',
    path: `${call.path}/ticket`,
    access: call.access,
    isForReaders: true,
    ...(call.stepUp && { stepUp: call.stepUp }),
    params: call.params,
    query: call.query,
    answer: Ticket,
  })
  known.set(call, made)
  return made
}
