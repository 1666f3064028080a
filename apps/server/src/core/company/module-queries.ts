import { sql } from 'kysely'
import { templateNames } from '@enlace/contract/core/content/places'
import { query, scopeCompany, type Database } from '@enlace/database/database'
import type { Scope } from '@enlace/database/scope'

/** What tells whether visitors can use the modules that are on. */
export interface ModuleFacts {
  /** The registration form that is published. */
  form: string | null
  subjects: number
  channels: number
}

const facts = sql<ModuleFacts>`select
  (select t.html from templates t
    where t.company_id = ${scopeCompany} and t.name = ${templateNames.supplierRegistration}) as form,
  (select count(*)::integer from contact_options o
    where o.company_id = ${scopeCompany} and o.list = 'affairs' and o.active) as subjects,
  (select count(*)::integer from contact_options o
    where o.company_id = ${scopeCompany} and o.list = 'contact-through' and o.active) as channels`.compile(
  query,
)

/** What visitors of the open company find. */
export async function getModuleFacts(db: Database, scope: Scope): Promise<ModuleFacts> {
  const [[row]] = await db.read(scope, [facts])
  if (!row) throw new Error('Facts are one row')
  return row
}
