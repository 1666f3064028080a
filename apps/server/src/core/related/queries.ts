import { sql } from 'kysely'
import type { DocumentKind, RelatedDocument } from '@enlace/contract/core/related'
import { query, scopeCompany } from '@enlace/database/database'
import { closedKinds } from '../modules/queries.ts'

/** How many links lie between an order and its payment at most: entry, invoice, payment or note. */
const longestWay = 4

/**
 * The documents of the same business as one document, in the order in which business goes (decisions 7): those from
 * which it followed and those that followed from it, by way of one another too, and the payments and notes that met in
 * one invoice. Those of a module that the company has off, or the person has not, are left out.
 */
export function relatedTo(kind: DocumentKind, id: string) {
  return sql<RelatedDocument>`
    with recursive earlier as (
      select ${kind}::text as kind, ${id}::uuid as id, 0 as far
      union
      select k.to_kind, k.to_id, e.far + 1 from earlier e
        join document_links k on k.company_id = ${scopeCompany} and k.from_kind = e.kind and k.from_id = e.id
       where e.far < ${longestWay}::integer
    ), later as (
      select ${kind}::text as kind, ${id}::uuid as id, 0 as far
      union
      select k.from_kind, k.from_id, l.far + 1 from later l
        join document_links k on k.company_id = ${scopeCompany} and k.to_kind = l.kind and k.to_id = l.id
       where l.far < ${longestWay}::integer
    ), met as (
      select k.from_kind as kind, k.from_id as id, 2 as far from earlier e
        join document_links k on k.company_id = ${scopeCompany} and k.to_kind = e.kind and k.to_id = e.id
       where e.far = 1 and e.kind = 'account-statements' and k.from_kind in ('payments-made', 'notes-debit')
    ), linked as (
      select kind, id, min(far) = 1 as "isDirect"
        from (select * from earlier union all select * from later union all select * from met) every_way
       where (kind, id) <> (${kind}::text, ${id}::uuid) and kind not in (${closedKinds})
       group by kind, id
    )
    select l.kind, d.id, d.nro_orden as numero, d.fecha, d.moneda, d.valor_neto as valor,
           case when d.estado = 'nueva' and d.vista_at is not null then 'vista' else d.estado end as estado,
           l."isDirect", null::date as fecha_programada, 1 as step
      from linked l join purchase_order d on l.kind = 'purchase-order' and d.company_id = ${scopeCompany} and d.id = l.id
    union all
    select l.kind, d.id, d.nro_entrada, d.fecha, d.moneda, d.valor_neto, d.estado, l."isDirect", null, 2
      from linked l join purchase_tickets d on l.kind = 'purchase-tickets' and d.company_id = ${scopeCompany} and d.id = l.id
    union all
    select l.kind, d.id, d.factura_cliente, d.fecha_factura, d.moneda, d.valor_facturado, d.estado, l."isDirect",
           d.fecha_programada, 3
      from linked l join account_statements d on l.kind = 'account-statements' and d.company_id = ${scopeCompany} and d.id = l.id
    union all
    select l.kind, d.id, d.nro_nota, d.fecha, d.moneda, d.valor_nota, d.estado, l."isDirect", null, 4
      from linked l join notes_debit d on l.kind = 'notes-debit' and d.company_id = ${scopeCompany} and d.id = l.id
    union all
    select l.kind, d.id, d.comprobante, d.fecha_pago, d.moneda, d.valor_pagado, d.estado, l."isDirect", null, 5
      from linked l join payments_made d on l.kind = 'payments-made' and d.company_id = ${scopeCompany} and d.id = l.id
    order by step, fecha, numero
    limit 200`.compile(query)
}
