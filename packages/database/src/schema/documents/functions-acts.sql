-- What suppliers do with orders, entries and debit notes. An act stands beside what the ERP says: loads bring the ERP's
-- state as ever, and the act speaks for as long as the ERP says what it said when the act was made.

-- The table of a kind of documents that suppliers act on.
create or replace function acted_table(of_kind text) returns text language sql immutable
  as $$ select case of_kind when 'purchase-order' then 'purchase_order' when 'purchase-tickets' then 'purchase_tickets'
                            when 'notes-debit' then 'notes_debit' end $$;

-- Begins an act: one at a time for each document, by somebody who may. Answers what the ERP says of it, and the act that
-- the same form made already. No row where the open scope has no such document.
create or replace function begin_document_act(of_kind text, document uuid, key text)
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
create or replace function keep_document_act(fresh uuid, of_kind text, document uuid, what text, gives text, why text, words text,
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

-- Decides on an objection or a proposal, once, and says so in its thread. The objection that is turned down no longer stands
-- beside the ERP's state; one that is accepted does, as accepted. No row where the open company has no such act.
create or replace function decide_document_act(wanted uuid, what text, comes_out text, why text, note text, decided jsonb, fresh uuid,
                                    said text, becomes text)
  returns table (question_id uuid)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  told document_acts;
  thread questions;
begin
  select a.* into told from document_acts a
   where a.company_id = scope_company() and a.id = wanted and a.act = what for update;
  if not found then return; end if;
  if exists (select 1 from act_decisions d where d.company_id = told.company_id and d.act_id = told.id) then
    raise exception using errcode = 'EN409', message = 'act-decided';
  end if;
  if exists (select 1 from document_acts later
              where later.company_id = told.company_id and later.kind = told.kind and later.document_id = told.document_id
                and later.at > told.at and later.act in ('aceptar', 'confirmar')) then
    raise exception using errcode = 'EN409', message = 'act-withdrawn';
  end if;
  insert into act_decisions (company_id, act_id, third_party_id, third_id, outcome, reason, credit_note, lines, decided_by,
                             identity_id)
  values (told.company_id, told.id, told.third_party_id, told.third_id, comes_out, why, note, decided, scope_person_name(),
          scope_identity());
  if told.act = 'objetar' and comes_out = 'rechazada' then
    update notes_debit d set acto_estado = null, acto_sobre = null
     where d.company_id = told.company_id and d.id = told.document_id and d.acto_estado = 'objetada';
  end if;
  if told.act = 'objetar' and comes_out = 'aceptada' then
    update notes_debit d set acto_estado = 'objecion_aceptada'
     where d.company_id = told.company_id and d.id = told.document_id and d.acto_estado = 'objetada';
  end if;
  if exists (select 1 from document_owner(told.kind, told.document_id)) then
    perform write_document_event(told.kind, told.document_id, 'compania', scope_person_name(), scope_identity(), 'respuesta', said,
                                 '[]', '[]');
  end if;
  select q.* into thread from questions q where q.company_id = told.company_id and q.id = told.question_id for update;
  if found then
    perform write_question_message(thread, fresh, 'compania', scope_person_name(), scope_identity(), said, '[]', becomes,
                                   'decision:' || told.id);
    return query select thread.id;
  else
    return query select null::uuid;
  end if;
end $$;

-- Who may call them.
revoke execute on function acted_table, begin_document_act, keep_document_act, decide_document_act
  from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function begin_document_act, keep_document_act to enlace_app;
grant execute on function decide_document_act to enlace_staff;
