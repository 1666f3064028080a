import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'

/** The stored lists of the contact form. */
export type ContactList = 'affairs' | 'related-to' | 'contact-through'

/** Finds the options of a list, in the company's order. */
export async function findContactOptions(
  db: Database,
  scope: Scope,
  list: ContactList,
): Promise<{ id: string; name: string }[]> {
  const [rows] = await db.read(scope, [
    query
      .selectFrom('contact_options')
      .select(['id', 'name'])
      .where('company_id', '=', scopeCompany)
      .where('list', '=', list)
      .where('active', '=', true)
      .orderBy('position')
      .orderBy('name')
      .compile(),
  ])
  return rows.map(({ id, name }) => ({ id: String(id), name }))
}
