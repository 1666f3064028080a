import type { FastifyRequest } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { ProblemCode } from '@enlace/contract/core/problem-codes.ts'
import { signInsRefused } from '../../../core/watch/channels.ts'
import { userAgentOf } from './device.ts'
import { noteRefusal, tellAdministrators } from './refusal-commands.ts'
import { alarmAt } from '../rules.ts'

/** The reason of a refused sign-in, as in the audit trail. */
export type RefusalReason = 'password' | 'captcha' | 'locked' | 'factor' | 'provider'

/**
 * The person and the companies concerned: in the portal the visited one, in the back office all where the person
 * works.
 */
export interface RefusedSignIn {
  email: string
  company: number | null
}

/**
 * Records a refused sign-in in the audit trails of its companies and in the person's history, and raises the alarm of
 * a burst at most once an hour: a mail to the administrators, a log line and a metric.
 */
export async function noteRefusedSignIn(
  request: FastifyRequest,
  { email, company }: RefusedSignIn,
  reason: RefusalReason,
): Promise<void> {
  const { audience: door, db, settings } = request.server.service
  const raised = await noteRefusal(db, {
    door,
    email,
    company,
    reason,
    address: request.ip,
    device: userAgentOf(request),
    alarmAt,
  })
  signInsRefused.publish({ door, reason, alarms: raised.length })
  for (const alarm of raised) {
    const { company_id, kind, refusals, people } = alarm
    request.log.warn({ company: company_id, kind, refusals, people }, 'many sign-ins are refused')
    await tellAdministrators(db, settings, alarm)
  }
}

const reasons: Partial<Record<ProblemCode, RefusalReason>> = {
  'account-locked': 'locked',
  'captcha-needed': 'captcha',
  'captcha-refused': 'captcha',
  'factor-refused': 'factor',
  'oidc-factor': 'provider',
}

/** Runs `work` and records its refusal of a sign-in. */
export async function notingRefusal<T>(
  request: FastifyRequest,
  who: RefusedSignIn,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (thrown) {
    const reason = thrown instanceof Problem ? reasons[thrown.code] : undefined
    if (reason !== undefined) await noteRefusedSignIn(request, who, reason)
    throw thrown
  }
}
