import type { CompiledQuery } from 'kysely'
import type { WrittenAdvertisement } from '@enlace/contract/core/content/written'
import { query, scopeCompany, type Database, type Transaction } from '@enlace/database/database'
import type { Scope } from '@enlace/database/scope'
import { audit, type Author } from './commands.ts'

/** Takes away what stands in a named place. Answers whether something stood there. */
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
  return remove(db, scope, removal.returning('location').compile(), (tx) =>
    audit(tx, author, 'content-removed', location),
  )
}

/** Takes away every advertisement of a place, also those whose time is still to come. */
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
  return remove(db, scope, removal.returning('id').compile(), (tx) =>
    audit(tx, author, 'advertisement-removed', `${page_code}:${position}`),
  )
}

/** Takes away a template. */
export function removeTemplate(db: Database, scope: Scope, name: string, author: Author): Promise<boolean> {
  const removal = query
    .deleteFrom('templates')
    .where('company_id', '=', scopeCompany)
    .where('name', '=', name)
  return remove(db, scope, removal.returning('name').compile(), (tx) =>
    audit(tx, author, 'template-removed', name),
  )
}

function remove<Row>(
  db: Database,
  scope: Scope,
  removal: CompiledQuery<Row>,
  onRemoved: (tx: Transaction) => Promise<void>,
): Promise<boolean> {
  return db.transaction(scope, async (tx) => {
    const isRemoved = (await tx.run(removal)).length > 0
    if (isRemoved) await onRemoved(tx)
    return isRemoved
  })
}
