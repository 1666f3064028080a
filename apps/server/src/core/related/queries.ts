import { sql } from 'kysely'
import type { RelatedDocument } from '@enlace/contract/core/related'
import { query, scopeCompany } from '@enlace/database/database'
import { closedKinds } from './may-read.ts'

/**
 * The documents linked with one document, from both ends, in the order in which business goes (decisions 7); those of a
 * module that the company has off, or the person has not, are left out.
 */
export function relatedTo(kind: RelatedDocument['kind'], id: string) {
  return sql<RelatedDocument>`
    with linked as (
      select * from (
      select to_kind as kind, to_id as id from document_links
       where company_id = ${scopeCompany} and from_kind = ${kind} and from_id = ${id}
      union
      select from_kind, from_id from document_links
       where company_id = ${scopeCompany} and to_kind = ${kind} and to_id = ${id}
      ) every_link where kind not in (${closedKinds})
    )
    select l.kind, d.id, d.nro_orden as numero, d.fecha, d.moneda, d.valor_neto as valor,
           case when d.estado = 'nueva' and d.vista_at is not null then 'vista' else d.estado end as estado, 1 as step
      from linked l join purchase_order d on l.kind = 'purchase-order' and d.company_id = ${scopeCompany} and d.id = l.id
    union all
    select l.kind, d.id, d.nro_entrada, d.fecha, d.moneda, d.valor_neto, d.estado, 2
      from linked l join purchase_tickets d on l.kind = 'purchase-tickets' and d.company_id = ${scopeCompany} and d.id = l.id
    union all
    select l.kind, d.id, d.factura_cliente, d.fecha_factura, d.moneda, d.valor_facturado, d.estado, 3
      from linked l join account_statements d on l.kind = 'account-statements' and d.company_id = ${scopeCompany} and d.id = l.id
    union all
    select l.kind, d.id, d.nro_nota, d.fecha, d.moneda, d.valor_nota, d.estado, 4
      from linked l join notes_debit d on l.kind = 'notes-debit' and d.company_id = ${scopeCompany} and d.id = l.id
    union all
    select l.kind, d.id, d.comprobante, d.fecha_pago, d.moneda, d.valor_pagado, d.estado, 5
      from linked l join payments_made d on l.kind = 'payments-made' and d.company_id = ${scopeCompany} and d.id = l.id
    order by step, fecha, numero
    limit 200`.compile(query)
}
