import type { PurchaseTicket } from '@enlace/contract/purchase-tickets/schemas.ts'
import { Link } from '@enlace/ui/link.tsx'
import { showText } from '@enlace/web/document/shown.ts'
import { Unbroken } from '@enlace/web/document/unbroken.tsx'
import { paths } from '../../core/paths.ts'

type OrderLinkProps = {
  ticket: Pick<PurchaseTicket, 'oc_relacionada' | 'purchase_order_id'>
  /** Whether the person may open orders. */
  mayOpen: boolean
}

/** The order of an entry: a link where the order is known and may be opened, else its number. */
export function OrderLink({ ticket: { oc_relacionada, purchase_order_id: id }, mayOpen }: OrderLinkProps) {
  const number = <Unbroken>{showText(oc_relacionada)}</Unbroken>
  return id && mayOpen ? <Link href={paths.purchaseOrder({ days: 0, id })}>{number}</Link> : number
}
