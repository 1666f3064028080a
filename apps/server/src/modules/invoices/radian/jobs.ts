import { Scope } from '@enlace/database/scope.ts'
import { termEndsBy } from '@enlace/domain/radian/radian.ts'
import { readProfile } from '../../company/index.ts'
import { daily } from '../../../core/jobs/schedule.ts'
import type { JobService, Task } from '../../../core/jobs/task.ts'
import { queueMail } from '../../../core/mail/commands.ts'
import { readRules } from '../intake/queries.ts'
import { findDeciders, takeEndingTerms } from './commands.ts'
import { writeTermWarning } from './mails.ts'

/** Every morning: warns staff and programs of invoices that are accepted tacitly within the company's days, each once. */
export const radianWarnings: Task = {
  name: 'radian-warnings',
  schedule: daily(6),
  run: ({ company }, service) => warnOfEndingTerms(service, company, new Date()),
}

/** Warns of the terms that end soon, in one mail to each person who decides about invoices. */
export async function warnOfEndingTerms(
  { db, settings }: Pick<JobService, 'db' | 'settings'>,
  company: number,
  now: Date,
): Promise<void> {
  const profile = await readProfile(db, company)
  const href = new URL('#/facturas-radicadas', settings.backofficeUrl).href
  await db.transaction(Scope.ofStaff(company), async (tx) => {
    const { radianDays } = await readRules(tx)
    const ending = await takeEndingTerms(tx, termEndsBy(now, radianDays))
    if (ending.length === 0) return
    const content = writeTermWarning(profile, ending, href)
    for (const recipient of await findDeciders(tx))
      await queueMail(tx, { purpose: 'radian-term', recipient, content })
  })
}
