-- What suppliers do with orders, entries and debit notes. An act stands beside what the ERP says: loads bring the ERP's
-- state as ever, and the act speaks for as long as the ERP says what it said when the act was made.

-- A person may be let in to read only.
alter table memberships add column read_only boolean not null default false;

alter table purchase_order add column acto_estado text, add column acto_sobre text;
alter table purchase_order add column estado_visible text not null generated always as (
  case when acto_estado is not null and estado = acto_sobre then acto_estado
       when estado = 'nueva' and vista_at is not null then 'vista' else estado end) stored;
alter table purchase_tickets add column acto_estado text, add column acto_sobre text;
alter table purchase_tickets add column estado_visible text not null generated always as (
  case when acto_estado is not null and estado = acto_sobre then acto_estado else estado end) stored;
alter table notes_debit add column acto_estado text, add column acto_sobre text;
alter table notes_debit add column estado_visible text not null generated always as (
  case when acto_estado is not null and estado = acto_sobre then acto_estado else estado end) stored;

create table document_acts (
  company_id integer not null references companies,
  id uuid not null,
  third_party_id integer not null,
  third_id integer not null,
  kind text not null check (kind in ('purchase-order', 'purchase-tickets', 'notes-debit')),
  document_id uuid not null,
  act text not null check (act in ('confirmar', 'novedad', 'aceptar', 'objetar', 'diferencia')),
  at timestamptz not null default clock_timestamp(),
  -- The name that the person had then.
  person text not null,
  identity_id uuid references identities on delete set null,
  motive text,
  comment text,
  -- [{linea, item, tipo, fecha, cantidad, precio, comentario}]: the lines as they were then; a load may replace them.
  lines jsonb not null default '[]' check (jsonb_typeof(lines) = 'array'),
  event_id bigint not null,
  -- The thread in which the company answers.
  question_id uuid,
  idempotency_key text not null,
  primary key (company_id, id),
  unique (company_id, third_party_id, idempotency_key)
);
create index document_acts_by_document on document_acts (company_id, kind, document_id, at);

-- Whether the open scope's person may do anything but read.
create function scope_may_act() returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select 1 from memberships m
                  where m.company_id = scope_company() and m.id = scope_membership() and not m.read_only) $$;

-- The kinds of documents that the open scope's person may open: modules that are on for the company and left to the person.
create function scope_kinds() returns text[]
  language sql stable security definer set search_path = public, pg_temp as $$
  select array['account-statements', 'payments-made'] || coalesce((
    select array_agg(k.kind)
      from (values ('purchase-order', 'orden_compra'), ('purchase-tickets', 'orden_ticket'),
                   ('notes-debit', 'orden_notas_debito')) as k (kind, module)
      join memberships m on m.company_id = scope_company() and m.id = scope_membership()
     where exists (select 1 from settings v where v.company_id = scope_company() and v.name = k.module
                      and (v.value #>> '{}') ~ '^[0-9]+$' and (v.value #>> '{}')::integer > 0)
       and (m.modules is null or m.is_master or k.module = any (m.modules))), '{}') $$;

alter table document_acts enable row level security;
alter table document_acts force row level security;
create policy owner on document_acts to enlace_owner using (true) with check (true);
create policy staff on document_acts for select to enlace_staff using (company_id = (select scope_company()));
create policy supplier on document_acts for select to enlace_app using (company_id = (select scope_company())
  and third_party_id = (select scope_third_party()) and third_id = any ((select scope_accounts())::integer[])
  and kind = any ((select scope_kinds())::text[]));
grant select on document_acts to enlace_staff, enlace_app;

-- The table of a kind of documents that suppliers act on.
create function acted_table(of_kind text) returns text language sql immutable
  as $$ select case of_kind when 'purchase-order' then 'purchase_order' when 'purchase-tickets' then 'purchase_tickets'
                            when 'notes-debit' then 'notes_debit' end $$;

-- Begins an act: one at a time for each document, by somebody who may. Answers what the ERP says of it, and the act that
-- the same form made already. No row where the open scope has no such document.
create function begin_document_act(of_kind text, document uuid, key text)
  returns table (estado text, estado_visible text, fecha date, published date, made uuid)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  held_in text := acted_table(of_kind);
begin
  if not scope_may_act() then
    raise exception using errcode = 'EN403', message = 'read-only-person';
  end if;
  if held_in is null or not of_kind = any (scope_kinds()) then return; end if;
  execute format('select 1 from %I d where d.company_id = scope_company() and d.third_party_id = scope_third_party()
                     and d.third_id = any (scope_accounts()) and d.id = $1 for update', held_in) using document;
  -- Who waited for another act sees it only from the next statement on.
  return query execute format(
    'select d.estado, d.estado_visible, d.fecha, (d.created_at at time zone ''America/Bogota'')::date,
            (select a.id from document_acts a where a.company_id = d.company_id
                and a.third_party_id = d.third_party_id and a.idempotency_key = $2)
       from %I d where d.company_id = scope_company() and d.third_party_id = scope_third_party()
        and d.third_id = any (scope_accounts()) and d.id = $1', held_in) using document, key;
end $$;

-- Keeps an act that `begin_document_act` let begin, and the state that it gives the document; null takes an earlier one back.
create function keep_document_act(fresh uuid, of_kind text, document uuid, what text, gives text, why text, words text,
                                  told jsonb, written bigint, thread uuid, key text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  holder record;
begin
  if not scope_may_act() then
    raise exception using errcode = 'EN403', message = 'read-only-person';
  end if;
  select o.third_party_id, o.third_id into holder from document_owner(of_kind, document) o
   where o.third_party_id = scope_third_party() and o.third_id = any (scope_accounts());
  if not found then
    raise exception using errcode = 'EN404', message = 'document-not-found';
  end if;
  insert into document_acts (company_id, id, third_party_id, third_id, kind, document_id, act, person, identity_id, motive,
                             comment, lines, event_id, question_id, idempotency_key)
  select scope_company(), fresh, holder.third_party_id, holder.third_id, of_kind, document, what, e.actor, scope_identity(),
         why, words, told, written, thread, key
    from document_events e where e.company_id = scope_company() and e.id = written;
  if not found then
    raise exception 'an act stands in the history of its document';
  end if;
  execute format('update %I set acto_estado = $2, acto_sobre = case when $2 is not null then estado end
                   where company_id = scope_company() and id = $1',
    acted_table(of_kind)) using document, gives;
end $$;

revoke execute on function scope_may_act(), scope_kinds(), acted_table(text), begin_document_act(text, uuid, text),
  keep_document_act(uuid, text, uuid, text, text, text, text, jsonb, bigint, uuid, text) from public;
grant execute on function scope_may_act(), scope_kinds(), begin_document_act(text, uuid, text),
  keep_document_act(uuid, text, uuid, text, text, text, text, jsonb, bigint, uuid, text) to enlace_app;
