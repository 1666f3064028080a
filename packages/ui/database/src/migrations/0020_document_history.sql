-- What happened to each document, and the files that belong to it. Both repeat the document's owner, so that one policy
-- guards them like the document itself. They are added to, never changed.

create table document_events (
  company_id integer not null,
  id bigint generated always as identity,
  third_party_id integer not null,
  third_id integer not null,
  kind text not null check (kind in ('account-statements', 'purchase-order', 'purchase-tickets', 'payments-made', 'notes-debit')),
  document_id uuid not null,
  at timestamptz not null default clock_timestamp(),
  -- Who caused it: a load of the ERP, the supplier's person, the company's staff, or the portal itself.
  origin text not null check (origin in ('carga', 'proveedor', 'compania', 'portal')),
  -- The name that the person had then; empty for a load and for the portal.
  actor text not null default '',
  identity_id uuid references identities on delete set null,
  event text not null,
  note text,
  -- [{campo, antes, despues}]: the fields that changed, as text.
  changes jsonb not null default '[]' check (jsonb_typeof(changes) = 'array'),
  primary key (company_id, id)
);
create index document_events_by_document on document_events (company_id, kind, document_id, id);

create table document_files (
  company_id integer not null,
  id uuid not null default gen_random_uuid(),
  third_party_id integer not null,
  third_id integer not null,
  kind text not null check (kind in ('account-statements', 'purchase-order', 'purchase-tickets', 'payments-made', 'notes-debit')),
  document_id uuid not null,
  name text not null,
  -- What it is, in the words of who gave it: "Acta de devolución".
  description text,
  media_type text not null,
  size bigint not null,
  storage_key text not null,
  origin text not null check (origin in ('carga', 'proveedor', 'compania', 'portal')),
  actor text not null default '',
  -- The event with which it came, where it came with one.
  event_id bigint,
  created_at timestamptz not null default clock_timestamp(),
  primary key (company_id, id),
  foreign key (company_id, storage_key) references stored_files (company_id, storage_key)
);
create index document_files_by_document on document_files (company_id, kind, document_id, created_at);
create index document_files_by_stored_file on document_files (company_id, storage_key);

do $$
declare
  name text;
begin
  foreach name in array array['document_events', 'document_files'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner on %I to enlace_owner using (true) with check (true)', name);
    execute format('create policy staff on %I to enlace_staff using (company_id = (select scope_company())) '
      || 'with check (company_id = (select scope_company()))', name);
    execute format(
      'create policy supplier on %I for select to enlace_app using (company_id = (select scope_company()) '
      || 'and third_party_id = (select scope_third_party()) and third_id = any ((select scope_accounts())::integer[]))', name);
    execute format('grant select on %I to enlace_app', name);
  end loop;
end $$;
grant select, insert on document_events to enlace_staff;
grant select, insert, delete on document_files to enlace_staff;

-- Whose a document of the open company is; no row where there is none that the caller may see.
create function document_owner(of_kind text, document uuid) returns table (third_party_id integer, third_id integer)
  language sql stable set search_path = public, pg_temp as $$
  select d.third_party_id, d.third_id from account_statements d
   where of_kind = 'account-statements' and d.company_id = scope_company() and d.id = document
  union all select d.third_party_id, d.third_id from purchase_order d
   where of_kind = 'purchase-order' and d.company_id = scope_company() and d.id = document
  union all select d.third_party_id, d.third_id from purchase_tickets d
   where of_kind = 'purchase-tickets' and d.company_id = scope_company() and d.id = document
  union all select d.third_party_id, d.third_id from payments_made d
   where of_kind = 'payments-made' and d.company_id = scope_company() and d.id = document
  union all select d.third_party_id, d.third_id from notes_debit d
   where of_kind = 'notes-debit' and d.company_id = scope_company() and d.id = document $$;

-- Writes down what happened to a document of the open company, with the files that came with it, which it claims. Whoever
-- calls it has made sure that the document may be touched.
create function write_document_event(
  of_kind text, document uuid, source text, who text, person uuid, what text, words text, changed jsonb, files jsonb
) returns bigint
  language plpgsql set search_path = public, pg_temp as $$
declare
  holder record;
  written bigint;
  claimed integer;
begin
  select o.third_party_id, o.third_id into holder from document_owner(of_kind, document) o;
  if not found then
    raise exception using errcode = 'EN404', message = 'document-not-found';
  end if;
  insert into document_events (company_id, third_party_id, third_id, kind, document_id, origin, actor, identity_id, event, note, changes)
  values (scope_company(), holder.third_party_id, holder.third_id, of_kind, document, source, who, person, what, words,
          coalesce(changed, '[]'))
  returning id into written;
  insert into document_files (company_id, third_party_id, third_id, kind, document_id, name, description, media_type, size,
                              storage_key, origin, actor, event_id)
  select scope_company(), holder.third_party_id, holder.third_id, of_kind, document, f.name, f.description, s.media_type,
         s.size, f.storage_key, source, who, written
    from jsonb_to_recordset(files) as f (storage_key text, name text, description text)
    join stored_files s on s.company_id = scope_company() and s.storage_key = f.storage_key;
  update stored_files s set claimed_at = now()
   where s.company_id = scope_company() and s.claimed_at is null and s.swept_at is null
     and s.storage_key in (select f.storage_key from jsonb_to_recordset(files) as f (storage_key text));
  get diagnostics claimed = row_count;
  if claimed <> jsonb_array_length(files) then
    raise exception 'a file of the document is not there any more';
  end if;
  return written;
end $$;

-- What the supplier's person did with a document of the open scope, under the person's own name.
create function record_supplier_event(
  of_kind text, document uuid, what text, words text, changed jsonb, files jsonb
) returns bigint
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  who text;
begin
  select coalesce(nullif(trim(concat_ws(' ', i.first_name, i.last_name)), ''), i.email) into who
    from identities i where i.id = scope_identity();
  if not found or not exists (select 1 from document_owner(of_kind, document) o
                               where o.third_party_id = scope_third_party() and o.third_id = any (scope_accounts())) then
    raise exception using errcode = 'EN404', message = 'document-not-found';
  end if;
  return write_document_event(of_kind, document, 'proveedor', who, scope_identity(), what, words, changed, files);
end $$;

-- A supplier that opens an order has seen it: the first time is remembered with the person's name (screens 2.4).
create or replace function mark_purchase_order_seen(opened uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update purchase_order set vista_at = now()
   where company_id = scope_company() and third_party_id = scope_third_party() and third_id = any (scope_accounts())
     and id = opened and vista_at is null;
  if found then
    perform record_supplier_event('purchase-order', opened, 'vista', null, null, '[]');
  end if;
end $$;

-- What a load changed of the documents, one event a document: the trigger names the kind and the fields worth telling.
-- What a supplier's own act changes is told by the act.
create function note_document_changes() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  if scope_identity() is not null then return null; end if;
  insert into document_events (company_id, third_party_id, third_id, kind, document_id, origin, event, changes)
  select now_is.company_id, now_is.third_party_id, now_is.third_id, tg_argv[0], now_is.id, 'carga', 'cambio', told.changes
    from now_rows now_is
    join was_rows was on was.company_id = now_is.company_id and was.id = now_is.id
   cross join lateral (select to_jsonb(was) as was, to_jsonb(now_is) as now_is offset 0) whole
   cross join lateral (
     select jsonb_agg(jsonb_build_object('campo', field.name, 'antes', whole.was ->> field.name,
                                         'despues', whole.now_is ->> field.name) order by field.place) as changes
       from unnest(tg_argv[1]::text[]) with ordinality as field (name, place)
      where whole.was ->> field.name is distinct from whole.now_is ->> field.name) told
   where told.changes is not null
   order by now_is.id;
  return null;
end $$;

do $$
declare
  told record;
begin
  for told in
    select * from (values
      ('account_statements', 'account-statements', '{estado,estado_programacion_pago,motivo,fecha_vencimiento,fecha_estimada_pago,fecha_aceptada,fecha_causada,fecha_programada,fecha_pagada,valor_facturado,saldo_total}'),
      ('purchase_order', 'purchase-order', '{estado,fecha_entrega,valor_neto,recibido_pct,facturado_pct,direccion_entrega,condicion_pago}'),
      ('purchase_tickets', 'purchase-tickets', '{estado,oc_relacionada,valor_neto}'),
      ('payments_made', 'payments-made', '{estado,motivo,fecha_pago,valor_pagado}'),
      ('notes_debit', 'notes-debit', '{estado,motivo,valor_nota,valor_aplicado}')
    ) as every_kind (name, kind, fields)
  loop
    execute format('create trigger note_changes after update on %I referencing old table as was_rows new table as now_rows '
      || 'for each statement execute function note_document_changes(%L, %L)', told.name, told.kind, told.fields);
  end loop;
end $$;

revoke execute on function document_owner(text, uuid),
  write_document_event(text, uuid, text, text, uuid, text, text, jsonb, jsonb),
  record_supplier_event(text, uuid, text, text, jsonb, jsonb), note_document_changes() from public;
grant execute on function record_supplier_event(text, uuid, text, text, jsonb, jsonb) to enlace_app;
grant execute on function document_owner(text, uuid),
  write_document_event(text, uuid, text, text, uuid, text, text, jsonb, jsonb) to enlace_staff;
