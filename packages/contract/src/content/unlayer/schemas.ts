import * as z from 'zod/mini'
import { Instant } from '../../core/values.ts'

/** A template of the company filled with the supplier's data, for reading or printing. */
export const FilledTemplate = z.object({
  name: z.string(),
  title: z.string(),
  html: z.string(),
  filledAt: Instant,
  /** The date up to which its documents are complete; null if the company has never reported it. */
  dataAsOf: z.nullable(Instant),
})
export type FilledTemplate = z.infer<typeof FilledTemplate>
