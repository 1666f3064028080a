import type { PurchaseOrder, PurchaseOrders } from '@enlace/contract/purchase-order/schemas'
import { orderColumnTexts, purchaseOrdersTexts as texts } from '@enlace/contract/purchase-order/texts'
import type { ListViewProps } from '@enlace/web/list/list-place.ts'
import { ListScreen } from '@enlace/web/list/list-screen.tsx'
import { NoneInWindow } from '@enlace/web/list/none-in-window.tsx'
import type { LoadSlice } from '@enlace/web/list/use-slices.ts'
import { orderColumns } from './columns.tsx'
import type { OrderFilter } from './filter.ts'

type PurchaseOrdersViewProps = ListViewProps<OrderFilter, PurchaseOrders> & {
  loadSlice: LoadSlice<PurchaseOrder>
  hrefOf: (id: string) => string
}

const deliveries = [
  { value: 'por_entregar', label: texts.toDeliver },
  { value: 'atrasada', label: texts.late },
]

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
      filters={[
        { kind: 'choice', name: 'entrega', label: texts.delivery, options: deliveries },
        { kind: 'value', name: 'comprador', label: orderColumnTexts.comprador, any: texts.anyBuyer },
        { kind: 'value', name: 'bodega', label: orderColumnTexts.bodega, any: texts.anyWarehouse },
        { kind: 'states', label: orderColumnTexts.estado, owner: 'orden_compra' },
      ]}
      neverAny={<NoneInWindow place={place} texts={texts} />}
    />
  )
}
