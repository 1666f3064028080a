import { purchaseOrdersTexts as texts } from '@enlace/contract/purchase-order/texts.ts'
import { listRoute } from '@enlace/web/list/list-route.tsx'
import { paths } from '../../core/paths.ts'
import { orderReaders } from './filter.ts'
import { purchaseOrderSlice, purchaseOrdersQuery } from './queries.ts'
import { PurchaseOrdersView } from './view.tsx'

/** The purchase orders (spec 2; screens 2.4). */
export const purchaseOrdersRoute = listRoute({
  path: paths.purchaseOrders,
  title: texts.title,
  list: 'purchase-order',
  readers: orderReaders,
  query: (days, filter) => purchaseOrdersQuery({ ...filter, days }),
  View: (props) => (
    <PurchaseOrdersView
      {...props}
      loadSlice={purchaseOrderSlice(props.place)}
      hrefOf={(id) => paths.purchaseOrder({ days: props.place.days, id })}
    />
  ),
})
