import { call } from '@enlace/database/call.ts'
import type { FastifyRequest } from 'fastify'
import type { Problem } from '@enlace/contract/core/problems.ts'
import type { ProblemCode } from '@enlace/contract/core/problem-codes.ts'
import { selectedAccount, sessionHalves } from './credentials.ts'

/** Refusals that are audited: access to another's data, or an infected file. */
export const auditedRefusals: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'account-foreign',
  'company-mismatch',
  'file-infected',
  'module-off',
  'not-master',
  'person-foreign',
  'role-refused',
])

/** One entry of the audit trail. */
export interface AuditEntry {
  company: number
  /** The author as people know it: an email, or the name of an automatic process. */
  actor: string
  person?: string | undefined
  action: string
  target?: string
  detail?: Record<string, string | number>
}

/** Whether a refused request belonged to a session, by the name of the database function. */
type Refusal = Record<string, boolean>

/** Appends to the audit trail who did what, and from where; entries never change. */
export async function appendAudit(request: FastifyRequest, entry: AuditEntry): Promise<void> {
  const { company, actor, person, action, target, detail } = entry
  await request.server.service.db.lookUpNamed(
    call('append_audit', {
      company,
      who: actor.slice(0, 254),
      person: person ?? null,
      what: action,
      aim: target ?? null,
      origin: request.ip,
      more: JSON.stringify(detail ?? {}),
    }),
  )
}

/**
 * Audits a refusal under the company of the session that asked, after the refused batch was rolled back. Returns
 * whether both halves of the session belong together; otherwise there is no entry.
 */
export async function auditRefusal(request: FastifyRequest, problem: Problem): Promise<boolean> {
  if (!auditedRefusals.has(problem.code)) return false
  const halves = sessionHalves(request)
  if (!halves) return false
  const account = request.headers['selected-account']
  const detail = {
    call: `${request.method} ${request.routeOptions.url ?? ''}`,
    ...(problem.code === 'account-foreign' && { account: String(account ?? '').slice(0, 40) }),
    ...problem.values,
  }
  const { audience, db } = request.server.service
  const keys = { token: halves.token, cookie: halves.cookie, what: `refused:${problem.code}` }
  const about = { origin: request.ip, more: JSON.stringify(detail) }
  try {
    const [row] =
      audience === 'backoffice'
        ? await db.lookUpNamed<Refusal>(call('audit_staff_refusal', { ...keys, ...about }), 'staff')
        : await db.lookUpNamed<Refusal>(
            call('audit_refusal', { ...keys, aim: selectedAccount(request)?.toString() ?? null, ...about }),
          )
    return Object.values(row ?? {}).includes(true)
  } catch (fault) {
    request.log.error({ err: fault }, 'audit failed')
    return true
  }
}
