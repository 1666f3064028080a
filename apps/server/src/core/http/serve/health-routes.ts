import type { FastifyInstance } from 'fastify'
import { isDraining } from '../drain.ts'

/** Binds the health checks: `/health` (alive) and `/ready` (fails without the database or while draining). */
export function healthRoutes(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.get('/health', async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  app.get('/ready', async (_, reply) => {
    const isReady = !isClosing && !isDraining(app) && (await app.service.db.isReachable())
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ready' : 'unavailable' })
  })
}
