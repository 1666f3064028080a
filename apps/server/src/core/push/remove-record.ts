import { createHash } from 'node:crypto'
import type { PushRow } from '@enlace/contract/features/push/schemas'
import type { Database } from '@enlace/database/database'
import { problemOf } from '../http/problem-of.ts'
import { beginPush, endPush, type AskedPush, type PushEnd } from './commands.ts'
import { loadSent } from './load-sent.ts'
import { PushTally } from './tally.ts'

/** Takes one record away by its key, as a push of one that says it is no more, and tells what became of it. */
export async function removeRecord(
  db: Database,
  asked: AskedPush & { address: string },
  clave: string,
): Promise<PushRow> {
  const begun = await beginPush(db, asked)
  const tally = new PushTally()
  let end: PushEnd = { state: 'complete', bodyHash: createHash('sha256').update(clave).digest() }
  try {
    const gone = { line: 1, fields: { clave }, numbers: new Set<string>(), isDeleted: true }
    const { batch, rows } = await loadSent(db, asked, [gone])
    tally.add(rows, batch)
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
