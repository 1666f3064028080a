import type { FastifyRequest } from 'fastify'
import type { Scope } from '@enlace/database/scope'
import type { Author } from '../content/audit-commands.ts'
import { readStaffMember } from './queries.ts'

/** Whoever the open scope of the back office is, as the author of what it writes. */
export async function staffAuthor(request: FastifyRequest, scope: Scope): Promise<Author> {
  const { member } = await readStaffMember(request.server.service.db, scope)
  return { actor: member.email, person: member.identity_id, address: request.ip }
}
