import type { PurchaseOrder, PurchaseOrders } from '@enlace/contract/features/purchase-order/schemas'
import {
  orderColumnTexts,
  purchaseOrdersTexts as texts,
} from '@enlace/contract/features/purchase-order/texts'
import { ChoiceFilter } from '@enlace/web/list/choice-filter.tsx'
import type { ListViewProps } from '@enlace/web/list/list-place.ts'
import { ListScreen } from '@enlace/web/list/list-screen.tsx'
import { NoneInWindow } from '@enlace/web/list/none-in-window.tsx'
import { StateFilter } from '@enlace/web/list/state-filter.tsx'
import type { LoadSlice } from '@enlace/web/list/use-slices.ts'
import { ValueFilter } from '@enlace/web/list/value-filter.tsx'
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
  const { place, answer } = props
  return (
    <ListScreen
      {...props}
      list="purchase-order"
      texts={texts}
      columns={orderColumns}
      defaultSort="-fecha"
      filters={
        <>
          <ChoiceFilter
            label={texts.delivery}
            name="entrega"
            options={deliveries}
            counts={answer?.choices.entrega}
            chosen={place.filter.entrega}
            place={place}
          />
          <ValueFilter
            label={orderColumnTexts.comprador}
            name="comprador"
            any={texts.anyBuyer}
            choices={answer?.choices.comprador}
            chosen={place.filter.comprador}
            place={place}
          />
          <ValueFilter
            label={orderColumnTexts.bodega}
            name="bodega"
            any={texts.anyWarehouse}
            choices={answer?.choices.bodega}
            chosen={place.filter.bodega}
            place={place}
          />
          <StateFilter
            label={orderColumnTexts.estado}
            owner="orden_compra"
            counts={answer?.counts}
            place={place}
          />
        </>
      }
      neverAny={<NoneInWindow place={place} texts={texts} />}
    />
  )
}
