import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fill } from '@enlace/contract/core/fill.ts'
import { recoverPassword } from '@enlace/contract/sign-in/password/calls.ts'
import { recoveryTexts as texts } from '@enlace/contract/sign-in/password/texts.ts'
import { Scope } from '@enlace/database/scope.ts'
import { normaliseEmail } from '@enlace/domain/email.ts'
import { verifyCaptcha } from '../../../core/captcha/verify.ts'
import { readProfile } from '../../company/index.ts'
import { appendAudit } from '../../../core/http/audit.ts'
import { hashOf, randomToken } from '../../../core/keys/keys.ts'
import { hasSubjectTurn } from '../../../core/http/limits.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { visitCompany } from '../../../core/http/visited-company.ts'
import { personLink } from '../../../core/mail/links.ts'
import { mailBrandOf } from '../../../core/mail/writing/write.ts'
import { findLoginCandidate } from '../session/commands.ts'
import { atEvenTime } from '../attempts/even-time.ts'
import { isDemoEmail } from '../rules.ts'
import { issueRecoveryLink, type RecoveringPerson } from './commands.ts'
import { writeRecoveryMail } from './recovery-mail.ts'
import { isRecoveryNeutral } from './queries.ts'
import { linkMinutes } from '../rules.ts'
import { evenTime } from './rules.ts'

/**
 * Asking for a new password. The answer tells whether there is such a user, as specified, unless the company wants it
 * neutral; the time that it takes never does. What is asked is counted by address and by email, known or not. An email that
 * was asked for too often is mailed nothing more for a while and nobody is told: the links that it has are good still.
 */
export function passwordRecoveryRoutes(app: FastifyInstance): void {
  serve(app, recoverPassword, async ({ db, request, body }) => {
    const company = Number(body.company)
    const email = normaliseEmail(body.email)
    await visitCompany(request, company)
    await verifyCaptcha(request, body.captcha)
    const mayMail = await hasSubjectTurn(request, 'recovery', company, email)
    const scope = Scope.ofVisitor(company)
    const [isNeutral, person] = await atEvenTime(evenTime, () =>
      Promise.all([
        isRecoveryNeutral(db, scope),
        mayMail ? recover(request, company, email) : findLoginCandidate(db, email, company),
      ]),
    )
    if (isNeutral) return { error: false, message: texts.neutral, ExisteUser: true }
    if (person) return { error: false, message: texts.sent, ExisteUser: true }
    const { company: asked } = await readProfile(db, company)
    return { error: true, message: fill(texts.unknown, { company: asked.nombre }), ExisteUser: false }
  })
}

/** Mails the link where there is somebody to have it, and writes either into the audit trail. */
async function recover(
  request: FastifyRequest,
  company: number,
  email: string,
): Promise<RecoveringPerson | undefined> {
  const { db, settings } = request.server.service
  const token = randomToken()
  const brand = mailBrandOf(await readProfile(db, company))
  const link = await personLink(db, settings, { company, email }, `/set-password/${token}`)
  const asked = { email, tokenHash: hashOf(token), minutes: linkMinutes }
  const isRefused = isDemoEmail(email) && !settings.allowsDemoLogins
  const person = isRefused
    ? undefined
    : await issueRecoveryLink(db, Scope.ofSignIn(company), asked, (found) =>
        writeRecoveryMail(brand, found, { link, address: request.ip }),
      )
  await appendAudit(request, {
    company,
    actor: email,
    person: person?.identity_id,
    action: person ? 'password:recovery-sent' : 'password:recovery-unknown',
  })
  return person
}
