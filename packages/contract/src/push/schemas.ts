import { pushKinds } from '@enlace/domain/api-key.ts'
import * as z from 'zod/mini'
import { Instant, Optional, wholeNumber } from '../core/values.ts'
import { pushTexts as texts } from './texts.ts'

/** The limits of pushes and of their processing. */
export const pushLimits = {
  /** Bytes of one record. */
  recordBytes: 1024 * 1024,
  /** Maximum bytes of a push as sent, and unpacked. */
  sentBytes: 256 * 1024 * 1024,
  unpackedBytes: 1024 * 1024 * 1024,
  /** Records that are stored or refused together, and their bytes. */
  chunkRecords: 1000,
  chunkBytes: 4 * 1024 * 1024,
  /** Maximum concurrent pushes. */
  openOfKey: 2,
  openOfCompany: 4,
  /** Seconds of inactivity after which a push is aborted. */
  silence: 30,
  /** Minimum hours for which the response to an Idempotency-Key is stored. */
  keptHours: 48,
} as const

const Count = z.number()

/** The kind of records in a URL. */
export const PushKindName = z.object({ kind: z.string().check(z.maxLength(60)) })

/** The query of a push. */
export const PushQuery = z.object({
  /** The date up to which the kind is complete once everything is stored. */
  as_of: z.optional(z.string().check(z.maxLength(40))),
  /** The records to include in the response. */
  rows: z._default(z.enum(['all', 'refused'], { error: texts.rowsInvalid }), 'all'),
})

/** Why a record was refused or is doubtful. */
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

/** The last line of the response to a completely processed push. */
export const PushSummary = z.object({
  complete: z.literal(true),
  load: z.string(),
  kind: z.string(),
  counts: PushCounts,
  batches: z.array(z.string()),
  as_of: z.nullable(Instant),
})
export type PushSummary = z.infer<typeof PushSummary>

/** The last line of the response to an aborted push; everything reported before is stored. */
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

/** One line of the response to a push. */
export const PushLine = z.union([PushRow, PushSummary, PushBreak])
export type PushLine = z.infer<typeof PushLine>

/** A stored push. */
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

/** A push with its refused and doubtful records, in the order sent. */
export const PushLoadDetail = z.extend(PushLoad, {
  findings: z.array(z.extend(PushFinding, { line: z.nullable(Count) })),
  /** Whether there are further findings. */
  more: z.boolean(),
})
export type PushLoadDetail = z.infer<typeof PushLoadDetail>

/** A slice of the pushes, newest first. */
export const PushLoadsQuery = z.object({
  before: z.optional(Instant.check(z.maxLength(40))),
  size: z._default(wholeNumber(1, 200), 50),
})
export const PushLoads = z.object({ loads: z.array(PushLoad), next: z.nullable(Instant) })

/** The date up to which a kind of records is complete ("datos al"). */
export const Freshness = z.object({ kind: z.string(), as_of: Instant })
export const FreshnessList = z.object({ freshness: z.array(Freshness) })
export const FreshnessWanted = z.object({
  as_of: z.string({ error: texts.asOfInvalid }).check(z.maxLength(40)),
})

/** The owner of a key and its scopes. */
export const WhoAmI = z.object({
  company: z.object({ id: Count, nombre: z.string() }),
  key: z.object({ id: z.string(), nombre: z.string(), scopes: z.array(z.string()) }),
  kinds: z.array(z.enum(pushKinds)),
})
