import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AnyCall } from '@enlace/contract/core/call.ts'
import { Problem, type ProblemAnswer } from '@enlace/contract/core/problems.ts'
import { genericFailure, genericFailureReference } from '@enlace/contract/core/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { InfectedFile } from '../storage/infected-file.ts'
import { appendAudit, auditRefusal } from './audit.ts'
import { problemOf } from './problem-of.ts'

/**
 * Converts every fault into an answer: status, code and Spanish sentence from the closed list. An unexpected fault is
 * logged in full under the request's reference, and the answer contains only that reference.
 */
export async function answerFault(
  fault: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const problem = await afterAudit(request, problemOf(fault))
  if (problem.status >= 500) request.log.error({ err: fault, code: problem.code }, 'call failed')
  else request.log.info({ code: problem.code }, 'call refused')
  const { seconds } = problem.values
  if (typeof seconds === 'number') void reply.header('retry-after', seconds)
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(problemAnswer(problem, request.id, request.routeOptions.config.call)))
}

/**
 * Reports a missing session instead of a foreign account, since a malformed account is refused before the session is
 * checked.
 */
async function afterAudit(request: FastifyRequest, problem: Problem): Promise<Problem> {
  const isSession = await auditRefusal(request, problem)
  if (problem instanceof InfectedFile && !isSession) await auditVisitorsFile(request, problem)
  return problem.code === 'account-foreign' && !isSession ? new Problem('session-missing') : problem
}

/** Visitors' forms have no session, but an infected file is audited all the same. */
async function auditVisitorsFile(request: FastifyRequest, problem: InfectedFile): Promise<void> {
  await appendAudit(request, {
    company: problem.company,
    actor: 'visitante',
    action: 'refused:file-infected',
    detail: { call: `${request.method} ${request.routeOptions.url ?? ''}`, ...problem.values },
  }).catch((fault: unknown) => request.log.error({ err: fault }, 'audit failed'))
}

/** Presents a problem as JSON. Calls whose answer has the specification's `error` flag get it set. */
export function problemAnswer(
  problem: Problem,
  reference: string,
  call?: AnyCall,
): ProblemAnswer & { error?: true } {
  return {
    ...(call && 'error' in shapeOf(call) ? { error: true } : {}),
    code: problem.code,
    message: problem.code === 'unexpected' ? unexpectedText(reference) : problem.text,
    ...(problem.status >= 500 ? { reference } : {}),
    ...(problem.fields ? { fields: problem.fields } : {}),
  }
}

function unexpectedText(reference: string): string {
  return `${genericFailure}\n${fill(genericFailureReference, { reference })}`
}

function shapeOf(call: AnyCall): object {
  const { def } = call.answer
  return 'shape' in def && typeof def.shape === 'object' && def.shape !== null ? def.shape : {}
}
