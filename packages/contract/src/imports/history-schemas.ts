import * as z from 'zod/mini'
import { Choice, listOf, ListQuery, paging, sliceOf, slicing } from '../core/list/list.ts'
import { ImportBatch, OpenImport } from './schemas.ts'

/** The filters of the load history. */
export const ImportsQuery = z.extend(z.omit(ListQuery, { status: true, min: true, max: true }), {
  fuente: z.optional(z.string().check(z.maxLength(60))),
  estado: z.optional(ImportBatch.shape.state),
})
export type ImportsQuery = z.infer<typeof ImportsQuery>

/** The query for its rows without pages. */
export const ImportsSliceQuery = z.extend(z.omit(ImportsQuery, paging), slicing)

/** A page of the history, with the unfinished loads. */
export const ImportHistory = z.extend(listOf(ImportBatch, {}), {
  choices: z.object({ fuente: z.array(Choice), estado: z.array(Choice) }),
  open: z.array(OpenImport),
})

/** A slice of all loads of a filter. */
export const ImportHistoryRows = sliceOf(ImportBatch)

const Count = z.number()

/** The effect of undoing a load on a table: new rows are removed, changed ones restored, removed ones returned. */
export const UndoEffect = z.object({ table: z.string(), removed: Count, restored: Count, returned: Count })
export type UndoEffect = z.infer<typeof UndoEffect>

/** Rows that changed since the load, and so prevent its undoing. */
export const UndoHindrance = z.object({ table: z.string(), rows: Count, examples: z.array(z.string()) })
