import * as z from 'zod/mini'
import { longestPaperNote, notedPapers, type NotedPaper } from './kinds.ts'
import { paperNotesTexts as texts } from './texts.ts'

/** A note as plain text. */
const Note = z.string().check(z.trim(), z.maxLength(longestPaperNote, { error: texts.long }))

/** The note of each kind of paper; an empty one is not printed. */
export const PaperNotes = z.object(
  // Every kind has its own.
  Object.fromEntries(notedPapers.map((paper) => [paper, Note])) as Record<NotedPaper, typeof Note>,
)
export type PaperNotes = z.infer<typeof PaperNotes>

/** The notes with the version that the client saw. */
export const KeptPaperNotes = z.object({ notas: PaperNotes, version: z.string().check(z.maxLength(64)) })
export type KeptPaperNotes = z.infer<typeof KeptPaperNotes>

/** The note of a paper as it is typed, for a page with it. */
export const PaperNoteTrial = z.object({ papel: z.enum(notedPapers), nota: Note })
