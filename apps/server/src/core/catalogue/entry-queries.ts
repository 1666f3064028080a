import type { CatalogueName } from '@enlace/contract/features/catalogues/schemas'
import { query, scopeCompany, type Database } from '@enlace/database/database'
import type { Scope } from '@enlace/database/scope'
import type { IdentificationType } from '@enlace/domain/catalogue/identification-types'
import { type EntryRow, type Offered, offeredOf } from './entries.ts'

/** What the open company makes of a list; of sub-activities those of one activity. */
export const entryRows = (catalogue: CatalogueName, parent: string) =>
  query
    .selectFrom('catalogue_entries')
    .select(['code', 'nombre', 'digits_from', 'digits_to', 'is_offered', 'place'])
    .where('company_id', '=', scopeCompany)
    .where('catalogue', '=', catalogue)
    .where('parent', '=', parent)
    .orderBy('code')
    .compile()

/** A list as the open scope's company has it, in its order, what it retired among the rest. */
export async function findEntries(
  db: Database,
  scope: Scope,
  catalogue: CatalogueName,
  parent = '',
): Promise<Offered[]> {
  const [rows] = await db.read(scope, [entryRows(catalogue, parent)])
  return offeredOf(catalogue, parent, rows satisfies EntryRow[])
}

/** Longest number of a document (specification 5). */
const mostDigits = 15

/** The kinds of identity documents that the open scope's company takes. */
export async function findIdentificationTypes(db: Database, scope: Scope): Promise<IdentificationType[]> {
  const entries = await findEntries(db, scope, 'identification-types')
  return entries
    .filter(({ isOffered }) => isOffered)
    .map(({ id, nombre, from, to }) => ({ id, nombre, from: from ?? 1, to: to ?? mostDigits }))
}
