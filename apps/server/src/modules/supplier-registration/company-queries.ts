import { sql } from 'kysely'
import { query, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'

/**
 * Returns whether an email has access to the visited company's portal, for the supplier with that number or for any.
 */
export async function isContactEmailKnown(
  db: Database,
  scope: Scope,
  email: string,
  documento_numero: string | null,
): Promise<boolean> {
  const [[row]] = await db.read(scope, [
    sql<{ known: boolean }>`select is_contact_email_known(${email}, ${documento_numero}) as known`.compile(
      query,
    ),
  ])
  return row?.known === true
}
