import type { Keys } from '../../../core/keys/keys.ts'

/** The order on the simulator's page; all fields are signed. */
export interface SimulatedOrder {
  reference: string
  'amount-in-cents': string
  currency: string
  'expiration-time': string
  'redirect-url': string
}

/** Returns the signature of an order, bound to this installation and company. */
export function orderSignature(keys: Keys, company: number, order: SimulatedOrder): string {
  return keys.derive(orderPurpose, orderText(company, order))
}

const orderPurpose = 'payment-simulator-order'
const eventPurpose = 'payment-simulator-event'

function orderText(company: number, order: SimulatedOrder): string {
  const words = [
    company,
    order.reference,
    order['amount-in-cents'],
    order.currency,
    order['expiration-time'],
    order['redirect-url'],
  ]
  return JSON.stringify(words)
}

/** Returns whether an order is unchanged since it was signed. */
export function isSigned(keys: Keys, company: number, order: SimulatedOrder, signature: string): boolean {
  return keys.isDerived(orderPurpose, orderText(company, order), signature)
}

/** The header with the simulator's signature of an event, over the whole body. */
export const eventSignatureHeader = 'x-simulator-signature'

/** Returns the signature of an event's body. */
export function eventSignature(keys: Keys, company: number, body: string): string {
  return keys.derive(eventPurpose, `${company}\0${body}`)
}

/** Returns whether the simulator signed an event's body. */
export function isEventSigned(keys: Keys, company: number, body: string, signature: string): boolean {
  return keys.isDerived(eventPurpose, `${company}\0${body}`, signature)
}
