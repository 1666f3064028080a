import { type RawBuilder, sql } from 'kysely'
import {
  type DocumentKind,
  documentKinds,
  mostRelated,
  type RelatedDocument,
} from '@enlace/contract/documents/related/kinds.ts'
import { query, scopeCompany } from '@enlace/database/database.ts'
import { closedKinds } from '../company/index.ts'

/** Maximum links between a contract and its payment: order, entry, invoice, payment or note. */
const longestWay = 5

const rankOf = (kind: RawBuilder<unknown>) =>
  sql`array_position(array[${sql.join(documentKinds)}]::text[], ${kind})`

/** The direct neighbours of a relation's documents, by links of either direction. */
const neighbours = (relation: string) => {
  const kind = sql.ref(`${relation}.kind`)
  const id = sql.ref(`${relation}.id`)
  return sql`(
    select to_kind as kind, to_id as id from document_links
     where company_id = ${scopeCompany} and from_kind = ${kind} and from_id = ${id}
    union all
    select from_kind, from_id from document_links
     where company_id = ${scopeCompany} and to_kind = ${kind} and to_id = ${id})`
}

/**
 * Returns the documents related to a document, in business order (decisions 7): its direct and indirect predecessors
 * and successors, and the payments and notes of the same invoice. Those of a module that is off, or closed to the
 * person, are left out.
 */
export function relatedTo(kind: DocumentKind, id: string) {
  return sql<RelatedDocument>`
    with recursive earlier as (
      select ${kind}::text as kind, ${id}::uuid as id, 0 as far
      union
      select k.kind, k.id, e.far + 1 from earlier e
       cross join lateral ${neighbours('e')} k
       where e.far < ${longestWay}::integer and ${rankOf(sql`k.kind`)} < ${rankOf(sql`e.kind`)}
    ), later as (
      select ${kind}::text as kind, ${id}::uuid as id, 0 as far
      union
      select k.kind, k.id, l.far + 1 from later l
       cross join lateral ${neighbours('l')} k
       where l.far < ${longestWay}::integer and ${rankOf(sql`k.kind`)} > ${rankOf(sql`l.kind`)}
    ), met as (
      select k.kind, k.id, 2 as far from earlier e
       cross join lateral ${neighbours('e')} k
       where e.far = 1 and e.kind = 'account-statements' and k.kind in ('payments-made', 'notes-debit')
    ), linked as (
      select kind, id, min(far) = 1 as "isDirect"
        from (select * from earlier union all select * from later union all select * from met
              union all select k.kind, k.id, 1 from earlier e cross join lateral ${neighbours('e')} k where e.far = 0) every_way
       where (kind, id) <> (${kind}::text, ${id}::uuid) and kind not in (${closedKinds})
       group by kind, id
    )
    select l.kind, d.id, d.nro_contrato as numero, d.fecha_inicio as fecha, d.moneda, d.valor,
           contract_state(d.estado, d.fecha_fin) as estado, l."isDirect", null::date as fecha_programada, 0 as step
      from linked l join supplier_contracts d on l.kind = 'supplier-contracts' and d.company_id = ${scopeCompany} and d.id = l.id
    union all
    select l.kind, d.id, d.nro_orden, d.fecha, d.moneda, d.valor_neto, d.estado_visible, l."isDirect", null, 1
      from linked l join purchase_order d on l.kind = 'purchase-order' and d.company_id = ${scopeCompany} and d.id = l.id
    union all
    select l.kind, d.id, d.nro_entrada, d.fecha, d.moneda, d.valor_neto, d.estado_visible, l."isDirect", null, 2
      from linked l join purchase_tickets d on l.kind = 'purchase-tickets' and d.company_id = ${scopeCompany} and d.id = l.id
    union all
    select l.kind, d.id, d.factura_cliente, d.fecha_factura, d.moneda, d.valor_facturado, d.estado, l."isDirect",
           d.fecha_programada, 3
      from linked l join account_statements d on l.kind = 'account-statements' and d.company_id = ${scopeCompany} and d.id = l.id
    union all
    select l.kind, d.id, d.nro_nota, d.fecha, d.moneda, d.valor_nota, d.estado_visible, l."isDirect", null, 4
      from linked l join notes_debit d on l.kind = 'notes-debit' and d.company_id = ${scopeCompany} and d.id = l.id
    union all
    select l.kind, d.id, d.comprobante, d.fecha_pago, d.moneda, d.valor_pagado, d.estado, l."isDirect", null, 5
      from linked l join payments_made d on l.kind = 'payments-made' and d.company_id = ${scopeCompany} and d.id = l.id
    order by step, fecha, numero
    limit ${mostRelated}`.compile(query)
}
