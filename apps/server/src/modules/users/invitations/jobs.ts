import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { invitationLimits } from '@enlace/contract/users/invitations/schemas.ts'
import type { Transaction } from '@enlace/database/database.ts'
import { DatabaseRefusal } from '@enlace/database/refusal.ts'
import { audit } from '../../../core/audit/content-commands.ts'
import type { Job, JobService, Task } from '../../../core/jobs/task.ts'
import { invitePersonIn, resendInvitationIn } from '../people/invite-commands.ts'
import { newInvitation } from '../people/new-invitation.ts'
import { beginSending, finishBatch, sendingTask, settleLine } from './commands.ts'
import { findDue, type DueLine } from './queries.ts'

const Payload = z.object({ batch: z.uuid() })

/** The number of mails per batch, and the pause until the next. */
const handful = 15
const pauseMilliseconds = (handful / invitationLimits.perMinute) * 60_000

/**
 * Sends the due invitations of a file in batches with pauses, to spare the mail server and the sender's reputation.
 * Each line is sent with its membership in one transaction, so that a repeated job sends nothing twice.
 */
export const sendInvitations: Task = {
  name: sendingTask,
  async run(job, service) {
    const { batch } = Payload.parse(job.payload)
    const found = await findDue(service.db, job.scope, batch, handful)
    if (!found) return
    for (const line of found.due) {
      if (job.signal.aborted) return
      await sendLine(job, service, line, found.createdBy)
    }
    await service.db.transaction(job.scope, async (tx) => {
      if (found.due.length < handful) await finishBatch(tx, batch)
      else await beginSending(tx, batch, new Date(Date.now() + pauseMilliseconds))
    })
  },
}

async function sendLine(
  { company, scope }: Job,
  service: JobService,
  line: DueLine,
  actor: string,
): Promise<void> {
  const { db } = service
  const settle = (became: Parameters<typeof settleLine>[2]) =>
    db.transaction(scope, (tx) => settleLine(tx, line.id, became))
  if (!line.activo) return settle({ fault: 'supplier-inactive' })
  const invitation = await newInvitation(service, company, line, line.email)
  const mail = randomUUID()
  try {
    await db.transaction(scope, async (tx) => {
      const membership = await give(tx, line, invitation, { actor, mail })
      await settleLine(
        tx,
        line.id,
        membership === undefined ? { fault: 'already-user' } : { membership, mail },
      )
    })
  } catch (fault) {
    // It was accepted, withdrawn or sent by somebody else meanwhile, so nothing needs sending.
    if (!(fault instanceof DatabaseRefusal)) throw fault
    await settle('nothing')
  }
}

/** Invites a line's person, or sends a new link if already invited; undefined for an existing user. */
async function give(
  tx: Transaction,
  line: DueLine,
  invitation: Awaited<ReturnType<typeof newInvitation>>,
  { actor, mail }: { actor: string; mail: string },
): Promise<string | undefined> {
  if (line.membership_id !== null) {
    await resendInvitationIn(tx, line.membership_id, invitation, { origin: null, mail })
    await audit(tx, { actor }, 'user-reinvited', line.membership_id)
    return line.membership_id
  }
  const user = {
    email: line.email,
    firstName: line.first_name,
    lastName: line.last_name,
    party: line.third_party_id,
    accounts: null,
    isMaster: true,
  }
  const invited = await invitePersonIn(tx, user, invitation, { author: { actor }, onlyNew: true, mail })
  return invited?.id
}
