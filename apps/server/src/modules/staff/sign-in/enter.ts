import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Factor } from '@enlace/contract/sign-in/session/step-schemas.ts'
import { sessionCookie } from '../../../core/http/credentials.ts'
import { admit, type Member, userAgentOf } from '../../sign-in/index.ts'
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
  const { company, member } = who
  const { token, cookie } = await startStaffSession(db, keys, {
    company,
    member,
    previousCookie: sessionCookie(request),
    address: request.ip,
    device: userAgentOf(request),
    shown,
  })
  await admit(request, reply, 'staff', who, { cookie, shown, trusts })
  return token
}
