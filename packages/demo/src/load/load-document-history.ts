import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { PoolClient } from 'pg'

/** One field's change in the history. */
const change = (field: string, before: string, after: string) =>
  `jsonb_build_object('campo', '${field}', 'antes', ${before}, 'despues', ${after})`
const changes = (...fields: readonly string[]) => `jsonb_build_array(${fields.join(', ')})`
const none = `'[]'::jsonb`

/** The steps of each kind of document: the day after whose nightly load it was reported, the event, the change. */
const steps = [
  {
    kind: 'account-statements',
    table: 'account_statements d',
    begins: 'recibida',
    steps: [
      ['d.fecha_recibida', 'registrado', none],
      ['d.fecha_aceptada', 'cambio', changes(change('estado', `'recibida'`, `'aceptada'`))],
      ['d.fecha_causada', 'cambio', changes(change('estado', `'aceptada'`, `'causada'`))],
      [
        'd.fecha_programada',
        'cambio',
        changes(
          change('estado', `'causada'`, `'programada'`),
          change('estado_programacion_pago', `'sin_programar'`, `'programada'`),
          change('fecha_estimada_pago', 'null', 'd.fecha_estimada_pago'),
        ),
      ],
      [
        'd.fecha_pagada',
        'cambio',
        changes(
          change('estado', `'programada'`, `'pagada'`),
          change('estado_programacion_pago', `'programada'`, `'pagada'`),
          change(
            'saldo_total',
            `(d.valor_facturado - coalesce(d.valor_retefuente, 0) - coalesce(d.valor_reteiva, 0)
            - coalesce(d.valor_reteica, 0))::text`,
            'd.saldo_total::text',
          ),
        ),
      ],
      [
        `case when d.estado in ('rechazada', 'bloqueada') then
           coalesce(d.fecha_programada, d.fecha_causada, d.fecha_aceptada, d.fecha_recibida) + 2 end`,
        'cambio',
        changes(
          change(
            'estado',
            `case when d.fecha_causada is not null then 'causada' when d.fecha_aceptada is not null then 'aceptada'
               else 'recibida' end`,
            'd.estado',
          ),
          change('motivo', 'null', 'd.motivo'),
        ),
      ],
    ],
  },
  {
    kind: 'purchase-order',
    table: `purchase_order d left join lateral (
        select min(t.fecha) as first, max(t.fecha) as last, count(*) as entries from purchase_tickets t
         where t.company_id = d.company_id and t.purchase_order_id = d.id) t on true`,
    begins: 'nueva',
    steps: [
      ['d.fecha', 'registrado', none],
      [
        `case when t.entries > 1 or d.estado = 'recibida_parcial' then t.first end`,
        'cambio',
        changes(change('estado', `'nueva'`, `'recibida_parcial'`)),
      ],
      [
        `case when d.recibido_pct >= 100 then t.last end`,
        'cambio',
        `${changes(
          change('estado', `case when t.entries > 1 then 'recibida_parcial' else 'nueva' end`, `'recibida'`),
        )} || case when t.entries > 1 then ${none} else ${changes(
          change('recibido_pct', `'0.00'`, 'd.recibido_pct::text'),
        )} end`,
      ],
    ],
  },
  {
    kind: 'purchase-tickets',
    table: `purchase_tickets d left join lateral (
        select max(s.fecha_recibida) as last from document_links k
          join account_statements s on s.company_id = k.company_id and s.id = k.from_id
         where k.company_id = d.company_id and k.from_kind = 'account-statements' and k.to_kind = 'purchase-tickets'
           and k.to_id = d.id) i on true`,
    begins: 'registrada',
    steps: [
      ['d.fecha', 'registrado', none],
      [
        `case when d.estado in ('facturada', 'facturada_parcial') then i.last end`,
        'cambio',
        changes(change('estado', `'registrada'`, 'd.estado')),
      ],
    ],
  },
  {
    kind: 'payments-made',
    table: 'payments_made d',
    begins: 'en_proceso',
    steps: [
      ['d.fecha_pago - 1', 'registrado', none],
      [
        `case when d.estado <> 'en_proceso' then d.fecha_pago + case d.estado when 'pagado' then 0 else 2 end end`,
        'cambio',
        `${changes(change('estado', `'en_proceso'`, 'd.estado'))} || case when d.motivo is null then ${none}
           else ${changes(change('motivo', 'null', 'd.motivo'))} end`,
      ],
    ],
  },
  {
    kind: 'notes-debit',
    table: 'notes_debit d',
    begins: 'emitida',
    steps: [
      ['d.fecha', 'registrado', none],
      [
        `case when d.valor_aplicado > 0 then d.fecha + 8 end`,
        'cambio',
        changes(
          change('estado', `'emitida'`, 'd.estado'),
          change('valor_aplicado', `'0.00'`, 'd.valor_aplicado::text'),
        ),
      ],
    ],
  },
] as const

/** The documents of the suppliers that have a person: nobody else reads a history. */
const isSeen = `d.company_id = (select scope_company()) and d.third_party_id in (
  select m.third_party_id from memberships m where m.company_id = (select scope_company()))`

/**
 * Inserts what the nightly loads of the demo's ERP would have reported of each document of the open company, until
 * today.
 */
export async function loadDocumentHistory(client: PoolClient, today: CalendarDate): Promise<void> {
  for (const { kind, table, begins, steps: taken } of steps) {
    const values = taken.map(([day, event, changed], place) => `(${place}, ${day}, '${event}', ${changed})`)
    await client.query(
      `insert into document_events (company_id, third_party_id, third_id, kind, document_id, at, origin, event, changes)
       select d.company_id, d.third_party_id, d.third_id, $1, d.id,
              (least(step.day + 1, $2::date) + time '00:05') at time zone 'America/Bogota', 'carga', step.event, step.changes
         from ${table}
        cross join lateral (values ${values.join(', ')}) step (place, day, event, changes)
        where ${isSeen} and step.day <= $2::date
        order by step.day, d.erp_key, step.place`,
      [kind, today],
    )
    // Any other change to the present state was reported some days after the last step.
    await client.query(
      `with last as (
         select distinct on (e.document_id) e.document_id, e.at, s.told from document_events e
          cross join lateral (select max(c ->> 'despues') filter (where c ->> 'campo' = 'estado') as told
                                from jsonb_array_elements(e.changes) c) s
          where e.company_id = (select scope_company()) and e.kind = $1
          order by e.document_id, s.told is null, e.at desc, e.id desc)
       insert into document_events (company_id, third_party_id, third_id, kind, document_id, at, origin, event, changes)
       select d.company_id, d.third_party_id, d.third_id, $1, d.id,
              least(last.at + interval '3 days', ($2::date + time '00:05') at time zone 'America/Bogota'), 'carga', 'cambio',
              ${changes(change('estado', 'coalesce(last.told, $3)', 'd.estado'))}
         from ${table} join last on last.document_id = d.id
        where ${isSeen} and d.estado <> coalesce(last.told, $3) and d.estado <> 'vista'
        order by last.at, d.erp_key`,
      [kind, today, begins],
    )
  }
  await client.query(
    `insert into document_events (company_id, third_party_id, third_id, kind, document_id, at, origin, actor, identity_id, event)
     select d.company_id, d.third_party_id, d.third_id, 'purchase-order', d.id, d.vista_at, 'proveedor',
            i.first_name || ' ' || i.last_name, i.id, 'vista'
       from purchase_order d
       join lateral (select m.identity_id from memberships m where m.company_id = d.company_id
                        and m.third_party_id = d.third_party_id and m.is_master order by m.created_at limit 1) m on true
       join identities i on i.id = m.identity_id
      where d.company_id = (select scope_company()) and d.vista_at is not null
      order by d.vista_at`,
  )
}
