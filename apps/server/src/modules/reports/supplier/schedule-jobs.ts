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

/** Every hour: a piece of work for each report of the company's suppliers that is due. */
export const reportSchedules: Task = {
  name: 'report-schedules',
  schedule: hourly,
  run: ({ scope }, { db }) => beginDueSchedules(db, scope, reportSchedule.name, new Date()),
}

/** One report that is due: its file is asked for in the scope of the person who planned it, once. */
export const reportSchedule: Task = {
  name: 'report-schedule',
  run: (job, service) => unlessRefused(() => askForDueFile(job, service)),
}

/** A file that is ready: anyone who planned it is told by mail, once. */
export const reportMail: Task = {
  name: 'report-mail',
  run: (job, service) => unlessRefused(() => tellOfFile(job, service)),
}

/** Anyone who may not enter any more, or is not offered the report any more, is sent nothing; that is no failure. */
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
  // What is too long for a format comes in the one that has no end.
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

/** The days of a moving period as they are when it is due, so that a file made after midnight is of the same. */
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
