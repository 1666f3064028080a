import { Scope } from '@enlace/database/scope.ts'
import { readProfile } from '../../company/index.ts'
import type { JobService, Task } from '../../../core/jobs/task.ts'
import { queueMail } from '../../../core/mail/commands.ts'
import { mailBrandOf } from '../../../core/mail/writing/write.ts'
import { findReviewers, registrationNewsTask, takeNewRequests } from './news-commands.ts'
import { writeRegistrationNews } from './news-mail.ts'

/** Mails the reviewers about new registration requests. */
export const registrationNews: Task = {
  name: registrationNewsTask,
  run: ({ company }, service) => tellNewRequests(service, company),
}

/** Mails each reviewer once about all requests not yet mailed. */
export async function tellNewRequests(
  { db, settings }: Pick<JobService, 'db' | 'settings'>,
  company: number,
): Promise<void> {
  const brand = mailBrandOf(await readProfile(db, company))
  const href = new URL('#/solicitudes', settings.backofficeUrl).href
  await db.transaction(Scope.ofStaff(company), async (tx) => {
    const requests = await takeNewRequests(tx)
    if (requests.length === 0) return
    const content = writeRegistrationNews(brand, requests, href)
    for (const recipient of await findReviewers(tx))
      await queueMail(tx, { purpose: 'registration-waiting', recipient, content })
  })
}
