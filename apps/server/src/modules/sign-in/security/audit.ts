import type { FastifyRequest } from 'fastify'
import { appendAudit } from '../../../core/http/audit.ts'
import type { Claimant } from '../second-factor/proof.ts'

/** Adds an audit entry about a person's own access. */
export function auditOwn(
  request: FastifyRequest,
  { company, email, person }: Claimant,
  action: string,
  detail: Record<string, string | number> = {},
): Promise<void> {
  return appendAudit(request, { company, actor: email, person, action, detail })
}
