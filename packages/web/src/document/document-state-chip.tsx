import { documentStateTexts } from '@enlace/contract/documents/document-state-texts.ts'
import { type DocumentStateOwner, documentTone } from '@enlace/domain/document-states.ts'
import { wordChip, wordIn } from './word-chip.tsx'

type DocumentStateChipProps = { owner: DocumentStateOwner; state: string }

/** The state of a document that has a list. The first pages know these states alone (`StateChip` knows all). */
export const DocumentStateChip = ({ owner, state }: DocumentStateChipProps) =>
  wordChip(documentTone(owner, state), documentStateWord(owner, state))

/** The word of such a state. */
export const documentStateWord = (owner: DocumentStateOwner, state: string): string =>
  wordIn(documentStateTexts[owner], state)
