import { orderDocument } from '@enlace/contract/purchase-order/document.ts'
import type { PurchaseOrder, PurchaseOrders } from '@enlace/contract/purchase-order/schemas.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { showText } from '@enlace/web/document/shown.ts'
import { lineColumns, listColumns } from '../../core/document/fields/field-columns.tsx'

/** The columns of the orders (screens 2.4). */
export const orderColumns: readonly Column<PurchaseOrder, PurchaseOrders['totals'][number]>[] = listColumns(
  orderDocument.fields,
  orderDocument.states,
  { comentarios_sin_responder: { cell: (row) => row.comentarios_sin_responder || showText(null) } },
)

/** The columns of an order's lines, in the order's currency. */
export const orderLineColumns = (moneda: string) => lineColumns(orderDocument.lines, moneda, {})
