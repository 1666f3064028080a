import type { FastifyRequest } from 'fastify'
import type { Scope } from '@enlace/database/scope'
import { appendAudit } from '../http/audit.ts'
import { readScopeOwner } from '../second-factor/queries.ts'

/** Writes into the trail what the open scope's person did to its own access. */
export async function auditOwn(
  request: FastifyRequest,
  scope: Scope,
  action: string,
  detail: Record<string, string | number> = {},
): Promise<void> {
  const { company, email, person } = await readScopeOwner(request.server.service.db, scope)
  await appendAudit(request, { company, actor: email, person, action, detail })
}
