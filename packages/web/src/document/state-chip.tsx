import { stateTexts } from '@enlace/contract/documents/state-texts.ts'
import { isStateOf, type StateOwner, toneOf } from '@enlace/domain/states.ts'
import { wordChip, wordIn } from './word-chip.tsx'

type StateChipProps = { owner: StateOwner; state: string; children?: string }

/** The state of anything that has one. */
export const StateChip = ({ owner, state, children = stateWord(owner, state) }: StateChipProps) =>
  wordChip(isStateOf(owner, state) ? toneOf(owner, state) : undefined, children)

/** The word of a state. */
export const stateWord = (owner: StateOwner, state: string): string => wordIn(stateTexts[owner], state)
