import { sql } from 'kysely'
import { Problem } from '@enlace/contract/core/problems.ts'
import { mostSchedules } from '@enlace/contract/reports/schemas.ts'
import { call } from '@enlace/database/call.ts'
import { query, scopeCompany, type Database, type Transaction } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { nextReportTime, type ReportFrequency, type ReportTimes } from '@enlace/domain/report-schedule.ts'
import { addJob } from '../../../core/jobs/commands.ts'
import { type KeptSchedule, scheduleColumns } from './schedule-queries.ts'

type Runs = Pick<Transaction, 'run'>

/** A new schedule. */
export interface PlannedReport extends ReportTimes {
  readonly report: string
  readonly format: string
  readonly query: object
}

/** Schedules a report for the scope's person and the selected branch. @throws Problem `too-many-report-schedules`. */
export function createSchedule(db: Database, scope: Scope, planned: PlannedReport): Promise<KeptSchedule> {
  const { report, format, frequency, day, hour } = planned
  return db.transaction(scope, async (tx) => {
    const own = await tx.run(
      sql`select 1 from report_schedules where company_id = ${scopeCompany} for update`.compile(query),
    )
    if (own.length >= mostSchedules) throw new Problem('too-many-report-schedules', { n: mostSchedules })
    const { company_id, membership_id } = tx.context
    const [made] = await tx.run(
      sql<KeptSchedule>`insert into report_schedules (company_id, membership_id, report, format, query, frequency, day,
          hour, account, next_at)
        values (${company_id}, ${membership_id}, ${report}, ${format}, ${JSON.stringify(planned.query)}::jsonb,
          ${frequency}, ${day}, ${hour}, ${scope.account}, ${nextReportTime(planned, new Date())})
        returning ${scheduleColumns}`.compile(query),
    )
    if (made === undefined) throw new Error('What was inserted is there')
    return made
  })
}

/** Disables a schedule, or enables it from its next time. Undefined if the person has none with that id. */
export async function switchSchedule(
  db: Database,
  scope: Scope,
  { id, times, isOn }: { id: string; times: ReportTimes; isOn: boolean },
): Promise<KeptSchedule | undefined> {
  const [[changed]] = await db.read(scope, [
    sql<KeptSchedule>`update report_schedules set is_on = ${isOn}, next_at = ${nextReportTime(times, new Date())}
      where company_id = ${scopeCompany} and id = ${id} returning ${scheduleColumns}`.compile(query),
  ])
  return changed
}

/** Deletes a schedule. False if the person has none with that id. */
export async function removeSchedule(db: Database, scope: Scope, id: string): Promise<boolean> {
  const [gone] = await db.read(scope, [
    sql`delete from report_schedules where company_id = ${scopeCompany} and id = ${id} returning id`.compile(
      query,
    ),
  ])
  return gone.length > 0
}

interface DueSchedule {
  id: string
  membership_id: string
  account: number | null
  frequency: ReportFrequency
  day: number
  hour: number
  next_at: string
  stands: boolean
}

/**
 * Queues a job for each due schedule of the company, once, and sets its next time; missed times are skipped. People
 * without access are left out.
 */
export async function beginDueSchedules(db: Database, scope: Scope, task: string, now: Date): Promise<void> {
  await db.transaction(scope, async (tx) => {
    const due = await tx.run(sql<DueSchedule>`select * from due_report_schedules(${now})`.compile(query))
    for (const { id, membership_id, account, next_at, stands, ...times } of due) {
      await tx.run(
        sql`update report_schedules set next_at = ${nextReportTime(times, now)}
          where company_id = ${scopeCompany} and id = ${id}`.compile(query),
      )
      if (!stands) continue
      const key = `${id}:${next_at}`
      await addJob(
        tx,
        task,
        { schedule: id, due: next_at },
        { key, membership: membership_id, account, module: 'reports' },
      )
    }
  })
}

/** Claims a due time; false if it was claimed before, or the schedule was deleted. */
export async function takeDueTime(tx: Runs, id: string, due: string): Promise<boolean> {
  const taken = await tx.run(
    sql`update report_schedules set last_due = ${due} where company_id = ${scopeCompany} and id = ${id} and is_on
      and (last_due is null or last_due < ${due}) returning id`.compile(query),
  )
  return taken.length > 0
}

/** Requests the file of a due time in the same transaction. */
export async function askForFile(
  tx: Runs,
  id: string,
  file: {
    format: string
    asked: object
    account: number | null
    rows: number
    fileName: string
    mediaType: string
  },
): Promise<void> {
  // Scheduled files do not count towards the limit of files that a person waits for.
  const [made] = await tx.run(
    sql<{
      id: string
    }>`select id from ${call('request_export', {
      wanted_list: 'reports',
      wanted_format: file.format,
      asked: JSON.stringify(file.asked),
      wanted_account: file.account,
      wanted_module: 'reports',
      total: file.rows,
      name: file.fileName,
      type: file.mediaType,
      at_most: 1000,
    })}`.compile(query),
  )
  if (made === undefined) throw new Error('The file of a planned report was not asked for')
  await tx.run(
    sql`update report_schedules set export_id = ${made.id} where company_id = ${scopeCompany} and id = ${id}`.compile(
      query,
    ),
  )
}

/** Claims the mail of a file; undefined if it was claimed before, or the schedule was deleted. */
export async function takeMail(tx: Runs, id: string, file: string): Promise<KeptSchedule | undefined> {
  const [taken] = await tx.run(
    sql<KeptSchedule>`update report_schedules set mailed_export_id = ${file} where company_id = ${scopeCompany}
      and id = ${id} and is_on and export_id = ${file} and mailed_export_id is distinct from ${file}
      returning ${scheduleColumns}`.compile(query),
  )
  return taken
}
