import type { AnswerOf } from '@enlace/contract/core/call.ts'
import type { getImport } from '@enlace/contract/imports/calls.ts'
import { fieldHelp } from '@enlace/contract/imports/templates/field-help-texts.ts'
import { ImportRhythm, type ImportSource } from '@enlace/contract/imports/sources/freshness-schemas.ts'
import { ImportCheck, ImportPlan, ImportProgress } from '@enlace/contract/imports/schemas.ts'
import type { ImportBatch, ImportFile, ImportLoad, OpenImport } from '@enlace/contract/imports/schemas.ts'
import * as z from 'zod/mini'
import type { ClosedDays } from '@enlace/domain/holidays.ts'
import { expectedAt, freshnessOf } from '@enlace/domain/import-rhythm.ts'
import { parts, type Mapping } from '@enlace/importer/core/mapping/mapping.ts'
import { targets, type TargetField } from '@enlace/importer/core/mapping/targets.ts'
import type { SeenFile } from '@enlace/importer/inspect-file.ts'
import { suggestReading, type Decided, type KnownFile } from '@enlace/importer/suggest-reading.ts'
import { usualChoices } from './loads/plan-rules.ts'
import type { BatchRow, LoadFileRow, LoadRow, OpenRow, SourceRow } from './loads/queries.ts'

type FoundTargets = AnswerOf<typeof getImport>['targets']

const KeptPlan = z.object({
  picture: z.optional(ImportPlan.shape.picture),
  dueDays: z.optional(ImportPlan.shape.dueDays),
  rules: ImportPlan.shape.rules,
  files: z.optional(ImportPlan.shape.files),
})

/** Reads a stored plan and fills in suggestions for what was not chosen. */
export function readPlan(
  kept: unknown,
  source: string,
  files: readonly Pick<LoadFileRow, 'seq' | 'name' | 'seen'>[],
  saved?: Mapping,
  ownNit: string | null = null,
): ImportPlan {
  const read = z.safeParse(KeptPlan, kept)
  const plan = read.success ? read.data : {}
  const usual = usualChoices(saved)
  return {
    source,
    picture: plan.picture ?? usual.picture,
    dueDays: plan.dueDays ?? usual.dueDays,
    ...(plan.rules && { rules: plan.rules }),
    files: files.map(
      ({ seq, name, seen }) =>
        plan.files?.find((file) => file.seq === seq) ?? {
          seq,
          ...suggestFile(seenOf(seen), saved, {}, { name, ownNit }),
        },
    ),
  }
}

/** Suggests how to map a file, from the source's mapping; existing choices have priority. */
export function suggestFile(
  seen: SeenFile,
  saved: Mapping | undefined,
  decided: Decided,
  known: KnownFile,
): Omit<ImportPlan['files'][number], 'seq'> {
  const first = suggestReading(seen, saved, decided, known)
  const { reading: told, rows, addsUp } = saved?.parts[first.part] ?? {}
  const chosen = { ...(rows && { rows }), ...(addsUp && { addsUp }) }
  if (!told) return { ...first, ...chosen }
  const place = {
    part: first.part,
    sheet: decided.sheet ?? told.sheet,
    headerLine: decided.headerLine ?? told.headerLine,
  }
  const again = suggestReading(seen, saved, place, known)
  return { ...again, ...chosen, reading: told }
}

/** Reads a stored inspection result. */
export function seenOf(kept: unknown): SeenFile {
  // Written by this server from the same type.
  return kept as SeenFile
}

/** A load as the back office shows it. */
export function presentLoad(
  load: LoadRow,
  files: readonly LoadFileRow[],
  saved?: Mapping,
  ownNit: string | null = null,
): ImportLoad {
  const plan = readPlan(load.plan, load.source, files, saved, ownNit)
  const checked = z.safeParse(ImportCheck, load.checked)
  const progress = z.safeParse(ImportProgress, load.progress)
  return {
    id: load.id,
    source: load.source,
    state: load.state,
    version: load.version,
    picture: plan.picture,
    dueDays: plan.dueDays,
    rules: plan.rules,
    usualRules: usualChoices(saved).rules,
    files: files.map((file, at) => presentFile(file, plan.files[at])),
    checked: checked.success ? checked.data : null,
    progress: progress.success ? progress.data : null,
    failure: load.failure,
    createdBy: load.created_by,
    createdAt: load.created_at,
    updatedAt: load.updated_at,
  }
}

function presentFile(
  { seq, name, bytes, seen }: LoadFileRow,
  planned?: ImportPlan['files'][number],
): ImportFile {
  const { format, encoding, separator, sheets } = seenOf(seen)
  const plan = planned ?? { seq, ...suggestFile(seenOf(seen), undefined, {}, { name }) }
  return { ...plan, name, bytes: Number(bytes), format, encoding, separator, sheets }
}

/** A load that is over as the back office shows it. */
export function presentBatch(row: BatchRow): ImportBatch {
  return {
    id: row.id,
    source: row.source,
    files: row.file_name,
    state: row.state,
    rowsRead: row.rows_read,
    inserted: row.rows_inserted,
    updated: row.rows_updated,
    unchanged: row.rows_unchanged,
    deleted: row.rows_deleted,
    closed: row.rows_closed,
    refused: row.rows_refused,
    doubtful: row.rows_doubtful,
    leftOut: row.rows_left_out,
    brokeOff: row.broke_off,
    failure: row.failure,
    actor: row.actor,
    actorName: row.actor_name,
    startedAt: row.started_at,
    finishedAt: row.finished_at,
    undoneAt: row.undone_at,
    undoneBy: row.undone_by,
    undoneByName: row.undone_by_name,
    refusedFiles: Object.keys(row.headers),
  }
}

/** Rebuilds the result of a load from its record, if the load's own final update was lost. */
export function presentBatchAsCheck(row: BatchRow): ImportCheck {
  return {
    rowsRead: row.rows_read,
    refused: row.rows_refused,
    doubtful: row.rows_doubtful,
    leftOut: row.rows_left_out,
    kinds: [],
    closing: null,
    reasons: [],
  }
}

/** An unfinished load as the back office lists it. */
export function presentOpen({
  created_by,
  created_by_name,
  updated_at,
  looking,
  ...row
}: OpenRow): OpenImport {
  return {
    ...row,
    isLooking: looking === true,
    createdBy: created_by,
    createdByName: created_by_name,
    updatedAt: updated_at,
  }
}

/** A source with its current freshness, by the company's business days. */
export function presentSource(row: SourceRow, now: Date, closed: ClosedDays): ImportSource {
  const read = z.safeParse(ImportRhythm, row.rhythm)
  const rhythm = read.success ? read.data : { every: 'never' as const }
  const expected = expectedAt(rhythm, now, closed)
  return {
    source: row.source,
    version: row.version,
    rhythm,
    state: freshnessOf(rhythm, row.last_at === null ? null : new Date(row.last_at), now, closed),
    lastAt: row.last_at,
    lastBatch: row.last_batch,
    dueAt: expected?.last.toISOString() ?? null,
    nextAt: expected?.next.toISOString() ?? null,
    hasMapping: row.has_mapping,
    alarmAt: row.alarm_at,
  }
}

/** The fields that each kind of file may have, with their descriptions. */
export function presentTargets(): FoundTargets {
  return Object.fromEntries(
    parts.map((part) => [
      part,
      Object.entries<TargetField>(targets[part]).map(([field, { kind, isRequired }]) => ({
        field,
        kind,
        must: isRequired,
        help: fieldHelp(part, field),
      })),
    ]),
  )
}
