import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '@enlace/contract/core/problems'
import { login } from '@enlace/contract/core/session/calls'
import { isPassword } from '@enlace/database/password'
import { normaliseEmail } from '@enlace/domain/email'
import { issueAntiForgery } from '../http/anti-forgery.ts'
import { appendAudit } from '../http/audit.ts'
import { sessionCookie, setSessionCookie } from '../http/credentials.ts'
import { serve } from '../http/serve.ts'
import { findVisitedCompany, rememberCompany, visitCompany } from '../http/visited-company.ts'
import { forgiveAttempts, takeAttempt } from './attempts.ts'
import { findLoginCandidate, startSession, type LoginCandidate } from './commands.ts'
import { loginAnswer } from './present.ts'
import { absoluteSeconds, isDemoEmail } from './rules.ts'

/**
 * The login. Refused, it answers 401 (wrong) or 429 (locked for a while, with `retry-after`) in the specification's
 * shape: `error: true` and the `message` to show, beside the problem's code. Wrong password, unknown email, disabled
 * user and a person of other companies only are one answer, in one time.
 */
export function loginRoutes(app: FastifyInstance): void {
  const { db, keys } = app.service

  serve(app, login, async ({ request, reply, body }) => {
    const company = Number(body.company)
    const email = normaliseEmail(body.username)
    await takeAttempt(request, email)
    await auditForeignCompany(request, email, company)
    await visitCompany(request, company)
    const candidate = await findRightPerson(request, email, body.password, company)
    if (!candidate) {
      await appendAudit(request, { company, actor: email, action: 'session:login-failed' })
      throw new Problem('wrong-credentials')
    }
    await forgiveAttempts(request, email)
    const { person, tokens, cookie } = await startSession(db, keys, {
      company,
      membership: candidate.membership_id,
      previousCookie: sessionCookie(request),
      address: request.ip,
      device: (request.headers['user-agent'] ?? '').slice(0, 300),
      shown: 'password',
    })
    setSessionCookie(request, reply, cookie, absoluteSeconds)
    issueAntiForgery(request, reply, cookie)
    await rememberCompany(request, reply, company)
    await appendAudit(request, {
      company,
      actor: person.email,
      person: person.identity_id,
      action: 'session:login',
      target: candidate.membership_id,
    })
    return loginAnswer(person, tokens)
  })
}

/** A login for another company at an address that one claims is an entry in the trail of the one that claims it. */
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

async function findRightPerson(
  request: FastifyRequest,
  email: string,
  password: string,
  company: number,
): Promise<LoginCandidate | undefined> {
  const { db, settings } = request.server.service
  const isRefused = isDemoEmail(email) && !settings.allowsDemoLogins
  const candidate = isRefused ? undefined : await findLoginCandidate(db, email, company)
  const isRight = await isPassword(candidate?.password_hash, password)
  return isRight ? candidate : undefined
}
