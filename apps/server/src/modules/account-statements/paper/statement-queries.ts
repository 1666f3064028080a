import { sql } from 'kysely'
import type { Movement } from '@enlace/contract/account-statements/movements/schemas.ts'
import { query, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { movementBalances, movementRows, type MovementRange } from '../movements-queries.ts'

/** Finds the first movements of a range in order, with the balances of all of it. */
export async function findFirstMovements(db: Database, scope: Scope, range: MovementRange, atMost: number) {
  const [movements, balances] = await db.read(scope, [
    sql<Movement>`${movementRows(scope, range).select} limit ${atMost}`.compile(query),
    movementBalances(scope, range).compile(query),
  ])
  return { movements, balances }
}
