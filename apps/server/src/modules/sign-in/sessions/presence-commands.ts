import { sql } from 'kysely'
import type { Subject } from '@enlace/contract/sign-in/presence/schemas.ts'
import { query, type Database, type Transaction } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'

/** Records that a tab of the session's member has a subject open, or still has. */
export function keepPresent(tx: Transaction, tab: string, { kind, id }: Subject): Promise<unknown> {
  return tx.run(
    sql`select be_present(${tx.context.session_id}::uuid, ${tab}::uuid, ${kind}, ${id})`.compile(query),
  )
}

/** Records that a tab of the session's member has nothing open. */
export function endPresence(db: Database, scope: Scope, tab: string): Promise<unknown> {
  return db.transaction(scope, (tx) =>
    tx.run(sql`select leave_presence(${tx.context.session_id}::uuid, ${tab}::uuid)`.compile(query)),
  )
}
