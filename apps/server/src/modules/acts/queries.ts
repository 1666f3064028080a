import { sql } from 'kysely'
import type { RelatedDocument } from '@enlace/contract/documents/related/kinds.ts'
import { query, scopeCompany, today } from '@enlace/database/database.ts'
import type { Acted } from './rules.ts'

/** The company's setting: days after its arrival in which a debit note may be objected to. */
export const objectionTerm = 'nota_debito_dias_objecion'

/**
 * The acts on a document of the open scope, newest first, with the company's decisions and answers, and the facts that
 * determine the possible acts.
 */
export function actedOn(kind: RelatedDocument['kind'], id: string) {
  return sql<Acted>`select scope_may_act() as may_act, ${today} as today,
      (select (value #>> '{}')::integer from settings
        where company_id = ${scopeCompany} and name = ${objectionTerm} and (value #>> '{}') ~ '^[0-9]{1,4}$') as objection_days,
      coalesce((select jsonb_agg(jsonb_build_object('id', a.id, 'acto', a.act, 'at', a.at, 'persona', a.person,
          'motivo', a.motive, 'comentario', a.comment, 'lineas', a.lines, 'question_id', a.question_id,
          'estado', case when a.act in ('objetar', 'novedad') then coalesce(d.outcome, case when exists (
              select 1 from document_acts later where later.company_id = a.company_id and later.kind = a.kind
                 and later.document_id = a.document_id and later.at > a.at and later.act in ('aceptar', 'confirmar'))
              then 'retirada' else 'pendiente' end) end,
          'decision', case when d.act_id is not null then jsonb_build_object('resultado', d.outcome, 'motivo', d.reason,
              'nota_credito', d.credit_note, 'lineas', d.lines, 'por', d.decided_by, 'at', d.decided_at) end,
          'respuesta', (select jsonb_build_object('texto', m.words, 'autor', m.author, 'at', m.created_at)
              from question_messages m
             where m.company_id = a.company_id and m.question_id = a.question_id and m.author_kind = 'compania'
               and m.idempotency_key is distinct from 'decision:' || a.id
             order by m.place desc limit 1),
          'archivos', (select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'nombre', f.name,
                          'media_type', f.media_type, 'bytes', f.size) order by f.name), '[]')
                         from document_files f where f.company_id = a.company_id and f.kind = a.kind
                          and f.document_id = a.document_id and f.event_id = a.event_id)) order by a.at desc)
        from document_acts a
        left join act_decisions d on d.company_id = a.company_id and d.act_id = a.id
       where a.company_id = ${scopeCompany} and a.kind = ${kind} and a.document_id = ${id}), '[]') as done`.compile(
    query,
  )
}

/** A line in its current state. */
export interface CurrentLine {
  linea: number
  item: string
  /** What is still to be delivered of it, as decimal text; of an entry, its quantity. */
  pendiente: string
  /** Of the whole document. */
  moneda: string
}

/** The lines of an order or an entry of the open scope. */
export function linesOf(kind: 'purchase-order' | 'purchase-tickets', id: string) {
  return kind === 'purchase-order'
    ? sql<CurrentLine>`select l.linea, l.item, greatest(l.cantidad - l.cantidad_recibida, 0)::text as pendiente, d.moneda
          from purchase_order_lines l
          join purchase_order d on d.company_id = l.company_id and d.id = l.purchase_order_id
        where l.company_id = ${scopeCompany} and l.purchase_order_id = ${id}`.compile(query)
    : sql<CurrentLine>`select l.linea, l.item, l.cantidad::text as pendiente, d.moneda from purchase_tickets_lines l
          join purchase_tickets d on d.company_id = l.company_id and d.id = l.purchase_ticket_id
        where l.company_id = ${scopeCompany} and l.purchase_ticket_id = ${id}`.compile(query)
}
