import { setImmediate as nextTurn } from 'node:timers/promises'
import { fill } from '@enlace/contract/core/fill.ts'
import { importTexts } from '@enlace/contract/imports/reading/texts.ts'
import { pushLimits, type PushRow } from '@enlace/contract/push/schemas.ts'
import { pushTexts } from '@enlace/contract/push/texts.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { Database, Transaction } from '@enlace/database/database.ts'
import { LoadUndone } from '@enlace/importer/core/records/batch.ts'
import type { Finding } from '@enlace/importer/core/findings/finding.ts'
import {
  readSentRecord,
  type SentRecord,
  type SentRefusal,
} from '@enlace/importer/core/records/sent-record.ts'
import { importRecords, type RowOutcome } from '@enlace/importer/import-records.ts'
import { describeFinding } from '../imports/index.ts'
import type { AskedPush } from './commands.ts'
import type { SentText } from './split-records.ts'

/** Milliseconds of reading before yielding to other requests. */
const longestTurn = 10

/** Records of a push that are committed or refused together. */
export interface SentPart {
  /** The push; its id is that of the load of all its parts. */
  readonly push: string
  readonly records: readonly (SentRecord | SentRefusal)[]
  /** Saves the answers in the same transaction. */
  readonly keep: (tx: Transaction, rows: readonly PushRow[]) => Promise<void>
}

/**
 * Loads sent records: saves all accepted ones, or none on an error. @throws Problem `push-undone` if the earlier part
 * of the push was undone.
 */
export async function loadSent(
  db: Database,
  { key, kind }: AskedPush,
  { push, records, keep }: SentPart,
): Promise<PushRow[]> {
  const { rows } = await importRecords(db, {
    company: key.company,
    source: key.nombre,
    kind,
    records,
    actor: key.actor,
    words: importTexts.documents,
    describe: describeSent,
    load: push,
    beforeCommit: (tx, report) => keep(tx, report.rows.map(presentRow)),
  }).catch((fault: unknown) => {
    // Translated: a user of the company undid the earlier part.
    throw fault instanceof LoadUndone ? new Problem('push-undone') : fault
  })
  return rows.map(presentRow)
}

/**
 * Parses sent records, or returns why one is invalid. It yields to other requests, since a chunk may take a second to
 * read.
 */
export async function readTexts(sent: readonly SentText[]): Promise<(SentRecord | SentRefusal)[]> {
  const read: (SentRecord | SentRefusal)[] = []
  // Many chunks of short records may arrive in one piece.
  await nextTurn()
  let since = performance.now()
  for (const one of sent) {
    read.push(readText(one))
    if (performance.now() - since < longestTurn) continue
    await nextTurn()
    since = performance.now()
  }
  return read
}

/** Parses a sent record, or returns why it is invalid. */
function readText(sent: SentText): SentRecord | SentRefusal {
  const { line } = sent
  if ('text' in sent) return readSentRecord(sent.text, line)
  const refused: Finding = {
    file: '',
    line,
    severity: 'refused',
    reason: 'record-unreadable',
    field: null,
    value: null,
    values: { fault: sent.fault },
  }
  return { line, refused }
}

function describeSent(finding: Finding): string {
  const { fault } = finding.values
  if (fault === 'too-long') return fill(pushTexts.lineTooLong, { bytes: pushLimits.recordBytes })
  if (fault === 'not-utf8') return pushTexts.notUtf8
  return describeFinding(finding)
}

function presentRow({ line, key, outcome, findings }: RowOutcome): PushRow {
  return {
    line,
    key,
    outcome,
    findings: findings.map(({ severity, reason, field, value, message }) => ({
      severity,
      reason,
      field,
      value,
      message,
    })),
  }
}
