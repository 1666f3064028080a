import { sql } from 'kysely'
import { query, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'

/** Saves whether the user wants the monthly statement of account. */
export async function keepSubscription(db: Database, scope: Scope, isOn: boolean): Promise<void> {
  await db.transaction(scope, (tx) => tx.run(sql`select subscribe_to_statement(${isOn})`.compile(query)))
}
