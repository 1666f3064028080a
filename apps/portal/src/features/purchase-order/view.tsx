import type { PurchaseOrder, PurchaseOrders } from '@enlace/contract/features/purchase-order/schemas'
import {
  orderColumnTexts,
  purchaseOrdersTexts as texts,
} from '@enlace/contract/features/purchase-order/texts'
import { ChoiceFilter } from '../../core/list/choice-filter.tsx'
import { ListActions } from '../../core/list/list-actions.tsx'
import { ListFilters } from '../../core/list/list-filters.tsx'
import { ListPage } from '../../core/list/list-page.tsx'
import type { ListViewProps } from '../../core/list/list-place.ts'
import { ListTable } from '../../core/list/list-table.tsx'
import { NoneInWindow } from '../../core/list/none-in-window.tsx'
import { StateFilter } from '../../core/list/state-filter.tsx'
import { useColumns } from '../../core/list/use-columns.ts'
import type { LoadSlice } from '../../core/list/use-slices.ts'
import { ValueFilter } from '../../core/list/value-filter.tsx'
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
  const { place, viewing, answer, failure, isRefreshing, hrefOf, loadSlice } = props
  const columns = useColumns('purchase-order', orderColumns)
  return (
    <ListPage
      title={texts.title}
      description={texts.description}
      viewing={viewing}
      dataAsOf={answer?.dataAsOf}
      actions={<ListActions list="purchase-order" total={answer?.total} {...{ columns, place }} />}
    >
      <ListFilters place={place} texts={texts}>
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
      </ListFilters>
      <ListTable
        caption={texts.table}
        columns={columns.shown}
        rowHref={(row) => hrefOf(row.id)}
        defaultSort="-fecha"
        neverAny={<NoneInWindow place={place} texts={texts} />}
        {...{ answer, place, failure, isRefreshing, loadSlice }}
      />
    </ListPage>
  )
}
