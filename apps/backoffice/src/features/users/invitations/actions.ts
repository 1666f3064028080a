import type { AnswerOf } from '@enlace/contract/core/call.ts'
import type { getInvitations } from '@enlace/contract/users/invitations/calls.ts'
import type { InvitationBatch, LinesQuery } from '@enlace/contract/users/invitations/schemas.ts'

/** A file of invitations with a page of its lines. */
export type FoundBatch = AnswerOf<typeof getInvitations>

/** What the address says of the lines in sight. */
export type LineSearch = LinesQuery

/** What can be done with a file of invitations as a whole. */
export type BatchAct = 'start' | 'stop' | 'resend' | 'discard'

/** What is asked about before it is done. */
export type AskedBatchAct = Exclude<BatchAct, 'stop'>

/** Whether an act is asked about first. */
export const isAsked = (act: BatchAct): act is AskedBatchAct => act !== 'stop'

/** Lines of a file in one state. */
export const linesIn = ({ counts }: InvitationBatch, state: string): number => counts[state] ?? 0

/** Lines that were sent, whatever became of them, and all that are or were to be. */
export function progressOf(batch: InvitationBatch): { sent: number; total: number } {
  const total = Object.entries(batch.counts)
    .filter(([state]) => state !== 'no_se_envia')
    .reduce((sum, [, rows]) => sum + rows, 0)
  return { sent: total - linesIn(batch, 'por_enviar'), total }
}

/** What can be done with a file as it is. */
export function actsOn(batch: InvitationBatch): readonly BatchAct[] {
  const waiting = linesIn(batch, 'enviada') + linesIn(batch, 'vencida') + linesIn(batch, 'correo_fallido')
  switch (batch.estado) {
    case 'borrador':
      return linesIn(batch, 'por_enviar') > 0 ? ['start', 'discard'] : ['discard']
    case 'enviando':
      return ['stop']
    case 'detenida':
      return ['start']
    case 'terminada':
      return waiting > 0 ? ['resend'] : []
  }
}
