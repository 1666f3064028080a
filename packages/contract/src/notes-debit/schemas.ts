import * as z from 'zod/mini'
import { DocumentActs } from '../acts/schemas.ts'
import { longest } from '../core/patterns.ts'
import { answersOf, filtersShapeOf, queriesOf } from '../documents/shapes.ts'
import { noteDocument } from './document.ts'

const answers = answersOf(noteDocument)

/** A debit note. Also a slice of all rows of a filter. */
export const { Row: DebitNote, Rows: DebitNoteRows } = answers
export type DebitNote = z.infer<typeof DebitNote>

/** The query of the list: besides the description's filters one motive as the company wrote it, which may be long. */
export const {
  Query: DebitNotesQuery,
  SliceQuery: DebitNotesSliceQuery,
  ExportQuery: DebitNotesExportQuery,
} = queriesOf({
  ...filtersShapeOf(noteDocument.filters),
  motivo: z.optional(z.string().check(z.minLength(1), z.maxLength(longest.motive))),
})
export type DebitNotesQuery = z.infer<typeof DebitNotesQuery>

/** The page of notes with totals and counts, and the motives with every other filter applied. */
export const DebitNotes = z.extend(answers.Page, {
  motivos: z.array(z.object({ motivo: z.string(), rows: z.number() })),
})
export type DebitNotes = z.infer<typeof DebitNotes>

/** An application of a note to an invoice. */
export type DebitNoteLine = z.infer<typeof answers.Line>

/** One note with its invoices and related documents. */
export const DebitNoteDetail = z.extend(answers.Detail, { acts: DocumentActs })
export type DebitNoteDetail = z.infer<typeof DebitNoteDetail>
