import type { PoolClient } from 'pg'

/**
 * Inserts the notifications of the demo's people in the last weeks: their latest payments and orders, returned and
 * planned payments. Those older than a few days have been read. For the open company; nothing is mailed.
 */
export async function loadNotifications(client: PoolClient): Promise<void> {
  await client.query(
    `with people as (
       select m.company_id, m.id, m.third_party_id, accounts_of_membership(m.company_id, m.id) as accounts
         from memberships m
        where m.company_id = scope_company() and m.accepted_at is not null and membership_is_open(m)),
     parties as (select distinct third_party_id as party from people),
     here as (select (now() at time zone 'America/Bogota')::date as today),
     happened as (
       select 'payment-made' as kind, null as module, p.third_party_id, p.third_id, p.id, p.fecha_pago + time '16:05' as at,
              jsonb_build_object('comprobante', p.comprobante, 'valor', p.valor_pagado::text, 'moneda', p.moneda,
                'fecha', p.fecha_pago, 'path', '/payments-made/0/' || p.id) as subject,
              row_number() over (partition by p.third_party_id order by p.fecha_pago desc, p.id) as nth, 5 as most
         from parties join payments_made p on p.company_id = scope_company() and p.third_party_id = party, here
        where p.estado = 'pagado' and p.fecha_pago between today - 45 and today
       union all
       select 'payment-returned', null, p.third_party_id, p.third_id, p.id, p.fecha_pago + time '18:20',
              jsonb_strip_nulls(jsonb_build_object('comprobante', p.comprobante, 'valor', p.valor_pagado::text,
                'moneda', p.moneda, 'motivo', p.motivo, 'path', '/payments-made/0/' || p.id)),
              row_number() over (partition by p.third_party_id order by p.fecha_pago desc, p.id), 1
         from parties join payments_made p on p.company_id = scope_company() and p.third_party_id = party, here
        where p.estado = 'rechazado_por_el_banco' and p.fecha_pago between today - 60 and today
       union all
       select 'order-issued', 'orden_compra', o.third_party_id, o.third_id, o.id, o.fecha + time '09:40',
              jsonb_strip_nulls(jsonb_build_object('orden', o.nro_orden, 'valor', o.valor_neto::text, 'moneda', o.moneda,
                'entrega', o.fecha_entrega, 'path', '/purchase-order/0/' || o.id)),
              row_number() over (partition by o.third_party_id order by o.fecha desc, o.id), 4
         from parties join purchase_order o on o.company_id = scope_company() and o.third_party_id = party, here
        where o.fecha between today - 45 and today
       union all
       select 'payment-scheduled', null, s.third_party_id, s.third_id, s.id, today - 1 + time '11:15',
              jsonb_build_object('factura', s.factura_cliente, 'valor', s.saldo_total::text, 'moneda', s.moneda,
                'fecha', s.fecha_programada, 'path', '/account-statements/0/' || s.id),
              row_number() over (partition by s.third_party_id order by s.fecha_programada, s.id), 2
         from parties join account_statements s on s.company_id = scope_company() and s.third_party_id = party, here
        where s.estado_programacion_pago = 'programada' and s.fecha_programada >= today),
     events as (
       insert into notification_events (company_id, kind, third_party_id, third_id, dedupe, subject, created_at, spread_at)
       select scope_company(), h.kind, h.third_party_id, h.third_id, 'demo:' || h.id, h.subject,
              least(h.at at time zone 'America/Bogota', now() - interval '3 hours'), now()
         from happened h where h.nth <= h.most
       returning *),
     told as (
       insert into notifications (company_id, membership_id, place, event_id, kind, third_id, module, subject, happened_at,
                                  in_portal, mail, read_at, created_at)
       select e.company_id, p.id, row_number() over (partition by p.id order by e.created_at, e.id), e.id, e.kind, e.third_id,
              case e.kind when 'order-issued' then 'orden_compra' end, e.subject, e.created_at, true, 'ninguno',
              case when e.created_at < now() - interval '4 days' then e.created_at + interval '20 hours' end, e.created_at
         from events e join people p on p.third_party_id = e.third_party_id and e.third_id = any (p.accounts)
       returning membership_id, company_id)
     insert into notification_boxes (company_id, membership_id, last_place)
     select company_id, membership_id, count(*) from told group by company_id, membership_id`,
  )
}
