import { sql } from 'kysely'
import type { ListedTemplate } from '@enlace/contract/content/drafts/schemas.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'

/** Finds every form and document of the open company: the published version and the draft. */
export async function findListedTemplates(db: Database, scope: Scope): Promise<ListedTemplate[]> {
  const [rows] = await db.read(scope, [
    sql<ListedTemplate>`
      with live as (
        select 'template' as kind, name, title, updated_at from templates where company_id = ${scopeCompany}
        union all
        select 'document', name, title, updated_at from filled_templates where company_id = ${scopeCompany}
      ), written as (
        select distinct on (kind, item) kind, item, body ->> 'title' as title, author, updated_at, state
          from content_versions
         where company_id = ${scopeCompany} and kind in ('template', 'document') and state <> 'retired'
         order by kind, item, number desc
      )
      select coalesce(live.kind, written.kind) as kind, coalesce(live.name, written.item) as name,
             coalesce(nullif(live.title, ''), nullif(written.title, ''), live.name, written.item) as title,
             live.name is not null as "isShown",
             coalesce(written.state in ('draft', 'scheduled'), false) as "hasDraft",
             coalesce(written.author, '') as author,
             greatest(live.updated_at, written.updated_at) as "updatedAt",
             (select count(*)::integer from template_faults f
               where f.company_id = ${scopeCompany} and live.kind = 'document' and f.template = live.name) as faults
        from live full join written on written.kind = live.kind and written.item = live.name
       order by 1 desc, 3, 2`.compile(query),
  ])
  return rows
}
