import * as z from 'zod'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { hourly } from '../../core/jobs/schedule.ts'
import type { Job, JobService, Task } from '../../core/jobs/task.ts'
import { queueMail } from '../../core/mail/commands.ts'
import { readProfile } from '../company/index.ts'
import {
  archiveJob,
  askWhenDue,
  expireArchives,
  failArchive,
  finishArchive,
  takeArchive,
} from './commands.ts'
import { writeArchiveMail } from './mail-present.ts'
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
  giveUp: ({ scope, payload }, { db }) => failArchive(db, scope, Payload.parse(payload).archive),
})

async function make(job: Job, service: JobService, limits: PartLimits): Promise<void> {
  const { db, settings } = service
  const { scope, company, payload } = job
  const archive = await takeArchive(db, scope, Payload.parse(payload).archive)
  if (archive === undefined) return
  const profile = await readProfile(db, company)
  const made = await makeArchive({ job, service, company: profile.company, archive, limits })
  if (made === undefined) return
  await finishArchive(db, scope, archive, made, async (tx) => {
    const content = writeArchiveMail(settings, profile, { ...made, month: archive.month })
    for (const recipient of await findRecipients(tx))
      await queueMail(tx, { purpose: 'document-archive', recipient, content })
  })
}
