import { sql } from 'kysely'
import { query, scopeCompany, type Transaction } from '@enlace/database/database.ts'

/** Forgets what a push answered, since its load was undone: the same content sent again is a new push. */
export async function releasePush(tx: Transaction, id: string): Promise<void> {
  await tx.run(
    sql`delete from push_chunks where company_id = ${scopeCompany} and push_id = ${id}`.compile(query),
  )
  await tx.run(
    sql`update pushes set idempotency_key = null where company_id = ${scopeCompany} and id = ${id}`.compile(
      query,
    ),
  )
}
