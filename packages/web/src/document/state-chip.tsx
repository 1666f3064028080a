import { stateTexts } from '@enlace/contract/documents/state-texts.ts'
import { isStateOf, type StateOwner, toneOf } from '@enlace/domain/states.ts'
import { StatusChip } from '@enlace/ui/status-chip.tsx'

type StateChipProps = { owner: StateOwner; state: string; children?: string }

/** The state of a document in its word, icon and tone; a word that the vocabulary lacks is shown as it came. */
export function StateChip({ owner, state, children = stateWord(owner, state) }: StateChipProps) {
  const tone = isStateOf(owner, state) ? toneOf(owner, state) : 'neutral'
  return <StatusChip tone={tone}>{children}</StatusChip>
}

/** The word of a state. */
export function stateWord(owner: StateOwner, state: string): string {
  const words: Readonly<Record<string, string>> = stateTexts[owner]
  return words[state] ?? state
}
