import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import { askStaffRecovery, openStaffLink, spendStaffLink } from '@enlace/contract/staff/sign-in/link-calls.ts'
import { staffLinkTexts, staffRecoveryTexts } from '@enlace/contract/staff/sign-in/texts.ts'
import { hashPassword, isPassword } from '@enlace/database/password.ts'
import { normaliseEmail } from '@enlace/domain/email.ts'
import { verifyCaptcha } from '../../../core/captcha/verify.ts'
import { readProfile } from '../../company/index.ts'
import { appendAudit } from '../../../core/http/audit.ts'
import { hashOf, randomToken } from '../../../core/keys/keys.ts'
import { hasSubjectTurn } from '../../../core/http/limits.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { backofficeLink } from '../../../core/mail/links.ts'
import { mailBrandOf } from '../../../core/mail/writing/write.ts'
import {
  rememberBrowser,
  forgiveAttempts,
  takeAddressAttempt,
  takeAttempt,
  writeChangedMail,
  atEvenTime,
  demandNewPassword,
  writeRecoveryMail,
  isDemoEmail,
} from '../../sign-in/index.ts'
import { findStaffLink, issueStaffRecovery, spendLink, type StaffLink } from './link-commands.ts'

/** Recovery answers at multiples of these milliseconds, more than lookup and writes take together. */
const evenTime = 400

/** One-use links of the back office: requesting, reading and using one. */
export function staffLinkRoutes(app: FastifyInstance): void {
  const { db, settings } = app.service

  serve(app, askStaffRecovery, async ({ request, body }) => {
    const email = normaliseEmail(body.email)
    await verifyCaptcha(request, body.captcha)
    const mayMail = await hasSubjectTurn(request, 'recovery', settings.company, email)
    await atEvenTime(evenTime, async () => mayMail && recover(request, email))
    return { message: staffRecoveryTexts.sent }
  })

  serve(app, openStaffLink, async ({ request, body }) => {
    const link = await findLink(request, hashOf(body.token))
    if (!link) return { link: null }
    const { email, company_name: company } = link
    return {
      link: { email, company, isInvitation: link.purpose === 'staff-invitation', isKnown: isKnown(link) },
    }
  })

  serve(app, spendStaffLink, async ({ request, reply, body }) => {
    const hash = hashOf(body.token)
    const link = await findLink(request, hash)
    if (!link) throw new Problem('link-spent')
    if (isKnown(link)) await demandOwnPassword(request, link, body)
    else await demandNewPassword(request, { person: link.identity_id, email: link.email }, body.password)
    const isSpent = await spendLink(db, link, hash, {
      newPasswordHash: isKnown(link) ? null : await hashPassword(body.password),
      notice: link.purpose === 'staff-recovery' ? await changedMail(request, link) : null,
    })
    if (!isSpent) throw new Problem('link-spent')
    await rememberBrowser(request, reply, { person: link.identity_id, company: link.company_id })
    await appendAudit(request, {
      company: link.company_id,
      actor: link.email,
      person: link.identity_id,
      action: link.purpose === 'staff-invitation' ? 'staff:accepted' : 'password:set',
    })
    return { email: link.email }
  })
}

/** Whether the person accepts the invitation with the existing password. */
const isKnown = ({ purpose, password_hash }: StaffLink) =>
  purpose === 'staff-invitation' && password_hash !== null

/** Mails the link if the member exists. */
async function recover(request: FastifyRequest, email: string): Promise<void> {
  const { db, settings } = request.server.service
  if (isDemoEmail(email) && !settings.allowsDemoLogins) return
  const token = randomToken()
  const link = backofficeLink(settings, `/set-password/${token}`)
  const person = await issueStaffRecovery(db, email, hashOf(token), async (found) =>
    writeRecoveryMail(mailBrandOf(await readProfile(db, found.company_id)), found, {
      link,
      address: request.ip,
    }),
  )
  if (!person) return
  await appendAudit(request, {
    company: person.company_id,
    actor: email,
    person: person.identity_id,
    action: 'password:recovery-sent',
  })
}

/** Finds a valid link; guessing is rate-limited. */
async function findLink(request: FastifyRequest, hash: Buffer): Promise<StaffLink | undefined> {
  const link = await findStaffLink(request.server.service.db, hash)
  if (!link) await takeAddressAttempt(request)
  return link
}

async function changedMail(request: FastifyRequest, { company_id, email }: StaffLink) {
  const { db, settings } = request.server.service
  return writeChangedMail(mailBrandOf(await readProfile(db, company_id)), {
    email,
    address: request.ip,
    at: new Date(),
    loginLink: backofficeLink(settings, '/login'),
  })
}

async function demandOwnPassword(
  request: FastifyRequest,
  link: StaffLink,
  { token: proof, password }: { token: string; password: string },
): Promise<void> {
  await takeAttempt(request, link.email, proof)
  if (!(await isPassword(link.password_hash, password))) throw invalidPassword(staffLinkTexts.existing)
  await forgiveAttempts(request, link.email, proof)
}

function invalidPassword(sentence: string): Problem {
  return new Problem('invalid-fields', {}, { password: sentence })
}
