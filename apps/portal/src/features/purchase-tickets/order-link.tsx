import type { PurchaseTicket } from '@enlace/contract/purchase-tickets/schemas.ts'
import { Link } from '@enlace/ui/link.tsx'
import { showText } from '@enlace/web/document/shown.ts'
import { Unbroken } from '@enlace/web/document/unbroken.tsx'

/** Where an order is read; nothing when the person may not open orders. */
export type OrderHref = ((id: string) => string) | undefined

type OrderLinkProps = {
  ticket: Pick<PurchaseTicket, 'oc_relacionada' | 'purchase_order_id'>
  orderHrefOf: OrderHref
}

/** The order of an entry: a link where the order is known and may be opened, else its number. */
export function OrderLink({ ticket: { oc_relacionada, purchase_order_id }, orderHrefOf }: OrderLinkProps) {
  const number = <Unbroken>{showText(oc_relacionada)}</Unbroken>
  return purchase_order_id && orderHrefOf ? (
    <Link href={orderHrefOf(purchase_order_id)}>{number}</Link>
  ) : (
    number
  )
}
