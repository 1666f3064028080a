import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { IndicatorName } from '@enlace/contract/supplier-qualification/evaluation/limits.ts'
import type { IndicatorDocument } from '@enlace/contract/supplier-qualification/evaluation/schemas.ts'
import { query, scopeCompany, scopeThirdParty, today } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'

/** Selects the owner's documents: a condition on a table by its alias. */
export type Owner = (table: string) => RawBuilder<SqlBool>

/** The first and the last day measured. */
export interface Stretch {
  desde: CalendarDate
  hasta: CalendarDate
}

/** The measured amounts of one currency, or of everything counted. */
export interface MeasuredGroup {
  moneda: string | null
  parte: string
  total: string
  rows: number
}

/** The documents of the open scope; a selected branch is filtered by its number. */
export const ownerOfScope =
  ({ account }: Pick<Scope, 'account'>): Owner =>
  (table) =>
    account === null
      ? sql`${sql.ref(`${table}.company_id`)} = ${scopeCompany} and ${sql.ref(`${table}.third_party_id`)} = ${scopeThirdParty}`
      : sql`${sql.ref(`${table}.company_id`)} = ${scopeCompany} and ${sql.ref(`${table}.third_id`)} = ${account}`

/** The documents of all branches of a supplier of the open company. */
export const ownerOfParty =
  (thirdParty: number): Owner =>
  (table) =>
    sql`${sql.ref(`${table}.company_id`)} = ${scopeCompany} and ${sql.ref(`${table}.third_party_id`)} = ${thirdParty}`

type Rows = (owner: Owner, stretch: Stretch) => RawBuilder<unknown>

/**
 * Due order lines, grouped by item and day; the quantity due by then includes earlier lines. Reversed receipts
 * delivered nothing.
 */
const dueLines: Rows = (owner, { desde, hasta }) => sql`
  select d.*, a.in_time, a.ever, a.last_day from (
    select o.company_id, o.id, o.nro_orden, o.estado_visible, o.third_id, l.item, l.extension,
           coalesce(l.fecha_entrega, o.fecha_entrega) as promised, count(*) as lines,
           sum(l.cantidad) as wanted, sum(l.cantidad_recibida) as received,
           sum(sum(l.cantidad)) over so_far as wanted_by, sum(sum(l.cantidad_recibida)) over so_far as received_by
      from purchase_order o
      join purchase_order_lines l on l.company_id = o.company_id and l.purchase_order_id = o.id
     where ${owner('o')} and o.estado <> 'anulada' and l.cantidad > 0
       and coalesce(l.fecha_entrega, o.fecha_entrega) <= ${hasta}
     group by o.company_id, o.id, l.item, l.extension, coalesce(l.fecha_entrega, o.fecha_entrega)
    window so_far as (partition by o.id, l.item, l.extension order by coalesce(l.fecha_entrega, o.fecha_entrega))
  ) d
  left join lateral (
    select coalesce(sum(e.cantidad) filter (where t.fecha <= d.promised), 0) as in_time, coalesce(sum(e.cantidad), 0) as ever,
           max(t.fecha) as last_day
      from purchase_tickets t
      join purchase_tickets_lines e on e.company_id = t.company_id and e.purchase_ticket_id = t.id
     where t.company_id = d.company_id and t.purchase_order_id = d.id and t.estado <> 'reversada'
       and e.item = d.item and e.extension is not distinct from d.extension
  ) a on true
  where d.promised >= ${desde} and d.promised < ${today}`

/**
 * The documents of each indicator, with columns in the same order. Lines whose receipts have no date are not measured.
 */
const rowsOf: Readonly<Record<IndicatorName, Rows>> = {
  entregas_a_tiempo: (owner, stretch) => sql`
    select id, nro_orden as numero, max(promised) as fecha, estado_visible as estado, third_id,
           coalesce(sum(lines) filter (where in_time >= wanted_by), 0) as parte, sum(lines) as total, null::text as moneda,
           max(last_day) as llegada, null::text as motivo
      from (${dueLines(owner, stretch)}) due
     where ever >= least(wanted_by, received_by)
     group by id, nro_orden, estado_visible, third_id`,
  cantidad_conforme: (owner, stretch) => sql`
    select id, nro_orden as numero, max(promised) as fecha, estado_visible as estado, third_id,
           coalesce(sum(lines) filter (where received = wanted), 0) as parte, sum(lines) as total, null::text as moneda,
           max(last_day) as llegada, null::text as motivo
      from (${dueLines(owner, stretch)}) due
     group by id, nro_orden, estado_visible, third_id`,
  facturas_sin_rechazo: (owner, { desde, hasta }) => sql`
    select id, factura_cliente as numero, fecha, estado, third_id, case when rejected then 0 else 1 end as parte, 1 as total,
           null::text as moneda, null::date as llegada, case when rejected then motivo end as motivo
      from (select s.*, coalesce(s.fecha_recibida, s.fecha_factura, s.fecha_proveedor) as fecha,
                   s.estado = 'rechazada' or exists (
                     select from document_events e
                      where e.company_id = s.company_id and e.kind = 'account-statements' and e.document_id = s.id
                        and e.changes @> '[{"campo": "estado", "despues": "rechazada"}]') as rejected
              from account_statements s where ${owner('s')} and s.estado <> 'anulada') invoices
     where fecha between ${desde} and ${hasta}`,
  devuelto: (owner, { desde, hasta }) => sql`
    select t.id, t.nro_entrada as numero, t.fecha, t.estado_visible as estado, t.third_id,
           case when t.estado = 'reversada' then greatest(t.valor_neto, 0.00) else 0.00 end as parte,
           greatest(t.valor_neto, 0.00) as total, t.moneda, null::date as llegada, null::text as motivo
      from purchase_tickets t where ${owner('t')} and t.fecha between ${desde} and ${hasta}`,
}

/** The condition of a document against the supplier: any returned goods, or anything less than the total. */
const speaksAgainst = (name: IndicatorName): RawBuilder<SqlBool> =>
  name === 'devuelto' ? sql`parte > 0` : sql`parte < total`

/** Measures the documents of an indicator, the currency with most documents first. */
export const measured = (name: IndicatorName, owner: Owner, stretch: Stretch) =>
  sql<MeasuredGroup>`select moneda, sum(parte)::text as parte, sum(total)::text as total, count(*)::integer as rows
    from (${rowsOf[name](owner, stretch)}) documents group by moneda order by 4 desc, moneda`.compile(query)

/** Counts the documents, and those that speak against the supplier. */
export const countedDocuments = (name: IndicatorName, owner: Owner, stretch: Stretch) =>
  sql<{ total: number; incumplen: number }>`select count(*)::integer as total,
      (count(*) filter (where ${speaksAgainst(name)}))::integer as incumplen
    from (${rowsOf[name](owner, stretch)}) documents`.compile(query)

/** Returns a page of the documents, those against the supplier first, then the newest. */
export const documentsBehind = (
  name: IndicatorName,
  owner: Owner,
  stretch: Stretch,
  { onlyAgainst, limit, offset }: { onlyAgainst: boolean; limit: number; offset: number },
) =>
  sql<
    Omit<IndicatorDocument, 'kind'>
  >`select d.id, d.numero, d.fecha, d.estado, d.parte::text as parte, d.total::text as total,
      d.moneda, not (${speaksAgainst(name)}) as cumple, d.llegada, d.motivo,
      (select b.nombre from branch_accounts b where b.company_id = ${scopeCompany} and b.id = d.third_id) as sucursal
    from (${rowsOf[name](owner, stretch)}) d
   where ${onlyAgainst ? speaksAgainst(name) : sql`true`}
   order by (${speaksAgainst(name)}) desc, d.fecha desc, d.id limit ${limit} offset ${offset}`.compile(query)
