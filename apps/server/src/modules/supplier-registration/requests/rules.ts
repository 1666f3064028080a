import type { StateOf } from '@enlace/domain/states.ts'

/** A state of a registration request. */
export type RequestState = StateOf<'solicitud_registro'>

/** What the company may make of a request in each state, a step at a time; only the applicant makes a returned one received again. */
const following: Readonly<Record<RequestState, readonly RequestState[]>> = {
  recibida: ['en_revision', 'rechazada'],
  en_revision: ['devuelta', 'aprobada', 'rechazada'],
  devuelta: ['rechazada'],
  aprobada: [],
  rechazada: [],
}

/** States that the applicant is owed a reason for. */
const reasoned: ReadonlySet<RequestState> = new Set(['devuelta', 'rechazada'])

/**
 * Whether the company may move a request from one state to another (decisions 6). Anyone who decides about a received request
 * has reviewed it: strictly that is two steps.
 */
export function mayBecome(from: RequestState, to: RequestState, how?: 'strictly'): boolean {
  if (following[from].includes(to)) return true
  return how === undefined && from === 'recibida' && following.en_revision.includes(to)
}

/** Whether a request may not come into the state without a reason in words. */
export function needsReason(state: RequestState): boolean {
  return reasoned.has(state)
}

/** Whether the company is done with a request in a state, for now or for good. */
export function isDecided(state: RequestState): boolean {
  return state === 'aprobada' || reasoned.has(state)
}
