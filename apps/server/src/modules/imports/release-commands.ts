import { sql } from 'kysely'
import { query, scopeCompany, type Transaction } from '@enlace/database/database.ts'

/** Deletes the stored answer of a push whose load was undone, so that the same content counts as a new push. */
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
