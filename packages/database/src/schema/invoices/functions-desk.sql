-- An invoice of the open company as somebody of its staff saw it, locked.
create or replace function lock_staff_invoice(wanted uuid, seen integer) returns submitted_invoices
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held submitted_invoices;
begin
  select i.* into held from submitted_invoices i
   where i.company_id = scope_company() and i.id = wanted and i.radicado is not null for update;
  if not found then
    raise exception using errcode = 'EN404', message = 'document-not-found';
  end if;
  if held.version <> seen then
    raise exception using errcode = 'EN409', message = 'changed-meanwhile';
  end if;
  return held;
end $$;

-- The company decides about an invoice, by a person or by a rule. Answers whose it is, for whoever is told; no row where it is
-- decided already.
create or replace function decide_invoice(wanted uuid, seen integer, decision text, reason text, title text, step text, words text,
                               decider text, rule text)
  returns table (third_party_id integer, third_id integer, clase text, numero text, radicado text)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  held submitted_invoices := lock_staff_invoice(wanted, seen);
begin
  if held.estado not in ('radicada', 'en_revision') then return; end if;
  if decision not in ('aceptada', 'devuelta') then
    raise exception 'an invoice is not decided as %', decision;
  end if;
  update submitted_invoices i
     set estado = decision, motivo = reason, motivo_titulo = title, motivo_paso = step, detalle = words, decidida_por = decider, decidida_at = now(), regla = rule
   where i.company_id = held.company_id and i.id = held.id;
  insert into submitted_invoice_events (company_id, third_party_id, third_id, invoice_id, acto, quien, texto)
  values (held.company_id, held.third_party_id, held.third_id, held.id,
          decision || case when rule is not null then '_por_regla' else '' end, decider, coalesce(rule, words));
  return query select held.third_party_id, held.third_id, held.clase, held.numero, held.radicado;
end $$;

-- Gives an invoice to a member whose role is one of these, or to nobody; false where that member may not have it. What is given
-- to somebody is in review.
create or replace function assign_invoice(wanted uuid, seen integer, member uuid, of_roles text[], giver text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held submitted_invoices := lock_staff_invoice(wanted, seen);
begin
  if member is not null and not exists (
       select 1 from staff_members m where m.company_id = scope_company() and m.id = member and m.role = any (of_roles)
          and staff_is_open(m)) then
    return false;
  end if;
  update submitted_invoices i
     set assignee_id = member, estado = case when i.estado = 'radicada' and member is not null then 'en_revision' else i.estado end
   where i.company_id = held.company_id and i.id = held.id;
  insert into submitted_invoice_events (company_id, third_party_id, third_id, invoice_id, acto, quien, texto)
  values (held.company_id, held.third_party_id, held.third_id, held.id, 'asignada', giver, coalesce(staff_name(member), ''));
  return true;
end $$;

-- The ERP of the open company has recorded accepted invoices. What it said before it says once. Answers how many were noted.
create or replace function take_invoices(invoices uuid[], key uuid, who text, origin text) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  noted integer;
begin
  if exists (select 1 from unnest(invoices) wanted
              where not exists (select 1 from submitted_invoices i where i.company_id = scope_company() and i.id = wanted
                                   and i.estado = 'aceptada')) then
    raise exception using errcode = 'EN404', message = 'document-not-found';
  end if;
  noted := note_delivered(invoices, 'programa', key);
  if noted > 0 then
    perform append_audit(scope_company(), who, null, 'invoice:taken', null, origin, jsonb_build_object('facturas', noted));
  end if;
  return noted;
end $$;

-- Who may call them.
revoke execute on function lock_staff_invoice, decide_invoice, assign_invoice, take_invoices
  from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function decide_invoice, assign_invoice, take_invoices to enlace_staff;
