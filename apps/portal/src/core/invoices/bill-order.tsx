import { placeAccess } from '@enlace/contract/content/menu/access.ts'
import { billOrderTexts as texts } from '@enlace/contract/invoices/from-order/button-texts.ts'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { documentIcon } from '@enlace/ui/core/icons.ts'
import { useMayEnter } from '../document/use-may-open.ts'
import { billingPlace } from './billing-place.ts'

type BillOrderProps = {
  /** The order's id; null where the document has none. */
  order: string | null
  /** Whether nothing of it is to be invoiced any more. */
  isClosed: boolean
}

/** "Facturar esta orden": leads to the invoices with the order in mind, for those who may hand invoices in. */
export function BillOrder({ order, isClosed }: BillOrderProps) {
  const mayEnter = useMayEnter()
  if (order === null || isClosed || !mayEnter(placeAccess.invoices)) return null
  return (
    <ButtonLink variant="primary" icon={documentIcon} href={billingPlace(order)}>
      {texts.bill}
    </ButtonLink>
  )
}
