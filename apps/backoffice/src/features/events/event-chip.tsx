import type { DeskEventState } from '@enlace/contract/events/desk/state-schemas'
import { deskEventStateTexts } from '@enlace/contract/events/desk/texts'
import type { Tone } from '@enlace/ui/core/tone'
import { StatusChip } from '@enlace/ui/status-chip'

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
