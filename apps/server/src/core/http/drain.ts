import { Server } from 'node:net'
import { setImmediate as nextRound, setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

const draining = new WeakSet<Server>()

/** Milliseconds in which anyone who was let in last says what it wants. */
const lastWords = 250

/** Whether an origin is about to close: it still answers everybody, but nobody should send it more. */
export const isDraining = ({ server }: Pick<FastifyInstance, 'server'>): boolean => draining.has(server)

/**
 * Sees everybody off: `/ready` says no, each answer ends its connection, and after so many seconds nobody new is let in.
 * Who asks meanwhile is answered like any other, for a proxy may not have heard yet.
 */
export async function drain(apps: readonly FastifyInstance[], seconds: number): Promise<void> {
  for (const { server } of apps) draining.add(server)
  if (seconds === 0) return
  await pause(seconds * 1000)
  // Anyone who has knocked was let in by the round that ends here.
  await nextRound()
  // Not HTTP's own close, which also hangs up on those who have not said yet what they want.
  for (const { server } of apps) Server.prototype.close.call(server)
  await pause(lastWords)
}
