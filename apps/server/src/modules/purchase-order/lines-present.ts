import { orderLineTexts as texts } from '@enlace/contract/purchase-order/detail-texts'
import type { PurchaseOrderLine } from '@enlace/contract/purchase-order/schemas'
import type { SheetColumn } from '@enlace/documents/sheet'
import { goodsSheet } from '../documents/index.ts'

/** The lines of an order as the columns of a spreadsheet: everything that its page shows. */
export const orderLineSheet: readonly SheetColumn<PurchaseOrderLine>[] = [
  ...goodsSheet<PurchaseOrderLine>(texts, {
    quantities: [
      { id: 'recibida', header: texts.recibida, kind: 'quantity', value: (line) => line.cantidad_recibida },
      {
        id: 'pendiente',
        header: texts.pendiente,
        kind: 'quantity',
        value: (line) => line.cantidad_pendiente,
      },
    ],
    net: { id: 'total', header: texts.total },
  }),
  { id: 'entrega', header: texts.entrega, kind: 'date', value: (line) => line.fecha_entrega },
]
