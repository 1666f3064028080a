import type { FastifyRequest } from 'fastify'
import type { Scope } from '@enlace/database/scope.ts'
import type { Author } from '../audit/content-commands.ts'
import { readStaffMember } from './reader-queries.ts'

/** Returns the company of the open scope and its member as the audit trail names it. */
export async function authorOf(
  request: FastifyRequest,
  scope: Scope,
): Promise<{ company: number; author: Author; name: string }> {
  const { member } = await readStaffMember(request.server.service.db, scope)
  return {
    company: member.company_id,
    author: { actor: member.email, person: member.identity_id, address: request.ip },
    name: `${member.first_name} ${member.last_name}`.trim() || member.email,
  }
}

/** Returns the member of an open back office scope as the author of its changes. */
export async function staffAuthor(request: FastifyRequest, scope: Scope): Promise<Author> {
  return (await authorOf(request, scope)).author
}
