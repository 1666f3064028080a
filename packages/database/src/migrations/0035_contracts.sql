-- Contracts with all that belongs to them: what was added to them later, the policies that they ask for, their minutes, and
-- what was ordered, invoiced and paid on their account. A contract is a document like the others: it has a history, files,
-- questions, links and a number by which it is found.

alter table supplier_contracts
  add column interventor text,
  add column forma_pago text,
  -- The name of the file among the contract's that is the signed contract itself.
  add column archivo text,
  add constraint supplier_contracts_estado_check check (estado in ('vigente', 'por_vencer', 'suspendido', 'terminado', 'liquidado')),
  add constraint supplier_contracts_tipo_check check (tipo in ('bienes', 'servicios', 'obra', 'marco'));
create index supplier_contracts_by_account on supplier_contracts (company_id, third_id, fecha_fin, id);

-- What a contract is in today, in Bogotá: the ERP tells what was decided, the calendar the rest. From sixty days before its
-- end, the first of the three warnings, it is about to end; after its last day it has ended, whatever the ERP still says.
create function contract_state(estado text, fecha_fin date) returns text language sql stable
  as $$ select case when estado not in ('vigente', 'por_vencer') then estado
                    when fecha_fin is null then 'vigente'
                    when fecha_fin < (now() at time zone 'America/Bogota')::date then 'terminado'
                    when fecha_fin <= (now() at time zone 'America/Bogota')::date + 60 then 'por_vencer'
                    else 'vigente' end $$;

-- What was agreed after the signature (otrosíes): more time, more value, or other terms.
create table supplier_contracts_amendments (
  company_id integer not null,
  id uuid not null default gen_random_uuid(),
  third_party_id integer not null,
  third_id integer not null,
  contract_id uuid not null,
  erp_key text not null,
  numero text not null,
  fecha date not null,
  objeto text not null,
  valor_adicional numeric(20,2) not null default 0,
  nueva_fecha_fin date,
  archivo text,
  import_batch_id uuid,
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, erp_key),
  foreign key (company_id, contract_id) references supplier_contracts (company_id, id) on delete cascade
);
create index supplier_contracts_amendments_by_contract on supplier_contracts_amendments (company_id, contract_id, fecha);

-- What was put on record while it ran (actas): its beginning, a suspension, what was received, its settlement.
create table supplier_contracts_minutes (
  company_id integer not null,
  id uuid not null default gen_random_uuid(),
  third_party_id integer not null,
  third_id integer not null,
  contract_id uuid not null,
  erp_key text not null,
  tipo text not null check (tipo in ('inicio', 'suspension', 'reinicio', 'recibo_parcial', 'recibo_final', 'liquidacion', 'otra')),
  numero text not null,
  fecha date not null,
  descripcion text,
  valor numeric(20,2),
  archivo text,
  import_batch_id uuid,
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, erp_key),
  foreign key (company_id, contract_id) references supplier_contracts (company_id, id) on delete cascade
);
create index supplier_contracts_minutes_by_contract on supplier_contracts_minutes (company_id, contract_id, fecha);

-- The risks that a contract asks to be covered (amparos), each with what it asks and the policy that the ERP knows of.
create table supplier_contracts_policies (
  company_id integer not null,
  id uuid not null default gen_random_uuid(),
  third_party_id integer not null,
  third_id integer not null,
  contract_id uuid not null,
  erp_key text not null,
  amparo text not null,
  valor_exigido numeric(20,2),
  exigida_hasta date,
  numero text,
  aseguradora text,
  valor numeric(20,2),
  vigente_desde date,
  vigente_hasta date,
  aprobada_el date,
  import_batch_id uuid,
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, erp_key),
  foreign key (company_id, contract_id) references supplier_contracts (company_id, id) on delete cascade
);
create index supplier_contracts_policies_by_contract on supplier_contracts_policies (company_id, contract_id, amparo);

-- The policies that the supplier sent in for a risk, each a version of its own that the company looks at. What was approved
-- stays in force until another one is.
create table supplier_contracts_policy_versions (
  company_id integer not null,
  id uuid not null,
  third_party_id integer not null,
  third_id integer not null,
  policy_id uuid not null,
  version integer not null,
  numero text not null,
  aseguradora text not null,
  valor numeric(20,2) not null,
  vigente_desde date not null,
  vigente_hasta date not null check (vigente_hasta >= vigente_desde),
  estado text not null default 'en_revision' check (estado in ('en_revision', 'aprobada', 'rechazada', 'reemplazada')),
  motivo text,
  -- The name that the person had then.
  person text not null,
  identity_id uuid references identities on delete set null,
  -- The event of the contract's history with which its file came.
  event_id bigint not null,
  -- The thread in which the company answers.
  question_id uuid,
  created_at timestamptz not null default clock_timestamp(),
  reviewed_at timestamptz,
  reviewer text,
  idempotency_key text not null,
  primary key (company_id, id),
  unique (company_id, policy_id, version),
  unique (company_id, third_party_id, idempotency_key),
  foreign key (company_id, policy_id) references supplier_contracts_policies (company_id, id) on delete cascade
);

do $$
declare
  name text;
begin
  foreach name in array array['supplier_contracts_amendments', 'supplier_contracts_minutes', 'supplier_contracts_policies',
                              'supplier_contracts_policy_versions'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner on %I to enlace_owner using (true) with check (true)', name);
    execute format('create policy staff on %I to enlace_staff using (company_id = (select scope_company())) '
      || 'with check (company_id = (select scope_company()))', name);
    execute format(
      'create policy supplier on %I for select to enlace_app using (company_id = (select scope_company()) '
      || 'and third_party_id = (select scope_third_party()) and third_id = any ((select scope_accounts())::integer[]))', name);
    execute format('grant select on %I to enlace_app', name);
    execute format('grant select, insert, update, delete on %I to enlace_staff', name);
  end loop;
end $$;

-- A contract is one more kind of document wherever kinds are named.
do $$
declare
  held record;
begin
  for held in select * from (values
      ('document_links', 'from_kind'), ('document_links', 'to_kind'), ('document_events', 'kind'), ('document_files', 'kind'),
      ('questions', 'kind'), ('document_search', 'kind')) as v (name, field) loop
    execute format('alter table %I drop constraint %I', held.name, held.name || '_' || held.field || '_check');
    execute format('alter table %I add constraint %I check (%I in (%s))', held.name, held.name || '_' || held.field || '_check',
      held.field, $kinds$'account-statements', 'purchase-order', 'purchase-tickets', 'payments-made', 'notes-debit', 'supplier-contracts'$kinds$);
  end loop;
end $$;
alter table saved_views drop constraint saved_views_list_check;
alter table saved_views add constraint saved_views_list_check check (list in ('account-statements', 'payments-made',
  'paid-invoices', 'purchase-order', 'purchase-tickets', 'notes-debit', 'users', 'supplier-contracts'));

create or replace function document_owner(of_kind text, document uuid) returns table (third_party_id integer, third_id integer)
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
   where of_kind = 'notes-debit' and d.company_id = scope_company() and d.id = document
  union all select d.third_party_id, d.third_id from supplier_contracts d
   where of_kind = 'supplier-contracts' and d.company_id = scope_company() and d.id = document $$;

create or replace function document_number(of_kind text, document uuid) returns text
  language sql stable set search_path = public, pg_temp as $$
  select d.factura_cliente from account_statements d
   where of_kind = 'account-statements' and d.company_id = scope_company() and d.id = document
  union all select d.nro_orden from purchase_order d
   where of_kind = 'purchase-order' and d.company_id = scope_company() and d.id = document
  union all select d.nro_entrada from purchase_tickets d
   where of_kind = 'purchase-tickets' and d.company_id = scope_company() and d.id = document
  union all select d.comprobante from payments_made d
   where of_kind = 'payments-made' and d.company_id = scope_company() and d.id = document
  union all select d.nro_nota from notes_debit d
   where of_kind = 'notes-debit' and d.company_id = scope_company() and d.id = document
  union all select d.nro_contrato from supplier_contracts d
   where of_kind = 'supplier-contracts' and d.company_id = scope_company() and d.id = document $$;

create or replace function scope_kinds() returns text[]
  language sql stable security definer set search_path = public, pg_temp as $$
  select array['account-statements', 'payments-made'] || coalesce((
    select array_agg(k.kind)
      from (values ('purchase-order', 'orden_compra'), ('purchase-tickets', 'orden_ticket'),
                   ('notes-debit', 'orden_notas_debito'),
                   ('supplier-contracts', 'mostrar_contratos_proveedores')) as k (kind, module)
      join memberships m on m.company_id = scope_company() and m.id = scope_membership()
     where exists (select 1 from settings v where v.company_id = scope_company() and v.name = k.module
                      and (v.value #>> '{}') ~ '^[0-9]+$' and (v.value #>> '{}')::integer > 0)
       and (m.modules is null or m.is_master or k.module = any (m.modules))), '{}') $$;

create trigger note_changes after update on supplier_contracts
  referencing old table as was_rows new table as now_rows for each statement execute function note_document_changes(
    'supplier-contracts', '{estado,fecha_inicio,fecha_fin,valor,valor_ejecutado,supervisor,interventor}');

create trigger found_after_insert after insert on supplier_contracts referencing new table as after_rows
  for each statement execute function follow_documents('supplier-contracts', 'nro_contrato');
create trigger found_after_update after update on supplier_contracts
  referencing old table as before_rows new table as after_rows
  for each statement execute function follow_documents('supplier-contracts', 'nro_contrato');
create trigger found_after_delete after delete on supplier_contracts referencing old table as before_rows
  for each statement execute function follow_documents('supplier-contracts', 'nro_contrato');
insert into document_search (company_id, third_party_id, third_id, kind, term, id)
  select d.company_id, d.third_party_id, d.third_id, 'supplier-contracts', t.term, d.id
    from supplier_contracts d cross join lateral (select search_terms(d.nro_contrato) as term) t
   order by 1, 2, 5;

-- Begins to take in a policy for a risk of a contract of the open scope: one at a time, by somebody who may. Answers the
-- risk and the version that the same form made already. No row where the scope has no such contract or risk.
create function begin_contract_policy(contract uuid, risk uuid, key text)
  returns table (amparo text, estado text, fecha_fin date, made uuid)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  if not scope_may_act() then
    raise exception using errcode = 'EN403', message = 'read-only-person';
  end if;
  if not 'supplier-contracts' = any (scope_kinds()) then return; end if;
  perform 1 from supplier_contracts_policies p
    where p.company_id = scope_company() and p.third_party_id = scope_third_party() and p.third_id = any (scope_accounts())
      and p.contract_id = contract and p.id = risk for update;
  -- Who waited for another sees it only from the next statement on.
  return query select p.amparo, c.estado, c.fecha_fin,
      (select v.id from supplier_contracts_policy_versions v where v.company_id = p.company_id
          and v.third_party_id = p.third_party_id and v.idempotency_key = key)
    from supplier_contracts_policies p
    join supplier_contracts c on c.company_id = p.company_id and c.id = p.contract_id
   where p.company_id = scope_company() and p.third_party_id = scope_third_party() and p.third_id = any (scope_accounts())
     and p.contract_id = contract and p.id = risk;
end $$;

-- Keeps the policy that `begin_contract_policy` let begin; one that was still to be looked at gives way to it.
create function keep_contract_policy(fresh uuid, risk uuid, wording jsonb, written bigint, thread uuid, key text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held supplier_contracts_policies;
begin
  if not scope_may_act() then
    raise exception using errcode = 'EN403', message = 'read-only-person';
  end if;
  select p.* into held from supplier_contracts_policies p
   where p.company_id = scope_company() and p.third_party_id = scope_third_party() and p.third_id = any (scope_accounts())
     and p.id = risk and 'supplier-contracts' = any (scope_kinds());
  if not found then
    raise exception using errcode = 'EN404', message = 'document-not-found';
  end if;
  update supplier_contracts_policy_versions v set estado = 'reemplazada'
   where v.company_id = held.company_id and v.policy_id = held.id and v.estado = 'en_revision';
  insert into supplier_contracts_policy_versions (company_id, id, third_party_id, third_id, policy_id, version, numero,
      aseguradora, valor, vigente_desde, vigente_hasta, person, identity_id, event_id, question_id, idempotency_key)
  select held.company_id, fresh, held.third_party_id, held.third_id, held.id,
         1 + coalesce((select max(v.version) from supplier_contracts_policy_versions v
                        where v.company_id = held.company_id and v.policy_id = held.id), 0),
         wording ->> 'numero', wording ->> 'aseguradora', (wording ->> 'valor')::numeric, (wording ->> 'vigente_desde')::date,
         (wording ->> 'vigente_hasta')::date, e.actor, scope_identity(), written, thread, key
    from document_events e
   where e.company_id = held.company_id and e.id = written and e.kind = 'supplier-contracts' and e.document_id = held.contract_id;
  if not found then
    raise exception 'a policy stands in the history of its contract';
  end if;
end $$;

-- The company decides about a policy that was sent in, once: the contract's history and the supplier's thread tell it. No
-- row where there is none by that id that still waits.
create function review_contract_policy(wanted uuid, decision text, why text, who text, sentence text)
  returns table (contract_id uuid, nro_contrato text, amparo text, third_party_id integer, third_id integer)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  held supplier_contracts_policy_versions;
  risk supplier_contracts_policies;
  thread questions;
begin
  select v.* into held from supplier_contracts_policy_versions v
   where v.company_id = scope_company() and v.id = wanted and v.estado = 'en_revision' for update;
  if not found then return; end if;
  select p.* into strict risk from supplier_contracts_policies p where p.company_id = held.company_id and p.id = held.policy_id;
  update supplier_contracts_policy_versions v set estado = decision, motivo = why, reviewer = who, reviewed_at = clock_timestamp()
   where v.company_id = held.company_id and v.id = held.id;
  perform write_document_event('supplier-contracts', risk.contract_id, 'compania', who, null,
                               'poliza_' || decision, sentence, '[]', '[]');
  select q.* into thread from questions q where q.company_id = held.company_id and q.id = held.question_id for update;
  if found and thread.state <> 'cerrada' then
    perform write_question_message(thread, gen_random_uuid(), 'compania', who, null, sentence, '[]', 'resuelta', held.id::text);
  end if;
  perform append_audit(held.company_id, who, null, 'contract-policy:' || decision, held.id::text, null, null);
  return query select c.id, c.nro_contrato, risk.amparo, c.third_party_id, c.third_id
    from supplier_contracts c where c.company_id = risk.company_id and c.id = risk.contract_id;
end $$;

revoke execute on function begin_contract_policy(uuid, uuid, text),
  keep_contract_policy(uuid, uuid, jsonb, bigint, uuid, text),
  review_contract_policy(uuid, text, text, text, text) from public;
grant execute on function review_contract_policy(uuid, text, text, text, text) to enlace_staff;
grant execute on function begin_contract_policy(uuid, uuid, text),
  keep_contract_policy(uuid, uuid, jsonb, bigint, uuid, text) to enlace_app;
