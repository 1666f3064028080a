import type { Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { Keys } from '../../../core/keys/keys.ts'
import { auditIn, type Author } from '../../../core/audit/desk-commands.ts'
import type { ReviewedChange } from './queries.ts'
import { unsealNumber } from '../secrets.ts'

/**
 * Returns the full account number of a change, for comparison with the bank's letter and entry into the ERP. The reader
 * is audited first; undefined, without an entry, if it was sealed with another key.
 */
export async function readNewNumber(
  { db, keys }: { db: Database; keys: Keys },
  scope: Scope,
  { company, change, by }: { company: number; change: ReviewedChange; by: Author },
): Promise<string | undefined> {
  const number = unsealNumber(keys, company, change.third_party_id, change.cuenta)
  if (number === undefined) return undefined
  await db.transaction(scope, (tx) =>
    auditIn(tx, by, {
      action: 'bank-number-read',
      target: change.numero,
      detail: { ultimos: change.ultimos },
    }),
  )
  return number
}
