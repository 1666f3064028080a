import * as z from 'zod/mini'
import { Instant } from '../../core/values.ts'

/** A template of the company with the supplier's own data in it, ready to be read or printed. */
export const FilledTemplate = z.object({
  name: z.string(),
  title: z.string(),
  html: z.string(),
  filledAt: Instant,
  /** Until when the documents that it may tell of are complete; null where the company has never said. */
  dataAsOf: z.nullable(Instant),
})
export type FilledTemplate = z.infer<typeof FilledTemplate>
