import { sql } from 'kysely'
import type { SeenHelp } from '@enlace/contract/help/schemas.ts'
import { query, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'

/** Marks hints and tours as seen by the scope's user. Returns all that the user has seen. */
export function markSeenHelp(db: Database, scope: Scope, { seen }: SeenHelp): Promise<SeenHelp> {
  return change(db, scope, sql<SeenHelp>`select mark_seen_help(${seen}::text[]) as seen`.compile(query))
}

/** Forgets what the scope's user has seen. */
export function forgetHelp(db: Database, scope: Scope): Promise<SeenHelp> {
  return change(db, scope, sql<SeenHelp>`select forget_seen_help() as seen`.compile(query))
}

async function change(
  db: Database,
  scope: Scope,
  statement: ReturnType<ReturnType<typeof sql<SeenHelp>>['compile']>,
): Promise<SeenHelp> {
  const [row] = await db.transaction(scope, (tx) => tx.run(statement))
  return row ?? { seen: [] }
}
