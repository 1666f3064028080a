import type { Keys } from '../../../core/keys/keys.ts'

/** What the simulator's page is asked to collect; all of it is signed. */
export interface SimulatedOrder {
  reference: string
  'amount-in-cents': string
  currency: string
  'expiration-time': string
  'redirect-url': string
}

/** The signature of an order, which only this installation can make for this company. */
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

/** Whether nobody changed an order on the way to the simulator's page. */
export function isSigned(keys: Keys, company: number, order: SimulatedOrder, signature: string): boolean {
  return keys.isDerived(orderPurpose, orderText(company, order), signature)
}

/** The header in which the simulator signs an event, over every byte of the body. */
export const eventSignatureHeader = 'x-simulator-signature'

/** The signature of an event's body. */
export function eventSignature(keys: Keys, company: number, body: string): string {
  return keys.derive(eventPurpose, `${company}\0${body}`)
}

/** Whether an event's body is as the simulator sent it. */
export function isEventSigned(keys: Keys, company: number, body: string, signature: string): boolean {
  return keys.isDerived(eventPurpose, `${company}\0${body}`, signature)
}
