import { sql } from 'kysely'
import type { DocumentFootFacts } from '@enlace/contract/documents/foot'
import type {
  PurchaseOrder,
  PurchaseOrderDetail,
  PurchaseOrderLine,
  PurchaseOrdersQuery,
} from '@enlace/contract/purchase-order/schemas'
import { query, scopeCompany, today, type Database, type RowsOf } from '@enlace/database/database'
import type { Scope } from '@enlace/database/scope'
import { actedOn, orderActs } from '../acts/index.ts'
import { commonFilters, every, freshnessOf, isInScope, oneOf } from '../../core/list/queries.ts'
import { listRows, type Sortable, type Unpaged } from '../../core/list/rows-queries.ts'
import type { ChoiceGroup, StateGroup } from '../../core/list/present.ts'
import { footOf } from '../documents/index.ts'

/** The amounts that the list adds up. */
export const orderSums = ['valor_bruto', 'valor_descuento', 'valor_impuesto', 'valor_neto'] as const

/** The ERP's state, unless the order was opened or answered here since the ERP said it (screens 2.4). */
const estado = sql.ref<string>('estado_visible')

const columns = sql`id, nro_orden, fecha, fecha_entrega, comprador, bodega, moneda, valor_bruto, valor_descuento,
  valor_impuesto, valor_neto, recibido_pct, facturado_pct, ${estado} as estado,
  comentarios_sin_responder`

const sortable: Sortable = {
  orden: 'nro_orden',
  fecha: 'fecha',
  entrega: { by: sql.ref('fecha_entrega') },
  comprador: { by: sql.ref('comprador') },
  bodega: { by: sql.ref('bodega') },
  moneda: 'moneda',
  bruto: 'valor_bruto',
  descuento: 'valor_descuento',
  iva: 'valor_impuesto',
  neto: 'valor_neto',
  recibido: 'recibido_pct',
  facturado: 'facturado_pct',
  estado: 'estado_visible',
  comentarios: 'comentarios_sin_responder',
}

/** Still to deliver: neither complete nor closed. */
const isOpen = sql<boolean>`(recibido_pct < 100 and estado not in ('recibida', 'cerrada', 'anulada'))`

const isLate = sql<boolean>`coalesce(fecha_entrega < ${today}, false)`

type OrderFilter = Unpaged<PurchaseOrdersQuery>

const filtered = (scope: Scope, filter: OrderFilter) =>
  every([
    isInScope(scope),
    ...(filter.days > 0 ? [sql<boolean>`fecha >= ${today} - ${filter.days}::integer`] : []),
    ...(filter.entrega ? [isOpen] : []),
    ...(filter.entrega === 'atrasada' ? [isLate] : []),
    ...(filter.comprador ? [sql<boolean>`comprador = ${filter.comprador}`] : []),
    ...(filter.bodega ? [sql<boolean>`bodega = ${filter.bodega}`] : []),
    commonFilters(filter, {
      text: ['nro_orden', 'comprador'],
      alsoFound: (pattern) => sql<boolean>`id = any(array(select purchase_order_id from purchase_order_lines
        where ${isInScope(scope)} and (item ilike ${pattern} or descripcion ilike ${pattern})))`,
      date: 'fecha',
      amount: 'valor_neto',
    }),
  ])

/** What the orders can be chosen by, with every filter on but these. */
const orderChoices = (scope: Scope, filter: OrderFilter) => {
  const others = { ...filter, entrega: undefined, comprador: undefined, bodega: undefined }
  return sql<
    ChoiceGroup<'entrega' | 'comprador' | 'bodega'>
  >`select case when not ${isOpen} then array[]::text[]
        when ${isLate} then array['por_entregar', 'atrasada'] else array['por_entregar'] end as entrega,
      array_remove(array[comprador], null) as comprador, array_remove(array[bodega], null) as bodega,
      count(*)::integer as rows
    from purchase_order where ${filtered(scope, others)} and ${oneOf(estado, filter.status)} group by 1, 2, 3`
}

/** The orders that a filter lets through, in its order: for the list, its export and "Ver todo". */
export const orderRows = (scope: Scope, filter: OrderFilter) =>
  listRows<PurchaseOrder>({
    columns,
    from: sql`purchase_order`,
    where: every([filtered(scope, filter), oneOf(estado, filter.status)]),
    sortable,
    sort: filter.sort ?? '-fecha',
  })

/** The scope's orders with the groups of the whole filtered set. */
export async function findPurchaseOrders(db: Database, scope: Scope, filter: PurchaseOrdersQuery) {
  const [rows, groups, choices, [freshness]] = await db.readList(scope, [
    orderRows(scope, filter).page(filter).compile(query),
    sql<StateGroup<(typeof orderSums)[number]>>`select moneda, ${estado} as estado, count(*)::integer as rows,
        sum(valor_bruto) as valor_bruto, sum(valor_descuento) as valor_descuento,
        sum(valor_impuesto) as valor_impuesto, sum(valor_neto) as valor_neto
      from purchase_order where ${filtered(scope, filter)} group by 1, 2`.compile(query),
    orderChoices(scope, filter).compile(query),
    freshnessOf('purchase-order').compile(),
  ])
  return { rows, groups, choices, dataAsOf: freshness?.as_of ?? null }
}

/** One order of the scope with its lines, marked as seen; undefined when the scope has none by that id. */
export async function openPurchaseOrder(db: Database, scope: Scope, id: string) {
  const [, ...rows] = await db.read(scope, [
    sql`select mark_purchase_order_seen(${id})`.compile(query),
    ...orderStatements(scope, id),
  ])
  return orderOf(rows)
}

/** The same as it is, unmarked. */
export async function findPurchaseOrder(db: Database, scope: Scope, id: string) {
  return orderOf(await db.read(scope, orderStatements(scope, id)))
}

const orderStatements = (scope: Scope, id: string) =>
  [
    sql<Omit<PurchaseOrderDetail, 'lines' | 'acts' | keyof DocumentFootFacts>>`select ${columns},
        (select nombre from branch_accounts b where b.company_id = o.company_id and b.id = o.third_id) as sucursal,
        comprador_correo, comprador_telefono, direccion_entrega, condicion_pago, observaciones, vista_at
      from purchase_order o where ${isInScope(scope)} and id = ${id}`.compile(query),
    sql<PurchaseOrderLine>`select linea, item, descripcion, extension, um, cantidad, cantidad_recibida,
        cantidad - cantidad_recibida as cantidad_pendiente, precio, valor_bruto, valor_descuento, iva, valor_neto,
        fecha_entrega
      from purchase_order_lines where company_id = ${scopeCompany} and purchase_order_id = ${id}
      order by linea`.compile(query),
    actedOn('purchase-order', id),
    ...footOf('purchase-order', id),
  ] as const // a place each

function orderOf([[order], lines, [acted], related, attachments, history]: RowsOf<
  ReturnType<typeof orderStatements>
>) {
  return order && { ...order, lines, acts: orderActs(order.estado, acted), related, attachments, history }
}
