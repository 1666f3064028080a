import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Factor } from '@enlace/contract/sign-in/session/step-schemas.ts'
import { issueAntiForgery } from '../../../core/http/origin/anti-forgery.ts'
import { appendAudit } from '../../../core/http/audit.ts'
import { sessionCookie, setSessionCookie } from '../../../core/http/credentials.ts'
import { userAgentOf, noteEntry, absoluteSeconds, type Member } from '../../sign-in/index.ts'
import { startStaffSession } from './commands.ts'

/**
 * Opens the back office session of a fully authenticated person and sets its cookies, with an entry in the history and
 * a mail if the device is new. Returns the header half.
 */
export async function enterBackoffice(
  request: FastifyRequest,
  reply: FastifyReply,
  who: Member & { email: string },
  { shown, trusts }: { shown: 'password' | Factor | null; trusts: boolean },
): Promise<string> {
  const { db, keys } = request.server.service
  const { company, member, person, email } = who
  const { token, cookie } = await startStaffSession(db, keys, {
    company,
    member,
    previousCookie: sessionCookie(request),
    address: request.ip,
    device: userAgentOf(request),
    shown,
  })
  setSessionCookie(request, reply, cookie, absoluteSeconds)
  issueAntiForgery(request, reply, cookie)
  await appendAudit(request, {
    company,
    actor: email,
    person,
    action: 'staff:login',
    target: member,
    detail: { shown: shown ?? 'trusted' },
  })
  await noteEntry(request, reply, { person, email, company }, { shown, trusts })
  return token
}
