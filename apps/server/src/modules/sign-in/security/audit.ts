import type { FastifyRequest } from 'fastify'
import { appendAudit } from '../../../core/http/audit.ts'
import type { AccessOwner } from './door.ts'

/** Writes into the trail what a person did to its own access. */
export function auditOwn(
  request: FastifyRequest,
  { company, email, person }: Omit<AccessOwner, 'name'>,
  action: string,
  detail: Record<string, string | number> = {},
): Promise<void> {
  return appendAudit(request, { company, actor: email, person, action, detail })
}
