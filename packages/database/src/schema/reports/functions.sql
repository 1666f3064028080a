-- What a company bought of each item: received in the period, entries that were reversed left out.
create or replace function reports.compras_por_item(desde date, hasta date)
  returns table (item text, extension text, descripcion text, um text, entradas bigint, cantidad numeric,
                 precio_promedio numeric, precio_minimo numeric, precio_maximo numeric, ultima_compra date, moneda text,
                 valor_bruto numeric, valor_descuento numeric, valor_impuesto numeric, valor_neto numeric)
  language sql stable
begin atomic
  select l.item, coalesce(l.extension, ''), max(l.descripcion), l.um, count(distinct t.id), sum(l.cantidad),
         round(sum(l.valor_bruto) / nullif(sum(l.cantidad), 0), 2), min(l.precio), max(l.precio), max(t.fecha), t.moneda,
         sum(l.valor_bruto), sum(l.valor_descuento), sum(l.iva), sum(l.valor_neto)
    from purchase_tickets t
   cross join lateral (
     select * from purchase_tickets_lines x where x.company_id = t.company_id and x.purchase_ticket_id = t.id offset 0) l
   where t.company_id = (select scope_company()) and t.third_party_id = (select scope_third_party())
     and t.third_id = any ((select scope_accounts())::integer[]) and t.estado <> 'reversada'
     and (desde is null or t.fecha >= desde) and (hasta is null or t.fecha <= hasta)
   group by l.item, coalesce(l.extension, ''), l.um, t.moneda;
end;

-- How each order was delivered whose day was in the period: what came by that day, and what came at all. Reversed entries
-- and annulled orders do not count; what was closed incomplete is late no longer, and yet not delivered.
create or replace function reports.cumplimiento_entregas(desde date, hasta date)
  returns table (id uuid, sucursal text, nro_orden text, fecha date, fecha_entrega date, entradas bigint,
                 primera_entrada date, ultima_entrada date, recibido_pct numeric, dias_atraso integer, resultado text,
                 moneda text, valor_neto numeric, valor_a_tiempo numeric)
  language sql stable
begin atomic
  select o.id, b.nombre, o.nro_orden, o.fecha, o.fecha_entrega, e.entradas, e.primera, e.ultima, o.recibido_pct,
         case when o.recibido_pct >= 100 or o.estado in ('recibida', 'cerrada')
              then greatest(0, coalesce(e.ultima, o.fecha_entrega) - o.fecha_entrega)
              else greatest(0, (now() at time zone 'America/Bogota')::date - o.fecha_entrega) end,
         case when o.recibido_pct >= 100 and e.ultima <= o.fecha_entrega then 'a_tiempo'
              when o.recibido_pct >= 100 then 'tarde'
              when o.fecha_entrega < (now() at time zone 'America/Bogota')::date then 'incompleta'
              else 'por_entregar' end,
         o.moneda, o.valor_neto, least(e.valor_a_tiempo, o.valor_neto)
    from purchase_order o
    join branch_accounts b on b.company_id = o.company_id and b.id = o.third_id
   cross join lateral (
     select count(*) as entradas, min(t.fecha) as primera, max(t.fecha) as ultima,
            coalesce(sum(t.valor_neto) filter (where t.fecha <= o.fecha_entrega), 0.00) as valor_a_tiempo
       from purchase_tickets t
      where t.company_id = o.company_id and t.purchase_order_id = o.id and t.estado <> 'reversada') e
   where o.company_id = (select scope_company()) and o.third_party_id = (select scope_third_party())
     and o.third_id = any ((select scope_accounts())::integer[]) and o.estado <> 'anulada'
     and o.fecha_entrega is not null and not (o.recibido_pct >= 100 and e.ultima is null)
     and (desde is null or o.fecha_entrega >= desde) and (hasta is null or o.fecha_entrega <= hasta);
end;

-- What of the open company is due: of people who may still enter and have the module. Whoever may not any more is sent
-- nothing, and nothing is made up for later.
create or replace function due_report_schedules(at timestamptz)
  returns table (id uuid, membership_id uuid, account integer, frequency text, day smallint, hour smallint,
                 next_at timestamptz, stands boolean)
  language sql volatile security definer set search_path = public, pg_temp as $$
  select s.id, s.membership_id, s.account, s.frequency, s.day, s.hour, s.next_at,
         accounts_of_membership(s.company_id, s.membership_id) is not null
           and membership_has_module(s.company_id, s.membership_id, 'reports')
    from report_schedules s
   where s.company_id = scope_company() and s.is_on and s.next_at <= at
   order by s.next_at, s.id for update skip locked $$;

-- Who may call them.
revoke execute on function reports.compras_por_item, reports.cumplimiento_entregas, due_report_schedules
  from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function reports.compras_por_item, reports.cumplimiento_entregas to enlace_app;
grant execute on function due_report_schedules to enlace_staff;
