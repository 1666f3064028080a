import { STATUS_CODES } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { problemAnswer } from '../answer-problem.ts'
import { problemOf } from '../problem-of.ts'
import { endSlowBody } from '../slow-body.ts'

/**
 * Answers a fault of a program's call according to RFC 9457: status, code, a Spanish sentence and the request's
 * reference. An unexpected fault is logged in full under that reference.
 */
export async function answerProgramFault(
  fault: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const problem = problemOf(fault)
  const { status, code } = problem
  if (status >= 500) request.log.error({ err: fault, code }, 'call failed')
  else request.log.info({ code }, 'call refused')
  // The rest of the body is not awaited for long.
  endSlowBody(request.raw, false)
  const { seconds } = problem.values
  if (typeof seconds === 'number') void reply.header('retry-after', seconds)
  if (status === 401) void reply.header('www-authenticate', 'Bearer realm="enlace"')
  const { message: detail, fields } = problemAnswer(problem, request.id)
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-language', 'es')
    .type('application/problem+json; charset=utf-8')
    .send(
      JSON.stringify({
        type: 'about:blank',
        title: STATUS_CODES[status],
        status,
        detail,
        code,
        reference: request.id,
        ...(fields && { fields }),
      }),
    )
}
