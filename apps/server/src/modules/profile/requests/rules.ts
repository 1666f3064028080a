import type { RequestState } from '@enlace/contract/profile/requests/request-states.ts'
import { dataRequestKinds, type DataRequestKind } from '@enlace/domain/data-rights.ts'

/** The kinds of requests to the company. */
export type ProfileRequestKind = 'cambio_empresa' | DataRequestKind

/** The states that the company can set. */
export type RequestDecision = Extract<RequestState, 'en_revision' | 'aprobada' | 'rechazada'>

/** The company's possible transitions from each state; decided and withdrawn are final. */
const following: Readonly<Record<RequestState, readonly RequestDecision[]>> = {
  recibida: ['en_revision', 'aprobada', 'rechazada'],
  en_revision: ['aprobada', 'rechazada'],
  aprobada: [],
  rechazada: [],
  retirada: [],
}

/** Returns whether the company may move a request from one state to another. */
export function mayBecome(from: RequestState, to: RequestDecision): boolean {
  return following[from].includes(to)
}

/** Returns whether a request waits for the company. */
export function isOpen(state: RequestState): boolean {
  return following[state].length > 0
}

/** Returns whether the request is about a person's own data. */
export function isAboutData(kind: ProfileRequestKind): kind is DataRequestKind {
  return dataRequestKinds.some((known) => known === kind)
}

/** Returns whether a decision needs a text: every refusal, and every answer about personal data. */
export function needsAnswer(kind: ProfileRequestKind, decision: RequestDecision): boolean {
  return decision === 'rechazada' || (decision === 'aprobada' && isAboutData(kind))
}
