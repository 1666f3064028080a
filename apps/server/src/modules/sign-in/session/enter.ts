import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AnswerOf } from '@enlace/contract/core/call.ts'
import type { Factor } from '@enlace/contract/sign-in/session/step-schemas.ts'
import type { login } from '@enlace/contract/sign-in/session/calls.ts'
import { sessionCookie } from '../../../core/http/credentials.ts'
import { rememberCompany } from '../../../core/http/visited-company.ts'
import { userAgentOf } from '../attempts/device.ts'
import { admit } from './audience.ts'
import { startSession } from './commands.ts'
import { loginAnswer } from './present.ts'

/**
 * Opens the session of a fully authenticated person and sets its cookies, with an entry in the history and a mail if
 * the device is new.
 */
export async function enter(
  request: FastifyRequest,
  reply: FastifyReply,
  who: { company: number; membership: string; shown: 'password' | Factor | null; trusts: boolean },
): Promise<AnswerOf<typeof login>> {
  const { db, keys } = request.server.service
  const { company, membership, shown, trusts } = who
  const { person, tokens, cookie } = await startSession(db, keys, {
    company,
    membership,
    previousCookie: sessionCookie(request),
    address: request.ip,
    device: userAgentOf(request),
    shown,
  })
  await rememberCompany(request, reply, company)
  const member = { person: person.identity_id, company, member: membership, email: person.email }
  await admit(request, reply, 'supplier', member, { cookie, shown, trusts })
  return loginAnswer(person, tokens)
}
