import { Scope } from '@enlace/database/scope.ts'
import { findClosedDays, readProfile } from '../../company/index.ts'
import { hourly } from '../../../core/jobs/schedule.ts'
import type { JobService, Task } from '../../../core/jobs/task.ts'
import { queueMail } from '../../../core/mail/commands.ts'
import { mailBrandOf } from '../../../core/mail/writing/write.ts'
import { clearAlarm, findLoaders, raiseAlarm } from './commands.ts'
import { writeSourceAlarm } from './mail-present.ts'
import { isMissed } from './rules.ts'
import { presentSource } from '../present.ts'
import { findSources } from '../loads/queries.ts'

/** Hourly: notifies the users who load data, once per overdue source. */
export const sourceAlarms: Task = {
  name: 'source-alarms',
  schedule: hourly,
  run: ({ company }, service) => watchSources(service, company, new Date()),
}

/** Raises alarms for sources overdue at a moment, mails every user who may load them, and clears resolved alarms. */
export async function watchSources(
  { db, settings }: Pick<JobService, 'db' | 'settings'>,
  company: number,
  now: Date,
): Promise<void> {
  const scope = Scope.ofStaff(company)
  const [rows, closed] = await Promise.all([findSources(db, scope), findClosedDays(db, scope)])
  for (const row of rows) {
    const source = presentSource(row, now, closed)
    const { dueAt, lastAt } = source
    const rhythmAt = row.rhythm_at === null ? null : new Date(row.rhythm_at)
    if (!isMissed(source, rhythmAt) || dueAt === null) {
      if (row.alarm_at !== null) await db.transaction(scope, (tx) => clearAlarm(tx, row.source))
      continue
    }
    if (row.alarm_at !== null) continue
    const brand = mailBrandOf(await readProfile(db, company))
    const href = new URL('#/fuentes', settings.backofficeUrl).href
    const content = writeSourceAlarm(brand, { source: row.source, dueAt, lastAt, href })
    await db.transaction(scope, async (tx) => {
      if (!(await raiseAlarm(tx, row.source, dueAt))) return
      for (const recipient of await findLoaders(tx))
        await queueMail(tx, { purpose: 'source-alarm', recipient, content })
    })
  }
}
