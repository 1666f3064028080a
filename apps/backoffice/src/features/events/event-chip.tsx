import type { DeskEventState } from '@enlace/contract/events/desk/state-schemas.ts'
import { deskEventStateTexts } from '@enlace/contract/events/desk/texts.ts'
import type { Tone } from '@enlace/ui/core/tone.ts'
import { StatusChip } from '@enlace/ui/status-chip.tsx'

const tones: Readonly<Record<DeskEventState, Tone>> = {
  borrador: 'neutral',
  publicado: 'good',
  cancelado: 'bad',
  terminado: 'info',
}

/** How far an event is, in its word and tone. */
export const EventChip = ({ state }: { state: DeskEventState }) => (
  <StatusChip tone={tones[state]}>{deskEventStateTexts[state]}</StatusChip>
)
