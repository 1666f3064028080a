import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import { openLink, setPassword } from '@enlace/contract/set-password/calls.ts'
import { setPasswordTexts as texts } from '@enlace/contract/set-password/texts.ts'
import { hashPassword, isPassword } from '@enlace/database/password.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { readProfile } from '../company/index.ts'
import { appendAudit } from '../../core/http/audit.ts'
import { hashOf } from '../../core/keys/keys.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { rememberCompany, visitCompany } from '../../core/http/visited-company.ts'
import { personLink, portalLink } from '../../core/mail/links.ts'
import { mailBrandOf } from '../../core/mail/writing/write.ts'
import type { MailContent } from '../../core/mail/writing/words.ts'
import {
  rememberBrowser,
  demandNewPassword,
  forgiveAttempts,
  takeAddressAttempt,
  takeAttempt,
  writeChangedMail,
} from '../sign-in/index.ts'
import { writeNamedMaster } from '../users/index.ts'
import { findOneUseLink, type JoinedMaster, spendOneUseLink, type OneUseLink } from './commands.ts'

/**
 * Setting a password with a one-use link. A person with a password accepts an invitation with that one, so that
 * neither an inviting company nor anyone who set a password earlier gains access to another company.
 */
export function setPasswordRoutes(app: FastifyInstance): void {
  const { db } = app.service

  serve(app, openLink, async ({ request, body }) => {
    const link = await findLink(request, hashOf(body.token))
    return { email: link?.email ?? null, isKnown: link !== undefined && isKnown(link) }
  })

  serve(app, setPassword, async ({ request, reply, body }) => {
    const hash = hashOf(body.token)
    const link = await findLink(request, hash)
    if (!link) throw new Problem('link-spent')
    const takesUp = isKnown(link)
    if (takesUp) await demandOwnPassword(request, link, body)
    else await demandNewPassword(request, { person: link.identity_id, email: link.email }, body.password)
    const isSpent = await spendOneUseLink(db, link, hash, {
      newPasswordHash: takesUp ? null : await hashPassword(body.password),
      notice: link.purpose === 'recovery' ? await changedMail(request, link) : null,
      announce: link.purpose === 'invitation' ? await masterMail(request, link) : null,
    })
    if (!isSpent) throw new Problem('link-spent')
    await rememberCompany(request, reply, link.company_id)
    await rememberBrowser(request, reply, { person: link.identity_id, company: link.company_id })
    await appendAudit(request, {
      company: link.company_id,
      actor: link.email,
      person: link.identity_id,
      action: takesUp ? 'invitation:accepted' : 'password:set',
      detail: { purpose: link.purpose },
    })
    return { email: link.email }
  })
}

/** Whether the person accepts the invitation with the existing password. */
const isKnown = ({ purpose, password_hash }: OneUseLink) => purpose === 'invitation' && password_hash !== null

/** Finds a valid link of the visited company; guessing is rate-limited. */
async function findLink(request: FastifyRequest, hash: Buffer): Promise<OneUseLink | undefined> {
  const link = await findOneUseLink(request.server.service.db, hash)
  if (link) await visitCompany(request, link.company_id)
  else await takeAddressAttempt(request)
  return link
}

async function changedMail(request: FastifyRequest, { company_id, email }: OneUseLink): Promise<MailContent> {
  const { db, settings } = request.server.service
  return writeChangedMail(mailBrandOf(await readProfile(db, company_id)), {
    email,
    address: request.ip,
    at: new Date(),
    loginLink: await personLink(db, settings, { company: company_id, email }, '/login'),
  })
}

async function masterMail(request: FastifyRequest, { company_id }: OneUseLink) {
  const { db, settings } = request.server.service
  const brand = mailBrandOf(await readProfile(db, company_id))
  const href = await portalLink(db, settings, company_id, '/users')
  return ({ settled, ...joined }: JoinedMaster) =>
    writeNamedMaster(brand, 'joined', { ...joined, settled: formatInstant(new Date(settled)) }, href)
}

async function demandOwnPassword(
  request: FastifyRequest,
  link: OneUseLink,
  { token: proof, password }: { token: string; password: string },
): Promise<void> {
  await takeAttempt(request, link.email, proof)
  if (!(await isPassword(link.password_hash, password))) throw invalidPassword(texts.existing)
  await forgiveAttempts(request, link.email, proof)
}

function invalidPassword(sentence: string): Problem {
  return new Problem('invalid-fields', {}, { password: sentence })
}
