import type { PostState } from '@enlace/contract/blog/desk/state-schemas.ts'
import { postStateTexts } from '@enlace/contract/blog/desk/texts.ts'
import type { Tone } from '@enlace/ui/core/tone.ts'
import { StatusChip } from '@enlace/ui/status-chip.tsx'

const tones: Readonly<Record<PostState, Tone>> = {
  borrador: 'neutral',
  programada: 'info',
  publicada: 'good',
  retirada: 'warning',
}

/** How far a post is, in its word and tone. */
export const PostChip = ({ state }: { state: PostState }) => (
  <StatusChip tone={tones[state]}>{postStateTexts[state]}</StatusChip>
)
