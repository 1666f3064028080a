import type { CatalogueName } from '@enlace/contract/catalogues/schemas.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { IdentificationType } from '@enlace/domain/catalogue/identification-types.ts'
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

/** What a company's forms offer of a list, in its order. */
export async function findOffered(
  db: Database,
  scope: Scope,
  catalogue: CatalogueName,
  parent?: string,
): Promise<{ id: string; nombre: string }[]> {
  const entries = await findEntries(db, scope, catalogue, parent)
  return entries.filter(({ isOffered }) => isOffered).map(({ id, nombre }) => ({ id, nombre }))
}

/**
 * What the open scope's company calls economic activities (`activity 8299`) and tax regimes (`regime 48`), where it calls
 * them otherwise than the product or has them alone; retired ones are told, too: a record may still hold them.
 */
export async function findOwnNames(db: Database, scope: Scope): Promise<ReadonlyMap<string, string>> {
  const [rows] = await db.read(scope, [
    query
      .selectFrom('catalogue_entries')
      .select(['catalogue', 'code', 'nombre'])
      .where('company_id', '=', scopeCompany)
      .where('nombre', 'is not', null)
      .where('catalogue', 'in', ['economic-activities', 'economic-sub-activities', 'tax-regimes'])
      .orderBy('catalogue')
      .compile(),
  ])
  return new Map(
    rows.map(({ catalogue, code, nombre }) => [
      `${catalogue === 'tax-regimes' ? 'regime' : 'activity'} ${code}`,
      nombre ?? code,
    ]),
  )
}

/** Longest number of a document (specification 5). */
const mostDigits = 15

/** The kinds of identity documents that the open scope's company takes. */
export async function findIdentificationTypes(db: Database, scope: Scope): Promise<IdentificationType[]> {
  return (await findAllIdentificationTypes(db, scope)).filter(({ isOffered }) => isOffered)
}

/** The same with those that the company retired: a person's record may still hold one. */
export async function findAllIdentificationTypes(
  db: Database,
  scope: Scope,
): Promise<(IdentificationType & { isOffered: boolean })[]> {
  const entries = await findEntries(db, scope, 'identification-types')
  return entries.map(({ id, nombre, isOffered, from, to }) => ({
    id,
    nombre,
    isOffered,
    from: from ?? 1,
    to: to ?? mostDigits,
  }))
}
