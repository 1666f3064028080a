import type { FastifyInstance } from 'fastify'
import { receivePaymentEvent } from '@enlace/contract/payments/calls.ts'
import { DatabaseRefusal } from '@enlace/database/refusal.ts'
import { serveSigned } from '../../core/http/serve/serve-signed.ts'
import { noteTransaction } from './intents/commands.ts'
import type { GatewayEvent } from './gateways/gateway.ts'
import { gatewayOf } from './intents/open-gateway.ts'
import { findGateway, findPaymentByNumber } from './intents/queries.ts'
import { reconcile } from './intents/reconcile.ts'

/**
 * Receives the gateways' signed events. An event is acknowledged once recorded; its transaction is then queried at the
 * gateway, since the signature covers transaction and amount, but not the payment reference.
 */
export function paymentEventRoutes(app: FastifyInstance): void {
  const { db } = app.service

  serveSigned(
    app,
    receivePaymentEvent,
    async ({ params, body, request }) => {
      const kept = await findGateway(db, params.company).catch((fault: unknown) => {
        if (fault instanceof DatabaseRefusal) return undefined
        throw fault
      })
      if (!kept || kept.gateway !== params.gateway) return undefined
      const gateway = await gatewayOf(app.service, params.company, kept)
      const event = gateway?.readEvent(body, request.headers)
      return event === undefined ? undefined : { company: params.company, event }
    },
    async ({ company, event }, request) => {
      if (event) await note(company, event, request.log)
      return { received: true }
    },
  )

  async function note(company: number, event: GatewayEvent, log: FastifyInstance['log']): Promise<void> {
    const payment = await findPaymentByNumber(db, company, event.reference)
    // The account may also serve the company's other shops, whose payments are ignored.
    if (!payment) return
    const { transactionId, word, hash } = event
    if (!(await noteTransaction(db, payment, { kind: 'evento', transactionId, word, hash }))) return
    reconcile(app.service, payment, log).catch((fault: unknown) =>
      log.error({ err: fault, payment: payment.numero }, 'payment not reconciled'),
    )
  }
}
