import type { FastifyRequest } from 'fastify'
import type { Scope } from '@enlace/database/scope.ts'
import type { SettingsAuthor } from '../../company/index.ts'
import { appendAudit } from '../../../core/http/audit.ts'
import type { ScopeMember } from '../../../core/desk/reader-queries.ts'
import { readStaffMember } from '../../../core/desk/reader-queries.ts'

/** Returns a member as the author of settings in the audit trail. */
export function settingsAuthorOf(request: FastifyRequest, member: ScopeMember): SettingsAuthor {
  return { actor: member.email, person: member.identity_id, address: request.ip }
}

/** Adds an audit entry about the open scope's member. */
export async function auditMember(
  request: FastifyRequest,
  scope: Scope,
  what: { action: string; target?: string; detail?: Record<string, string | number> },
): Promise<void> {
  const { member } = await readStaffMember(request.server.service.db, scope)
  await appendAudit(request, {
    company: member.company_id,
    actor: member.email,
    person: member.identity_id,
    ...what,
  })
}
