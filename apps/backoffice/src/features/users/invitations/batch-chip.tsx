import type { InvitationBatch } from '@enlace/contract/users/invitations/schemas.ts'
import { invitationsTexts as texts } from '@enlace/contract/users/invitations/texts.ts'
import type { Tone } from '@enlace/ui/core/tone.ts'
import { StatusChip } from '@enlace/ui/status-chip.tsx'

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
