import type { IncomingHttpHeaders } from 'node:http'
import type { Money } from '@enlace/domain/money.ts'

/** The payment that a gateway is asked to collect. */
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

/** A transaction at the gateway: its own status, and the outcome for us. */
export interface GatewayTransaction {
  id: string
  reference: string
  valor: Money
  moneda: string
  outcome: 'pending' | 'approved' | 'rejected' | 'reversed'
  word: string
}

/** A genuine event with the transaction it reports. Its outcome is always queried at the gateway. */
export interface GatewayEvent {
  transactionId: string
  reference: string
  word: string
  /** Identifies the event, so that repetitions count once. */
  hash: Buffer
}

/**
 * A payment gateway by redirect: the payer goes to its page and returns; the outcome is queried from server to server.
 * No card data passes through this server.
 */
export interface PaymentGateway {
  /** Whether all transactions of a payment can be queried by its number, without hints. */
  readonly findsByReference: boolean
  /**
   * Checks that the gateway is reachable and accepts the company's account, before a payment begins. @throws Problem
   * `gateway-unavailable`.
   */
  demandReady(): Promise<void>
  /** Returns the gateway's page for a payment, signed against changes of the amount. */
  checkoutUrl(order: PaymentOrder, returnUrl: string): string
  /** Whether a payer may be sent to the page again, given the known transaction or none. */
  canResume(transaction: Pick<GatewayTransaction, 'outcome'> | undefined): boolean
  /** Reads a signed event: undefined if not genuine, null if about something else. */
  readEvent(body: Buffer, headers: IncomingHttpHeaders): GatewayEvent | null | undefined
  /**
   * Returns the transactions of a payment. Hints are untrusted transaction ids; only the gateway's answer counts.
   * @throws Problem `gateway-unavailable`.
   */
  findTransactions(numero: string, hints: readonly string[]): Promise<GatewayTransaction[]>
}
