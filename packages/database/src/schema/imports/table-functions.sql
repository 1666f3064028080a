-- What a finished load brought of payments and orders, one notification a branch, currency and kind: the only document of
-- its kind by its number, several by how many and how much. What is of long ago is history that a first load brings along.
create or replace function tell_of_load() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  told record;
  here date := (now() at time zone 'America/Bogota')::date;
begin
  for told in
    with moved as (
      -- What this transaction changed, as the history of documents has noted it.
      select e.document_id, bool_or(e.kind = 'payments-made') as is_payment from document_events e,
             lateral jsonb_array_elements(e.changes) change
       where e.company_id = new.company_id and e.origin = 'carga' and e.at >= now()
         and change ->> 'campo' in ('estado', 'estado_programacion_pago', 'fecha_programada')
       group by e.document_id),
    found as (
      select case p.estado when 'pagado' then 'payment-made' else 'payment-returned' end as kind, p.third_party_id, p.third_id,
             p.moneda, p.id, p.comprobante as number, p.valor_pagado as amount, p.fecha_pago as day, p.motivo as why,
             '/payments-made/0' as list
        from payments_made p
       where p.company_id = new.company_id and p.import_batch_id = new.id and p.fecha_pago > here - 30
         and p.estado in ('pagado', 'rechazado_por_el_banco')
         and (p.created_at >= now() or p.id in (select document_id from moved))
      union all
      select 'payment-scheduled', s.third_party_id, s.third_id, s.moneda, s.id, s.factura_cliente, s.saldo_total,
             s.fecha_programada, null, '/account-statements/0'
        from account_statements s
       where s.company_id = new.company_id and s.import_batch_id = new.id and s.estado_programacion_pago = 'programada'
         and s.fecha_programada >= here and (s.created_at >= now() or s.id in (select document_id from moved))
      union all
      select 'order-issued', o.third_party_id, o.third_id, o.moneda, o.id, o.nro_orden, o.valor_neto, o.fecha_entrega, null,
             '/purchase-order/0'
        from purchase_order o
       where o.company_id = new.company_id and o.import_batch_id = new.id and o.created_at >= now() and o.fecha > here - 30
         and o.estado not in ('cerrada', 'anulada'))
    select f.kind, f.third_party_id, f.third_id, f.moneda, count(*) as many, sum(f.amount) as amount, min(f.number) as number,
           min(f.id::text) as id, min(f.list) as list, min(f.why) as why,
           case when f.kind = 'payment-made' then max(f.day) else min(f.day) end as day
      from found f group by f.kind, f.third_party_id, f.third_id, f.moneda order by 1, 2, 3, 4
  loop
    perform raise_notification(new.company_id, told.kind, told.third_party_id, told.third_id,
      -- Each part of a load tells of what it brought.
      new.id || ':' || pg_current_xact_id() || ':' || told.third_id || ':' || told.moneda,
      jsonb_strip_nulls(jsonb_build_object(
        'cantidad', told.many::text, 'valor', told.amount::text, 'moneda', told.moneda,
        case told.kind when 'order-issued' then 'orden' when 'payment-scheduled' then 'factura' else 'comprobante' end,
        case when told.many = 1 then told.number end,
        case told.kind when 'order-issued' then 'entrega' else 'fecha' end,
        case when told.kind <> 'order-issued' or told.many = 1 then told.day end,
        'motivo', case when told.many = 1 then told.why end,
        'path', told.list || case when told.many = 1 then '/' || told.id else '' end)));
  end loop;
  return null;
end $$;

-- A source that came is late no more.
create or replace function clear_source_alarm() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update source_alarms a set cleared_at = now()
   where a.company_id = new.company_id and a.source = new.source and a.cleared_at is null;
  if found then
    perform append_audit(new.company_id, coalesce(new.actor, ''), null, 'source:arrived', new.source, null, '{}');
  end if;
  return null;
end $$;

create or replace function forget_load_changes() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  delete from import_changes c using gone_batches g where c.company_id = g.company_id and c.batch_id = g.id;
  return null;
end $$;

-- "Datos al …" is never in the future. A day stands for all of it, and today's is not over: data of today
-- holds until it was told.
create or replace function keep_freshness_past() returns trigger language plpgsql as $$
begin
  new.as_of := least(new.as_of, now());
  return new;
end $$;

-- Who may call them.
revoke execute on function tell_of_load, clear_source_alarm, forget_load_changes
  from public, enlace_app, enlace_staff, enlace_works, enlace_door;
