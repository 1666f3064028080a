import { sql } from 'kysely'
import { query, type Database } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import type { RetentionRule } from '../../company/index.ts'

/** Rows deleted per transaction, to keep locks short. */
const handful = 1000

/** Deletes a company's rows older than a rule allows. Returns the number of deleted rows. */
export async function sweepByRule(
  db: Database,
  company: number,
  { name }: RetentionRule,
  days: number,
  signal?: AbortSignal,
): Promise<number> {
  let swept = 0
  for (;;) {
    signal?.throwIfAborted()
    const [[row]] = await db.read(Scope.ofStaff(company), [
      sql<{ gone: number }>`select sweep_retention(${name}, ${days}, ${handful}) as gone`.compile(query),
    ])
    const gone = row?.gone ?? 0
    swept += gone
    if (gone < handful) return swept
  }
}
