import { sql } from 'kysely'
import type { ListName } from '@enlace/contract/core/list/list.ts'
import type { SavedView } from '@enlace/contract/views/schemas.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'

/** The columns of a saved view. */
export const viewColumns = sql`id, name, days, search, columns, is_default`

/** The views of the open scope's person in its membership of the company, and nobody else's. */
export const isOwnView = sql<boolean>`company_id = ${scopeCompany} and membership_id = (select scope_membership())`

/** Returns the person's saved views of a list, by name. */
export async function findSavedViews(db: Database, scope: Scope, list: ListName): Promise<SavedView[]> {
  const [views] = await db.read(scope, [
    sql<SavedView>`select ${viewColumns} from saved_views where ${isOwnView} and list = ${list}
      order by lower(name), id`.compile(query),
  ])
  return views
}
