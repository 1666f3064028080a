-- An objection that the company accepted stands on the debit note: it is no longer objected to, and nothing of it is still to
-- be taken off. As every act it speaks for as long as the ERP says what it said when the note was objected to.

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

update notes_debit n set acto_estado = 'objecion_aceptada'
 where n.acto_estado = 'objetada' and exists (
   select 1 from document_acts a join act_decisions d on d.company_id = a.company_id and d.act_id = a.id
    where a.company_id = n.company_id and a.kind = 'notes-debit' and a.document_id = n.id and a.act = 'objetar'
      and d.outcome = 'aceptada');

-- Debit notes that stand, with their motive.
create or replace view reports.notas_debito_por_motivo with (security_invoker = true) as
select n.company_id, n.third_party_id, n.third_id, n.id, b.nombre as sucursal, coalesce(n.motivo, '') as motivo, n.nro_nota,
       n.fecha, n.estado_visible as estado, n.moneda, n.valor_bruto, n.valor_descuento, n.valor_impuesto, n.valor_nota,
       n.valor_aplicado,
       case when n.estado_visible = 'objecion_aceptada' then 0.00 else n.valor_nota - n.valor_aplicado end as valor_por_aplicar
  from notes_debit n
  join branch_accounts b on b.company_id = n.company_id and b.id = n.third_id
 where n.estado <> 'anulada';
