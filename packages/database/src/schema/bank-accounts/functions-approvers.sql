-- Until when an approver waits because its email, or all of its second factor, is of the last two days: anyone who took a mailbox
-- over, or had a factor taken away and made its own, decides nothing meanwhile. Null where nothing is new.
create or replace function bank_access_new(a bank_approvers) returns timestamptz
  language sql stable security definer set search_path = public, pg_temp as $$
  select max(n.until) from (
    select max(e.ended_at) + make_interval(hours => rule_bank_hold_hours()) as until from email_changes e
     where e.identity_id = a.identity_id and e.outcome = 'applied'
    union all
    select min(f.created_at) + make_interval(hours => rule_bank_hold_hours()) from (
      select t.created_at from totp_secrets t where t.identity_id = a.identity_id
      union all select p.created_at from passkeys p where p.identity_id = a.identity_id) f
     where a.needs_factor) n
   where n.until > now() $$;

-- Whether an approver stands now: confirmed for two days, not taken away, a member of the staff, with a second factor that,
-- like its email, is not of these days.
create or replace function bank_approver_stands(a bank_approvers) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select a.counts_from <= now() and a.ended_at is null and (a.leaves_at is null or a.leaves_at > now())
     and (not a.needs_factor or has_second_factor(a.identity_id)) and bank_access_new(a) is null
     and exists (select 1 from staff_members s where s.company_id = a.company_id and s.identity_id = a.identity_id
                    and staff_is_open(s)) $$;

-- What the open scope's person may do about approvers. Who works at the machine itself, and is nobody in the back office, is
-- the installation's operator.
create or replace function bank_naming_rights() returns table (is_administrator boolean, is_operator boolean, is_approver boolean, has_factor boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select 1 from staff_members s where s.company_id = scope_company() and s.identity_id = scope_identity()
                    and s.role = 'administrador' and staff_is_open(s)),
         scope_identity() is null or exists (select 1 from operators o where o.identity_id = scope_identity()),
         exists (select 1 from bank_approvers a where a.company_id = scope_company() and a.identity_id = scope_identity()
                    and bank_approver_stands(a)),
         scope_identity() is null or has_second_factor(scope_identity())
           or exists (select 1 from bank_approvers a where a.company_id = scope_company() and a.identity_id = scope_identity()
                         and bank_approver_stands(a)) $$;

-- One change of approvers at a time in a company; who was taken away two days ago is so.
create or replace function lock_bank_approvers() returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('bank approvers', scope_company()));
  update bank_approvers a set ended_at = a.leaves_at, ended_by = a.leaving_by, ended_why = 'retirado'
   where a.company_id = scope_company() and a.ended_at is null and a.leaves_at <= now();
end $$;

-- The open naming of the person whose email this is.
create or replace function held_bank_approver(address text) returns setof bank_approvers
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform lock_bank_approvers();
  return query select a.* from bank_approvers a join identities i on i.id = a.identity_id
    where a.company_id = scope_company() and a.ended_at is null and i.email = lower(address) for update of a;
end $$;

-- Asks for an approver: a member of the staff in one of these roles with a second factor. What an operator asks for about
-- somebody else is confirmed by that.
create or replace function propose_bank_approver(address text, roles text[], who text) returns text
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  person identities;
  rights record;
  at_once boolean;
begin
  select * into rights from bank_naming_rights();
  if not (rights.is_administrator or rights.is_operator) then return 'may-not'; end if;
  perform lock_bank_approvers();
  select i.* into person from identities i
    join staff_members s on s.company_id = scope_company() and s.identity_id = i.id and s.role = any (roles) and staff_is_open(s)
   where i.email = lower(address) and i.active;
  if not found then return 'not-staff'; end if;
  if not has_second_factor(person.id) then return 'no-factor'; end if;
  if exists (select 1 from bank_approvers a where a.company_id = scope_company() and a.identity_id = person.id and a.ended_at is null) then
    return 'known';
  end if;
  at_once := rights.is_operator and rights.has_factor and person.id is distinct from scope_identity();
  insert into bank_approvers (company_id, identity_id, name, email, proposed_by, proposed_identity, confirmed_by, confirmed_identity,
                              confirmed_at, counts_from)
  values (scope_company(), person.id, coalesce(nullif(trim(person.first_name || ' ' || person.last_name), ''), person.email),
          person.email, who, scope_identity(), case when at_once then who end, case when at_once then scope_identity() end,
          case when at_once then now() end, case when at_once then now() + make_interval(hours => rule_bank_hold_hours()) end);
  perform append_audit(scope_company(), who, scope_identity(), 'bank-approver:proposed', person.email, null, '{}');
  if at_once then
    perform append_audit(scope_company(), who, scope_identity(), 'bank-approver:confirmed', person.email, null, '{}');
  end if;
  return case when at_once then 'confirmed' else 'proposed' end;
end $$;

-- Confirms who was asked for: another approver that stands, or an operator; never who asked, unless it is the operator, and
-- never the person itself. It counts two days later.
create or replace function confirm_bank_approver(address text, who text) returns text
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held bank_approvers;
  rights record;
begin
  select * into held from held_bank_approver(address);
  if not found then return 'unknown'; end if;
  if held.confirmed_at is not null then return 'not-waiting'; end if;
  select * into rights from bank_naming_rights();
  if held.identity_id = scope_identity() or (held.proposed_identity = scope_identity() and not rights.is_operator) then
    return 'oneself';
  end if;
  if not (rights.is_approver or rights.is_operator) then return 'may-not'; end if;
  if not rights.has_factor then return 'no-own-factor'; end if;
  if not has_second_factor(held.identity_id) then return 'no-factor'; end if;
  update bank_approvers a set confirmed_by = who, confirmed_identity = scope_identity(), confirmed_at = now(),
                              counts_from = now() + make_interval(hours => rule_bank_hold_hours())
   where a.company_id = held.company_id and a.id = held.id;
  perform append_audit(scope_company(), who, scope_identity(), 'bank-approver:confirmed', lower(address), null, '{}');
  return 'confirmed';
end $$;

-- Turns down who was asked for: anyone who could confirm it, who asked, any administrator, or the person itself.
create or replace function reject_bank_approver(address text, who text) returns text
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held bank_approvers;
  rights record;
begin
  select * into held from held_bank_approver(address);
  if not found then return 'unknown'; end if;
  if held.confirmed_at is not null then return 'not-waiting'; end if;
  select * into rights from bank_naming_rights();
  if not (rights.is_approver or rights.is_operator or rights.is_administrator or held.identity_id = scope_identity()) then
    return 'may-not';
  end if;
  update bank_approvers a set ended_at = now(), ended_by = who, ended_why = 'rechazado'
   where a.company_id = held.company_id and a.id = held.id;
  perform append_audit(scope_company(), who, scope_identity(), 'bank-approver:rejected', lower(address), null, '{}');
  return 'rejected';
end $$;

-- Takes an approver away: at once where the person itself or an operator says so, in two days where an administrator does.
create or replace function retire_bank_approver(address text, who text) returns text
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held bank_approvers;
  rights record;
begin
  select * into rights from bank_naming_rights();
  select * into held from held_bank_approver(address);
  if not found then
    if not (rights.is_administrator or rights.is_operator) then return 'may-not'; end if;
    -- Named by an email that was nobody's: it decides nothing, and only goes from the list.
    update bank_change_approvers a set removed_at = now()
     where a.company_id = scope_company() and a.email = lower(address) and a.removed_at is null;
    if not found then return 'unknown'; end if;
    perform append_audit(scope_company(), who, scope_identity(), 'bank-approver:removed', lower(address), null, '{}');
    return 'removed';
  end if;
  if held.identity_id = scope_identity() or rights.is_operator then
    update bank_approvers a set ended_at = now(), ended_by = who,
           ended_why = case when held.identity_id = scope_identity() then 'renuncia' else 'retirado' end
     where a.company_id = held.company_id and a.id = held.id;
    perform append_audit(scope_company(), who, scope_identity(), 'bank-approver:removed', lower(address), null, '{}');
    return 'removed';
  end if;
  if not rights.is_administrator then return 'may-not'; end if;
  if held.confirmed_at is null then return reject_bank_approver(address, who); end if;
  if held.leaves_at is not null then return 'not-waiting'; end if;
  update bank_approvers a set leaves_at = now() + make_interval(hours => rule_bank_hold_hours()), leaving_by = who
   where a.company_id = held.company_id and a.id = held.id;
  perform append_audit(scope_company(), who, scope_identity(), 'bank-approver:leaving', lower(address), null, '{}');
  return 'leaving';
end $$;

-- The approvers of the open company: those that count, wait or leave, and those named by an email that is nobody's.
create or replace function scope_bank_approvers()
  returns table (email text, name text, proposed_by text, proposed_at timestamptz, confirmed_by text, confirmed_at timestamptz,
                 counts_from timestamptz, leaves_at timestamptz, leaving_by text, has_factor boolean, is_self boolean, is_asker boolean,
                 stands boolean, is_nobody boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select i.email, a.name, a.proposed_by, a.proposed_at, a.confirmed_by, a.confirmed_at, a.counts_from, a.leaves_at, a.leaving_by,
         not a.needs_factor or has_second_factor(i.id), coalesce(i.id = scope_identity(), false),
         coalesce(a.proposed_identity = scope_identity(), false), coalesce(bank_approver_stands(a), false), false
    from bank_approvers a join identities i on i.id = a.identity_id
   where a.company_id = scope_company() and a.ended_at is null and (a.leaves_at is null or a.leaves_at > now())
  union all
  select o.email, o.name, '', o.created_at, null, null, null, null, null, false, false, false, false, true
    from bank_change_approvers o
   where o.company_id = scope_company() and o.removed_at is null
     and not exists (select 1 from bank_approvers a left join identities i on i.id = a.identity_id
                      where a.company_id = o.company_id and o.email in (a.email, i.email))
   order by 2, 1 $$;

-- Who is notified of everything that is done about approvers: all of them, the administrators, and the installation's operators.
create or replace function bank_approver_watchers() returns table (email text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select i.email from bank_approvers a join identities i on i.id = a.identity_id and i.active
   where a.company_id = scope_company() and (a.ended_at is null or a.ended_at >= now())
  union
  select i.email from staff_members s join identities i on i.id = s.identity_id and i.active
   where s.company_id = scope_company() and s.role = 'administrador' and staff_is_open(s)
  union
  select i.email from operators o join identities i on i.id = o.identity_id and i.active $$;

-- Who may call them.
revoke execute on function bank_access_new, bank_approver_stands, bank_naming_rights, lock_bank_approvers,
  held_bank_approver, propose_bank_approver, confirm_bank_approver, reject_bank_approver, retire_bank_approver,
  scope_bank_approvers, bank_approver_watchers from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function bank_naming_rights, propose_bank_approver, confirm_bank_approver, reject_bank_approver,
  retire_bank_approver, scope_bank_approvers, bank_approver_watchers to enlace_staff;
