import { sql } from 'kysely'
import { Problem } from '@enlace/contract/core/problems.ts'
import type {
  CatalogueChange,
  CatalogueEntry,
  CatalogueName,
  OwnConcept,
} from '@enlace/contract/catalogues/schemas.ts'
import { catalogueFaults } from '@enlace/contract/catalogues/texts.ts'
import { query, scopeCompany, type Database, type Transaction } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { broughtOf, offeredOf } from './entries.ts'
import { entryRows } from './entry-queries.ts'
import { auditIn, authorIn } from '../../core/audit/desk-commands.ts'
import { presentCatalogue, stateOf } from './present.ts'
import { ownConceptRows } from './queries.ts'
import { checkConcepts, checkEntries } from './rules.ts'

const lock = (name: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${name}, ${scopeCompany}))`.compile(query)

/** A list and, for sub-activities, their activity. */
export interface Which {
  catalogue: CatalogueName
  parent: string
}

/**
 * Saves a company's changes to a list; only differences from the product are stored. @throws Problem
 * `changed-meanwhile`, `invalid-fields`.
 */
export async function changeEntries(
  db: Database,
  scope: Scope,
  address: string,
  { catalogue, parent }: Which,
  { version, entradas }: CatalogueChange,
): Promise<void> {
  await db.transaction(scope, async (tx) => {
    await tx.run(lock('catalogues'))
    const before = offeredOf(catalogue, parent, await tx.run(entryRows(catalogue, parent)))
    if (presentCatalogue(before, []).version !== version) throw new Problem('changed-meanwhile')
    const brought = broughtOf(catalogue, parent)
    const names = new Map(brought.map(({ id, nombre }) => [id, nombre]))
    checkEntries(entradas, names, catalogue === 'identification-types')
    // A code that another activity uses would belong to both.
    await refuseForeignCodes(tx, { catalogue, parent }, entradas, names)
    const isReordered = entradas
      .filter(({ codigo }) => names.has(codigo))
      .some(({ codigo }, place) => brought[place]?.id !== codigo)
    await tx.run(
      query
        .deleteFrom('catalogue_entries')
        .where('company_id', '=', scopeCompany)
        .where('catalogue', '=', catalogue)
        .where('parent', '=', parent)
        .compile(),
    )
    for (const [place, entry] of entradas.entries()) {
      const standard = names.get(entry.codigo)
      const isAsBrought = standard === entry.nombre && entry.activo && !isReordered
      if (isAsBrought) continue
      await tx.run(
        query
          .insertInto('catalogue_entries')
          .values({
            company_id: scopeCompany,
            catalogue,
            parent,
            code: entry.codigo,
            nombre: standard === entry.nombre ? null : entry.nombre,
            digits_from: standard === undefined ? (entry.digitos?.desde ?? null) : null,
            digits_to: standard === undefined ? (entry.digitos?.hasta ?? null) : null,
            is_offered: entry.activo,
            place: isReordered ? place + 1 : null,
          })
          .compile(),
      )
    }
    const detail = {
      activos: entradas.filter(({ activo }) => activo).length,
      propios: entradas.filter(({ codigo }) => !names.has(codigo)).length,
    }
    const target = parent === '' ? catalogue : `${catalogue}:${parent}`
    await auditIn(tx, await authorIn(tx, address), { action: 'catalogue-changed', target, detail })
  })
}

async function refuseForeignCodes(
  tx: Pick<Transaction, 'run'>,
  { catalogue, parent }: Which,
  entradas: readonly CatalogueEntry[],
  names: ReadonlyMap<string, string>,
): Promise<void> {
  const own = entradas.map(({ codigo }) => codigo).filter((code) => !names.has(code))
  if (own.length === 0) return
  const taken = await tx.run(
    query
      .selectFrom('catalogue_entries')
      .select('code')
      .where('company_id', '=', scopeCompany)
      .where('catalogue', '=', catalogue)
      .where('parent', '<>', parent)
      .where('code', 'in', own)
      .compile(),
  )
  if (taken.length === 0) return
  const places = entradas.flatMap(({ codigo }, place) =>
    taken.some(({ code }) => code === codigo)
      ? [[`entradas.${place}.codigo`, catalogueFaults.twice] as const]
      : [],
  )
  throw new Problem('invalid-fields', {}, Object.fromEntries(places))
}

/** Saves the company's own withholding concepts. @throws Problem `changed-meanwhile`, `invalid-fields`. */
export async function changeOwnConcepts(
  db: Database,
  scope: Scope,
  address: string,
  { version, propios }: { version: string; propios: readonly OwnConcept[] },
): Promise<void> {
  await db.transaction(scope, async (tx) => {
    await tx.run(lock('company-concepts'))
    const before = await tx.run(ownConceptRows)
    if (stateOf(before) !== version) throw new Problem('changed-meanwhile')
    checkConcepts(propios)
    await tx.run(query.deleteFrom('company_concepts').where('company_id', '=', scopeCompany).compile())
    for (const { codigo, ...concept } of propios) {
      await tx.run(
        query
          .insertInto('company_concepts')
          .values({ company_id: scopeCompany, code: codigo, ...concept })
          .compile(),
      )
    }
    await auditIn(tx, await authorIn(tx, address), {
      action: 'withholding-concepts-changed',
      detail: { before, after: propios },
    })
  })
}
