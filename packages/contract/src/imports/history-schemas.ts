import * as z from 'zod/mini'
import { Choice, listOf, ListQuery, paging, sliceOf, slicing } from '../core/list/list.ts'
import { ImportBatch, OpenImport } from './schemas.ts'

/** What narrows the history of loads. */
export const ImportsQuery = z.extend(z.omit(ListQuery, { status: true, min: true, max: true }), {
  fuente: z.optional(z.string().check(z.maxLength(60))),
  estado: z.optional(ImportBatch.shape.state),
})
export type ImportsQuery = z.infer<typeof ImportsQuery>

/** What the call for its rows without pages takes. */
export const ImportsSliceQuery = z.extend(z.omit(ImportsQuery, paging), slicing)

/** A page of the history, with the loads that are not over. */
export const ImportHistory = z.extend(listOf(ImportBatch, {}), {
  choices: z.object({ fuente: z.array(Choice), estado: z.array(Choice) }),
  open: z.array(OpenImport),
})

/** A slice of all loads that a filter lets through. */
export const ImportHistoryRows = sliceOf(ImportBatch)

const Count = z.number()

/** What undoing a load does to the rows of a table: new ones are removed, changed ones restored, those that went return. */
export const UndoEffect = z.object({ table: z.string(), removed: Count, restored: Count, returned: Count })
export type UndoEffect = z.infer<typeof UndoEffect>

/** Rows that are not any more as a load left them. */
export const UndoHindrance = z.object({ table: z.string(), rows: Count, examples: z.array(z.string()) })
