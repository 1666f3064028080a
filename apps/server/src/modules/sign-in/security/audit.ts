import type { FastifyRequest } from 'fastify'
import { appendAudit } from '../../../core/http/audit.ts'
import type { Claimant } from '../second-factor/proof.ts'

/** Writes into the trail what a person did to its own access. */
export function auditOwn(
  request: FastifyRequest,
  { company, email, person }: Claimant,
  action: string,
  detail: Record<string, string | number> = {},
): Promise<void> {
  return appendAudit(request, { company, actor: email, person, action, detail })
}
