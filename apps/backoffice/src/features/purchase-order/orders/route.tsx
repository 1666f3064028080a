import { deskOrders } from '@enlace/contract/purchase-order/desk/calls.ts'
import { deskOrderDocument } from '@enlace/contract/purchase-order/desk/document.ts'
import { listColumns } from '@enlace/web/document/fields/field-columns.tsx'
import { showText } from '@enlace/web/document/shown.ts'
import { deskCells } from '../../../core/documents/document-columns.tsx'
import { documentList } from '../../../core/documents/document-list.tsx'

const columns = listColumns(deskOrderDocument.fields, deskOrderDocument.states, {
  ...deskCells,
  comentarios_sin_responder: { cell: (row) => row.comentarios_sin_responder || showText(null) },
})

/** `/ordenes`: the purchase orders of all suppliers. */
export const ordersRoute = documentList({ document: deskOrderDocument, calls: deskOrders, columns })
