import { sql } from 'kysely'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import type { SimulatedTransaction } from './queries.ts'

/**
 * Saves a decision made on the simulator's page. Approved or declined is final, as with a real gateway; pending can be
 * decided later. Returns the current transaction.
 */
export async function keepSimulated(
  db: Database,
  company: number,
  { id, reference, status, valor, moneda }: SimulatedTransaction,
): Promise<SimulatedTransaction> {
  const finalized = status === 'PENDING' ? null : sql<string>`now()`
  return db.transaction(Scope.ofStaff(company), async (tx) => {
    await tx.run(
      query
        .insertInto('simulated_transactions')
        .values({ company_id: scopeCompany, id, reference, status, valor, moneda, finalized_at: finalized })
        .onConflict((conflict) =>
          conflict
            .columns(['company_id', 'reference'])
            .doUpdateSet({ status, finalized_at: finalized })
            .where('simulated_transactions.status', '=', 'PENDING'),
        )
        .compile(),
    )
    const [kept] = await tx.run(
      query
        .selectFrom('simulated_transactions')
        .select(['id', 'reference', 'status', 'valor', 'moneda'])
        .where('company_id', '=', scopeCompany)
        .where('reference', '=', reference)
        .compile(),
    )
    if (kept === undefined) throw new Error('A transaction that was written is there')
    return kept
  })
}
