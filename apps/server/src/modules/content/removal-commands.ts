import type { CompiledQuery } from 'kysely'
import type { WrittenAdvertisement } from '@enlace/contract/content/written.ts'
import { query, scopeCompany, type Database, type Transaction } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { withdraw } from './versions/commands.ts'
import { audit, type Author } from '../../core/audit/content-commands.ts'

/** Removes the content of a named place. Returns whether there was any. */
export function removeCmsContent(
  db: Database,
  scope: Scope,
  location: string,
  author: Author,
): Promise<boolean> {
  const removal = query
    .deleteFrom('cms_content')
    .where('company_id', '=', scopeCompany)
    .where('location', '=', location)
  return remove(db, scope, removal.returning('location').compile(), async (tx) => {
    await audit(tx, author, 'content-removed', location)
    await withdraw(tx, { kind: 'place', item: location }, author)
  })
}

/** Removes every advertisement of a place, future ones included. */
export function removeAdvertisements(
  db: Database,
  scope: Scope,
  { page_code, position }: Pick<WrittenAdvertisement, 'page_code' | 'position'>,
  author: Author,
): Promise<boolean> {
  const removal = query
    .deleteFrom('advertisements')
    .where('company_id', '=', scopeCompany)
    .where('page_code', '=', page_code)
    .where('position', '=', Number(position))
  return remove(db, scope, removal.returning('id').compile(), async (tx, removed) => {
    await audit(tx, author, 'advertisement-removed', `${page_code}:${position}`)
    for (const { id } of removed) await withdraw(tx, { kind: 'advertisement', item: id }, author)
  })
}

/** Removes a template. */
export function removeTemplate(db: Database, scope: Scope, name: string, author: Author): Promise<boolean> {
  const removal = query
    .deleteFrom('templates')
    .where('company_id', '=', scopeCompany)
    .where('name', '=', name)
  return remove(db, scope, removal.returning('name').compile(), async (tx) => {
    await audit(tx, author, 'template-removed', name)
    await withdraw(tx, { kind: 'template', item: name }, author)
  })
}

function remove<Row>(
  db: Database,
  scope: Scope,
  removal: CompiledQuery<Row>,
  onRemoved: (tx: Transaction, removed: readonly Row[]) => Promise<void>,
): Promise<boolean> {
  return db.transaction(scope, async (tx) => {
    const removed = await tx.run(removal)
    if (removed.length > 0) await onRemoved(tx, removed)
    return removed.length > 0
  })
}
