-- Webhooks: addresses of a company's own programs that are told, signed, what happened. What is told is written by triggers
-- in the transaction of what caused it, so that no door can forget it; a sender takes it from here afterwards.

create table webhook_endpoints (
  company_id integer not null references companies,
  id uuid not null default gen_random_uuid(),
  url text not null check (length(url) between 1 and 2000),
  descripcion text not null default '' check (length(descripcion) <= 200),
  events text[] not null check (cardinality(events) > 0),
  active boolean not null default true,
  -- Sealed; the former one signs beside it until its end.
  secret bytea not null,
  former_secret bytea,
  former_until timestamptz,
  -- The first failure since it took something.
  failing_since timestamptz,
  -- When and why it was put off by itself.
  disabled_at timestamptz,
  disabled_reason text check (disabled_reason in ('fallos', 'retirado')),
  created_by text not null,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (company_id, id),
  check ((former_secret is null) = (former_until is null)),
  check ((disabled_at is null) = (disabled_reason is null)),
  check (not active or disabled_at is null)
);

-- What happened, as the text that is signed: the same for every endpoint and every attempt.
create table webhook_events (
  company_id integer not null references companies,
  id uuid not null default gen_random_uuid(),
  type text not null,
  body text not null,
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);

create table webhook_deliveries (
  company_id integer not null references companies,
  id uuid not null default gen_random_uuid(),
  endpoint_id uuid not null,
  event_id uuid not null,
  state text not null default 'pendiente' check (state in ('pendiente', 'entregada', 'fallida')),
  -- A test goes out once, also to an endpoint that is off.
  is_test boolean not null default false,
  attempts integer not null default 0,
  -- Attempts since it was queued or sent again by hand.
  tries integer not null default 0,
  next_at timestamptz not null default now(),
  claimed_by uuid,
  claimed_until timestamptz,
  tried_at timestamptz,
  -- What the last attempt came to: a status with the first of the answer, or why there was none.
  status integer,
  fault text,
  answer text,
  milliseconds integer,
  resent_by text,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, endpoint_id) references webhook_endpoints (company_id, id) on delete cascade,
  foreign key (company_id, event_id) references webhook_events (company_id, id) on delete cascade
);
create index webhook_deliveries_due on webhook_deliveries (company_id, endpoint_id, next_at) where state = 'pendiente';
create index webhook_deliveries_by_endpoint on webhook_deliveries (company_id, endpoint_id, created_at desc, id);
create index webhook_deliveries_by_event on webhook_deliveries (company_id, event_id);
create index webhook_events_by_age on webhook_events (created_at);

do $$
declare
  name text;
begin
  foreach name in array array['webhook_endpoints', 'webhook_events', 'webhook_deliveries'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner on %I to enlace_owner using (true) with check (true)', name);
    execute format('create policy staff on %I to enlace_staff using (company_id = (select scope_company())) '
      || 'with check (company_id = (select scope_company()))', name);
  end loop;
end $$;
grant select, insert, update, delete on webhook_endpoints to enlace_staff;
-- What was told stays as it was told.
grant select, insert on webhook_events to enlace_staff;
grant select, insert, update on webhook_deliveries to enlace_staff;

-- Telling ---------------------------------------------------------------------------------------------------------------

create function wants_webhook(company integer, what text) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select 1 from webhook_endpoints e where e.company_id = company and e.active and what = any (e.events)) $$;

create function webhook_body(what text, about jsonb) returns text language sql as $$
  select jsonb_build_object('type', what, 'data', about,
    'timestamp', to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text $$;

-- Queues what happened for each endpoint that wants to hear it.
create function emit_webhook(company integer, what text, about jsonb) returns void
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
create function webhook_supplier(company integer, party integer) returns jsonb
  language sql stable security definer set search_path = public, pg_temp as $$
  select jsonb_build_object('erp_key', t.erp_key, 'documento_numero', t.documento_numero, 'documento_dv', t.documento_dv,
                            'nombre', t.nombre)
    from third_parties t where t.company_id = company and t.id = party $$;

create function webhook_branch(company integer, branch integer) returns jsonb
  language sql stable security definer set search_path = public, pg_temp as $$
  select jsonb_build_object('erp_key', b.erp_key, 'codigo', b.codigo, 'nombre', b.nombre)
    from branch_accounts b where b.company_id = company and b.id = branch $$;

create function tell_webhook_of_registration() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  party third_parties;
begin
  if not wants_webhook(new.company_id, 'registration.approved') then return null; end if;
  select t.* into party from third_parties t
   where t.company_id = new.company_id
     and (t.id = new.third_party_id or (new.third_party_id is null and t.documento_numero = new.documento_numero))
   order by t.id limit 1;
  perform emit_webhook(new.company_id, 'registration.approved', jsonb_build_object(
    'solicitud', jsonb_build_object('id', new.id, 'numero', new.number,
      'tipo', case new.request_type when '1' then 'registro' else 'acceso' end),
    'proveedor', jsonb_build_object('erp_key', party.erp_key, 'documento_numero', new.documento_numero,
      'documento_dv', coalesce(party.documento_dv, new.documento_dv), 'nombre', party.nombre, 'sigla', party.sigla,
      'id_actividad_economica', party.id_actividad_economica, 'regimen_tributario_id', party.regimen_tributario_id,
      'web_site', party.web_site, 'pyme', party.pyme),
    'sucursales', (select coalesce(jsonb_agg(jsonb_build_object('erp_key', b.erp_key, 'codigo', b.codigo, 'nombre', b.nombre,
        'direccion', b.direccion, 'ciudad', b.ciudad) order by b.codigo, b.id), '[]')
      from branch_accounts b where b.company_id = party.company_id and b.third_party_id = party.id and b.activo)));
  return null;
end $$;
create trigger registration_requests_tell_webhook after update of state on registration_requests
  for each row when (new.state = 'aprobada' and old.state <> 'aprobada') execute function tell_webhook_of_registration();

-- A confirmed order, by the supplier itself or because the company took all that the supplier proposed.
create function tell_webhook_of_order(act document_acts, origin text) returns void
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

create function tell_webhook_of_act() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  note notes_debit;
begin
  if new.act = 'confirmar' then
    perform tell_webhook_of_order(new, 'proveedor');
  elsif wants_webhook(new.company_id, 'debit-note.objected') then
    select d.* into note from notes_debit d where d.company_id = new.company_id and d.id = new.document_id;
    perform emit_webhook(new.company_id, 'debit-note.objected', jsonb_build_object(
      'nota', jsonb_build_object('id', new.document_id, 'erp_key', note.erp_key, 'nro_nota', note.nro_nota,
        'fecha', note.fecha, 'moneda', note.moneda, 'valor_nota', note.valor_nota::text),
      'proveedor', webhook_supplier(new.company_id, new.third_party_id),
      'sucursal', webhook_branch(new.company_id, new.third_id),
      'motivo', new.motive));
  end if;
  return null;
end $$;
create trigger document_acts_tell_webhook after insert on document_acts
  for each row when (new.act in ('confirmar', 'objetar') and new.at > now() - interval '1 hour')
  execute function tell_webhook_of_act();

create function tell_webhook_of_decision() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  told document_acts;
begin
  select a.* into told from document_acts a
   where a.company_id = new.company_id and a.id = new.act_id and a.act = 'novedad' and a.kind = 'purchase-order';
  if found then perform tell_webhook_of_order(told, 'novedad_aceptada'); end if;
  return null;
end $$;
create trigger act_decisions_tell_webhook after insert on act_decisions
  for each row when (new.outcome = 'aceptada' and new.decided_at > now() - interval '1 hour')
  execute function tell_webhook_of_decision();

-- A thread that waits for the company; neither its words nor who wrote them.
create function tell_webhook_of_question() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not wants_webhook(new.company_id, 'question.opened') then return null; end if;
  perform emit_webhook(new.company_id, 'question.opened', jsonb_build_object(
    'consulta', jsonb_build_object('id', new.id, 'numero', new.number, 'tema', new.topic),
    'documento', jsonb_build_object('tipo', new.kind, 'id', new.document_id, 'numero', new.document_number),
    'proveedor', webhook_supplier(new.company_id, new.third_party_id),
    'sucursal', webhook_branch(new.company_id, new.third_id)));
  return null;
end $$;
create trigger questions_tell_webhook after insert on questions
  for each row when (new.state not in ('resuelta', 'cerrada') and new.created_at > now() - interval '1 hour')
  execute function tell_webhook_of_question();

-- Neither bank nor number: whoever reads the answer of an address must learn nothing to pay into.
create function tell_webhook_of_bank_change() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not wants_webhook(new.company_id, 'bank-change.requested') then return null; end if;
  perform emit_webhook(new.company_id, 'bank-change.requested', jsonb_build_object(
    'cambio', jsonb_build_object('id', new.id, 'numero', new.numero),
    'proveedor', webhook_supplier(new.company_id, new.third_party_id),
    'sucursales', (select coalesce(jsonb_agg(webhook_branch(new.company_id, b.id) order by b.codigo, b.id), '[]')
      from branch_accounts b where b.company_id = new.company_id and b.id = any (new.account_ids))));
  return null;
end $$;
create trigger bank_changes_tell_webhook after insert on bank_changes
  for each row when (new.created_at > now() - interval '1 hour') execute function tell_webhook_of_bank_change();

-- What the company took over into a supplier's record, which its ERP has to learn.
create function tell_webhook_of_record() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not wants_webhook(new.company_id, 'supplier.updated') then return null; end if;
  perform emit_webhook(new.company_id, 'supplier.updated', jsonb_build_object(
    'solicitud', jsonb_build_object('id', new.id, 'numero', new.number),
    'proveedor', webhook_supplier(new.company_id, new.third_party_id),
    'cambios', (select coalesce(jsonb_agg(jsonb_build_object('campo', c.field, 'valor', c.after,
        'sucursal', webhook_branch(c.company_id, c.third_id)) order by c.place), '[]')
      from profile_request_changes c where c.company_id = new.company_id and c.request_id = new.id)));
  return null;
end $$;
create trigger profile_requests_tell_webhook after update of state on profile_requests
  for each row when (new.kind = 'cambio_empresa' and new.state = 'aprobada' and old.state <> 'aprobada')
  execute function tell_webhook_of_record();

-- Sending ---------------------------------------------------------------------------------------------------------------

-- Takes due deliveries in hand for a while, no more at a time of one endpoint than it may have, those that wait longest first.
create function claim_webhooks(claimer uuid, at_most integer, per_endpoint integer, lease_seconds integer)
  returns table (company_id integer, id uuid, endpoint_id uuid, event_id uuid, is_test boolean, tries integer, url text,
                 secret bytea, former_secret bytea, type text, body text)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
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
create function release_webhooks(claimer uuid) returns void
  language sql security definer set search_path = public, pg_temp as $$
  update webhook_deliveries d
     set claimed_by = null, claimed_until = null, tries = d.tries - 1, attempts = d.attempts - 1
   where d.claimed_by = claimer and d.state = 'pendiente' $$;

-- Forgets what is over for thirty days, and secrets that sign nothing any more.
create function sweep_webhooks() returns void
  language sql security definer set search_path = public, pg_temp as $$
  delete from webhook_events v where v.created_at < now() - interval '30 days'
     and not exists (select 1 from webhook_deliveries d
                       join webhook_endpoints e on e.company_id = d.company_id and e.id = d.endpoint_id and e.active
                      where d.company_id = v.company_id and d.event_id = v.id and d.state = 'pendiente');
  update webhook_endpoints set former_secret = null, former_until = null where former_until <= now() $$;

revoke execute on function wants_webhook(integer, text), webhook_body(text, jsonb), emit_webhook(integer, text, jsonb),
  webhook_supplier(integer, integer), webhook_branch(integer, integer), tell_webhook_of_registration(),
  tell_webhook_of_order(document_acts, text), tell_webhook_of_act(), tell_webhook_of_decision(), tell_webhook_of_question(),
  tell_webhook_of_bank_change(), tell_webhook_of_record(), claim_webhooks(uuid, integer, integer, integer),
  release_webhooks(uuid), sweep_webhooks() from public;
grant execute on function webhook_body(text, jsonb), claim_webhooks(uuid, integer, integer, integer), release_webhooks(uuid),
  sweep_webhooks() to enlace_staff;
