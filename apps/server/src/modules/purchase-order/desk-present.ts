import type { PurchaseOrder } from '@enlace/contract/purchase-order/schemas'
import { describeDocuments } from '../documents/index.ts'
import { orderContent } from './pdf-present.ts'
import { findPurchaseOrder, orderRows } from './queries.ts'

/** Orders as the staff reads them; its reading does not count as the supplier's. */
export const describedOrders = describeDocuments<PurchaseOrder>({
  kind: 'purchase-order',
  rows: orderRows,
  present: ({ id, nro_orden, fecha, fecha_entrega, moneda, valor_neto, estado }) => ({
    id,
    numero: nro_orden,
    fecha,
    vence: fecha_entrega,
    moneda,
    valor: valor_neto,
    saldo: null,
    estado,
  }),
  async find(db, scope, id) {
    const order = await findPurchaseOrder(db, scope, id)
    if (order === undefined) return undefined
    const { nro_orden: numero, sucursal, related } = order
    return { numero, sucursal, related, content: orderContent(order) }
  },
})
