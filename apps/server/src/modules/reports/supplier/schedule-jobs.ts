import * as z from 'zod'
import { mostRows, type ExportFormat } from '@enlace/contract/exports/limits.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { reportFileTexts } from '@enlace/contract/reports/texts.ts'
import { DatabaseRefusal } from '@enlace/database/refusal.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { exportMediaTypes, countUpTo, exportFileName } from '../../exports/index.ts'
import { hourly } from '../../../core/jobs/schedule.ts'
import type { Job, JobService, Task } from '../../../core/jobs/task.ts'
import { queueMail } from '../../../core/mail/commands.ts'
import { askReport, type AskedFor } from '../asked.ts'
import { getOfferedReport } from '../offered-queries.ts'
import { reportRows } from '../rows-queries.ts'
import { writeReportMail } from './mail-present.ts'
import { askForFile, beginDueSchedules, takeDueTime, takeMail } from './schedule-commands.ts'
import { readAsked } from './schedule-present.ts'
import { findSchedule, findSentFile } from './schedule-queries.ts'

/** Hourly: queues a job for each due report of the company's suppliers. */
export const reportSchedules: Task = {
  name: 'report-schedules',
  schedule: hourly,
  run: ({ scope }, { db }) => beginDueSchedules(db, scope, reportSchedule.name, new Date()),
}

/** Requests the file of a due report in the scope of its owner, once. */
export const reportSchedule: Task = {
  name: 'report-schedule',
  run: (job, service) => unlessRefused(() => askForDueFile(job, service)),
}

/** Mails the owner of a schedule once its file is ready. */
export const reportMail: Task = {
  name: 'report-mail',
  run: (job, service) => unlessRefused(() => tellOfFile(job, service)),
}

/** Ignores refusals: a person without access to the portal or the report gets nothing, which is not an error. */
async function unlessRefused(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (fault) {
    if (!(fault instanceof DatabaseRefusal) && !(fault instanceof Problem)) throw fault
  }
}

const DueTime = z.object({ schedule: z.uuid(), due: z.string() })

async function askForDueFile({ payload, scope }: Job, { db }: JobService): Promise<void> {
  const { schedule: id, due } = DueTime.parse(payload)
  const kept = await findSchedule(db, scope, id)
  if (kept === undefined || !kept.is_on) return
  const query = readAsked(kept.query)
  const report = await getOfferedReport(db, scope, kept.report)
  const now = new Date()
  const wanted = askReport(report, query, todayInBogota(now))
  const rows = await countUpTo(db, scope, reportRows(wanted).select, mostRows[kept.format] + 1)
  // A file too long for its format is sent as CSV, which has no limit.
  const format: ExportFormat = rows > mostRows[kept.format] ? 'csv' : kept.format
  await db.transaction(scope, async (tx) => {
    if (!(await takeDueTime(tx, id, due))) return
    await askForFile(tx, id, {
      format,
      asked: { ...(kept.query as object), ...daysOf(wanted), titulo: report.title }, // an object, as the schema found
      account: kept.account,
      rows,
      fileName: exportFileName(fill(reportFileTexts.fileName, { report: report.id }), format, now),
      mediaType: exportMediaTypes[format],
    })
  })
}

/** The dates of a relative period at the due time, so that a file created after midnight covers the same ones. */
function daysOf({ period, range: { from, to } }: AskedFor): object {
  if (period === null || (from === null && to === null)) return {}
  return { periodo: 'fechas', ...(from === null ? {} : { from }), ...(to === null ? {} : { to }) }
}

const ReadyFile = z.object({ schedule: z.uuid(), export: z.uuid() })

async function tellOfFile({ payload, scope }: Job, service: JobService): Promise<void> {
  const { schedule, export: file } = ReadyFile.parse(payload)
  const { db } = service
  const [kept, sent] = await Promise.all([findSchedule(db, scope, schedule), findSentFile(db, scope, file)])
  if (kept === undefined || sent === undefined) return
  const mail = await writeReportMail(service, scope, kept, sent)
  await db.transaction(scope, async (tx) => {
    if (await takeMail(tx, schedule, file)) await queueMail(tx, mail)
  })
}
