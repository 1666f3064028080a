-- Reports: what they are made of, what a company makes of them, who ran one, and who gets one by mail.
--
-- The schema `reports` holds views that read with the rights of whoever asks (security_invoker): row-level security of the
-- tables below stands behind each. A view has company_id, third_party_id and third_id; what an operator installs has them,
-- too, and tells title and columns in its comments (docs/decisions/reports.md). The portal's role may read here and no more.

grant usage on schema reports to enlace_app, enlace_staff;

-- Pending invoices, each balance in the column of its age by today in Bogotá.
create view reports.cartera_por_edades with (security_invoker = true) as
select s.company_id, s.third_party_id, s.third_id, s.id, b.nombre as sucursal, s.factura_cliente, s.fecha_factura,
       s.fecha_vencimiento, s.condicion_pago, s.fecha_estimada_pago, s.estado_programacion_pago, s.moneda,
       s.valor_facturado, a.edad, a.dias_vencidos,
       case when a.edad = 'current' then s.saldo_total else 0.00 end as corriente,
       case when a.edad = 'd1_30' then s.saldo_total else 0.00 end as d1_30,
       case when a.edad = 'd31_60' then s.saldo_total else 0.00 end as d31_60,
       case when a.edad = 'd61_90' then s.saldo_total else 0.00 end as d61_90,
       case when a.edad = 'd91_120' then s.saldo_total else 0.00 end as d91_120,
       case when a.edad = 'd120_plus' then s.saldo_total else 0.00 end as d120_plus,
       s.saldo_total
  from account_statements s
  join branch_accounts b on b.company_id = s.company_id and b.id = s.third_id
 cross join lateral (select greatest(0, coalesce((now() at time zone 'America/Bogota')::date - s.fecha_vencimiento, 0)) as dias) d
 cross join lateral (select d.dias as dias_vencidos, case when d.dias <= 0 then 'current' when d.dias <= 30 then 'd1_30'
    when d.dias <= 60 then 'd31_60' when d.dias <= 90 then 'd61_90' when d.dias <= 120 then 'd91_120'
    else 'd120_plus' end as edad) a
 where s.pendiente;

-- Every invoice of a payment that was made, with each withholding: neither what the bank returned nor what was annulled.
-- The lines are looked up payment by payment, as in the list of paid invoices.
create view reports.pagos_con_retenciones with (security_invoker = true) as
select p.company_id, p.third_party_id, p.third_id, p.id as payment_id, l.linea, b.nombre as sucursal, p.comprobante,
       p.fecha_pago, p.medio, p.banco, p.moneda, l.factura, l.account_statement_id, l.fecha_factura, l.valor_factura,
       l.valor_retefuente, l.valor_reteiva, l.valor_reteica,
       l.valor_retefuente + l.valor_reteiva + l.valor_reteica as valor_retenciones,
       l.descuento_pronto_pago, l.nota_debito, l.neto_pagado
  from payments_made p
  join branch_accounts b on b.company_id = p.company_id and b.id = p.third_id
 cross join lateral (
   select * from payments_made_lines o where o.company_id = p.company_id and o.payment_id = p.id offset 0) l
 where p.estado = 'pagado';

-- Items of open orders of which something is still to be delivered, and what that is worth after discount and with IVA.
create view reports.oc_pendientes with (security_invoker = true) as
select o.company_id, o.third_party_id, o.third_id, o.id as purchase_order_id, l.linea, b.nombre as sucursal, o.nro_orden,
       o.fecha, coalesce(l.fecha_entrega, o.fecha_entrega) as fecha_entrega, o.bodega, o.comprador,
       o.estado_visible as estado, l.item, l.descripcion, l.um, l.cantidad, l.cantidad_recibida,
       l.cantidad - l.cantidad_recibida as cantidad_pendiente, l.precio, o.moneda,
       round(l.valor_neto * (l.cantidad - l.cantidad_recibida) / l.cantidad, 2) as valor_pendiente,
       greatest(0, coalesce((now() at time zone 'America/Bogota')::date - coalesce(l.fecha_entrega, o.fecha_entrega), 0))
         as dias_atraso,
       case when coalesce(l.fecha_entrega, o.fecha_entrega) is null then 'sin_fecha'
            when coalesce(l.fecha_entrega, o.fecha_entrega) < (now() at time zone 'America/Bogota')::date then 'atrasada'
            else 'por_entregar' end as situacion
  from purchase_order o
  join branch_accounts b on b.company_id = o.company_id and b.id = o.third_id
 cross join lateral (
   select * from purchase_order_lines x where x.company_id = o.company_id and x.purchase_order_id = o.id offset 0) l
 where o.recibido_pct < 100 and o.estado not in ('recibida', 'cerrada', 'anulada')
   and l.cantidad > 0 and l.cantidad_recibida < l.cantidad;

-- What was received and may be invoiced: entries that are neither wholly invoiced nor reversed.
create view reports.entradas_sin_facturar with (security_invoker = true) as
select t.company_id, t.third_party_id, t.third_id, t.id, b.nombre as sucursal, t.nro_entrada, t.fecha,
       (now() at time zone 'America/Bogota')::date - t.fecha as dias, t.oc_relacionada, t.purchase_order_id, t.remision,
       t.bodega, t.estado_visible as estado, t.moneda, t.valor_bruto, t.valor_descuento, t.valor_impuesto, t.valor_neto
  from purchase_tickets t
  join branch_accounts b on b.company_id = t.company_id and b.id = t.third_id
 where t.estado in ('registrada', 'con_diferencia', 'facturada_parcial');

-- Debit notes that stand, with their motive.
create view reports.notas_debito_por_motivo with (security_invoker = true) as
select n.company_id, n.third_party_id, n.third_id, n.id, b.nombre as sucursal, coalesce(n.motivo, '') as motivo, n.nro_nota,
       n.fecha, n.estado_visible as estado, n.moneda, n.valor_bruto, n.valor_descuento, n.valor_impuesto, n.valor_nota,
       n.valor_aplicado, n.valor_nota - n.valor_aplicado as valor_por_aplicar
  from notes_debit n
  join branch_accounts b on b.company_id = n.company_id and b.id = n.third_id
 where n.estado <> 'anulada';

-- What was withheld, against what the payments say: one row for each kind of withholding on each document and payment,
-- because a document may have several concepts and municipalities and a payment knows their sum only. Both are put below
-- each other and added up, which is one pass. The certificate is the standing one of the period that tells of the branch.
create view reports.retenciones_del_ano with (security_invoker = true) as
select w.company_id, w.third_party_id, w.third_id, b.nombre as sucursal, w.tipo, w.fecha, w.documento, w.comprobante,
       w.concepto, w.municipio, w.moneda, w.base, w.valor, w.segun_pagos, w.valor - w.segun_pagos as diferencia,
       (select max(i.numero) from certificates c join issued_papers i on i.company_id = c.company_id and i.id = c.paper_id
         where c.company_id = w.company_id and c.third_party_id = w.third_party_id and c.tipo = w.tipo
           and c.anio = extract(year from w.fecha) and c.periodo in (0, ceil(extract(month from w.fecha) / 2.0))
           and c.municipio in ('', w.municipio) and c.line_id is null and c.replaced_by is null
           and w.third_id = any (c.account_ids) and i.annulled_at is null) as certificado
  from (select x.company_id, x.third_party_id, x.third_id, x.tipo, x.documento, x.comprobante, x.moneda,
               min(x.fecha) as fecha, string_agg(distinct x.concepto, '; ') as concepto,
               case when min(x.municipio) = max(x.municipio) then max(x.municipio) end as municipio,
               sum(x.base) as base, sum(x.valor) as valor, sum(x.segun_pagos) as segun_pagos
          from (select company_id, third_party_id, third_id, tipo, documento, comprobante, moneda, fecha, concepto,
                       municipio, base, valor, 0.00 as segun_pagos, true as is_withheld
                  from withholding_lines
                union all
                select m.company_id, m.third_party_id, m.third_id, t.tipo, l.factura, m.comprobante, m.moneda, null, null,
                       null, 0.00, 0.00, t.valor, false
                  from payments_made m
                 cross join lateral (select * from payments_made_lines o
                   where o.company_id = m.company_id and o.payment_id = m.id offset 0) l
                 cross join lateral (values ('fuente', l.valor_retefuente), ('iva', l.valor_reteiva),
                   ('ica', l.valor_reteica)) t (tipo, valor)
                 where m.estado = 'pagado' and t.valor <> 0) x
         group by 1, 2, 3, 4, 5, 6, 7 having bool_or(x.is_withheld)) w
  join branch_accounts b on b.company_id = w.company_id and b.id = w.third_id;

-- What a company bought of each item: received in the period, entries that were reversed left out.
create function reports.compras_por_item(desde date, hasta date)
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
create function reports.cumplimiento_entregas(desde date, hasta date)
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

revoke execute on all functions in schema reports from public;
grant execute on function reports.compras_por_item(date, date), reports.cumplimiento_entregas(date, date) to enlace_app;
grant select on all tables in schema reports to enlace_app;

-- What a company makes of the reports -------------------------------------------------------------------------------

-- A report as a company wants it: whether its suppliers have it, under which title, with which columns in which order and
-- which filters; null leaves what the report comes with. Shipped reports are on without a row, installed ones off.
create table report_settings (
  company_id integer not null references companies on delete cascade,
  report text not null check (report ~ '^[a-z][a-z0-9-]{1,49}$'),
  is_on boolean,
  title text check (char_length(title) between 1 and 80),
  about text check (char_length(about) between 1 and 300),
  columns text[] check (cardinality(columns) between 1 and 60),
  filters text[] check (cardinality(filters) <= 60),
  place integer check (place between 1 and 999),
  updated_at timestamptz not null default now(),
  primary key (company_id, report)
);

-- Reports that a company keeps elsewhere.
create table report_links (
  company_id integer not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  title text not null check (char_length(title) between 1 and 80),
  about text not null default '' check (char_length(about) <= 300),
  url text not null check (url ~ '^https://' and char_length(url) <= 500),
  place integer not null default 999 check (place between 1 and 999),
  primary key (company_id, id),
  unique (company_id, title)
);

-- When a person last looked at a report, and how many rows it had.
create table report_runs (
  company_id integer not null,
  membership_id uuid not null,
  report text not null,
  ran_at timestamptz not null default now(),
  rows integer not null,
  primary key (company_id, membership_id, report),
  foreign key (company_id, membership_id) references memberships (company_id, id) on delete cascade
);

-- A report that a person gets by mail: every day, week or month, as a link to a file of its own.
create table report_schedules (
  company_id integer not null,
  id uuid not null default gen_random_uuid(),
  membership_id uuid not null,
  report text not null,
  format text not null check (format in ('xlsx', 'csv', 'pdf')),
  -- The filter of the report's call; its period moves with the day of each run.
  query jsonb not null,
  frequency text not null check (frequency in ('diaria', 'semanal', 'mensual')),
  -- Of a week 1 (Monday) to 7, of a month 1 to 28, else 0.
  day smallint not null check (day between 0 and 28),
  hour smallint not null check (hour between 0 and 23),
  -- The branch that was selected; null is all that the person may read then.
  account integer,
  is_on boolean not null default true,
  next_at timestamptz not null,
  -- The due time whose file was asked for last, that file, and the file that a mail told of.
  last_due timestamptz,
  export_id uuid,
  mailed_export_id uuid,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, membership_id) references memberships (company_id, id) on delete cascade
);
create index report_schedules_due on report_schedules (company_id, next_at) where is_on;
create index report_schedules_by_export on report_schedules (company_id, export_id) where export_id is not null;
create index report_schedules_by_membership on report_schedules (company_id, membership_id);

do $$
declare name text;
begin
  foreach name in array array['report_settings', 'report_links', 'report_runs', 'report_schedules'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner on %I to enlace_owner using (true) with check (true)', name);
  end loop;
  foreach name in array array['report_settings', 'report_links', 'report_schedules'] loop
    execute format('create policy staff on %I to enlace_staff using (company_id = (select scope_company())) '
      || 'with check (company_id = (select scope_company()))', name);
  end loop;
  foreach name in array array['report_settings', 'report_links'] loop
    execute format('create policy portal on %I for select to enlace_app using (company_id = (select scope_company()) '
      || 'and (select scope_third_party()) is not null)', name);
    execute format('grant select on %I to enlace_app', name);
    execute format('grant select, insert, update, delete on %I to enlace_staff', name);
  end loop;
  foreach name in array array['report_runs', 'report_schedules'] loop
    execute format('create policy person on %I to enlace_app using (company_id = (select scope_company()) '
      || 'and membership_id = (select scope_membership())) with check (company_id = (select scope_company()) '
      || 'and membership_id = (select scope_membership()))', name);
  end loop;
end $$;
grant select, insert, update on report_runs to enlace_app;
grant select, insert, delete, update (is_on, next_at, last_due, export_id, mailed_export_id) on report_schedules to enlace_app;
grant select on report_schedules to enlace_staff;
grant update (next_at) on report_schedules to enlace_staff;

-- Reports that fall due ---------------------------------------------------------------------------------------------

-- What of the open company is due: of people who may still enter and have the module. Whoever may not any more is sent
-- nothing, and nothing is made up for later.
create function due_report_schedules(at timestamptz)
  returns table (id uuid, membership_id uuid, account integer, frequency text, day smallint, hour smallint,
                 next_at timestamptz, stands boolean)
  language sql volatile security definer set search_path = public, pg_temp as $$
  select s.id, s.membership_id, s.account, s.frequency, s.day, s.hour, s.next_at,
         accounts_of_membership(s.company_id, s.membership_id) is not null
           and membership_has_module(s.company_id, s.membership_id, 'reports')
    from report_schedules s
   where s.company_id = scope_company() and s.is_on and s.next_at <= at
   order by s.next_at, s.id for update skip locked $$;

-- A file is ready: whoever planned it is mailed, whoever waits for it is told. In the transaction that finishes the file,
-- so that neither is forgotten nor comes twice.
create function tell_of_report() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  schedule report_schedules;
begin
  select * into schedule from report_schedules s where s.company_id = new.company_id and s.export_id = new.id;
  if found then
    insert into jobs (company_id, task, payload, key, membership_id, account, module)
    values (new.company_id, 'report-mail', jsonb_build_object('schedule', schedule.id, 'export', new.id), new.id::text,
            new.membership_id, new.account, 'reports')
    on conflict do nothing;
    perform pg_notify('jobs', 'report-mail');
  else
    perform raise_notification(new.company_id, 'report-ready', m.third_party_id, new.account, new.id::text,
              jsonb_build_object('reporte', coalesce(new.query ->> 'titulo', new.file_name), 'path', '/downloads'),
              new.membership_id)
       from memberships m where m.company_id = new.company_id and m.id = new.membership_id;
  end if;
  return null;
end $$;
create trigger report_ready after update of state on exports
  for each row when (new.list = 'reports' and new.state = 'done' and old.state <> 'done')
  execute function tell_of_report();

revoke execute on function due_report_schedules(timestamptz), tell_of_report() from public;
grant execute on function due_report_schedules(timestamptz) to enlace_staff;
