import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import * as z from 'zod'
import type { Database } from '@enlace/database/database.ts'
import type { Keys } from '../../../core/keys/keys.ts'
import { centsOf } from '../gateways/cents.ts'
import type { GatewayEvent, GatewayTransaction, PaymentGateway, PaymentOrder } from '../gateways/gateway.ts'
import { findSimulated } from './queries.ts'
import { eventSignatureHeader, isEventSigned, orderSignature } from './signature.ts'

const SimulatedEvent = z.object({
  transaction: z.object({ id: z.string(), reference: z.string(), status: z.string() }),
})

const outcomes: Record<string, GatewayTransaction['outcome']> = {
  PENDING: 'pending',
  APPROVED: 'approved',
  DECLINED: 'rejected',
}

/**
 * A gateway that moves no money: on its page a person chooses the answer. It signs and is queried like a real one, so
 * that the whole flow can be tested.
 */
export class Simulator implements PaymentGateway {
  readonly findsByReference = true
  readonly #place: { db: Database; keys: Keys; company: number; address: string }

  constructor(place: { db: Database; keys: Keys; company: number; address: string }) {
    this.#place = place
  }

  /** It is part of this server, so it is always reachable. */
  async demandReady(): Promise<void> {}

  checkoutUrl(order: PaymentOrder, returnUrl: string): string {
    const { keys, company, address } = this.#place
    const fields = {
      reference: order.numero,
      'amount-in-cents': centsOf(order.valor),
      currency: order.moneda,
      'expiration-time': new Date(order.expires_at).toISOString(),
      'redirect-url': returnUrl,
    }
    const signature = orderSignature(keys, company, fields)
    return `${address}/payments-simulator/${company}?${new URLSearchParams({ ...fields, signature }).toString()}`
  }

  /** A pending transaction can only be decided on its page. */
  canResume(transaction: Pick<GatewayTransaction, 'outcome'> | undefined): boolean {
    return transaction === undefined || transaction.outcome === 'pending'
  }

  readEvent(body: Buffer, headers: IncomingHttpHeaders): GatewayEvent | undefined {
    const { keys, company } = this.#place
    const signature = headers[eventSignatureHeader]
    const text = body.toString('utf8')
    if (typeof signature !== 'string' || !isEventSigned(keys, company, text, signature)) {
      return undefined
    }
    // Signed by this server, so its content is trusted.
    const { transaction } = SimulatedEvent.parse(JSON.parse(text))
    const hash = createHash('sha256').update(signature).digest()
    return { transactionId: transaction.id, reference: transaction.reference, word: transaction.status, hash }
  }

  async findTransactions(numero: string): Promise<GatewayTransaction[]> {
    const found = await findSimulated(this.#place.db, this.#place.company, numero)
    if (!found) return []
    const { id, reference, status, valor, moneda } = found
    return [{ id, reference, valor, moneda, outcome: outcomes[status] ?? 'pending', word: status }]
  }
}
