import { sql } from 'kysely'
import { query, type Database } from '@enlace/database/database.ts'
import type { OpenedKey } from '../../../core/http/program/open-api-key.ts'

/**
 * Notes that the ERP has recorded accepted invoices; returns how many it had not said before.
 * @throws DatabaseRefusal `document-not-found`.
 */
export function takeInvoices(
  db: Database,
  { scope, key, actor }: OpenedKey,
  address: string,
  ids: readonly string[],
): Promise<number> {
  return db.transaction(scope, async (tx) => {
    const [noted] = await tx.run(
      sql<{
        n: number
      }>`select take_invoices(${[...ids]}::uuid[], ${key}, ${actor}, ${address}) as n`.compile(query),
    )
    return noted?.n ?? 0
  })
}
