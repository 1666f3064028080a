import type { FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { Factor } from '@enlace/contract/sign-in/session/step-schemas.ts'
import { isPassword } from '@enlace/database/password.ts'
import { appendAudit } from '../../../core/http/audit.ts'
import { clearSessionCookie, sessionHalves, setSessionCookie } from '../../../core/http/credentials.ts'
import { issueAntiForgery } from '../../../core/http/origin/anti-forgery.ts'
import { absoluteSeconds, isDemoEmail } from '../rules.ts'
import type { Audience, Member } from '../second-factor/step-commands.ts'
import type { EndedSession } from './commands.ts'
import { noteEntry } from './entry.ts'

/**
 * Returns the candidate if the password is theirs. An unknown email is hashed as well, so that the time reveals nothing;
 * the demo's people are refused where their logins are not allowed.
 */
export async function findByPassword<Candidate extends { password_hash: string }>(
  request: FastifyRequest,
  { email, password }: { email: string; password: string },
  find: (email: string) => Promise<Candidate | undefined>,
): Promise<Candidate | undefined> {
  const isRefused = isDemoEmail(email) && !request.server.service.settings.allowsDemoLogins
  const candidate = isRefused ? undefined : await find(email)
  return (await isPassword(candidate?.password_hash, password)) ? candidate : undefined
}

/**
 * Gives the browser of a fully authenticated person the cookies of the new session, with an entry in the trail and the
 * history, and a mail if the device is new.
 */
export async function admit(
  request: FastifyRequest,
  reply: FastifyReply,
  audience: Audience,
  { member, ...who }: Member & { email: string },
  { cookie, shown, trusts }: { cookie: string; shown: 'password' | Factor | null; trusts: boolean },
): Promise<void> {
  setSessionCookie(request, reply, cookie, absoluteSeconds)
  issueAntiForgery(request, reply, cookie)
  const { company, person, email } = who
  await appendAudit(request, {
    company,
    actor: email,
    person,
    action: audience === 'staff' ? 'staff:login' : 'session:login',
    target: member,
    detail: { shown: shown ?? 'trusted' },
  })
  await noteEntry(request, reply, who, { shown, trusts })
}

/**
 * Ends the session of a request and takes its cookies away. An ended or expired session is accepted as well, since
 * signing out is idempotent. @throws Problem `session-missing`.
 */
export async function dismiss(
  request: FastifyRequest,
  reply: FastifyReply,
  audience: Audience,
  scope: { prove(): void },
  end: (halves: { token: Buffer; cookie: Buffer }) => Promise<EndedSession | undefined>,
): Promise<void> {
  const halves = sessionHalves(request)
  const ended = halves && (await end(halves))
  if (!ended) throw new Problem('session-missing')
  // Both halves of the session are required to end it, and serve as its proof.
  scope.prove()
  clearSessionCookie(request, reply)
  issueAntiForgery(request, reply, null)
  if (!ended.was_open) return
  const { company_id: company, email: actor, identity_id: person } = ended
  await appendAudit(request, {
    company,
    actor,
    person,
    action: audience === 'staff' ? 'staff:logout' : 'session:logout',
  })
}
