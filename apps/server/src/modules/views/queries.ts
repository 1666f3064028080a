import { sql } from 'kysely'
import type { ListName } from '@enlace/contract/core/list/list.ts'
import type { SavedView } from '@enlace/contract/views/schemas.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'

/** What a view is told as. */
export const viewColumns = sql`id, name, days, search, columns, is_default`

/** The views of the open scope's person, of its membership in the company: one's own and nobody else's. */
export const isOwnView = sql<boolean>`company_id = ${scopeCompany} and membership_id = (select scope_membership())`

/** The views that the person saved of a list, by name. */
export async function findSavedViews(db: Database, scope: Scope, list: ListName): Promise<SavedView[]> {
  const [views] = await db.read(scope, [
    sql<SavedView>`select ${viewColumns} from saved_views where ${isOwnView} and list = ${list}
      order by lower(name), id`.compile(query),
  ])
  return views
}
