-- Who of the open company may decide about a change: who counted when it was asked for, and stands now.
create or replace function bank_change_deciders(wanted uuid) returns table (email text, name text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select i.email, a.name
    from bank_approvers a
    join identities i on i.id = a.identity_id
    join bank_changes c on c.company_id = a.company_id and c.id = wanted
   where a.company_id = scope_company() and a.counts_from < c.created_at and bank_approver_stands(a) order by 1 $$;

-- Ends a change that is locked and open.
create or replace function end_bank_change(change bank_changes, becomes text, what text, why text, side text, who text, person uuid,
                                origin text, more jsonb) returns void
  language plpgsql set search_path = public, pg_temp as $$
begin
  update bank_changes c set estado = becomes, closed_at = now(), razon = why
   where c.company_id = change.company_id and c.id = change.id;
  perform append_bank_event(change.company_id, change.third_party_id, change.id, what, side, who, person, origin, more);
end $$;

-- A change of the open company, locked together with the supplier's accounts.
create or replace function lock_bank_change(wanted uuid) returns setof bank_changes
  language plpgsql set search_path = public, pg_temp as $$
declare
  party integer := (select c.third_party_id from bank_changes c where c.company_id = scope_company() and c.id = wanted);
begin
  if party is not null then
    perform lock_bank_accounts(scope_company(), party);
  end if;
  return query select c.* from bank_changes c where c.company_id = scope_company() and c.id = wanted for update;
end $$;

-- A master stops a change; who may only look stops nothing.
create or replace function cancel_bank_change(wanted uuid, origin text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  change bank_changes;
begin
  if not scope_may_act() then
    raise exception using errcode = 'EN403', message = 'read-only-person';
  end if;
  select c.* into change from lock_bank_change(wanted) c
   where c.third_party_id = scope_third_party() and c.account_ids && bank_branches();
  if not found then
    raise exception using errcode = 'EN404', message = 'document-not-found';
  end if;
  if change.closed_at is not null then
    raise exception using errcode = 'EN409', message = 'bank-change-closed';
  end if;
  perform end_bank_change(change, 'cancelado', 'cancelado', '', 'proveedor', scope_person_name(), scope_identity(), origin,
                          '{"por": "portal"}');
end $$;

-- One of the company's people approves a change, having looked at the certificate with the print `seen`; the second person
-- starts the hold: nobody approves twice under two emails. Answers what came of it.
create or replace function approve_bank_change(wanted uuid, approver text, code bytea, how_known text, seen text)
  returns table (outcome text, applies_at timestamptz)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  change bank_changes;
  refusal text;
  given integer;
  person uuid := (select i.id from identities i where i.email = approve_bank_change.approver);
begin
  select c.* into change from lock_bank_change(wanted) c;
  if not found then
    return query select 'unknown', null::timestamptz;
    return;
  end if;
  if change.estado not in ('solicitado', 'en_verificacion') then
    return query select 'not-waiting', null::timestamptz;
    return;
  end if;
  refusal := check_bank_decider(change, approver, code);
  if refusal is null and exists (select 1 from bank_change_approvals a where a.company_id = change.company_id
                                    and a.change_id = change.id
                                    and (a.approver = approve_bank_change.approver or a.identity_id = person)) then
    refusal := 'same-person';
  end if;
  if refusal is null and length(trim(how_known)) < rule_bank_note_length() then refusal := 'how-missing'; end if;
  if refusal is null and seen <> change.sha256 then refusal := 'file-changed'; end if;
  if refusal is not null then
    return query select refusal, null::timestamptz;
    return;
  end if;
  perform spend_bank_code(change, approver);
  insert into bank_change_approvals (company_id, change_id, approver, how, sha256, identity_id)
  values (change.company_id, change.id, approver, trim(how_known), seen, person);
  select count(*) into given from bank_change_approvals a
   where a.company_id = change.company_id and a.change_id = change.id and a.sha256 = change.sha256;
  perform append_bank_event(change.company_id, change.third_party_id, change.id, 'aprobado_' || least(given, rule_bank_approvals()), 'compania',
                            approver, null, null, jsonb_build_object('verificacion', trim(how_known), 'sha256', seen));
  if change.estado = 'solicitado' then
    update bank_changes c set estado = 'en_verificacion' where c.company_id = change.company_id and c.id = change.id;
  end if;
  if given >= rule_bank_approvals() then
    return query
      update bank_changes c set estado = 'aprobado', approved_at = now(), applies_at = now() + make_interval(hours => rule_bank_hold_hours())
       where c.company_id = change.company_id and c.id = change.id
      returning 'approved', c.applies_at;
  else
    return query select 'first', null::timestamptz;
  end if;
end $$;

-- One of the company's people rejects a change, also while it is held.
create or replace function reject_bank_change(wanted uuid, approver text, code bytea, why text) returns table (outcome text)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  change bank_changes;
  refusal text;
begin
  select c.* into change from lock_bank_change(wanted) c;
  refusal := case when not found then 'unknown' when change.closed_at is not null then 'not-waiting'
                  when trim(why) = '' then 'reason-missing' end;
  if refusal is null then refusal := check_bank_decider(change, approver, code); end if;
  if refusal is null then
    perform spend_bank_code(change, approver);
    perform end_bank_change(change, 'rechazado', 'rechazado', trim(why), 'compania', approver, null, null,
                            jsonb_build_object('razon', trim(why)));
  end if;
  return query select coalesce(refusal, 'rejected');
end $$;

-- Puts an approved change into use, once, when its hold is over by the clock of the database, and only with the very
-- certificate that was approved. Answers what came of it.
create or replace function apply_bank_change(wanted uuid, found_file text) returns text
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  change bank_changes;
begin
  select c.* into change from lock_bank_change(wanted) c;
  if not found or change.estado <> 'aprobado' then return 'closed'; end if;
  if change.applies_at > clock_timestamp() then return 'early'; end if;
  if found_file is distinct from change.sha256 or
     (select count(distinct a.approver) from bank_change_approvals a where a.company_id = change.company_id
         and a.change_id = change.id and a.sha256 = change.sha256) < rule_bank_approvals() then
    perform end_bank_change(change, 'rechazado', 'archivo_alterado', '', 'portal', 'portal', null, null,
                            jsonb_build_object('esperado', change.sha256, 'encontrado', found_file));
    return 'file-changed';
  end if;
  update bank_accounts a set hasta = now()
   where a.company_id = change.company_id and a.third_id = any (change.account_ids) and a.hasta is null;
  insert into bank_accounts (company_id, third_party_id, third_id, banco, tipo, numero, ultimos, huella, titular,
                             titular_documento, origen, change_id)
  select change.company_id, change.third_party_id, b, change.banco, change.tipo, change.cuenta, change.ultimos, change.huella,
         change.titular, change.titular_documento, 'cambio', change.id
    from unnest(change.account_ids) b;
  perform end_bank_change(change, 'aplicado', 'aplicado', '', 'portal', 'portal', null, null,
                          jsonb_build_object('banco', change.banco, 'ultimos', change.ultimos));
  return 'applied';
end $$;

-- Ends the changes of the open company that nobody decided about in so many days.
create or replace function expire_bank_changes(days integer) returns table (id uuid)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  late uuid;
  change bank_changes;
begin
  for late in select c.id from bank_changes c where c.company_id = scope_company()
                 and c.estado in ('solicitado', 'en_verificacion') and c.created_at < now() - make_interval(days => days) loop
    select c.* into change from lock_bank_change(late) c;
    if change.estado in ('solicitado', 'en_verificacion') then
      perform end_bank_change(change, 'cancelado', 'vencido', '', 'portal', 'portal', null, null, '{}');
      id := late;
      return next;
    end if;
  end loop;
end $$;

-- Why an approver cannot decide about a change, whatever its code; null where it can.
create or replace function bank_decider_refusal(change bank_changes, approver text) returns text
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  held bank_approvers;
begin
  select a.* into held from bank_approvers a join identities i on i.id = a.identity_id
   where a.company_id = change.company_id and a.ended_at is null and (a.leaves_at is null or a.leaves_at > now())
     and i.email = approver
     and exists (select 1 from staff_members s where s.company_id = a.company_id and s.identity_id = i.id and staff_is_open(s));
  if not found then return 'not-approver'; end if;
  if coalesce(held.counts_from, 'infinity') >= least(change.created_at, now()) then return 'too-new'; end if;
  if held.needs_factor and not has_second_factor(held.identity_id) then return 'no-factor'; end if;
  if bank_access_new(held) is not null then return 'new-access'; end if;
  if exists (select 1 from memberships m
              where m.company_id = change.company_id and m.third_party_id = change.third_party_id and m.identity_id = held.identity_id)
     or exists (select 1 from branch_accounts b where b.company_id = change.company_id
                   and b.third_party_id = change.third_party_id and lower(trim(b.correo)) = approver) then
    return 'of-supplier';
  end if;
  return null;
end $$;

-- The same for the back office's screens, by the change's id.
create or replace function bank_standing(wanted uuid, approver text) returns text
  language sql stable security definer set search_path = public, pg_temp as $$
  select bank_decider_refusal(c, lower(approver)) from bank_changes c where c.company_id = scope_company() and c.id = wanted $$;

-- Who may call them.
revoke execute on function bank_change_deciders, end_bank_change, lock_bank_change, cancel_bank_change, approve_bank_change,
  reject_bank_change, apply_bank_change, expire_bank_changes, bank_decider_refusal, bank_standing
  from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function bank_change_deciders to enlace_app, enlace_staff;
grant execute on function cancel_bank_change to enlace_app;
grant execute on function approve_bank_change, reject_bank_change, apply_bank_change, expire_bank_changes, bank_standing
  to enlace_staff;
