import { sql } from 'kysely'
import { query, scopeCompany, type Database, type Transaction } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import { audit, type Author } from '../../core/audit/content-commands.ts'
import type { KeptReportSettings } from './offer.ts'
import { keptSettings } from './offered-queries.ts'

/** Returns a company's report settings and external links. */
export async function findReportSettings(db: Database, company: number) {
  const [settings, links] = await db.read(Scope.ofStaff(company), [
    keptSettings,
    sql<{
      title: string
      url: string
      about: string
      place: number
    }>`select title, url, about, place from report_links
      where company_id = ${scopeCompany} order by place, title`.compile(query),
  ])
  return { settings, links }
}

/** The author of a change, and a check that runs once the row is locked. */
export interface ReportEditor {
  author?: Author
  check?: (tx: Pick<Transaction, 'run'>) => Promise<void>
}

/** A partial change of a report's settings; omitted fields are kept. */
export type ReportChange = Partial<Omit<KeptReportSettings, 'report'>>

/** Changes a company's settings of a report. */
export function changeReport(
  db: Database,
  company: number,
  report: string,
  change: ReportChange,
  by: ReportEditor = {},
): Promise<void> {
  return audited(db, company, 'report-changed', report, by, async (tx) => {
    const [before] = await tx.run(
      sql<KeptReportSettings>`select report, is_on, title, about, columns, filters, place from report_settings
        where company_id = ${scopeCompany} and report = ${report} for update`.compile(query),
    )
    await by.check?.(tx)
    const none = { is_on: null, title: null, about: null, columns: null, filters: null, place: null }
    const { is_on, title, about, columns, filters, place } = { ...none, ...before, ...change }
    await tx.run(
      sql`insert into report_settings (company_id, report, is_on, title, about, columns, filters, place)
        values (${company}, ${report}, ${is_on}, ${title}, ${about}, ${columns}, ${filters}, ${place})
        on conflict (company_id, report) do update set is_on = excluded.is_on, title = excluded.title,
          about = excluded.about, columns = excluded.columns, filters = excluded.filters, place = excluded.place,
          updated_at = now()`.compile(query),
    )
  })
}

/** Restores a report's default settings. */
export function resetReport(
  db: Database,
  company: number,
  report: string,
  by: ReportEditor = {},
): Promise<void> {
  return audited(db, company, 'report-changed', report, by, async (tx) => {
    await by.check?.(tx)
    await tx.run(
      sql`delete from report_settings where company_id = ${scopeCompany} and report = ${report}`.compile(
        query,
      ),
    )
  })
}

/** Saves an external link, replacing the one with the same title. */
export function keepReportLink(
  db: Database,
  company: number,
  link: { title: string; about: string; url: string; place: number },
): Promise<void> {
  return audited(db, company, 'report-link-changed', link.title, {}, async (tx) => {
    await tx.run(
      sql`insert into report_links (company_id, title, about, url, place)
        values (${company}, ${link.title}, ${link.about}, ${link.url}, ${link.place})
        on conflict (company_id, title) do update set about = excluded.about, url = excluded.url,
          place = excluded.place`.compile(query),
    )
  })
}

/** Deletes a link. False if there is none with that title. */
export function removeReportLink(db: Database, company: number, title: string): Promise<boolean> {
  return audited(db, company, 'report-link-changed', title, {}, async (tx) => {
    const gone = await tx.run(
      sql`delete from report_links where company_id = ${scopeCompany} and title = ${title} returning id`.compile(
        query,
      ),
    )
    return gone.length > 0
  })
}

/** Runs `work` in the company's scope, with an audit entry. */
function audited<Answer>(
  db: Database,
  company: number,
  action: string,
  target: string,
  { author = { actor: 'cli' } }: ReportEditor,
  work: (tx: Pick<Transaction, 'run'>) => Promise<Answer>,
): Promise<Answer> {
  return db.transaction(Scope.ofStaff(company), async (tx) => {
    const answer = await work(tx)
    await audit(tx, author, action, target)
    return answer
  })
}
