import type { FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { Factor } from '@enlace/contract/sign-in/session/step-schemas.ts'
import { appendAudit } from '../../../core/http/audit.ts'
import { hashOf } from '../../../core/keys/keys.ts'
import type { Member } from '../../sign-in/index.ts'
import { enterBackoffice } from './enter.ts'
import { markVouched, tieMember, type ProviderTie } from './provider-commands.ts'

/**
 * Signs in a person asserted by the company's provider, after any required proof; the session is confined to the
 * company. Returns the header half. @throws Problem `oidc-foreign` if access has ended.
 */
export async function enterVouched(
  request: FastifyRequest,
  reply: FastifyReply,
  who: Member & { email: string },
  {
    tie,
    action,
    shown = null,
    trusts = false,
  }: { tie: ProviderTie; action: string; shown?: Factor | null; trusts?: boolean },
): Promise<string> {
  const { db } = request.server.service
  if (!(await tieMember(db, who, tie))) throw new Problem('oidc-foreign', { email: who.email })
  const token = await enterBackoffice(request, reply, who, { shown, trusts })
  await markVouched(db, hashOf(token))
  await appendAudit(request, {
    company: who.company,
    actor: who.email,
    person: who.person,
    action,
    target: who.member,
    detail: { issuer: tie.issuer },
  })
  return token
}
