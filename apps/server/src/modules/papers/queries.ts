import { sql } from 'kysely'
import { query, scopeCompany, scopeThirdParty, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { freshnessOf } from '../../core/list/queries.ts'

/** The supplier of the open scope, or that a staff scope is about, with the branches that the scope reads. */
export interface PaperParty {
  company_id: number
  nombre: string
  documento_numero: string
  documento_dv: number | null
  branches: string[]
  dataAsOf: string | null
}

/**
 * Returns the supplier of the open scope, and until when documents of a kind are complete. @throws DatabaseRefusal if
 * the scope cannot be opened.
 */
export async function getPaperParty(db: Database, scope: Scope, kind: string): Promise<PaperParty> {
  const supplier = scope.thirdParty ?? scopeThirdParty
  const { context, rows } = await db.readWithContext(scope, [
    sql<Pick<PaperParty, 'nombre' | 'documento_numero' | 'documento_dv'>>`
      select nombre, documento_numero, documento_dv from third_parties
       where company_id = ${scopeCompany} and id = ${supplier}`.compile(query),
    sql<{ nombre: string }>`select nombre from branch_accounts
       where company_id = ${scopeCompany} and third_party_id = ${supplier} order by id`.compile(query),
    freshnessOf(kind).compile(),
  ])
  const [[party], branches, [freshness]] = rows
  if (party === undefined) throw new Error('An open scope has a supplier')
  return {
    company_id: context.company_id,
    ...party,
    branches: branches.map(({ nombre }) => nombre),
    dataAsOf: freshness?.as_of ?? null,
  }
}
