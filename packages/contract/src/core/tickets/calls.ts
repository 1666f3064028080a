import type { AnyCall, Call } from '../call.ts'
import { defineCall } from '../call.ts'
import { Ticket } from './schemas.ts'

/** The call by which a browser gets a ticket for a file; anyone who may not have the file hears so here. */
export type TicketCall<C extends AnyCall> = Call<C['params'], C['query'], undefined, typeof Ticket>

const known = new WeakMap<AnyCall, AnyCall>()

/** The call for a ticket of a call that delivers a file: the same parameters and access, one path further. */
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
