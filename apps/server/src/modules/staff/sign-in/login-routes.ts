import type { FastifyInstance } from 'fastify'
import {
  getStaffSecret,
  getStaffSession,
  keepStaffSession,
  staffLogin,
  staffLogout,
  switchStaffCompany,
} from '@enlace/contract/staff/sign-in/calls.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { normaliseEmail } from '@enlace/domain/email.ts'
import { antiForgery, forgeryCookie, issueAntiForgery } from '../../../core/http/origin/anti-forgery.ts'
import { appendAudit } from '../../../core/http/audit.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import {
  atEvenTime,
  dismiss,
  findByPassword,
  forgiveSignInAttempt,
  noteRefusedSignIn,
  notingRefusal,
  takeSignInAttempt,
} from '../../sign-in/index.ts'
import { endStaffSession, findStaffCandidate, switchStaff } from './commands.ts'
import { sessionOf } from './present.ts'
import { readStaffMember } from '../../../core/desk/reader-queries.ts'
import { signInStaff } from './sign-in.ts'

/** Refusals are recorded at multiples of these milliseconds, since only known people's are recorded. */
const refusalTime = 50

/** The back office's login, its session, and switching to another company of the person. */
export function staffSessionRoutes(app: FastifyInstance): void {
  const { db } = app.service

  serve(app, getStaffSecret, ({ request, reply }) => ({
    cookie: forgeryCookie(request),
    header: antiForgery.header,
    token: issueAntiForgery(request, reply),
  }))

  serve(app, staffLogin, async ({ request, reply, body }) => {
    const email = normaliseEmail(body.username)
    const asked = { email, company: null }
    const attempt = await atEvenTime(refusalTime, () =>
      notingRefusal(request, asked, () => takeSignInAttempt(request, email, body.captcha)),
    )
    const candidate = await findByPassword(request, { email, password: body.password }, () =>
      findStaffCandidate(db, email),
    )
    if (!candidate) {
      await atEvenTime(refusalTime, () => noteRefusedSignIn(request, asked, 'password'))
      throw new Problem('wrong-credentials')
    }
    await forgiveSignInAttempt(request, attempt)
    const who = {
      person: candidate.identity_id,
      company: candidate.company_id,
      member: candidate.staff_id,
      email,
    }
    return signInStaff(request, reply, who)
  })

  serve(app, staffLogout, async ({ scope, request, reply }) => {
    await dismiss(request, reply, 'staff', scope, (halves) => endStaffSession(db, halves))
    return {}
  })

  serve(app, getStaffSession, async ({ scope }) => sessionOf(await readStaffMember(db, scope)))

  serve(app, keepStaffSession, async ({ scope }) => {
    const { member } = await readStaffMember(db, scope)
    return { secondsLeft: member.seconds_left }
  })

  serve(app, switchStaffCompany, async ({ scope, request, body }) => {
    const { member } = await readStaffMember(db, scope)
    const session_token = await db.transaction(scope, (tx) => switchStaff(tx, body.company))
    await appendAudit(request, {
      company: body.company,
      actor: member.email,
      person: member.identity_id,
      action: 'staff:switch',
      detail: { from: member.company_id },
    })
    return { session_token }
  })
}
