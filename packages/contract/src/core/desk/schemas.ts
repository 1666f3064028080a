import * as z from 'zod/mini'
import { listOf, ListQuery, paging, sliceOf, slicing } from '../list/list.ts'
import { Instant } from '../values.ts'

/** What narrows what waits at a desk: text, days, states, order and page. */
export const DeskQuery = z.omit(ListQuery, { min: true, max: true })
export type DeskQuery = z.infer<typeof DeskQuery>

/** What the call for a desk's rows without pages takes. */
export const DeskSliceQuery = z.extend(z.omit(DeskQuery, paging), slicing)

/** A page of what waits at a desk. */
export const deskOf = <Row extends z.ZodMiniType>(row: Row) => listOf(row, {})
/** A slice of all that a desk's filter lets through. */
export const deskRowsOf = <Row extends z.ZodMiniType>(row: Row) => sliceOf(row)

/** A step in the history of something that is decided at a desk. */
export const DeskEvent = z.object({
  at: Instant,
  titulo: z.string(),
  quien: z.string(),
  texto: z.string(),
})
export type DeskEvent = z.infer<typeof DeskEvent>
