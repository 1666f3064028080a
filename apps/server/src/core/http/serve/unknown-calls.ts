import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AnyCall } from '@enlace/contract/core/call.ts'
import { Problem } from '@enlace/contract/core/problems.ts'

/**
 * Distinguishes an unknown path from a wrong method, and lists the allowed methods. @throws Problem
 * `method-not-allowed`, `unknown-call`.
 */
export function refuseUnknownCall(
  request: FastifyRequest,
  reply: FastifyReply,
  served: readonly AnyCall[],
  prefix: string,
): never {
  const path = (request.url.split('?')[0] ?? '').slice(prefix.length)
  const methods = served.filter((call) => patternOf(call.path).test(path)).map((call) => call.method)
  if (methods.length === 0) throw new Problem('unknown-call')
  void reply.header('allow', [...new Set(methods)].join(', '))
  throw new Problem('method-not-allowed')
}

function patternOf(path: string): RegExp {
  const segments = path.replace(/\/$/, '').split('/')
  return new RegExp(
    `^${segments.map((segment) => (segment.startsWith(':') ? '[^/]+' : escape(segment))).join('/')}/?$`,
  )
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
