import { fill } from '@enlace/contract/core/fill'
import { importTexts } from '@enlace/contract/core/import/texts'
import { pushLimits, type PushRow } from '@enlace/contract/features/push/schemas'
import { pushTexts } from '@enlace/contract/features/push/texts'
import type { Database } from '@enlace/database/database'
import type { Finding } from '@enlace/importer/core/finding'
import { readSentRecord, type SentRecord, type SentRefusal } from '@enlace/importer/core/sent-record'
import { importRecords, type RowOutcome } from '@enlace/importer/import-records'
import { describeFinding } from '../imports/describe.ts'
import type { AskedPush } from './commands.ts'
import type { SentText } from './split-records.ts'

/** Loads records as a program sent them: all that are accepted are kept, or on a fault none. */
export async function loadSent(
  db: Database,
  { key, kind }: AskedPush,
  records: readonly (SentRecord | SentRefusal)[],
): Promise<{ batch: string; rows: PushRow[] }> {
  const { batch, rows } = await importRecords(db, {
    company: key.company,
    source: key.nombre,
    kind,
    records,
    actor: key.actor,
    words: importTexts.documents,
    describe: describeSent,
  })
  return { batch, rows: rows.map(presentRow) }
}

/** A record of ours, or why what was sent is none. */
export function readText(sent: SentText): SentRecord | SentRefusal {
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
