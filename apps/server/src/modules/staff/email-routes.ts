import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import * as calls from '@enlace/contract/staff/sign-in/security-calls.ts'
import { changeStaffEmail } from '@enlace/contract/staff/calls.ts'
import { staffTexts as texts } from '@enlace/contract/staff/texts.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { normaliseEmail } from '@enlace/domain/email.ts'
import { appendAudit } from '../../core/http/audit.ts'
import { hashOf, randomToken } from '../../core/keys/keys.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { queueMail } from '../../core/mail/commands.ts'
import { stopEmailChange, bindEmailDecision, isDemoEmail } from '../sign-in/index.ts'
import { askStaffEmail, type AskedEmail } from './email-commands.ts'
import { writeChangedStaffEmail, writeStaffEmailMails } from './email-mails.ts'
import { auditMember } from './members/member-audit.ts'
import { findStaffMember } from './members/queries.ts'
import { readStaffMember } from '../../core/desk/reader-queries.ts'

/** Changing a staff member's email, by the member or an administrator; the new address must confirm it. */
export function staffEmailRoutes(app: FastifyInstance): void {
  const { db } = app.service

  serve(app, calls.beginEmailChange, async ({ scope, request, body }) => {
    const { member } = await readStaffMember(db, scope)
    await ask(request, scope, { member: null, old: member.email, email: normaliseEmail(body.email) })
    return {}
  })

  serve(app, calls.cancelEmailChange, async ({ scope, request }) => {
    const { member } = await readStaffMember(db, scope)
    if (await db.transaction(scope, stopEmailChange))
      await auditMember(request, scope, { action: 'staff:email-cancelled', target: member.staff_id })
    return {}
  })

  serve(app, changeStaffEmail, async ({ scope, request, params, body }) => {
    const found = await findStaffMember(db, scope, params.id)
    if (!found) throw new Problem('user-not-found')
    await ask(request, scope, {
      member: params.id,
      old: found.member.email,
      email: normaliseEmail(body.email),
    })
    return {}
  })

  bindEmailDecision(app, calls, writeChangedStaffEmail, () => Promise.resolve())
}

/**
 * Mails the new address a confirmation and the former one a notice. @throws Problem if the email may not be changed.
 */
async function ask(
  request: FastifyRequest,
  scope: Scope,
  wanted: { member: string | null; old: string; email: string },
): Promise<void> {
  const { service } = request.server
  const { email, old } = wanted
  if (isDemoEmail(email) && !service.settings.allowsDemoLogins) throw refusalOf('colleague')
  const { member: self } = await readStaffMember(service.db, scope)
  const actor = `${self.first_name} ${self.last_name}`.trim() || self.email
  const [oldToken, newToken] = [randomToken(), randomToken()]
  const change = { actor, old, email, oldToken, newToken }
  const mails = await writeStaffEmailMails(service, self.company_id, change)
  const asked = await service.db.transaction(scope, async (tx) => {
    const hashes = { oldToken: hashOf(oldToken), newToken: hashOf(newToken) }
    const answer = await askStaffEmail(tx, wanted.member, { email, ...hashes })
    if (answer.outcome !== 'asked') return answer
    const purpose = 'email-change'
    await queueMail(tx, { purpose, recipient: old, content: mails.old, holdsSecret: true })
    // Only the owner of the address is informed that it is in use, never the caller.
    const isTaken = answer.is_taken === true
    const content = isTaken ? mails.taken : mails.new
    await queueMail(tx, { purpose, recipient: email, content, holdsSecret: !isTaken })
    return answer
  })
  if (asked.outcome !== 'asked') throw refusalOf(asked.outcome)
  await appendAudit(request, {
    company: self.company_id,
    actor: self.email,
    person: self.identity_id,
    action: 'staff:email-asked',
    target: wanted.member ?? self.staff_id,
    detail: { email },
  })
}

/** Returns the problem of a refused email, at its field. */
function refusalOf(outcome: Exclude<AskedEmail['outcome'], 'asked'>): Problem {
  if (outcome === 'not-found') return new Problem('user-not-found')
  const sentence = {
    'not-joined': texts.emailNotJoined,
    same: texts.emailSame,
    elsewhere: texts.emailElsewhere,
    colleague: texts.emailColleague,
  }[outcome]
  return new Problem('invalid-fields', {}, { email: sentence })
}
