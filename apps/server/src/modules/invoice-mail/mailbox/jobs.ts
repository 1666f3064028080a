import { mailboxFaultTexts, invoiceMailboxTexts } from '@enlace/contract/invoice-mail/settings/texts.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { Scope } from '@enlace/database/scope.ts'
import { outageOf } from '../../../core/http/problem-of.ts'
import type { Job, JobService, Task } from '../../../core/jobs/task.ts'
import { findPending, findPendingMail } from '../mails/queries.ts'
import { settleMail, waitFor } from '../mails/settle.ts'
import { bringMails } from './bring.ts'
import { endReading, holdMailbox, mailboxTask, noteReading } from './commands.ts'
import { openMailbox } from './imap.ts'
import { isLasting, MailboxFault } from './mailbox-fault.ts'
import { findMailbox, type MailboxRow } from './queries.ts'
import { openSecret } from './secret.ts'

/** Who stops a mailbox in the trail where no person does. */
const mailboxActor = 'buzon-de-facturas'

/** Reads a company's mailbox, hands in what it brought, and plans the next look; without a mailbox there are no such jobs. */
export const mailboxReading: Task = {
  name: mailboxTask,
  async run(job, service) {
    const scope = Scope.ofStaff(job.company)
    const { mailbox, isModuleOn } = await findMailbox(service.db, scope)
    if (!mailbox) return
    // Another job reads it, such as one that somebody asked for: this one is retried afterwards.
    if (!(await holdMailbox(service.db, scope, job.id))) throw new Error('The mailbox is held by another')
    if (isModuleOn) {
      if (mailbox.is_on) await look(service, job, mailbox)
      await settleAll(service, job)
    }
    await plan(service, job)
  },
  giveUp: (job, service) => plan(service, job),
}

async function plan({ db }: JobService, { company, id }: Job): Promise<void> {
  const scope = Scope.ofStaff(company)
  const { mailbox } = await findMailbox(db, scope)
  await endReading(db, scope, id, {
    isOn: mailbox?.is_on === true,
    failures: mailbox?.failures ?? 0,
  })
}

async function look(service: JobService, job: Job, row: MailboxRow): Promise<void> {
  const { db, settings, keys } = service
  const scope = Scope.ofStaff(job.company)
  const note = (failure: string | null, stops = false) =>
    noteReading(db, scope, { failure, stops }, { actor: mailboxActor })
  const secret = openSecret(keys, job.company, row.sealed_secret)
  if (secret === undefined) return note(invoiceMailboxTexts.faults.sealedElsewhere, true)
  try {
    const mailbox = await openMailbox(settings, row, secret, { signal: job.signal })
    try {
      await bringMails(service, job, row, mailbox)
    } finally {
      await mailbox.close()
    }
    await note(null)
  } catch (fault) {
    job.signal.throwIfAborted()
    if (!(fault instanceof MailboxFault)) throw fault
    await note(mailboxFaultTexts[fault.reason], isLasting(fault.reason))
  }
}

/** Settles what waits to be read, one mail after the other: one that cannot be settled keeps no other from it. */
async function settleAll(service: JobService, job: Job): Promise<void> {
  const { db, log } = service
  const scope = Scope.ofStaff(job.company)
  for (const mail of await findPending(db, scope)) {
    job.signal.throwIfAborted()
    await holdMailbox(db, scope, job.id)
    try {
      await settleMail(service, job, mail)
    } catch (fault) {
      job.signal.throwIfAborted()
      // The machine is full, or a part of it is away: all of them are tried again.
      if (fault instanceof Problem || outageOf(fault) !== undefined) throw fault
      log.error({ err: fault, company: job.company, mail: mail.id }, 'mail not settled')
      const left = await findPendingMail(db, scope, mail.id)
      if (left)
        await waitFor(service, job.company, { ...left, answer_to: null }, { reason: 'ilegible', details: [] })
    }
  }
}
