import { Server } from 'node:net'
import { setImmediate as nextRound, setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

const draining = new WeakSet<Server>()

/** Milliseconds for the last accepted connections to send their request. */
const lastWords = 250

/** Whether an origin is draining: it still answers, but should get no new traffic. */
export const isDraining = ({ server }: Pick<FastifyInstance, 'server'>): boolean => draining.has(server)

/**
 * Drains the origins: `/ready` fails, each answer ends its connection, and after `seconds` no new connection is
 * accepted. Requests in the meantime are answered as usual, because a proxy may not have noticed yet.
 */
export async function drain(apps: readonly FastifyInstance[], seconds: number): Promise<void> {
  for (const { server } of apps) draining.add(server)
  if (seconds === 0) return
  await pause(seconds * 1000)
  // Pending connections are accepted by the round that ends here.
  await nextRound()
  // Not the `close` of HTTP, which also ends connections that have not sent their request yet.
  for (const { server } of apps) Server.prototype.close.call(server)
  await pause(lastWords)
}
