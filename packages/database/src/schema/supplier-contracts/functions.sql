-- What a contract is in today, in Bogotá: the ERP tells what was decided, the calendar the rest. From sixty days before its
-- end, the first of the three warnings, it is about to end; after its last day it has ended, whatever the ERP still says.
create or replace function contract_state(estado text, fecha_fin date) returns text language sql stable
  as $$ select case when estado not in ('vigente', 'por_vencer') then estado
                    when fecha_fin is null then 'vigente'
                    when fecha_fin < (now() at time zone 'America/Bogota')::date then 'terminado'
                    when fecha_fin <= (now() at time zone 'America/Bogota')::date + 60 then 'por_vencer'
                    else 'vigente' end $$;

-- Begins to take in a policy for a risk of a contract of the open scope: one at a time, by somebody who may. Answers the
-- risk and the version that the same form made already. No row where the scope has no such contract or risk.
create or replace function begin_contract_policy(contract uuid, risk uuid, key text)
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
create or replace function keep_contract_policy(fresh uuid, risk uuid, wording jsonb, written bigint, thread uuid, key text) returns void
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
create or replace function review_contract_policy(wanted uuid, decision text, why text, who text, sentence text)
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

-- Whether the open scope's person may hear of contracts.
create or replace function scope_contracts_open() returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select 1 from settings v where v.company_id = scope_company() and v.name = 'mostrar_contratos_proveedores'
                   and case when (v.value #>> '{}') ~ '^[0-9]{1,9}$' then (v.value #>> '{}')::integer > 0 end)
     and coalesce('mostrar_contratos_proveedores' = any (scope_modules()), true) $$;

-- A contract of the open scope, behind the module of contracts. @refuses EN404 for any other, EN403 where the module is closed.
create or replace function demand_scope_contract(wanted uuid) returns supplier_contracts
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  found_contract supplier_contracts;
begin
  if not scope_contracts_open() then
    raise exception using errcode = 'EN403', message = 'module-off';
  end if;
  select c.* into found_contract from supplier_contracts c
   where c.company_id = scope_company() and c.third_party_id = scope_third_party() and c.id = wanted
     and c.third_id = any (scope_accounts());
  if not found then
    raise exception using errcode = 'EN404', message = 'document-not-found';
  end if;
  return found_contract;
end $$;

-- The contract of a check-list; no row's values where none is asked for.
create or replace function scope_contract(wanted uuid) returns supplier_contracts
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if wanted is null then return null; end if;
  return demand_scope_contract(wanted);
end $$;

-- Who may call them.
revoke execute on function begin_contract_policy, keep_contract_policy, review_contract_policy, scope_contracts_open,
  demand_scope_contract, scope_contract
  from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function begin_contract_policy, keep_contract_policy, scope_contract to enlace_app;
grant execute on function review_contract_policy to enlace_staff;
