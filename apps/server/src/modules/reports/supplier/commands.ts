import { sql } from 'kysely'
import { query, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'

/** Records that the scope's person ran a report, with the number of rows. */
export async function noteReportRun(db: Database, scope: Scope, report: string, rows: number): Promise<void> {
  await db.read(scope, [
    sql`insert into report_runs (company_id, membership_id, report, rows)
      values ((select scope_company()), (select scope_membership()), ${report}, ${rows})
      on conflict (company_id, membership_id, report) do update set ran_at = now(), rows = excluded.rows`.compile(
      query,
    ),
  ])
}
