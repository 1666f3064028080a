import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import { login } from '@enlace/contract/sign-in/session/calls.ts'
import { signInStepTexts as texts } from '@enlace/contract/sign-in/second-factor/step-texts.ts'
import { normaliseEmail } from '@enlace/domain/email.ts'
import { appendAudit } from '../../../core/http/audit.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { findVisitedCompany, visitCompany } from '../../../core/http/visited-company.ts'
import { secondStepFor } from '../second-factor/second-step.ts'
import { findDueStep } from '../second-factor/step-commands.ts'
import { deviceHash } from '../attempts/device.ts'
import { hasFactor } from '../second-factor/rules.ts'
import { forgiveSignInAttempt, takeSignInAttempt } from '../attempts/attempts.ts'
import { findByPassword } from '../session/audience.ts'
import { findLoginCandidate } from '../session/commands.ts'
import { enter } from '../session/enter.ts'
import { noteRefusedSignIn, notingRefusal } from '../attempts/refusals.ts'

/**
 * The login. A refusal is answered with 401 (wrong), 422 (captcha required) or 429 (locked, with `retry-after`) in the
 * specification's shape: `error: true` and the `message`, with the problem's code. Wrong password, unknown email,
 * disabled user and a person of other companies only get the same answer in the same time. With a second factor due,
 * the answer has the step to take instead of a session, with `error: true` and a `message` for clients that do not
 * support it.
 */
export function loginRoutes(app: FastifyInstance): void {
  const { db } = app.service

  serve(app, login, async ({ request, reply, body }) => {
    const company = Number(body.company)
    const email = normaliseEmail(body.username)
    const asked = { email, company }
    await auditForeignCompany(request, email, company)
    await visitCompany(request, company)
    const attempt = await notingRefusal(request, asked, () => takeSignInAttempt(request, email, body.captcha))
    const candidate = await findByPassword(request, { email, password: body.password }, () =>
      findLoginCandidate(db, email, company),
    )
    if (!candidate) {
      await noteRefusedSignIn(request, asked, 'password')
      throw new Problem('wrong-credentials')
    }
    await forgiveSignInAttempt(request, attempt)
    const { membership_id: membership, identity_id: person } = candidate
    const who = { company, member: membership, person }
    const due = await findDueStep(db, 'supplier', who, deviceHash(request))
    const secondStep = await secondStepFor(request, 'supplier', who, due)
    if (secondStep) return { error: true, message: texts.secondStep, secondStep }
    const shown = hasFactor(due) ? null : 'password'
    return enter(request, reply, { company, membership, shown, trusts: false })
  })
}

/** A login for another company at a claimed address is recorded in the audit trail of the claiming company. */
async function auditForeignCompany(request: FastifyRequest, email: string, wanted: number): Promise<void> {
  const visited = await findVisitedCompany(request)
  if (!visited?.isClaimed || visited.company === wanted) return
  const { company } = visited
  await appendAudit(request, {
    company,
    actor: email,
    action: 'refused:company-mismatch',
    detail: { company: wanted },
  })
}
