import { sql } from 'kysely'
import type { ListName } from '@enlace/contract/core/list/list.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { mostViews } from '@enlace/contract/views/limits.ts'
import type { KeptView, SavedView } from '@enlace/contract/views/schemas.ts'
import { query, type Database, type Transaction } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { isOwnView, viewColumns } from './queries.ts'

/** The list and id of a saved view. */
interface Place {
  list: ListName
  id: string
}

/** Saves a view. @throws Problem `view-name-taken`, `too-many-views`. */
export function createSavedView(
  db: Database,
  scope: Scope,
  list: ListName,
  view: KeptView,
): Promise<SavedView> {
  return db.transaction(scope, async (tx) => {
    const names = await lockViews(tx, list)
    refuseTaken(names, view.name)
    if (names.length >= mostViews) throw new Problem('too-many-views', { n: mostViews })
    if (view.is_default) await dropDefault(tx, list)
    const { company_id, membership_id } = tx.context
    const [saved] = await tx.run(
      sql<SavedView>`insert into saved_views (company_id, membership_id, list, name, days, search, columns, is_default)
        values (${company_id}, ${membership_id}, ${list}, ${view.name}, ${view.days}, ${view.search}, ${view.columns},
                ${view.is_default}) returning ${viewColumns}`.compile(query),
    )
    if (saved === undefined) throw new Error('What was inserted is there')
    return saved
  })
}

/** Changes a saved view. @throws Problem `view-not-found`, `view-name-taken`. */
export function changeSavedView(
  db: Database,
  scope: Scope,
  { list, id }: Place,
  view: KeptView,
): Promise<SavedView> {
  return db.transaction(scope, async (tx) => {
    const others = (await lockViews(tx, list)).filter((own) => own.id !== id)
    refuseTaken(others, view.name)
    if (view.is_default) await dropDefault(tx, list)
    const [saved] = await tx.run(
      sql<SavedView>`update saved_views set name = ${view.name}, days = ${view.days}, search = ${view.search},
          columns = ${view.columns}, is_default = ${view.is_default}, updated_at = now()
        where ${isOwnView} and list = ${list} and id = ${id} returning ${viewColumns}`.compile(query),
    )
    if (saved === undefined) throw new Problem('view-not-found')
    return saved
  })
}

/** Deletes a saved view. Returns whether it existed. */
export async function deleteSavedView(db: Database, scope: Scope, { list, id }: Place): Promise<boolean> {
  const [gone] = await db.read(scope, [
    sql`delete from saved_views where ${isOwnView} and list = ${list} and id = ${id} returning id`.compile(
      query,
    ),
  ])
  return gone.length > 0
}

interface NamedView {
  id: string
  name: string
}

/** Returns the person's views of a list and locks them against concurrent saving in another tab. */
async function lockViews(tx: Transaction, list: ListName): Promise<NamedView[]> {
  const place = `${tx.context.membership_id} ${list}`
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${place}, 19))`.compile(query))
  return tx.run(
    sql<NamedView>`select id, name from saved_views where ${isOwnView} and list = ${list}`.compile(query),
  )
}

function refuseTaken(views: readonly NamedView[], name: string): void {
  const taken = views.some((view) => view.name.toLowerCase() === name.toLowerCase())
  if (taken) throw new Problem('view-name-taken')
}

const dropDefault = (tx: Transaction, list: ListName) =>
  tx.run(
    sql`update saved_views set is_default = false where ${isOwnView} and list = ${list} and is_default`.compile(
      query,
    ),
  )
