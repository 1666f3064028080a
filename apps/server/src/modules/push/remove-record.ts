import { createHash } from 'node:crypto'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { PushRow } from '@enlace/contract/push/schemas.ts'
import type { Database } from '@enlace/database/database.ts'
import type { PushKind } from '@enlace/domain/api-key.ts'
import { targets } from '@enlace/importer/core/mapping/targets.ts'
import { problemOf } from '../../core/http/problem-of.ts'
import { beginPush, endPush, noteChunk, type AskedPush, type PushEnd } from './commands.ts'
import { loadSent } from './load-sent.ts'
import { PushTally } from './tally.ts'

/**
 * Removes a record by its key, as a push of a deleted record does, and returns the outcome. @throws Problem
 * `push-by-record` for a kind without a single key.
 */
export async function removeRecord(
  db: Database,
  asked: AskedPush & { address: string },
  key: string,
): Promise<PushRow> {
  const fields = fieldsOf(asked.kind, key)
  const begun = await beginPush(db, asked)
  const tally = new PushTally()
  let end: PushEnd = { state: 'complete', bodyHash: createHash('sha256').update(key).digest() }
  try {
    const gone = { line: 1, fields, numbers: new Set<string>(), isDeleted: true }
    const rows = await loadSent(db, asked, {
      push: begun.id,
      records: [gone],
      keep: (tx, kept) => noteChunk(tx, begun.id, tally.with(kept, begun.id), null),
    })
    tally.add(rows, begun.id)
    const [row] = rows
    if (!row) throw new Error('A record that was sent has its outcome')
    return row
  } catch (fault) {
    end = { state: 'broken', failure: problemOf(fault).text }
    throw fault
  } finally {
    await endPush(db, { ...asked, freshness: undefined }, begun.id, tally, end)
  }
}

/** Returns the fields that identify a record by the key in its answer. */
function fieldsOf(kind: PushKind, key: string): Record<string, string> {
  if ('clave' in targets[kind]) return { clave: key }
  if (kind === 'third-parties') return { nit: key }
  const [nit, comprobante] = key.split('|')
  if (kind === 'payments-made' && nit !== undefined && comprobante !== undefined) return { nit, comprobante }
  throw new Problem('push-by-record', { kind })
}
