import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import { hostAnswer } from '../company/index.ts'

/** Binds the check, at any host of the portal, that this installation answers there. */
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
