import type { Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { Keys } from '../../../core/keys/keys.ts'
import { auditIn, type Author } from '../../../core/audit/desk-commands.ts'
import type { ReviewedChange } from './queries.ts'
import { unsealNumber } from '../secrets.ts'

/**
 * The whole number of the account that a change asks for, to be compared with the bank's letter and typed into the ERP. Its
 * reader is written to the trail first; undefined, and nothing written, where another key sealed it.
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
