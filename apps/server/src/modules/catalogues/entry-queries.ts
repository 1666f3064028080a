import type { CatalogueName } from '@enlace/contract/catalogues/schemas.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { IdentificationType } from '@enlace/domain/catalogue/identification-types.ts'
import { type EntryRow, type Offered, offeredOf } from './entries.ts'

/** The open company's changes to a list; for sub-activities, those of one activity. */
export const entryRows = (catalogue: CatalogueName, parent: string) =>
  query
    .selectFrom('catalogue_entries')
    .select(['code', 'nombre', 'digits_from', 'digits_to', 'is_offered', 'place'])
    .where('company_id', '=', scopeCompany)
    .where('catalogue', '=', catalogue)
    .where('parent', '=', parent)
    .orderBy('code')
    .compile()

/** Finds the company's list in its order, retired entries included. */
export async function findEntries(
  db: Database,
  scope: Scope,
  catalogue: CatalogueName,
  parent = '',
): Promise<Offered[]> {
  const [rows] = await db.read(scope, [entryRows(catalogue, parent)])
  return offeredOf(catalogue, parent, rows satisfies EntryRow[])
}

/** Finds the entries that a company's forms offer, in its order. */
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
 * Finds the company's own names of economic activities (`activity 8299`) and tax regimes (`regime 48`), if they differ
 * from the product's or are its own; retired ones included, because a record may still use them.
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

/** Maximum digits of a document number (specification 5). */
const mostDigits = 15

/** Finds the identity documents that the open scope's company accepts. */
export async function findIdentificationTypes(db: Database, scope: Scope): Promise<IdentificationType[]> {
  return (await findAllIdentificationTypes(db, scope)).filter(({ isOffered }) => isOffered)
}

/** Finds the identity documents with the retired ones: a record may still use them. */
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
