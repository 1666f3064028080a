import { type RawBuilder, sql } from 'kysely'
import type { NamedSupplier } from '@enlace/contract/documents/desk/schemas.ts'
import type { DeskDocument } from '@enlace/contract/documents/desk/desk-document.ts'
import type { DocumentDescription } from '@enlace/contract/documents/description.ts'
import { query, saidCompany, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { isInScope, patternOf } from '../../../core/list/queries.ts'
import { numberedLike } from '../text-queries.ts'
import { documentList, type Filter, type ListParts, type Offers } from '../list-queries.ts'

/** How the company's list of a kind is read. */
type DeskListParts<D extends DocumentDescription> = Pick<
  ListParts<D, Filter<D, unknown>>,
  'from' | 'sources' | 'narrow'
> & {
  /** The name of a row in `from`. */
  readonly row: string
  readonly offers: Offers<D['filters']>
  /** The kept figures by supplier, if they count all documents of a supplier, and those of all suppliers together. */
  readonly figures?: string
  readonly companyFigures: string
}

/**
 * Returns the list of a kind for the company's staff: as its supplier's list, with whose each document is and when it
 * was first opened, and found by its number or its supplier. A scope about one supplier narrows it to that one.
 */
export function deskList<const D extends DocumentDescription>(
  description: DeskDocument<D>,
  { from, row, sources, narrow, offers, figures, companyFigures }: DeskListParts<DeskDocument<D>>,
) {
  const { kind, number }: DocumentDescription = description
  const whose = (value: RawBuilder<unknown>) =>
    sql`(select ${value} from third_parties t where t.company_id = ${saidCompany} and t.id = ${sql.ref(`${row}.third_party_id`)})`
  const list = documentList<DeskDocument<D>>(description, {
    from,
    figures: ({ thirdParty }) => (thirdParty === null ? companyFigures : figures),
    sources: {
      ...sources,
      proveedor: whose(sql`t.nombre`),
      nit: whose(nitOf('t')),
      proveedor_id: 'third_party_id',
      visto_at: sql`(select min(e.at) from document_events e where e.company_id = ${saidCompany} and e.kind = ${kind}
        and e.document_id = ${sql.ref(`${row}.id`)} and e.origin = 'proveedor')`,
    },
    search: {
      text: [number],
      alsoFound: (_, pattern) => ofSupplierLike(pattern),
      idsOf: (scope, text) => {
        const numbered = numberedLike(saidCompany, kind, text)
        const pattern = patternOf(text)
        return (
          numbered &&
          sql<{
            id: string
          }>`select id from ${from} where ${isInScope(scope)} and id = any(array(${numbered}))
              and ${sql.ref(number)} ilike ${pattern}
            union select id from ${from} where ${isInScope(scope)} and ${ofSupplierLike(pattern)}`
        )
      },
    },
    narrow,
  })
  return {
    rows: list.rows,
    page: (db: Database, scope: Scope, filter: Parameters<typeof list.find>[2]) =>
      list.find(db, scope, filter, offers),
  }
}

/** A third party's NIT with its check digit. */
const nitOf = (party: string) =>
  sql`${sql.ref(`${party}.documento_numero`)} || coalesce('-' || ${sql.ref(`${party}.documento_dv`)}, '')`

/** The documents of the suppliers whose name or NIT contains the text, found once instead of per row. */
const ofSupplierLike = (pattern: string) =>
  sql<boolean>`third_party_id = any(array(select t.id from third_parties t
    where t.company_id = ${saidCompany} and (t.nombre ilike ${pattern} or ${nitOf('t')} ilike ${pattern})))`

/** Finds a supplier by id for a heading; undefined if the open company has none. */
export async function findNamedSupplier(
  db: Database,
  scope: Scope,
  id: number,
): Promise<NamedSupplier | undefined> {
  const [[supplier]] = await db.read(scope, [
    sql<NamedSupplier>`select id, nombre, ${nitOf('third_parties')} as nit from third_parties
       where company_id = ${scopeCompany} and id = ${id}`.compile(query),
  ])
  return supplier
}
