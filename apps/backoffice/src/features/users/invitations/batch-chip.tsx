import type { InvitationBatch } from '@enlace/contract/users/invitations/schemas'
import { invitationsTexts as texts } from '@enlace/contract/users/invitations/texts'
import type { Tone } from '@enlace/ui/core/tone'
import { StatusChip } from '@enlace/ui/status-chip'

const tones: Readonly<Record<InvitationBatch['estado'], Tone>> = {
  borrador: 'warning',
  enviando: 'info',
  detenida: 'neutral',
  terminada: 'good',
}

/** How far a file is, in its word. */
export const BatchChip = ({ estado }: Pick<InvitationBatch, 'estado'>) => (
  <StatusChip tone={tones[estado]}>{texts.states[estado]}</StatusChip>
)
