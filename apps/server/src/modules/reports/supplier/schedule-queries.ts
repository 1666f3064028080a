import { sql } from 'kysely'
import type { ExportFormat } from '@enlace/contract/exports/limits.ts'
import type { ExportState } from '@enlace/contract/exports/schemas.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { ReportFrequency } from '@enlace/domain/report-schedule.ts'

/** A schedule as stored. */
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

/** The columns of a schedule, with its branch's name and the outcome of the last file. */
export const scheduleColumns = sql`id, report, format, query, frequency, day, hour, account, is_on, next_at, last_due,
  export_id,
  (select b.nombre from branch_accounts b where b.company_id = report_schedules.company_id and b.id = report_schedules.account)
    as sucursal,
  (select e.state from exports e where e.company_id = report_schedules.company_id and e.id = report_schedules.export_id)
    as last_state`

/** Returns the schedules of the scope's person, the next one first. */
export async function findSchedules(db: Database, scope: Scope): Promise<KeptSchedule[]> {
  const [rows] = await db.read(scope, [
    sql<KeptSchedule>`select ${scheduleColumns} from report_schedules where company_id = ${scopeCompany}
      order by is_on desc, next_at, id`.compile(query),
  ])
  return rows
}

/** Finds a schedule; undefined if the person has none with that id. */
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

/** Finds a sent file for its mail; undefined once it was deleted. */
export async function findSentFile(db: Database, scope: Scope, id: string) {
  const [[row]] = await db.read(scope, [
    sql<{ format: string; rows_total: number; query: unknown; titulo: string | null }>`
      select format, rows_total, query, query ->> 'titulo' as titulo from exports
       where company_id = ${scopeCompany} and id = ${id} and state = 'done'`.compile(query),
  ])
  return row
}
