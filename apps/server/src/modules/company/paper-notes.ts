import { longestPaperNote, notedPapers, type NotedPaper } from '@enlace/contract/papers/notes/kinds.ts'
import type { KeptSettings } from './rules.ts'

/** The company setting for the notes of its papers. */
export const paperNotesSetting = 'notas_documentos'

/** Reads the note of each kind of paper; a missing one is empty. */
export function paperNotesOf(settings: KeptSettings): Record<NotedPaper, string> {
  const kept = settings.get(paperNotesSetting)
  const known = new Map(typeof kept === 'object' && kept !== null ? Object.entries(kept) : [])
  const noteOf = (paper: NotedPaper) => {
    const note: unknown = known.get(paper)
    return typeof note === 'string' ? note.slice(0, longestPaperNote) : ''
  }
  // Every kind has its own.
  return Object.fromEntries(notedPapers.map((paper) => [paper, noteOf(paper)])) as Record<NotedPaper, string>
}
