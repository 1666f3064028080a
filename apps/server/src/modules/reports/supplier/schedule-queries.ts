import { sql } from 'kysely'
import type { ExportFormat } from '@enlace/contract/exports/limits.ts'
import type { ExportState } from '@enlace/contract/exports/schemas.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { ReportFrequency } from '@enlace/domain/report-schedule.ts'

/** A report that is sent, as it is kept. */
export interface KeptSchedule {
  id: string
  report: string
  format: ExportFormat
  query: unknown
  frequency: ReportFrequency
  day: number
  hour: number
  account: number | null
  sucursal: string | null
  is_on: boolean
  next_at: string
  last_due: string | null
  export_id: string | null
  last_state: ExportState | null
}

/** All of it, with the branch by its name and how the last file turned out. */
export const scheduleColumns = sql`id, report, format, query, frequency, day, hour, account, is_on, next_at, last_due,
  export_id,
  (select b.nombre from branch_accounts b where b.company_id = report_schedules.company_id and b.id = report_schedules.account)
    as sucursal,
  (select e.state from exports e where e.company_id = report_schedules.company_id and e.id = report_schedules.export_id)
    as last_state`

/** What the scope's person is sent, the next one first. */
export async function findSchedules(db: Database, scope: Scope): Promise<KeptSchedule[]> {
  const [rows] = await db.read(scope, [
    sql<KeptSchedule>`select ${scheduleColumns} from report_schedules where company_id = ${scopeCompany}
      order by is_on desc, next_at, id`.compile(query),
  ])
  return rows
}

/** One of them; undefined where the person has none by that id. */
export async function findSchedule(
  db: Database,
  scope: Scope,
  id: string,
): Promise<KeptSchedule | undefined> {
  const [[row]] = await db.read(scope, [
    sql<KeptSchedule>`select ${scheduleColumns} from report_schedules
      where company_id = ${scopeCompany} and id = ${id}`.compile(query),
  ])
  return row
}

/** A file that was sent for, as its mail tells of it; undefined once it is gone. */
export async function findSentFile(db: Database, scope: Scope, id: string) {
  const [[row]] = await db.read(scope, [
    sql<{ format: string; rows_total: number; query: unknown; titulo: string | null }>`
      select format, rows_total, query, query ->> 'titulo' as titulo from exports
       where company_id = ${scopeCompany} and id = ${id} and state = 'done'`.compile(query),
  ])
  return row
}
