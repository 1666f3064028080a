import { sql } from 'kysely'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'

/** The facts that determine the progress of a company's setup. */
export interface FirstRunFacts {
  has_suppliers: boolean
  has_content: boolean
  has_own_picture: boolean
  has_colleague: boolean
  has_supplier_user: boolean
}

const facts = sql<FirstRunFacts>`select
  exists (select 1 from third_parties where company_id = ${scopeCompany}) as has_suppliers,
  exists (select 1 from pages where company_id = ${scopeCompany})
    or exists (select 1 from cms_content where company_id = ${scopeCompany}) as has_content,
  exists (select 1 from company_files f where f.company_id = ${scopeCompany}
            and f.name not in ('logo', 'imagen_login', 'favicon')) as has_own_picture,
  (select count(*) from staff_members where company_id = ${scopeCompany}) > 1 as has_colleague,
  exists (select 1 from memberships where company_id = ${scopeCompany}) as has_supplier_user`.compile(query)

/** Reads what the open company has set up. */
export async function getFirstRunFacts(db: Database, scope: Scope): Promise<FirstRunFacts> {
  const [[row]] = await db.read(scope, [facts])
  if (!row) throw new Error('Facts are one row')
  return row
}
