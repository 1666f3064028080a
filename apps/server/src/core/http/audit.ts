import { call } from '@enlace/database/call.ts'
import type { FastifyRequest } from 'fastify'
import type { Problem } from '@enlace/contract/core/problems.ts'
import type { ProblemCode } from '@enlace/contract/core/problem-codes.ts'
import { selectedAccount, sessionHalves } from './credentials.ts'

/** Refusals that an auditor asks about: somebody reached for what is another's, or sent a virus. */
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
  /** Who, as people know them: an email, or what acted by itself. */
  actor: string
  person?: string | undefined
  action: string
  target?: string
  detail?: Record<string, string | number>
}

/** Whether a refused request was one of a session, under the name of the function that tells. */
type Refusal = Record<string, boolean>

/** Writes to the audit trail who did what from where; it is appended to and never changed. */
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
 * Writes an audited refusal under the company of the session that asked. It happens after the refused batch, which
 * undid whatever it had done. Returns whether both halves of the session belong together; without, there is no entry.
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
