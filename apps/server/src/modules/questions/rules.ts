import type { QuestionState, QuestionThread } from '@enlace/contract/questions/schemas.ts'

/** Returns the allowed actions of a supplier's user on a thread, by state. */
export function mayDo(state: QuestionState, mayAct: boolean): QuestionThread['may'] {
  const isClosed = state === 'cerrada'
  return {
    reply: mayAct && !isClosed,
    close: mayAct && !isClosed,
    reopen: mayAct && (isClosed || state === 'resuelta'),
  }
}
