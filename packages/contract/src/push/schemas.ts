import { pushKinds } from '@enlace/domain/api-key.ts'
import * as z from 'zod/mini'
import { Instant, Optional, wholeNumber } from '../core/values.ts'
import { pushTexts as texts } from './texts.ts'

/** What a push may hold and how it is worked off. */
export const pushLimits = {
  /** Bytes of one record. */
  recordBytes: 1024 * 1024,
  /** Bytes of a push as it travels, and once it is unpacked. */
  sentBytes: 256 * 1024 * 1024,
  unpackedBytes: 1024 * 1024 * 1024,
  /** Records that are kept or refused together, and their bytes. */
  chunkRecords: 1000,
  chunkBytes: 4 * 1024 * 1024,
  /** Pushes under way at a time. */
  openOfKey: 2,
  openOfCompany: 4,
  /** Seconds of silence after which a push is given up. */
  silence: 30,
  /** Hours for which the answer to an Idempotency-Key is kept at least. */
  keptHours: 48,
} as const

const Count = z.number()

/** The kind of records that an address names. */
export const PushKindName = z.object({ kind: z.string().check(z.maxLength(60)) })

/** How a push is asked for, beside its records. */
export const PushQuery = z.object({
  /** Until when the kind is complete once all of it was kept. */
  as_of: z.optional(z.string().check(z.maxLength(40))),
  /** Which records the answer tells of. */
  rows: z._default(z.enum(['all', 'refused'], { error: texts.rowsInvalid }), 'all'),
})

/** Why a record was refused, or what is doubtful about it. */
const PushFinding = z.object({
  severity: z.enum(['refused', 'doubtful']),
  reason: z.string(),
  field: Optional,
  value: Optional,
  message: z.string(),
})

/** The outcome of one record. */
export const PushRow = z.object({
  line: Count,
  key: Optional,
  outcome: z.enum(['inserted', 'updated', 'unchanged', 'deleted', 'refused']),
  findings: z.array(PushFinding),
})
export type PushRow = z.infer<typeof PushRow>

const counts = {
  read: Count,
  inserted: Count,
  updated: Count,
  unchanged: Count,
  deleted: Count,
  refused: Count,
}
export const PushCounts = z.object(counts)
export type PushCounts = z.infer<typeof PushCounts>

/** The last line of an answer to a push of which everything was worked off. */
export const PushSummary = z.object({
  complete: z.literal(true),
  load: z.string(),
  kind: z.string(),
  counts: PushCounts,
  batches: z.array(z.string()),
  as_of: z.nullable(Instant),
})
export type PushSummary = z.infer<typeof PushSummary>

/** The last line of an answer to a push that broke off: what was told before it is kept. */
export const PushBreak = z.object({
  complete: z.literal(false),
  load: z.string(),
  kind: z.string(),
  counts: PushCounts,
  batches: z.array(z.string()),
  code: z.string(),
  message: z.string(),
  reference: z.string(),
})
export type PushBreak = z.infer<typeof PushBreak>

/** One line of the answer to a push. */
export const PushLine = z.union([PushRow, PushSummary, PushBreak])
export type PushLine = z.infer<typeof PushLine>

/** A push as it is remembered. */
export const PushLoad = z.object({
  id: z.string(),
  kind: z.string(),
  key: z.string(),
  state: z.enum(['running', 'complete', 'broken']),
  idempotency_key: Optional,
  counts: PushCounts,
  bytes: Count,
  batches: z.array(z.string()),
  as_of: z.nullable(Instant),
  failure: Optional,
  started_at: Instant,
  finished_at: z.nullable(Instant),
})
export type PushLoad = z.infer<typeof PushLoad>

/** A push with what was refused or is doubtful of it, in the order in which it was sent. */
export const PushLoadDetail = z.extend(PushLoad, {
  findings: z.array(z.extend(PushFinding, { line: z.nullable(Count) })),
  /** Whether there are more findings than these. */
  more: z.boolean(),
})
export type PushLoadDetail = z.infer<typeof PushLoadDetail>

/** A slice of the pushes, newest first. */
export const PushLoadsQuery = z.object({
  before: z.optional(Instant.check(z.maxLength(40))),
  size: z._default(wholeNumber(1, 200), 50),
})
export const PushLoads = z.object({ loads: z.array(PushLoad), next: z.nullable(Instant) })

/** Until when a kind of records is complete ("datos al"). */
export const Freshness = z.object({ kind: z.string(), as_of: Instant })
export const FreshnessList = z.object({ freshness: z.array(Freshness) })
export const FreshnessWanted = z.object({
  as_of: z.string({ error: texts.asOfInvalid }).check(z.maxLength(40)),
})

/** Whose key it is and what it is good for. */
export const WhoAmI = z.object({
  company: z.object({ id: Count, nombre: z.string() }),
  key: z.object({ id: z.string(), nombre: z.string(), scopes: z.array(z.string()) }),
  kinds: z.array(z.enum(pushKinds)),
})
