import { sql } from 'kysely'
import { query, type Database } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import type { RetentionRule } from '../../company/index.ts'

/** Rows that go in one transaction: few enough that nobody waits for them. */
const handful = 1000

/** Forgets of a company what a rule has kept long enough; returns how many rows went. */
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
