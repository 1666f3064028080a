import { sql } from 'kysely'
import { type TrialCounts, TrialCounts as Counts } from '@enlace/contract/trial/schemas.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'

/** The open company as a trial. */
export interface TrialRow {
  nombre: string
  state: 'filling' | 'ready' | 'failed'
  counts: TrialCounts
}

/** Finds the open company as a trial; undefined if it is none. */
export async function findTrial(db: Database, scope: Scope): Promise<TrialRow | undefined> {
  const [[row]] = await db.read(scope, [
    sql<TrialRow>`select c.nombre, t.state, t.counts
      from trial_companies t join companies c on c.id = t.company_id
     where t.company_id = ${scopeCompany}`.compile(query),
  ])
  return row && { ...row, counts: Counts.parse(row.counts) }
}

/** Finds the identification of the open company's supplier with the most invoices. */
export async function findMainSupplier(db: Database, scope: Scope): Promise<string | undefined> {
  const [[row]] = await db.read(scope, [
    sql<{ documento_numero: string }>`select t.documento_numero from third_parties t
      left join account_statements s on s.company_id = t.company_id and s.third_party_id = t.id
     where t.company_id = ${scopeCompany} and t.activo
     group by t.id, t.documento_numero order by count(s.id) desc, t.id limit 1`.compile(query),
  ])
  return row?.documento_numero
}
