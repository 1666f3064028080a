import { sql } from 'kysely'
import type { DocumentFootFacts } from '@enlace/contract/documents/foot'
import type {
  PurchaseTicket,
  PurchaseTicketDetail,
  PurchaseTicketLine,
  PurchaseTicketsQuery,
} from '@enlace/contract/purchase-tickets/schemas'
import { query, scopeCompany, today, type Database } from '@enlace/database/database'
import type { Scope } from '@enlace/database/scope'
import { actedOn, ticketActs } from '../acts/index.ts'
import { commonFilters, every, freshnessOf, isInScope, oneOf } from '../../core/list/queries.ts'
import { listRows, type Sortable, type Unpaged } from '../../core/list/rows-queries.ts'
import type { ChoiceGroup, StateGroup } from '../../core/list/present.ts'
import { footOf } from '../documents/index.ts'

/** The amounts that the list adds up. */
export const ticketSums = ['valor_bruto', 'valor_descuento', 'valor_impuesto', 'valor_neto'] as const

const columns = sql`id, nro_entrada, fecha, oc_relacionada, purchase_order_id, bodega, remision, moneda, valor_bruto,
  valor_descuento, valor_impuesto, valor_neto, estado_visible as estado`

const sortable: Sortable = {
  entrada: 'nro_entrada',
  fecha: 'fecha',
  orden: { by: sql.ref('oc_relacionada') },
  bodega: { by: sql.ref('bodega') },
  remision: { by: sql.ref('remision') },
  bruto: 'valor_bruto',
  descuento: 'valor_descuento',
  impuesto: 'valor_impuesto',
  neto: 'valor_neto',
  estado: 'estado_visible',
}

/** What may be invoiced today: received, not reversed, not wholly invoiced (screens 2.5). */
const isToInvoice = sql<boolean>`estado in ('registrada', 'con_diferencia', 'facturada_parcial')`

type TicketFilter = Unpaged<PurchaseTicketsQuery>

const filtered = (scope: Scope, filter: TicketFilter) =>
  every([
    isInScope(scope),
    ...(filter.days > 0 ? [sql<boolean>`fecha >= ${today} - ${filter.days}::integer`] : []),
    ...(filter.sin_facturar ? [isToInvoice] : []),
    ...(filter.bodega ? [sql<boolean>`bodega = ${filter.bodega}`] : []),
    commonFilters(filter, {
      text: ['nro_entrada', 'oc_relacionada', 'remision'],
      alsoFound: (
        pattern,
      ) => sql<boolean>`id = any(array(select purchase_ticket_id from purchase_tickets_lines
        where ${isInScope(scope)} and (item ilike ${pattern} or descripcion ilike ${pattern})))`,
      date: 'fecha',
      amount: 'valor_neto',
    }),
  ])

/** What the entries can be chosen by, with every filter on but these. */
const ticketChoices = (scope: Scope, filter: TicketFilter) => {
  const others = { ...filter, sin_facturar: undefined, bodega: undefined }
  return sql<ChoiceGroup<'sin_facturar' | 'bodega'>>`select
      case when ${isToInvoice} then array['1'] else array[]::text[] end as sin_facturar,
      array_remove(array[bodega], null) as bodega, count(*)::integer as rows
    from purchase_tickets where ${filtered(scope, others)} and ${oneOf(sql<string>`estado`, filter.status)} group by 1, 2`
}

/** The entries that a filter lets through, in its order: for the list, its export and "Ver todo". */
export const ticketRows = (scope: Scope, filter: TicketFilter) =>
  listRows<PurchaseTicket>({
    columns,
    from: sql`purchase_tickets`,
    where: every([filtered(scope, filter), oneOf(sql.ref<string>('estado_visible'), filter.status)]),
    sortable,
    sort: filter.sort ?? '-fecha',
  })

/** The scope's warehouse entries with the groups of the whole filtered set. */
export async function findPurchaseTickets(db: Database, scope: Scope, filter: PurchaseTicketsQuery) {
  const [rows, groups, choices, [freshness]] = await db.readList(scope, [
    ticketRows(scope, filter).page(filter).compile(query),
    sql<
      StateGroup<(typeof ticketSums)[number]>
    >`select moneda, estado_visible as estado, count(*)::integer as rows,
        sum(valor_bruto) as valor_bruto, sum(valor_descuento) as valor_descuento,
        sum(valor_impuesto) as valor_impuesto, sum(valor_neto) as valor_neto
      from purchase_tickets where ${filtered(scope, filter)} group by 1, 2`.compile(query),
    ticketChoices(scope, filter).compile(query),
    freshnessOf('purchase-tickets').compile(),
  ])
  return { rows, groups, choices, dataAsOf: freshness?.as_of ?? null }
}

/** One warehouse entry of the scope with its items; undefined when the scope has none by that id. */
export async function findPurchaseTicket(db: Database, scope: Scope, id: string) {
  const [[ticket], lines, [acted], related, attachments, history] = await db.read(scope, [
    sql<Omit<PurchaseTicketDetail, 'lines' | 'acts' | keyof DocumentFootFacts>>`select ${columns},
        (select nombre from branch_accounts b where b.company_id = t.company_id and b.id = t.third_id) as sucursal
      from purchase_tickets t where ${isInScope(scope)} and id = ${id}`.compile(query),
    sql<PurchaseTicketLine>`select linea, item, descripcion, extension, um, cantidad, canti_adicional, precio,
        valor_bruto, valor_descuento, iva, valor_neto
      from purchase_tickets_lines where company_id = ${scopeCompany} and purchase_ticket_id = ${id}
      order by linea`.compile(query),
    actedOn('purchase-tickets', id),
    ...footOf('purchase-tickets', id),
  ])
  return ticket && { ...ticket, lines, acts: ticketActs(ticket.estado, acted), related, attachments, history }
}
