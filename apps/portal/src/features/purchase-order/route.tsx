import { listPurchaseOrderRows, listPurchaseOrders } from '@enlace/contract/purchase-order/calls.ts'
import { orderDocument } from '@enlace/contract/purchase-order/document.ts'
import type { PurchaseOrder, PurchaseOrders } from '@enlace/contract/purchase-order/schemas.ts'
import { purchaseOrdersTexts as texts } from '@enlace/contract/purchase-order/texts.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { showText } from '@enlace/web/document/shown.ts'
import { commonReaders } from '@enlace/web/list/read-filter.ts'
import { documentList } from '../../core/document/document-list.tsx'
import { describedReaders } from '@enlace/web/document/fields/described-filters.ts'
import { listColumns } from '@enlace/web/document/fields/field-columns.tsx'
import { paths } from '../../core/paths.ts'

/** The columns of the orders (screens 2.4). */
export const orderColumns: readonly Column<PurchaseOrder, PurchaseOrders['totals'][number]>[] = listColumns(
  orderDocument.fields,
  orderDocument.states,
  { comentarios_sin_responder: { cell: (row) => row.comentarios_sin_responder || showText(null) } },
)

/** What the company ordered, with what was received and invoiced of it (spec 2; screens 2.4). */
export const purchaseOrdersRoute = documentList<typeof listPurchaseOrders>({
  path: paths.purchaseOrders,
  onePath: paths.purchaseOrder,
  list: 'purchase-order',
  texts,
  document: orderDocument,
  readers: { ...commonReaders, ...describedReaders(orderDocument.filters) },
  page: listPurchaseOrders,
  rows: listPurchaseOrderRows,
  // Opening a new order has made it a seen one.
  isAskedAgain: true,
  columns: orderColumns,
})
