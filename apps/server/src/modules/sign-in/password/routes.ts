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
import { hasSubjectTurn, takeSubjectTurn, takeTurn } from '../../../core/http/limits.ts'
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
 * Password recovery. As specified, the answer reveals whether the user exists, unless the company hides it; the
 * response time never does. Requests are counted by address and by email, known or not. An email asked for too often
 * silently gets no more mails for a while; its existing links stay valid.
 */
export function passwordRecoveryRoutes(app: FastifyInstance): void {
  serve(app, recoverPassword, async ({ db, request, body }) => {
    const company = Number(body.company)
    const email = normaliseEmail(body.email)
    await visitCompany(request, company)
    if (body.captcha === undefined) await takeBareTurn(request, company)
    else await verifyCaptcha(request, body.captcha)
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

/** Takes a turn of a request without a captcha: of its address, and of all such requests to the company. */
async function takeBareTurn(request: FastifyRequest, company: number): Promise<void> {
  await takeTurn(request, 'bare-recovery')
  await takeSubjectTurn(request, 'bare-recovery', company)
}

/** Mails the link if the user exists, with an audit entry in either case. */
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
