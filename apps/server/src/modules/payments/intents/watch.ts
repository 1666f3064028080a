import type { FastifyInstance } from 'fastify'
import { takeDuePayments } from './queries.ts'
import { reconcile } from './reconcile.ts'

/** Milliseconds between two looks at the payments that are open. */
const every = 20_000
/** Payments that one look asks for. */
const atOnce = 20

/**
 * Asks for open payments again from time to time, so that one is decided though its payer closed the browser and its
 * event was lost. Several nodes share the work: each payment's turn is taken by one.
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

/** Asks the gateways for every payment whose turn has come. */
export async function checkDuePayments(app: FastifyInstance): Promise<void> {
  try {
    for (const place of await takeDuePayments(app.service.db, atOnce)) {
      await reconcile(app.service, place, app.log)
    }
  } catch (fault) {
    app.log.error({ err: fault }, 'open payments not checked')
  }
}
