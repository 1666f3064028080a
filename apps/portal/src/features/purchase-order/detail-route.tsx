import { getPurchaseOrder } from '@enlace/contract/purchase-order/calls.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { purchaseOrderTexts } from '@enlace/contract/purchase-order/detail-texts.ts'
import { purchaseOrdersTexts } from '@enlace/contract/purchase-order/texts.ts'
import { DocumentSkeleton } from '@enlace/web/document/document-skeleton.tsx'
import { documentParams } from '../../core/document/document-params.ts'
import { useMayOpen } from '../../core/document/use-may-open.ts'
import { paths } from '../../core/paths.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { PurchaseOrderView } from './detail-view.tsx'

const listHref = (days: number) => paths.purchaseOrders({ days })

/** One order by its opaque id, the specification's idPurchase (decisions 4). */
export const purchaseOrderRoute = screenRoute({
  path: paths.purchaseOrder.pattern,
  params: documentParams,
  query: ({ id }) => callQuery(getPurchaseOrder, { params: { id } }),
  title: ({ data }) =>
    data ? fill(purchaseOrderTexts.title, { numero: data.nro_orden }) : purchaseOrdersTexts.title,
  Screen: ({ params, data }) => (
    <PurchaseOrderView order={data} listHref={listHref(params.days)} mayOpen={useMayOpen()} />
  ),
  Pending: ({ params }) => (
    <DocumentSkeleton list={{ label: purchaseOrdersTexts.title, href: listHref(params.days) }} />
  ),
})
