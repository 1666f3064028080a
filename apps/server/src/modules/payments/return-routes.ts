import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { Problem } from '@enlace/contract/core/problems.ts'
import { PaymentToken } from '@enlace/contract/payments/schemas.ts'
import { paymentReceipt } from '@enlace/documents/payment-receipt.ts'
import { hashOf } from '../../core/keys/keys.ts'
import { takeTurn } from '../../core/http/limits.ts'
import { noteTransaction } from './intents/commands.ts'
import { findPaymentOfLink, getPayment } from './intents/queries.ts'
import { receiptName, receiptOf } from './receipt-present.ts'
import { isTransactionId } from './intents/rules.ts'

const Token = z.object({ token: PaymentToken })
const Named = z.object({ id: z.string().refine(isTransactionId) })

/** The payer's return from a gateway, and the receipt of a payment. */
export function paymentReturnRoutes(app: FastifyInstance): void {
  const { db, settings } = app.service

  /** The address is not trusted; it may only name a transaction to query at the gateway. */
  app.get('/payments/return/:token', async (request, reply) => {
    await takeTurn(request, 'request-status')
    const payment = await paymentOf(request.params)
    const named = Named.safeParse(request.query)
    if (named.success) {
      const { id: transactionId } = named.data
      const hash = createHash('sha256').update(`retorno\0${payment.id}\0${transactionId}`).digest()
      await noteTransaction(db, payment, { kind: 'retorno', transactionId, word: null, hash })
    }
    const { token } = Token.parse(request.params)
    return reply.header('cache-control', 'no-store').redirect(`${settings.urlPath}/#/payments/${token}`, 303)
  })

  app.get('/payments/receipt/:token/:name', async (request, reply) => {
    await takeTurn(request, 'request-status')
    const payment = await paymentOf(request.params)
    if (payment.estado !== 'Aprobada') throw new Problem('payment-not-found')
    const bytes = await paymentReceipt(await receiptOf(app.service, payment))
    return reply
      .headers({
        'cache-control': 'no-store',
        'content-disposition': `attachment; filename="${receiptName(payment.numero)}"`,
      })
      .type('application/pdf')
      .send(bytes)
  })

  /** @throws Problem `payment-not-found`. */
  async function paymentOf(params: unknown) {
    const read = Token.safeParse(params)
    const place = read.success ? await findPaymentOfLink(db, hashOf(read.data.token)) : undefined
    if (!place) throw new Problem('payment-not-found')
    return (await getPayment(db, place)).payment
  }
}
