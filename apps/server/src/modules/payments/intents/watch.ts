import type { FastifyInstance } from 'fastify'
import { takeDuePayments } from './queries.ts'
import { reconcile } from './reconcile.ts'

/** Milliseconds between two checks of open payments. */
const every = 20_000
/** The maximum number of payments per check. */
const atOnce = 20

/**
 * Checks open payments periodically, so that one is decided even if its payer closed the browser and its event was
 * lost. Each payment's check is taken by one node.
 */
export function watchPayments(app: FastifyInstance): void {
  let timer: NodeJS.Timeout | undefined
  let isLooking = false
  app.addHook('onListen', async () => {
    timer = setInterval(() => {
      if (isLooking) return
      isLooking = true
      void checkDuePayments(app).finally(() => (isLooking = false))
    }, every).unref()
  })
  app.addHook('onClose', async () => clearInterval(timer))
}

/** Queries the gateways for every payment that is due for a check. */
export async function checkDuePayments(app: FastifyInstance): Promise<void> {
  try {
    for (const place of await takeDuePayments(app.service.db, atOnce)) {
      await reconcile(app.service, place, app.log)
    }
  } catch (fault) {
    app.log.error({ err: fault }, 'open payments not checked')
  }
}
