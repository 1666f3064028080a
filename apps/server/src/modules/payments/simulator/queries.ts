import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import type { Money } from '@enlace/domain/money.ts'

/** A transaction as the simulator stores it. */
export interface SimulatedTransaction {
  id: string
  reference: string
  status: string
  valor: Money
  moneda: string
}

/** Finds the simulator's transaction of a payment; undefined if nothing was chosen on its page yet. */
export async function findSimulated(
  db: Database,
  company: number,
  reference: string,
): Promise<SimulatedTransaction | undefined> {
  const [[found]] = await db.read(Scope.ofStaff(company), [
    query
      .selectFrom('simulated_transactions')
      .select(['id', 'reference', 'status', 'valor', 'moneda'])
      .where('company_id', '=', scopeCompany)
      .where('reference', '=', reference)
      .compile(),
  ])
  return found
}
