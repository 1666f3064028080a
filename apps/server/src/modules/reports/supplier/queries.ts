import { sql } from 'kysely'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'

/** Returns the person's last run and number of schedules by report, and the company's external links. */
export async function findReportFacts(db: Database, scope: Scope) {
  const [runs, planned, links] = await db.read(scope, [
    query
      .selectFrom('report_runs')
      .select(['report', 'ran_at'])
      .where('company_id', '=', scopeCompany)
      .compile(),
    sql<{ report: string; planned: number }>`select report, count(*)::integer as planned from report_schedules
      where company_id = ${scopeCompany} group by 1`.compile(query),
    sql<{
      id: string
      titulo: string
      contenido: string
      url: string
    }>`select id, title as titulo, about as contenido, url
      from report_links where company_id = ${scopeCompany} order by place, title, id`.compile(query),
  ])
  return {
    ranAt: new Map(runs.map(({ report, ran_at }) => [report, ran_at])),
    planned: new Map(planned.map((one) => [one.report, one.planned])),
    links,
  }
}
