import type { Cursor, PulledPage, PulledRecord } from '@enlace/connectors/core/record.ts'
import { importTexts } from '@enlace/contract/imports/reading/texts.ts'
import type { Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { PulledKind } from '@enlace/domain/connections.ts'
import { factsOf, sentKinds, type SentKind } from '@enlace/importer/core/mapping/sent-kinds.ts'
import type { SentRecord } from '@enlace/importer/core/records/sent-record.ts'
import type { RowOutcome } from '@enlace/importer/import-records.ts'
import { describeFinding } from '../imports/index.ts'
import type { KeptPage } from './commands.ts'
import { describeUnmapped } from './describe.ts'
import { partOf } from './parts.ts'
import { findGoingBy, findKnownBy } from './queries.ts'

/** Records per call of the importer, whose maximum is 1,000: each may come with the deletion of its previous identity. */
const recordsAtOnce = 500

/** The company and connection that records are stored for. */
export interface Keeper {
  db: Database
  scope: Scope
  company: number
  connection: string
  /** The name of the source among the loads. */
  source: string
  actor: string
}

/** Stores the records of a page, and returns what to remember of it. */
export async function keepRecords(
  keeper: Keeper,
  pulled: PulledKind,
  { records, unmapped, cursor }: PulledPage,
  moment: string | null,
): Promise<KeptPage> {
  const kept: KeptPage[] = []
  const parts = Map.groupBy(records, ({ kind }) => kind)
  for (const [part, own] of parts) {
    for (let from = 0; from < own.length; from += recordsAtOnce)
      kept.push(await keepSome(keeper, kindOf(part), own.slice(from, from + recordsAtOnce), cursor))
  }
  const { freshness } = factsOf(partOf[pulled])
  const isComplete = moment !== null && cursor.after === null && freshness !== undefined
  const counts = { ...noCounts, read: unmapped.length, refused: unmapped.length }
  for (const page of kept) for (const name of countNames) counts[name] += page.counts[name]
  return {
    kind: pulled,
    cursor,
    fresh: isComplete ? { freshness, moment } : null,
    counts,
    findings: [
      ...unmapped.map((one) => ({ reference: one.reference, message: describeUnmapped(one) })),
      ...kept.flatMap(({ findings }) => findings),
    ],
    known: kept.flatMap(({ known }) => known),
  }
}

const noCounts = { read: 0, inserted: 0, updated: 0, unchanged: 0, deleted: 0, refused: 0 }
const countNames = Object.keys(noCounts) as (keyof typeof noCounts)[] // the table's own names

function kindOf(part: string): SentKind {
  const kind = sentKinds.find((one) => one === part)
  if (kind === undefined) throw new Error(`The importer takes no ${part}`)
  return kind
}

async function keepSome(
  { db, scope, company, connection, source, actor }: Keeper,
  kind: SentKind,
  records: readonly PulledRecord[],
  cursor: Cursor,
): Promise<KeptPage> {
  const ids = records.map(({ id }) => id)
  const known = await findKnownBy(db, scope, connection, kind, ids)
  const goneBy = records.filter(({ isDeleted }) => isDeleted).map(knownBy)
  const elsewhere = await findGoingBy(db, scope, connection, kind, goneBy)
  const here = records.filter(({ isDeleted }) => !isDeleted).map(knownBy)
  // An identity that another existing ERP record shares is kept: a draft of the same number deletes nothing.
  const isShared = (record: PulledRecord) => {
    const own = knownBy(record)
    return (
      here.some((one) => isSame(one, own)) ||
      elsewhere.some(({ erp_id, known_by }) => erp_id !== record.id && isSame(known_by, own))
    )
  }
  const sent = records.filter((record) => !(record.isDeleted && isShared(record)))
  const moved = sent.flatMap((record) => {
    const former = known.get(record.id)
    if (former === undefined || former.others > 0 || isSame(former.fields, knownBy(record))) return []
    return [{ fields: former.fields, numbers: new Set<string>(), isDeleted: true }]
  })
  const lines: SentRecord[] = [...moved, ...sent].map((one, at) => ({
    line: at + 1,
    fields: one.fields,
    numbers: one.numbers,
    isDeleted: one.isDeleted,
    ...('lines' in one && one.lines && !one.isDeleted ? { lines: one.lines } : {}),
  }))
  const words = importTexts.documents
  // It loads the file readers, which an installation without connections never needs.
  const { importRecords } = await import('@enlace/importer/import-records.ts')
  const report = await importRecords(db, {
    company,
    source,
    kind,
    records: lines,
    actor,
    words,
    describe: describeFinding,
  })
  return pageOf(kind, records, sent, report.rows.slice(moved.length), cursor)
}

function pageOf(
  kind: SentKind,
  records: readonly PulledRecord[],
  sent: readonly PulledRecord[],
  outcomes: readonly RowOutcome[],
  cursor: Cursor,
): KeptPage {
  const counts = { ...noCounts, read: records.length, unchanged: records.length - sent.length }
  const refused = new Set<PulledRecord>()
  const keys = new Map<PulledRecord, string | null>()
  const findings = sent.flatMap((record, at) => {
    const outcome = outcomes[at]
    counts[outcome?.outcome ?? 'unchanged'] += 1
    keys.set(record, outcome?.key ?? null)
    if (outcome?.outcome !== 'refused') return []
    refused.add(record)
    const told = outcome.findings.filter(({ severity }) => severity === 'refused')
    return told.map(({ message }) => ({ reference: record.reference, message }))
  })
  const known = records
    .filter((record) => !refused.has(record))
    .map((record) => ({
      part: kind,
      id: record.id,
      fields: record.isDeleted ? null : knownBy(record),
      key: keys.get(record) ?? null,
    }))
  return { kind, cursor, fresh: null, counts, findings, known }
}

function knownBy({ key, fields }: PulledRecord): Record<string, string | null> {
  return Object.fromEntries(key.map((name) => [name, fields[name] ?? null]))
}

function isSame(
  one: Readonly<Record<string, string | null>>,
  other: Readonly<Record<string, string | null>>,
): boolean {
  return Object.keys(other).every((name) => one[name] === other[name])
}
