import type { RequestState } from '@enlace/contract/profile/requests/request-states.ts'
import { dataRequestKinds, type DataRequestKind } from '@enlace/domain/data-rights.ts'

/** What a person asks of the company here. */
export type ProfileRequestKind = 'cambio_empresa' | DataRequestKind

/** What the company may make of a request. */
export type RequestDecision = Extract<RequestState, 'en_revision' | 'aprobada' | 'rechazada'>

/** What the company may make of a request in each state; what was decided or taken back stays. */
const following: Readonly<Record<RequestState, readonly RequestDecision[]>> = {
  recibida: ['en_revision', 'aprobada', 'rechazada'],
  en_revision: ['aprobada', 'rechazada'],
  aprobada: [],
  rechazada: [],
  retirada: [],
}

/** Whether the company may move a request from one state to another. */
export function mayBecome(from: RequestState, to: RequestDecision): boolean {
  return following[from].includes(to)
}

/** Whether a request waits for the company. */
export function isOpen(state: RequestState): boolean {
  return following[state].length > 0
}

/** Whether the request is about a person's own data. */
export function isAboutData(kind: ProfileRequestKind): kind is DataRequestKind {
  return dataRequestKinds.some((known) => known === kind)
}

/** Whether a decision is owed in words: each refusal, and each answer to somebody who asked about its data. */
export function needsAnswer(kind: ProfileRequestKind, decision: RequestDecision): boolean {
  return decision === 'rechazada' || (decision === 'aprobada' && isAboutData(kind))
}
