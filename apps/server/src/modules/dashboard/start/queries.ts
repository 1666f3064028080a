import { sql } from 'kysely'
import type { DocumentKind } from '@enlace/contract/documents/related/kinds.ts'
import type { FoundDocument } from '@enlace/contract/search/schemas.ts'
import type { LatestPost, Figure, NextEvent } from '@enlace/contract/dashboard/start/schemas.ts'
import { query, scopeCompany, today, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { StateOf } from '@enlace/domain/states.ts'
import { freshnessOf, isInScope } from '../../../core/list/queries.ts'
import { closedKinds } from '../../company/index.ts'

/** Days of the recent activity, and its maximum documents. */
const activityDays = 30
const activityRows = 12

/** A group of pending invoices that the page treats alike. */
export interface PendingGroup extends Figure {
  /** The earliest due date. */
  desde: CalendarDate | null
  pago: CalendarDate | null
  isOverdue: boolean
  isDueSoon: boolean
  /** Only for states that need the supplier's action; empty otherwise. */
  estado: string
}

/** A group of documents of one kind that the page treats alike. */
export interface OrderGroup extends Figure {
  /** The earliest delivery date. */
  desde: CalendarDate | null
  estado: string
  isLate: boolean
}
export interface TicketGroup extends Figure {
  desde: CalendarDate
  estado: string
  isToInvoice: boolean
}
export interface PaymentGroup extends Figure {
  desde: CalendarDate
  isOfMonth: boolean
}

/** A group of required documents in the same state. */
export interface DocumentGroup {
  estado: StateOf<'documento_exigido'>
  obligatorio: boolean
  rows: number
}

/** Can be invoiced today (screens 2.5). */
const isToInvoice = sql<boolean>`estado in ('registrada', 'con_diferencia', 'facturada_parcial')`

/** The documents of a kind in the period of the activity, by their own date. */
const activityOf = (scope: Scope, kind: DocumentKind, table: string, day: string) => sql`
  from ${sql.table(table)} where ${isInScope(scope)} and ${sql.ref(day)} > ${today} - ${activityDays}::integer
   and ${sql.ref(day)} <= ${today} and ${kind}::text not in (${closedKinds})`

const activitySources = [
  ['purchase-order', 'purchase_order', 'fecha', 'nro_orden', 'valor_neto', 'estado_visible', 'null'],
  [
    'purchase-tickets',
    'purchase_tickets',
    'fecha',
    'nro_entrada',
    'valor_neto',
    'estado_visible',
    'remision',
  ],
  [
    'account-statements',
    'account_statements',
    'fecha_factura',
    'factura_cliente',
    'valor_facturado',
    'estado',
    'null',
  ],
  ['notes-debit', 'notes_debit', 'fecha', 'nro_nota', 'valor_nota', 'estado_visible', 'null'],
  ['payments-made', 'payments_made', 'fecha_pago', 'comprobante', 'valor_pagado', 'estado', 'null'],
] as const satisfies readonly (readonly [DocumentKind, ...string[]])[] // the kinds are checked, the columns kept

const newest = (scope: Scope) =>
  sql<FoundDocument>`select kind, id, numero, remision, fecha, moneda, valor, estado from (${sql.join(
    activitySources.map(
      ([kind, table, day, number, amount, state, delivery], step) => sql`(
        select ${kind}::text as kind, id, ${sql.ref(number)} as numero, ${sql.raw(delivery)}::text as remision,
               ${sql.ref(day)} as fecha, moneda, ${sql.ref(amount)} as valor, ${sql.ref(state)} as estado,
               ${step}::integer as step
          ${activityOf(scope, kind, table, day)} order by ${sql.ref(day)} desc, id limit ${activityRows}::integer)`,
    ),
    sql` union all `,
  )}) happened order by fecha desc, step desc, numero limit ${activityRows}::integer`.compile(query)

const counted = (scope: Scope) =>
  sql<{ kind: DocumentKind; rows: number }>`${sql.join(
    activitySources.map(
      ([kind, table, day]) =>
        sql`select ${kind}::text as kind, count(*)::integer as rows ${activityOf(scope, kind, table, day)}`,
    ),
    sql` union all `,
  )}`.compile(query)

/** The next event that has not ended; none if the database's policy hides events from the person. */
const nextEvent =
  sql<NextEvent>`select e.id, e.kind as tipo, e.title as titulo, (e.starts_at at time zone 'America/Bogota')::date as dia,
    case when e.is_all_day then null else to_char(e.starts_at at time zone 'America/Bogota', 'HH24:MI') end as hora,
    e.mode as modalidad, e.place as lugar, nullif(r.state, 'cancelada') as inscripcion
  from events e left join event_registrations r on r.company_id = e.company_id and r.event_id = e.id
    and r.membership_id = (select scope_membership())
 where e.company_id = ${scopeCompany} and e.cancelled_at is null and e.ends_at >= now()
 order by e.starts_at, e.id limit 1`.compile(query)

/** Whether a post waits for the person's receipt. */
const waitsForReceipt = sql<boolean>`p.tipo = 'comunicado' and not exists (
        select from blog_receipts r where r.company_id = p.company_id and r.post_id = p.id and r.version = p.version
          and r.membership_id = (select scope_membership()))`

/** The posts that the person may read; none without access to the blog. */
const readable = sql<boolean>`p.company_id = ${scopeCompany} and p.publicado_at <= now() and p.retirado_at is null
     and 'blog' = any ((select scope_open_modules())::text[])`

const communiques = sql<{
  rows: number
}>`select count(*)::integer as rows from blog_posts p where ${readable} and ${waitsForReceipt}`.compile(query)

/** The communiqué that waits for the person's receipt, else the newest post. */
const latestPost =
  sql<LatestPost>`select p.slug, p.tipo, p.titulo, p.extracto, p.publicado_at, waits.receipt as pendiente
    from blog_posts p cross join lateral (select ${waitsForReceipt} as receipt) waits
   where ${readable}
   order by waits.receipt desc, p.publicado_at desc, p.id desc limit 1`.compile(query)

/** Finds the data of the start page for the scope, in groups from which its figures derive. */
export async function findStart(db: Database, scope: Scope) {
  const mine = isInScope(scope)
  // Of kept figures, only groups that documents are in: else the earliest day might be nobody's.
  const answers = await db.read(scope, [
    sql<{ today: CalendarDate }>`select ${today} as today`.compile(query),
    sql<PendingGroup>`select moneda, fecha_estimada_pago as pago,
        coalesce(fecha_vencimiento < ${today} and adeudada, false) as "isOverdue",
        coalesce(fecha_vencimiento between ${today} and ${today} + 30 and adeudada, false) as "isDueSoon",
        case when estado in ('rechazada', 'bloqueada') then estado else '' end as estado,
        min(fecha_vencimiento) as desde, sum(rows)::integer as rows, sum(saldo_total) as valor
      from (select moneda, estado, fecha_vencimiento, fecha_estimada_pago, adeudada, sum(rows) as rows, sum(saldo_total) as saldo_total
        from account_statements_figures where ${mine} group by 1, 2, 3, 4, 5 having sum(rows) <> 0) kept group by 1, 2, 3, 4, 5`.compile(
      query,
    ),
    sql<PaymentGroup>`select moneda, estado = 'pagado' as "isOfMonth", min(fecha_pago) as desde, sum(rows)::integer as rows, sum(valor_pagado) as valor
      from (select moneda, estado, fecha_pago, sum(rows) as rows, sum(valor_pagado) as valor_pagado
        from payments_made_figures where level in (0, 1) and ${mine} group by 1, 2, 3 having sum(rows) <> 0) kept where (
        estado = 'pagado' and fecha_pago >= date_trunc('month', ${today}::timestamp)::date and fecha_pago <= ${today}
        or estado = 'rechazado_por_el_banco' and fecha_pago >= ${today} - ${activityDays}::integer)
        and fecha_pago >= ${today} - 31 group by 1, 2`.compile(query),
    sql<OrderGroup>`select moneda, estado_visible as estado,
        por_entregar and coalesce(entrega_vigente < ${today}, false) as "isLate", min(entrega_vigente) as desde,
        sum(rows)::integer as rows, sum(valor_neto) as valor
      from (select moneda, estado, estado_visible, por_entregar, entrega_vigente, sum(rows) as rows, sum(valor_neto) as valor_neto
        from purchase_order_figures where level in (0, 2) and ${mine} group by 1, 2, 3, 4, 5 having sum(rows) <> 0) kept where estado not in ('recibida', 'cerrada', 'anulada')
       and 'purchase-order' not in (${closedKinds}) group by 1, 2, 3`.compile(query),
    sql<TicketGroup>`select moneda, estado_visible as estado, ${isToInvoice} as "isToInvoice",
        min(fecha) as desde, sum(rows)::integer as rows,
        sum(valor_neto) as valor
      from (select moneda, estado, estado_visible, fecha, sum(rows) as rows, sum(valor_neto) as valor_neto
        from purchase_tickets_figures where level in (0, 1) and ${mine} group by 1, 2, 3, 4 having sum(rows) <> 0) kept where (${isToInvoice} or estado_visible = 'con_diferencia')
       and 'purchase-tickets' not in (${closedKinds}) group by 1, 2, 3`.compile(query),
    sql<{ state: string; rows: number }>`select state, count(*)::integer as rows from questions
      where ${mine} and state not in ('resuelta', 'cerrada') group by 1`.compile(query),
    newest(scope),
    counted(scope),
    freshnessOf('account-statements').compile(),
    sql<DocumentGroup>`select estado, obligatorio, rows from scope_document_states()`.compile(query),
    nextEvent,
    latestPost,
    communiques,
    sql<{ rows: number }>`select scope_missing_bank_accounts() as rows`.compile(query),
  ])
  const [
    [day],
    pending,
    payments,
    orders,
    tickets,
    questions,
    activity,
    counts,
    [freshness],
    documents,
    [event],
    [post],
    [unread],
    [unpayable],
  ] = answers
  if (day === undefined) throw new Error('The database tells no day')
  return {
    day: day.today,
    pending,
    payments,
    orders,
    tickets,
    questions,
    activity,
    counts,
    documents,
    nextEvent: event ?? null,
    latestPost: post ?? null,
    communiques: unread?.rows ?? 0,
    missingAccounts: unpayable?.rows ?? 0,
    dataAsOf: freshness?.as_of ?? null,
  }
}
