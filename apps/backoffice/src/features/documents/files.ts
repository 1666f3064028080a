import type { NamedDocument } from '@enlace/contract/documents/attachments/desk/schemas.ts'

/** A chosen file with the documents that it may belong to, and how far it is. */
export type ChosenFile = {
  key: string
  file: File
  state: 'matching' | 'unmatched' | 'ready' | 'sending' | 'sent' | 'failed'
  candidates: readonly NamedDocument[]
  /** The document that it goes to; nothing where the person has to choose. */
  document: string | undefined
  /** Why it was not taken. */
  fault?: string
}

/** A file's key: what was chosen twice is there once. */
export const keyOf = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`

/** Puts a file beside what was found for its name: a single document is taken, among several the person chooses. */
export function withCandidates(chosen: ChosenFile, candidates: readonly NamedDocument[]): ChosenFile {
  const [only] = candidates
  const document = candidates.length === 1 ? only?.id : undefined
  return { ...chosen, candidates, document, state: document === undefined ? 'unmatched' : 'ready' }
}

/** Whether a file can be sent now: it has a document, and is neither there already nor on its way. */
export const isToSend = ({ state, document }: ChosenFile) =>
  document !== undefined && (state === 'ready' || state === 'failed')
