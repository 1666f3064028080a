import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import { hostAnswer } from '../company/index.ts'

/** Answers who asks, at any host of the portal, whether this installation is there. */
export function hostCheckRoutes(app: FastifyInstance): void {
  app.get<{ Params: { question: string } }>('/host-check/:question', async (request, reply) => {
    const { question } = request.params
    if (!/^[0-9a-f]{32}$/.test(question)) throw new Problem('unknown-call')
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(hostAnswer(app.service.keys, question))
  })
}
