import * as z from 'zod/mini'
import { DocumentActs } from '../acts/schemas.ts'
import { longest } from '../core/patterns.ts'
import { answersOf, filtersShapeOf, queriesOf } from '../documents/shapes.ts'
import { noteDocument } from './document.ts'

const answers = answersOf(noteDocument)

/** A debit note. */
export const DebitNote = answers.Row
export type DebitNote = z.infer<typeof DebitNote>

/** What the list takes: beside the description's filters one motive as the company wrote it, which may be long. */
export const {
  Query: DebitNotesQuery,
  SliceQuery: DebitNotesSliceQuery,
  ExportQuery: DebitNotesExportQuery,
} = queriesOf({
  ...filtersShapeOf(noteDocument.filters),
  motivo: z.optional(z.string().check(z.minLength(1), z.maxLength(longest.motive))),
})
export type DebitNotesQuery = z.infer<typeof DebitNotesQuery>

/** The page of notes with totals and counts, and the motives to choose from with every filter but their own. */
export const DebitNotes = z.extend(answers.Page, {
  motivos: z.array(z.object({ motivo: z.string(), rows: z.number() })),
})
export type DebitNotes = z.infer<typeof DebitNotes>

/** What a note was set against. */
export type DebitNoteLine = z.infer<typeof answers.Line>

/** One note with the invoices that it was set against and what belongs with it. */
export const DebitNoteDetail = z.extend(answers.Detail, { acts: DocumentActs })
export type DebitNoteDetail = z.infer<typeof DebitNoteDetail>

/** A slice of all rows that a filter lets through. */
export const DebitNoteRows = answers.Rows
