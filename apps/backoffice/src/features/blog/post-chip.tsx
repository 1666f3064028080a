import type { PostState } from '@enlace/contract/blog/desk/state-schemas'
import { postStateTexts } from '@enlace/contract/blog/desk/texts'
import type { Tone } from '@enlace/ui/core/tone'
import { StatusChip } from '@enlace/ui/status-chip'

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
