import type { JobService, Task } from '../../../core/jobs/task.ts'
import { readProfile } from '../../company/index.ts'
import { hourly } from '../../../core/jobs/schedule.ts'
import { queueMail } from '../../../core/mail/commands.ts'
import { portalLink } from '../../../core/mail/links.ts'
import { mailBrandOf, writeMail } from '../../../core/mail/writing/write.ts'
import { digestMail } from './mails.ts'
import { findDigests, requeueEvents, sweepNotifications, takeDigest } from './spread-commands.ts'

/**
 * Sends the due daily digests, each in its own transaction, so that no notification is in two mails. Runs hourly and
 * catches up on missed hours. Also requeues events that were given up and sweeps old ones.
 */
export const notificationDigests: Task = {
  name: 'notification-digests',
  schedule: hourly,
  async run({ scope, company, signal }, service) {
    const { db } = service
    const due = await db.transaction(scope, async (tx) => {
      await requeueEvents(tx)
      await sweepNotifications(tx)
      return findDigests(tx)
    })
    if (due.length === 0) return
    const writer = await writerOf(service, company)
    for (const membership of due) {
      signal.throwIfAborted()
      await db.transaction(scope, async (tx) => {
        const lines = await takeDigest(tx, membership)
        const [first] = lines
        if (first === undefined) return
        await queueMail(tx, {
          purpose: 'notification-digest',
          recipient: first.email,
          content: writer(lines),
        })
      })
    }
  },
}

async function writerOf({ db, settings }: JobService, company: number) {
  const profile = await readProfile(db, company)
  const link = await portalLink(db, settings, company, '/notifications')
  return (lines: Parameters<typeof digestMail>[0]['lines']) =>
    writeMail(mailBrandOf(profile), digestMail({ company: profile.company.nombre, lines, link }))
}
