import { sql } from 'kysely'
import type { ImputedDocument, imputedKinds } from '@enlace/contract/supplier-contracts/detail-schemas.ts'
import { query, scopeCompany } from '@enlace/database/database.ts'
import type { Money } from '@enlace/domain/money.ts'
import { closedKinds } from '../company/index.ts'

/** The maximum number of documents of a kind on a contract's page; the file has all. */
export const imputedShown = 100

/**
 * The imputations of a contract: orders that name it; invoices that name it, or belong to such an order or to a
 * receipt of one; and payments of those invoices. Kinds hidden from the person are omitted from the result, but still
 * followed as links.
 */
const imputedTo = (id: string) => sql`
  own_orders as materialized (
    select from_id as id from document_links where company_id = ${scopeCompany} and to_kind = 'supplier-contracts'
       and to_id = ${id} and from_kind = 'purchase-order'
  ), own_tickets as materialized (
    select l.from_id as id, l.to_id as order_id from document_links l join own_orders o on o.id = l.to_id
     where l.company_id = ${scopeCompany} and l.from_kind = 'purchase-tickets' and l.to_kind = 'purchase-order'
  ), own_invoices as materialized (
    select id, (array_agg(order_id order by order_id) filter (where order_id is not null))[1] as order_id from (
      select from_id as id, null::uuid as order_id from document_links where company_id = ${scopeCompany}
         and to_kind = 'supplier-contracts' and to_id = ${id} and from_kind = 'account-statements'
      union all
      select l.from_id, l.to_id from document_links l join own_orders o on o.id = l.to_id
       where l.company_id = ${scopeCompany} and l.from_kind = 'account-statements' and l.to_kind = 'purchase-order'
      union all
      select l.from_id, t.order_id from document_links l join own_tickets t on t.id = l.to_id
       where l.company_id = ${scopeCompany} and l.from_kind = 'account-statements' and l.to_kind = 'purchase-tickets'
    ) every_way group by id
  ), imputed as materialized (
    select 'purchase-order' as kind, d.id, d.nro_orden as numero, d.fecha, d.moneda, d.valor_neto as valor,
           d.estado_visible as estado, null as orden, d.estado = 'anulada' as is_void, true as has_order
      from own_orders o join purchase_order d on d.company_id = ${scopeCompany} and d.id = o.id
    union all
    select 'account-statements', d.id, d.factura_cliente, d.fecha_factura, d.moneda, d.valor_facturado, d.estado,
           p.nro_orden, d.estado in ('anulada', 'rechazada'), i.order_id is not null
      from own_invoices i join account_statements d on d.company_id = ${scopeCompany} and d.id = i.id
      left join purchase_order p on p.company_id = ${scopeCompany} and p.id = i.order_id
           and 'purchase-order' not in (${closedKinds})
    union all
    select 'payments-made', d.id, d.comprobante, d.fecha_pago, d.moneda, sum(l.neto_pagado), d.estado, null,
           d.estado in ('anulado', 'rechazado_por_el_banco'), true
      from (select distinct k.from_id as payment_id, i.id from own_invoices i join document_links k
              on k.company_id = ${scopeCompany} and k.to_kind = 'account-statements' and k.to_id = i.id
             where k.from_kind = 'payments-made') i
      join payments_made d on d.company_id = ${scopeCompany} and d.id = i.payment_id
      join payments_made_lines l on l.company_id = ${scopeCompany} and l.payment_id = i.payment_id
           and l.account_statement_id = i.id
     group by d.id, d.comprobante, d.fecha_pago, d.moneda, d.estado
  )`

const contractCurrency = (id: string) =>
  sql`(select c.moneda from supplier_contracts c where c.company_id = ${scopeCompany} and c.id = ${id})`

const columns = (id: string) => sql`kind, id, numero, fecha, moneda, valor, estado, orden,
  case when is_void then 'sin_efecto' when moneda <> ${contractCurrency(id)} then 'otra_moneda' end as excluido`

/** The newest imputations of each kind to a contract. */
export const newestImputed = (id: string) =>
  sql<ImputedDocument>`with ${imputedTo(id)}
    select ${columns(id)} from (
      select i.*, row_number() over (partition by kind order by fecha desc nulls last, numero desc) as place from imputed i
       where kind not in (${closedKinds})) ranked
     where place <= ${imputedShown}::integer order by fecha desc nulls last, numero desc`.compile(query)

/** All imputations, oldest first, for the file. */
export const everyImputed = (id: string) =>
  sql<ImputedDocument>`with ${imputedTo(id)}
    select ${columns(id)} from imputed where kind not in (${closedKinds})
     order by array_position(array['purchase-order', 'account-statements', 'payments-made'], kind), fecha, numero`.compile(
    query,
  )

/** A group of documents that count alike in the sums. */
export interface ImputedGroup {
  kind: (typeof imputedKinds)[number]
  is_told: boolean
  is_void: boolean
  is_foreign: boolean
  has_order: boolean
  rows: number
  valor: Money
}

/** The imputations of a contract in groups, for the sums. */
export const imputedGroups = (id: string) =>
  sql<ImputedGroup>`with ${imputedTo(id)}
    select kind, kind not in (${closedKinds}) as is_told, is_void, moneda <> ${contractCurrency(id)} as is_foreign,
           has_order, count(*)::integer as rows, sum(valor) as valor
      from imputed group by 1, 2, 3, 4, 5`.compile(query)
