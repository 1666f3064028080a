import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'

/**
 * Returns whether the company's password recovery hides which emails are users (decisions 3); by default it does not.
 */
export async function isRecoveryNeutral(db: Database, scope: Scope): Promise<boolean> {
  const [[kept]] = await db.read(scope, [
    query
      .selectFrom('settings')
      .select('value')
      .where('company_id', '=', scopeCompany)
      .where('name', '=', 'neutral_recovery')
      .compile(),
  ])
  return Number(kept?.value ?? 0) > 0
}
