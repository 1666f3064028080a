import { sql } from 'kysely'
import { query, scopeCompany, type Database, type Transaction } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import { audit, type Author } from '../../core/audit/content-commands.ts'
import type { KeptReportSettings } from './offer.ts'
import { keptSettings } from './offered-queries.ts'

/** What is kept of a company's reports: its settings of each, and its links to reports elsewhere. */
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

/** Who changes a report, and what has to hold for it once nobody else can change it meanwhile. */
export interface ReportEditor {
  author?: Author
  check?: (tx: Pick<Transaction, 'run'>) => Promise<void>
}

/** What a company changes of a report; what is not named stays. */
export type ReportChange = Partial<Omit<KeptReportSettings, 'report'>>

/** Changes how a company's suppliers have a report. */
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

/** Lets a company's suppliers have a report as it comes. */
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

/** Keeps a link to a report elsewhere, in the place of the one with that title. */
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

/** Takes a link away. False where there is none with that title. */
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

/** Does it in the company's own scope, with a line of the audit trail. */
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
