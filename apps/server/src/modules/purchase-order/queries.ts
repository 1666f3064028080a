import { sql } from 'kysely'
import type { DocumentFootFacts } from '@enlace/contract/documents/foot.ts'
import { orderDocument } from '@enlace/contract/purchase-order/document.ts'
import type {
  PurchaseOrderDetail,
  PurchaseOrderLine,
  PurchaseOrdersQuery,
} from '@enlace/contract/purchase-order/schemas.ts'
import { query, scopeCompany, today, type Database, type RowsOf } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { actedOn, orderActs } from '../acts/index.ts'
import { isInScope } from '../../core/list/queries.ts'
import { documentList, footOf, foundByItem, selected } from '../documents/index.ts'

/** Still to be delivered: neither complete nor closed. */
const isOpen = sql<boolean>`(recibido_pct < 100 and estado not in ('recibida', 'cerrada', 'anulada'))`

const isLate = sql<boolean>`coalesce(fecha_entrega < ${today}, false)`

/** The orders, in the ERP's state unless the order was opened or answered here since (screens 2.4). */
export const orders = documentList(orderDocument, {
  from: sql`purchase_order`,
  sources: { estado: 'estado_visible' },
  search: {
    text: ['nro_orden', 'comprador'],
    alsoFound: foundByItem('purchase_order_lines', 'purchase_order_id'),
  },
  narrow: ({ entrega }) => [...(entrega ? [isOpen] : []), ...(entrega === 'atrasada' ? [isLate] : [])],
})

/** Returns a page of orders. */
export const findPurchaseOrders = (db: Database, scope: Scope, filter: PurchaseOrdersQuery) =>
  orders.find(db, scope, filter, {
    entrega: sql`case when not ${isOpen} then array[]::text[]
      when ${isLate} then array['por_entregar', 'atrasada'] else array['por_entregar'] end`,
  })

/** Finds an order of the scope with its lines and marks it as seen; undefined if it does not exist. */
export async function openPurchaseOrder(db: Database, scope: Scope, id: string) {
  const [, ...rows] = await db.read(scope, [
    sql`select mark_purchase_order_seen(${id})`.compile(query),
    ...orderStatements(scope, id),
  ])
  return orderOf(rows)
}

/** Finds an order without marking it. */
export async function findPurchaseOrder(db: Database, scope: Scope, id: string) {
  return orderOf(await db.read(scope, orderStatements(scope, id)))
}

const orderStatements = (scope: Scope, id: string) =>
  [
    sql<Omit<PurchaseOrderDetail, 'lines' | 'acts' | keyof DocumentFootFacts>>`select ${orders.columns},
        (select nombre from branch_accounts b where b.company_id = o.company_id and b.id = o.third_id) as sucursal,
        ${selected(orderDocument.more, {})}
      from purchase_order o where ${isInScope(scope)} and id = ${id}`.compile(query),
    sql<PurchaseOrderLine>`select ${selected(orderDocument.lines, { cantidad_pendiente: sql`cantidad - cantidad_recibida` })}
      from purchase_order_lines where company_id = ${scopeCompany} and purchase_order_id = ${id}
      order by linea`.compile(query),
    actedOn('purchase-order', id),
    ...footOf('purchase-order', id),
  ] as const

function orderOf([[order], lines, [acted], related, attachments, history]: RowsOf<
  ReturnType<typeof orderStatements>
>) {
  return order && { ...order, lines, acts: orderActs(order.estado, acted), related, attachments, history }
}
