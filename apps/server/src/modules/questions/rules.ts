import type { QuestionState, QuestionThread } from '@enlace/contract/questions/schemas.ts'

/** What a supplier's person may do with a thread in a state. */
export function mayDo(state: QuestionState, mayAct: boolean): QuestionThread['may'] {
  const isClosed = state === 'cerrada'
  return {
    reply: mayAct && !isClosed,
    close: mayAct && !isClosed,
    reopen: mayAct && (isClosed || state === 'resuelta'),
  }
}
