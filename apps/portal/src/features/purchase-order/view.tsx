import type { PurchaseOrder, PurchaseOrders } from '@enlace/contract/purchase-order/schemas.ts'
import { orderDocument } from '@enlace/contract/purchase-order/document.ts'
import { purchaseOrdersTexts as texts } from '@enlace/contract/purchase-order/texts.ts'
import type { ListViewProps } from '@enlace/web/list/list-place.ts'
import { ListScreen } from '@enlace/web/list/list-screen.tsx'
import { NoneInWindow } from '@enlace/web/list/none-in-window.tsx'
import type { LoadSlice } from '@enlace/web/list/use-slices.ts'
import { describedFilters } from '../../core/document/fields/described-filters.ts'
import { orderColumns } from './columns.tsx'
import type { OrderFilter } from './filter.ts'

type PurchaseOrdersViewProps = ListViewProps<OrderFilter, PurchaseOrders> & {
  loadSlice: LoadSlice<PurchaseOrder>
  hrefOf: (id: string) => string
}

const filters = describedFilters<OrderFilter>(orderDocument)

/** What the company ordered: filters, and the orders with what was received and invoiced of them. */
export function PurchaseOrdersView(props: PurchaseOrdersViewProps) {
  const { place } = props
  return (
    <ListScreen
      {...props}
      list="purchase-order"
      texts={texts}
      columns={orderColumns}
      defaultSort="-fecha"
      filters={filters}
      neverAny={<NoneInWindow place={place} texts={texts} />}
    />
  )
}
