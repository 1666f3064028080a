create or replace function wants_webhook(company integer, what text) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select 1 from webhook_endpoints e where e.company_id = company and e.active and what = any (e.events)) $$;

create or replace function webhook_moment(at timestamptz) returns text language sql stable as $$
  select to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$;

create or replace function webhook_body(what text, about jsonb) returns text language sql as $$
  select jsonb_build_object('type', what, 'data', about, 'timestamp', webhook_moment(now()))::text $$;

-- Queues what happened for each endpoint that wants to hear it.
create or replace function emit_webhook(company integer, what text, about jsonb) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  told uuid;
begin
  insert into webhook_events (company_id, type, body) values (company, what, webhook_body(what, about)) returning id into told;
  insert into webhook_deliveries (company_id, endpoint_id, event_id)
  select e.company_id, e.id, told from webhook_endpoints e
   where e.company_id = company and e.active and what = any (e.events);
  perform pg_notify('webhooks', '');
end $$;

-- A supplier by what an ERP knows it by.
create or replace function webhook_supplier(company integer, party integer) returns jsonb
  language sql stable security definer set search_path = public, pg_temp as $$
  select jsonb_build_object('erp_key', t.erp_key, 'documento_numero', t.documento_numero, 'documento_dv', t.documento_dv,
                            'nombre', t.nombre)
    from third_parties t where t.company_id = company and t.id = party $$;

create or replace function webhook_branch(company integer, branch integer) returns jsonb
  language sql stable security definer set search_path = public, pg_temp as $$
  select jsonb_build_object('erp_key', b.erp_key, 'codigo', b.codigo, 'nombre', b.nombre)
    from branch_accounts b where b.company_id = company and b.id = branch $$;

-- A confirmed order, by the supplier itself or because the company took all that the supplier proposed.
create or replace function tell_webhook_of_order(act document_acts, origin text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  placed purchase_order;
begin
  if not wants_webhook(act.company_id, 'purchase-order.confirmed') then return; end if;
  select o.* into placed from purchase_order o where o.company_id = act.company_id and o.id = act.document_id;
  perform emit_webhook(act.company_id, 'purchase-order.confirmed', jsonb_build_object(
    'orden', jsonb_build_object('id', act.document_id, 'erp_key', placed.erp_key, 'nro_orden', placed.nro_orden,
      'fecha', placed.fecha, 'moneda', placed.moneda, 'valor_neto', placed.valor_neto::text),
    'proveedor', webhook_supplier(act.company_id, act.third_party_id),
    'sucursal', webhook_branch(act.company_id, act.third_id),
    'origen', origin,
    'cambios', case when origin = 'novedad_aceptada' then (
        select coalesce(jsonb_agg(jsonb_build_object('linea', l -> 'linea', 'item', l -> 'item', 'tipo', l -> 'tipo',
          'fecha', l -> 'fecha', 'cantidad', l -> 'cantidad', 'precio', l -> 'precio') order by place), '[]')
        from jsonb_array_elements(act.lines) with ordinality as told (l, place))
      else '[]'::jsonb end));
end $$;

-- An online payment as a program reads it: who paid by the number alone, without name or address.
create or replace function webhook_online_payment(company integer, payment uuid) returns jsonb
  language sql stable security definer set search_path = public, pg_temp as $$
  select jsonb_build_object(
    'pago', jsonb_build_object('id', p.id, 'numero', p.numero, 'concepto', p.concepto, 'referencia', p.referencia,
      'moneda', p.moneda, 'valor', p.valor::text, 'devuelto', p.devuelto::text,
      'neto', case when p.estado = 'Aprobada' and p.reversed_at is null then (p.valor - p.devuelto)::text else '0.00' end,
      'estado', p.estado, 'pasarela', p.gateway, 'ambiente', p.environment, 'transaccion', p.transaction_id,
      'creado_at', webhook_moment(p.created_at), 'decidido_at', webhook_moment(p.decided_at),
      'anulado_at', webhook_moment(p.reversed_at)),
    'pagador', jsonb_build_object('documento_numero', p.nit, 'documento_dv', p.dv))
    from online_payments p where p.company_id = company and p.id = payment $$;

-- Takes due deliveries in hand for a while, no more at a time of one endpoint than it may have, those that wait longest first.
create or replace function claim_webhooks(claimer uuid, at_most integer, per_endpoint integer, lease_seconds integer)
  returns table (company_id integer, id uuid, endpoint_id uuid, event_id uuid, is_test boolean, tries integer, url text,
                 secret bytea, former_secret bytea, type text, body text)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  perform demand_door();
  -- One claim at a time over all nodes: two would give an endpoint twice what it may have.
  perform pg_advisory_xact_lock(hashtext('claim_webhooks'));
  return query
    with due as (
      select w.company_id, w.id from webhook_endpoints e cross join lateral (
        select d.company_id, d.id, d.next_at from webhook_deliveries d
         where d.company_id = e.company_id and d.endpoint_id = e.id and d.state = 'pendiente' and d.next_at <= now()
           and (d.claimed_until is null or d.claimed_until <= now()) and (e.active or d.is_test)
         order by d.next_at, d.id
         limit greatest(0, per_endpoint - (select count(*) from webhook_deliveries h where h.company_id = e.company_id
                             and h.endpoint_id = e.id and h.state = 'pendiente' and h.claimed_until > now()))) w
       order by w.next_at limit at_most)
    update webhook_deliveries d
       set claimed_by = claimer, claimed_until = now() + make_interval(secs => lease_seconds), tries = d.tries + 1,
           attempts = d.attempts + 1
      from due, webhook_endpoints e, webhook_events v
     where d.company_id = due.company_id and d.id = due.id and e.company_id = d.company_id and e.id = d.endpoint_id
       and v.company_id = d.company_id and v.id = d.event_id
    returning d.company_id, d.id, d.endpoint_id, d.event_id, d.is_test, d.tries, e.url, e.secret,
              case when e.former_until > now() then e.former_secret end, v.type, v.body;
end $$;

-- Gives back what was not tried.
create or replace function release_webhooks(claimer uuid) returns void
  language sql security definer set search_path = public, pg_temp as $$
  select demand_door();
  update webhook_deliveries d
     set claimed_by = null, claimed_until = null, tries = d.tries - 1, attempts = d.attempts - 1
   where d.claimed_by = claimer and d.state = 'pendiente' $$;

-- Forgets what is over for thirty days, and secrets that sign nothing any more.
create or replace function sweep_webhooks() returns void
  language sql security definer set search_path = public, pg_temp as $$
  select demand_door();
  delete from webhook_events v where v.created_at < now() - interval '30 days'
     and not exists (select 1 from webhook_deliveries d
                       join webhook_endpoints e on e.company_id = d.company_id and e.id = d.endpoint_id and e.active
                      where d.company_id = v.company_id and d.event_id = v.id and d.state = 'pendiente');
  update webhook_endpoints set former_secret = null, former_until = null where former_until <= now() $$;

-- Who may call them.
revoke execute on function wants_webhook, webhook_moment, webhook_body, emit_webhook, webhook_supplier, webhook_branch,
  webhook_online_payment, tell_webhook_of_order, claim_webhooks, release_webhooks, sweep_webhooks
  from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function webhook_body, webhook_moment to enlace_staff;
grant execute on function claim_webhooks, release_webhooks, sweep_webhooks to enlace_door;
