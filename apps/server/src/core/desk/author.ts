import type { FastifyRequest } from 'fastify'
import type { Scope } from '@enlace/database/scope.ts'
import type { Author } from '../audit/content-commands.ts'
import { readStaffMember } from './reader-queries.ts'

/** The company of the open scope, and who works there, as the audit trail names it. */
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

/** Anyone who the open scope of the back office is, as the author of what it writes. */
export async function staffAuthor(request: FastifyRequest, scope: Scope): Promise<Author> {
  return (await authorOf(request, scope)).author
}
