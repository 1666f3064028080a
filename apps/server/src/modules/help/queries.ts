import { sql } from 'kysely'
import type { SeenHelp } from '@enlace/contract/help/schemas.ts'
import { query, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'

/** Returns the help that the scope's user has seen. */
export async function findSeenHelp(db: Database, scope: Scope): Promise<SeenHelp> {
  const [[row]] = await db.read(scope, [
    sql<SeenHelp>`select coalesce(scope_seen_help(), array[]::text[]) as seen`.compile(query),
  ])
  return row ?? { seen: [] }
}
