import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import * as calls from '@enlace/contract/sign-in/security/calls.ts'
import { securityTexts as texts } from '@enlace/contract/sign-in/security/texts.ts'
import { Scope } from '@enlace/database/scope.ts'
import { normaliseEmail } from '@enlace/domain/email.ts'
import { appendAudit } from '../../../core/http/audit.ts'
import { hashOf, randomToken } from '../../../core/keys/keys.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { visitCompany } from '../../../core/http/visited-company.ts'
import { queueMail } from '../../../core/mail/commands.ts'
import { readScopeOwner } from '../second-factor/queries.ts'
import { takeAddressAttempt } from '../attempts/attempts.ts'
import { auditOwn } from './audit.ts'
import { decideEmail, findEmailLink, keepEmailChange, stopEmailChange } from './commands.ts'
import { writeChangedEmail, writeEmailLinks } from './email-mails.ts'

/** Changing the sign-in email, which takes effect once both addresses have confirmed. */
export function emailRoutes(app: FastifyInstance): void {
  const { db } = app.service

  serve(app, calls.beginEmailChange, async ({ scope, request, body }) => {
    const owner = await readScopeOwner(db, 'supplier', scope)
    const email = normaliseEmail(body.email)
    if (email === owner.email) throw new Problem('invalid-fields', {}, { email: texts.emailSame })
    const [oldToken, newToken] = [randomToken(), randomToken()]
    const mails = await writeEmailLinks(app.service, owner, { email, oldToken, newToken })
    await db.transaction(scope, async (tx) => {
      const hashes = { oldToken: hashOf(oldToken), newToken: hashOf(newToken) }
      const isTaken = await keepEmailChange(tx, { email, ...hashes })
      const purpose = 'email-change'
      await queueMail(tx, { purpose, recipient: owner.email, content: mails.old, holdsSecret: true })
      // Only the owner of the address is informed that it is in use, never the caller.
      const content = isTaken ? mails.taken : mails.new
      await queueMail(tx, { purpose, recipient: email, content, holdsSecret: !isTaken })
    })
    await auditOwn(request, owner, 'email:change-asked', { email })
    return {}
  })

  serve(app, calls.cancelEmailChange, async ({ scope, request }) => {
    const wasWaiting = await db.transaction(scope, stopEmailChange)
    if (wasWaiting)
      await auditOwn(request, await readScopeOwner(db, 'supplier', scope), 'email:change-cancelled')
    return {}
  })

  bindEmailDecision(app, calls, writeChangedEmail, (request, company) => visitCompany(request, company))
}

/** Routes for the link of an email change and its decision, the same in portal and back office. */
export function bindEmailDecision(
  app: FastifyInstance,
  { openEmailLink, decideEmailChange }: Pick<typeof calls, 'openEmailLink' | 'decideEmailChange'>,
  writeChanged: typeof writeChangedEmail,
  visit: (request: FastifyRequest, company: number) => Promise<unknown>,
): void {
  const { db } = app.service

  serve(app, openEmailLink, async ({ request, body }) => {
    const link = await findEmailLink(db, hashOf(body.token))
    if (!link) {
      await takeAddressAttempt(request)
      return { link: null }
    }
    await visit(request, link.company_id)
    const { side, old_email: oldEmail, new_email: newEmail, is_confirmed: isConfirmed } = link
    return { link: { side, oldEmail, newEmail, isConfirmed } }
  })

  serve(app, decideEmailChange, async ({ request, body }) => {
    const token = hashOf(body.token)
    const link = await findEmailLink(db, token)
    if (!link) {
      await takeAddressAttempt(request)
      throw new Problem('link-spent')
    }
    await visit(request, link.company_id)
    const change = { old: link.old_email, email: link.new_email }
    const content = await writeChanged(app.service, link.company_id, change)
    const decided = await db.transaction(Scope.ofVisitor(link.company_id), async (tx) => {
      const result = await decideEmail(tx, token, body.confirms)
      for (const recipient of result?.outcome === 'applied' ? [link.old_email, link.new_email] : []) {
        await queueMail(tx, { purpose: 'access-changed', recipient, content })
      }
      return result
    })
    if (!decided) throw new Problem('link-spent')
    await appendAudit(request, {
      company: link.company_id,
      actor: link.side === 'old' ? link.old_email : link.new_email,
      person: link.identity_id,
      action: `email:change-${decided.outcome}`,
      detail: { email: link.new_email },
    })
    return { outcome: decided.outcome }
  })
}
