import { sql } from 'kysely'
import { query, type Database } from '@enlace/database/database'
import type { Scope } from '@enlace/database/scope'
import type { Author } from '../../core/content/audit-commands.ts'

/** What a merge did with the rows of one table. */
export interface MergedRows {
  what: string
  moved: number
  stayed: number
}

/**
 * Makes two third parties one, in one transaction.
 * @throws DatabaseRefusal `supplier-not-found`; `merge-refused` where one is another's already or money is under way.
 */
export function mergeThirdParties(
  db: Database,
  scope: Scope,
  { kept, gone }: { kept: number; gone: number },
  { actor, person, address }: Author,
): Promise<MergedRows[]> {
  return db.transaction(scope, (tx) =>
    tx.run(
      sql<MergedRows>`select * from merge_third_parties(${kept}, ${gone}, ${actor}, ${person ?? null}::uuid,
        ${address ?? null})`.compile(query),
    ),
  )
}
