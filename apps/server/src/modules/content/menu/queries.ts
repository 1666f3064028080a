import type { MenuItem } from '@enlace/contract/content/menu/calls.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'

const menu = query
  .selectFrom('menu_items')
  .select(['label', 'type', 'value', 'group', 'order', 'data'])
  .where('company_id', '=', scopeCompany)
  .orderBy('order')
  .orderBy('id')
  .compile()

/** Finds the company's own menu entries in order. */
export async function findMenuItems(db: Database, scope: Scope): Promise<MenuItem[]> {
  const [items] = await db.read(scope, [menu])
  // The table's check allows the three types; the answer's schema proves the rest before it leaves.
  return items as MenuItem[]
}
