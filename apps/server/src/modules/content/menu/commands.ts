import type { WrittenMenuItem } from '@enlace/contract/content/menu/written.ts'
import { query, scopeCompany, type Database, type Transaction } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { type Author, audit } from '../../../core/audit/content-commands.ts'
import { recordPublished } from '../versions/commands.ts'

/** Replaces the company's own menu, and returns its documents that do not exist. */
export async function saveMenu(
  db: Database,
  scope: Scope,
  items: readonly WrittenMenuItem[],
  author: Author,
): Promise<string[]> {
  return db.transaction(scope, async (tx) => {
    await putMenu(tx, items, author)
    await recordPublished(tx, ownMenu, { body: { items } }, author)
    const known = await tx.run(
      query.selectFrom('filled_templates').select('name').where('company_id', '=', scopeCompany).compile(),
    )
    const names = new Set(known.map(({ name }) => name))
    return items
      .filter(({ type, value }) => type === 'template' && !names.has(value))
      .map(({ value }) => value)
  })
}

/** The key of a company's only menu among its versions. */
export const ownMenu = { kind: 'menu', item: 'menu' } as const

/** Publishes the company's own menu in place of the previous one. */
export async function putMenu(
  tx: Pick<Transaction, 'run'>,
  items: readonly WrittenMenuItem[],
  author: Author,
): Promise<void> {
  await tx.run(query.deleteFrom('menu_items').where('company_id', '=', scopeCompany).compile())
  if (items.length > 0)
    await tx.run(
      query
        .insertInto('menu_items')
        .values(
          items.map(({ data, ...item }) => ({
            company_id: scopeCompany,
            ...item,
            data: JSON.stringify(data),
          })),
        )
        .compile(),
    )
  await audit(tx, author, 'menu-saved', `${items.length}`)
}
