import { sql } from 'kysely'
import type { DuplicatePair } from '@enlace/contract/suppliers/merges/schemas.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { KeptSupplier } from '../queries.ts'

/** The maximum number of pairs in the list. */
const mostPairs = 200

/** The number of rows of one kind that a third party has. */
export interface HoldingRow {
  what: string
  rows: number
}

type Side = Pick<KeptSupplier, 'id' | 'documento_numero' | 'documento_dv' | 'nombre'> & { activo: boolean }

/** A pair of possible duplicates, as stored. */
export interface PairRow {
  kept: Side
  gone: Side
  parecido: DuplicatePair['parecido']
}

// Names are compared as in search: without accents, case, punctuation and the legal form at the end.
const folded = sql`regexp_replace(regexp_replace(normalize(lower(nombre), NFD), '[^a-z0-9]+', '', 'g'),
  '(sas|sa|ltda|limitada|esp|scs)$', '')`

/** Finds possible duplicates: the same number, one with its check digit appended, or the same name. */
export async function findPairs(db: Database, scope: Scope): Promise<PairRow[]> {
  const own = sql`select * , ltrim(documento_numero, '0') as numero, ${folded} as plegado
    from third_parties where company_id = ${scopeCompany} and merged_into is null`
  const sideOf = (alias: string) => sql`jsonb_build_object('id', ${sql.ref(alias)}.id::text,
    'documento_numero', ${sql.ref(alias)}.documento_numero, 'documento_dv', ${sql.ref(alias)}.documento_dv,
    'nombre', ${sql.ref(alias)}.nombre, 'activo', ${sql.ref(alias)}.activo)`
  const [rows] = await db.read(scope, [
    sql<PairRow>`with own as materialized (${own}), pairs as (
        select a.id as one, b.id as other, 'mismo-nit' as parecido, 1 as place from own a join own b on a.numero = b.numero and a.id < b.id
        union all
        select a.id, b.id, 'nit-con-digito', 2 from own a join own b on b.numero = a.numero || a.documento_dv and a.id <> b.id
        union all
        select a.id, b.id, 'mismo-nombre', 3 from own a join own b on a.plegado = b.plegado and a.id < b.id and a.plegado <> ''),
      once as (select distinct on (least(one, other), greatest(one, other)) * from pairs
                order by least(one, other), greatest(one, other), place)
      select ${sideOf('k')} as kept, ${sideOf('g')} as gone, p.parecido
        from once p
        join own k on k.id = case when (select activo from own where id = p.one) or not (select activo from own where id = p.other)
                                  then p.one else p.other end
        join own g on g.id = p.one + p.other - k.id
       order by p.place, k.nombre, k.id limit ${mostPairs}`.compile(query),
  ])
  return rows
}

/** Counts the rows of a third party, by table. */
export async function findHoldings(db: Database, scope: Scope, id: number): Promise<HoldingRow[]> {
  const [rows] = await db.read(scope, [
    sql<HoldingRow>`select * from third_party_holdings(${id})`.compile(query),
  ])
  return rows
}

/** The obstacles to a merge, checked in advance. */
export interface MergeFacts {
  is_merged: boolean
  has_bank_change: boolean
}

/** Returns whether one of both was merged already, and whether the second has a pending bank account change. */
export async function getMergeFacts(
  db: Database,
  scope: Scope,
  kept: number,
  gone: number,
): Promise<MergeFacts> {
  const [[facts]] = await db.read(scope, [
    sql<MergeFacts>`select
      exists (select 1 from third_parties where company_id = ${scopeCompany} and id in (${kept}, ${gone})
                 and merged_into is not null) as is_merged,
      exists (select 1 from bank_changes where company_id = ${scopeCompany} and third_party_id = ${gone}
                 and estado in ('solicitado', 'en_verificacion', 'aprobado')) as has_bank_change`.compile(
      query,
    ),
  ])
  if (!facts) throw new Error('Facts are one row')
  return facts
}
