import { sql } from 'kysely'
import type { DocumentFootFacts } from '@enlace/contract/documents/foot.ts'
import { deskOrderDocument } from '@enlace/contract/purchase-order/desk/document.ts'
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
import { deskList, documentList, footOf, foundByItem, selected } from '../documents/index.ts'

/** Still to be delivered: neither complete nor closed. */
const isOpen = sql<boolean>`por_entregar = true`

const isLate = sql<boolean>`coalesce(entrega_vigente < ${today}, false)`

/** The table, in the ERP's state unless the order was opened or answered here since (screens 2.4). */
const read = {
  from: sql`purchase_order`,
  sources: { estado: 'estado_visible' },
  narrow: ({ entrega }: Pick<PurchaseOrdersQuery, 'entrega'>) => [
    ...(entrega ? [isOpen] : []),
    ...(entrega === 'atrasada' ? [isLate] : []),
  ],
} as const

const offers = {
  entrega: sql<string[]>`case when not ${isOpen} then array[]::text[]
      when ${isLate} then array['por_entregar', 'atrasada'] else array['por_entregar'] end`,
}

export const orders = documentList(orderDocument, {
  ...read,
  figures: () => 'purchase_order_figures',
  search: {
    text: ['nro_orden', 'comprador'],
    alsoFound: foundByItem('purchase_order', 'purchase_order_lines', 'purchase_order_id'),
  },
})

/** Returns a page of orders. */
export const findPurchaseOrders = (db: Database, scope: Scope, filter: PurchaseOrdersQuery) =>
  orders.find(db, scope, filter, offers)

/** The orders of all suppliers, or of the one that the scope is about. */
export const staffOrders = deskList(deskOrderDocument, {
  figures: 'purchase_order_figures',
  companyFigures: 'purchase_order_company_figures',
  ...read,
  offers,
  row: 'purchase_order',
})

/** Finds an order of the scope with its lines; undefined if it does not exist. */
export async function findPurchaseOrder(db: Database, scope: Scope, id: string) {
  return orderOf(await db.read(scope, orderStatements(scope, id)))
}

const orderStatements = (scope: Scope, id: string) =>
  [
    sql<Omit<PurchaseOrderDetail, 'lines' | 'acts' | keyof DocumentFootFacts>>`select ${orders.columns},
        (select nombre from branch_accounts b where b.company_id = o.company_id and b.id = o.third_id) as sucursal,
        ${selected(orderDocument.more, {})}
      from purchase_order o where ${isInScope(scope)} and id = ${id}`.compile(query),
    sql<PurchaseOrderLine>`select ${selected(orderDocument.lines, {
      cantidad_pendiente: sql`cantidad - cantidad_recibida`,
      cantidad_por_facturar: sql`cantidad - cantidad_facturada`,
    })}
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
