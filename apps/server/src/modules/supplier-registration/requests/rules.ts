import type { StateOf } from '@enlace/domain/states.ts'

/** A state of a registration request. */
export type RequestState = StateOf<'solicitud_registro'>

/** The company's possible transitions from each state; only the applicant can resubmit a returned request. */
const following: Readonly<Record<RequestState, readonly RequestState[]>> = {
  recibida: ['en_revision', 'rechazada'],
  en_revision: ['devuelta', 'aprobada', 'rechazada'],
  devuelta: ['rechazada'],
  aprobada: [],
  rechazada: [],
}

/** States that require a reason for the applicant. */
const reasoned: ReadonlySet<RequestState> = new Set(['devuelta', 'rechazada'])

/**
 * Returns whether the company may move a request from one state to another (decisions 6). Deciding on a received
 * request implies its review; `strictly` counts that as two steps.
 */
export function mayBecome(from: RequestState, to: RequestState, how?: 'strictly'): boolean {
  if (following[from].includes(to)) return true
  return how === undefined && from === 'recibida' && following.en_revision.includes(to)
}

/** Returns whether the state requires a written reason. */
export function needsReason(state: RequestState): boolean {
  return reasoned.has(state)
}

/** Returns whether the company has finished with a request in a state, for now or for good. */
export function isDecided(state: RequestState): boolean {
  return state === 'aprobada' || reasoned.has(state)
}
