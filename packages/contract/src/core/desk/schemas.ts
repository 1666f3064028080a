import * as z from 'zod/mini'
import { listOf, ListQuery, paging, sliceOf, slicing } from '../list/list.ts'
import { Instant } from '../values.ts'

/** The filters of a work list in the back office: text, days, states, order and page. */
export const DeskQuery = z.omit(ListQuery, { min: true, max: true })
export type DeskQuery = z.infer<typeof DeskQuery>

/** The query for its rows without pages. */
export const DeskSliceQuery = z.extend(z.omit(DeskQuery, paging), slicing)

/** A page of a work list. */
export const deskOf = <Row extends z.ZodMiniType>(row: Row) => listOf(row, {})
/** A slice of all rows of a work list's filter. */
export const deskRowsOf = <Row extends z.ZodMiniType>(row: Row) => sliceOf(row)

/** A step in the history of a decision in the back office. */
export const DeskEvent = z.object({
  at: Instant,
  titulo: z.string(),
  quien: z.string(),
  texto: z.string(),
})
export type DeskEvent = z.infer<typeof DeskEvent>
