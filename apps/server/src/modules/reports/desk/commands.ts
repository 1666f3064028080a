import { sql } from 'kysely'
import type { ReportLinkBody } from '@enlace/contract/reports/desk/schemas.ts'
import { reportsDeskTexts as texts } from '@enlace/contract/reports/desk/texts.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { query, scopeCompany, type Database, type Transaction } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { audit, type Author } from '../../../core/audit/content-commands.ts'

type Work = Pick<Transaction, 'run'>

/** Adds a link. @throws Problem `invalid-fields` if its title is in use. */
export function addLink(
  db: Database,
  scope: Scope,
  { title, about, url, place }: ReportLinkBody,
  author: Author,
): Promise<string> {
  return db.transaction(scope, async (tx) => {
    await refuseTaken(tx, title, null)
    const [row] = await tx.run(
      sql<{ id: string }>`insert into report_links (company_id, title, about, url, place)
        values (${scopeCompany}, ${title}, ${about}, ${url}, ${place}) returning id`.compile(query),
    )
    if (!row) throw new Error('A link was not written')
    await audit(tx, author, 'report-link-changed', title)
    return row.id
  })
}

/**
 * Changes a link in the version that was read. @throws Problem `changed-meanwhile`, also if it was deleted, or
 * `invalid-fields`.
 */
export function changeLink(
  db: Database,
  scope: Scope,
  { id, sello, link }: { id: string; sello: string; link: ReportLinkBody },
  author: Author,
): Promise<void> {
  return db.transaction(scope, async (tx) => {
    const [before] = await tx.run(
      sql<{ sello: string }>`select md5(to_jsonb(l)::text) as sello from report_links l
        where company_id = ${scopeCompany} and id = ${id} for update`.compile(query),
    )
    if (!before) throw new Problem('document-not-found')
    if (before.sello !== sello) throw new Problem('changed-meanwhile')
    await refuseTaken(tx, link.title, id)
    await tx.run(
      sql`update report_links set title = ${link.title}, about = ${link.about}, url = ${link.url}, place = ${link.place}
        where company_id = ${scopeCompany} and id = ${id}`.compile(query),
    )
    await audit(tx, author, 'report-link-changed', link.title)
  })
}

/** Deletes a link. False if it does not exist. */
export function removeLink(db: Database, scope: Scope, id: string, author: Author): Promise<boolean> {
  return db.transaction(scope, async (tx) => {
    const [gone] = await tx.run(
      sql<{
        title: string
      }>`delete from report_links where company_id = ${scopeCompany} and id = ${id} returning title`.compile(
        query,
      ),
    )
    if (!gone) return false
    await audit(tx, author, 'report-link-changed', gone.title)
    return true
  })
}

async function refuseTaken(tx: Work, title: string, own: string | null): Promise<void> {
  const [other] = await tx.run(
    sql<{ id: string }>`select id from report_links where company_id = ${scopeCompany} and title = ${title}
      and id is distinct from ${own}::uuid`.compile(query),
  )
  if (other) throw new Problem('invalid-fields', {}, { title: texts.titleTaken })
}
