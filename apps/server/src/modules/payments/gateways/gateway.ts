import type { IncomingHttpHeaders } from 'node:http'
import type { Money } from '@enlace/domain/money.ts'

/** What a gateway is asked to collect. */
export interface PaymentOrder {
  numero: string
  valor: Money
  moneda: string
  nit: string
  razon_social: string
  correo: string
  concepto: string
  expires_at: string
}

/** What a gateway says of a transaction: its own word and what that means to us. */
export interface GatewayTransaction {
  id: string
  reference: string
  valor: Money
  moneda: string
  outcome: 'pending' | 'approved' | 'rejected' | 'reversed'
  word: string
}

/** A genuine event: which transaction it speaks of. What it says of it is asked of the gateway itself. */
export interface GatewayEvent {
  transactionId: string
  reference: string
  word: string
  /** Told apart by its signature, so that the same event counts once. */
  hash: Buffer
}

/**
 * A payment gateway by redirection: the payer leaves for its page and comes back; the outcome of the payment is asked of
 * it, from server to server. No data of any card passes through here.
 */
export interface PaymentGateway {
  /** Whether all transactions of a payment are found by its number alone, without anybody's hint. */
  readonly findsByReference: boolean
  /** Demands that the gateway is there and knows the company, before a payment is begun. @throws Problem `gateway-unavailable`. */
  demandReady(): Promise<void>
  /** The gateway's page for a payment, signed so that nobody changes the amount on the way. */
  checkoutUrl(order: PaymentOrder, returnUrl: string): string
  /** Whether a payer may be sent to the page again when the gateway knows such a transaction, or none. */
  canResume(transaction: Pick<GatewayTransaction, 'outcome'> | undefined): boolean
  /** Reads a signed event: undefined when it is not genuine, null when it is about something else. */
  readEvent(body: Buffer, headers: IncomingHttpHeaders): GatewayEvent | null | undefined
  /**
   * The transactions of a payment. Hints are transaction ids that somebody named; what they stand for is what the
   * gateway says. @throws Problem `gateway-unavailable`.
   */
  findTransactions(numero: string, hints: readonly string[]): Promise<GatewayTransaction[]>
}
