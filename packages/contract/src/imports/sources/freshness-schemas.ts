import * as z from 'zod/mini'
import { Instant, wholeNumber } from '../../core/values.ts'

const Hour = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

/** When a source is expected. */
export const ImportRhythm = z.discriminatedUnion('every', [
  z.object({ every: z.literal('business-day'), before: Hour }),
  z.object({ every: z.literal('week'), weekday: wholeNumber(1, 7), before: Hour }),
  z.object({ every: z.literal('month'), day: wholeNumber(1, 31), before: Hour }),
  z.object({ every: z.literal('never') }),
])
export type ImportRhythm = z.infer<typeof ImportRhythm>

/** A source with its freshness. */
export const ImportSource = z.object({
  source: z.string(),
  version: z.number(),
  rhythm: ImportRhythm,
  state: z.enum(['on-time', 'late', 'never-came', 'no-rhythm']),
  lastAt: z.nullable(Instant),
  lastBatch: z.nullable(z.string()),
  /** The last deadline, and the next one. */
  dueAt: z.nullable(Instant),
  nextAt: z.nullable(Instant),
  hasMapping: z.boolean(),
  /** Since when it is overdue; the company was notified then. */
  alarmAt: z.nullable(Instant),
})
export type ImportSource = z.infer<typeof ImportSource>
