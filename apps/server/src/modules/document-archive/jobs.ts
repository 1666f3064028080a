import * as z from 'zod'
import type { Transaction } from '@enlace/database/database.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { hourly } from '../../core/jobs/schedule.ts'
import type { Job, JobService, Task } from '../../core/jobs/task.ts'
import { queueMail } from '../../core/mail/commands.ts'
import type { MailContent } from '../../core/mail/writing/words.ts'
import { readProfile } from '../company/index.ts'
import {
  archiveJob,
  askWhenDue,
  expireArchives,
  failArchive,
  finishArchive,
  takeArchive,
} from './commands.ts'
import { writeArchiveMail, writeFailedArchiveMail } from './mail-present.ts'
import { makeArchive } from './make-archive.ts'
import { findRecipients } from './queries.ts'
import { type PartLimits, usualLimits } from './rules.ts'

/** Hourly: releases expired archives, and asks for the month before from the chosen day on. */
export const archiveSchedule: Task = {
  name: 'document-archives',
  schedule: hourly,
  run: ({ scope }, { db }) =>
    db.transaction(scope, async (tx) => {
      await expireArchives(tx)
      await askWhenDue(tx, todayInBogota(new Date()))
    }),
}

const Payload = z.object({ archive: z.uuid() })

/** Makes the archive of a month from its beginning; a repeated job of a finished one does nothing. */
export const archiveTask = (limits: PartLimits = usualLimits): Task => ({
  name: archiveJob,
  run: (job, service) => make(job, service, limits),
  giveUp,
})

async function make(job: Job, service: JobService, limits: PartLimits): Promise<void> {
  const { db, settings } = service
  const { scope, company, payload } = job
  const archive = await takeArchive(db, scope, Payload.parse(payload).archive)
  if (archive === undefined) return
  const profile = await readProfile(db, company)
  const made = await makeArchive({ job, service, company: profile.company, archive, limits })
  if (made === undefined) return
  await finishArchive(db, scope, archive, made, (tx) =>
    tellRecipients(tx, writeArchiveMail(settings, profile, { ...made, month: archive.month })),
  )
}

async function giveUp({ scope, company, payload }: Job, { db, settings }: JobService): Promise<void> {
  const profile = await readProfile(db, company)
  await failArchive(db, scope, Payload.parse(payload).archive, (tx, month) =>
    tellRecipients(tx, writeFailedArchiveMail(settings, profile, month)),
  )
}

async function tellRecipients(tx: Transaction, content: MailContent): Promise<void> {
  for (const recipient of await findRecipients(tx))
    await queueMail(tx, { purpose: 'document-archive', recipient, content })
}
