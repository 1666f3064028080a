-- Who approves changes of bank accounts is a person of the staff with a second factor. One is asked for by an administrator,
-- confirmed by somebody else, and counts two days later: no single person makes two approvers, and nothing of it is quick.

create table bank_approvers (
  company_id integer not null references companies,
  id uuid not null default gen_random_uuid(),
  identity_id uuid not null references identities,
  -- As the person was known when it was named.
  name text not null,
  email text not null,
  proposed_by text not null,
  proposed_identity uuid,
  proposed_at timestamptz not null default now(),
  confirmed_by text,
  confirmed_identity uuid,
  confirmed_at timestamptz,
  counts_from timestamptz,
  -- Asked to be taken away by an administrator: it counts until then.
  leaving_by text,
  leaves_at timestamptz,
  ended_at timestamptz,
  ended_by text,
  ended_why text check (ended_why in ('rechazado', 'retirado', 'renuncia', 'fuera_del_equipo')),
  -- Named before there was a confirmation, or by the demo.
  is_inherited boolean not null default false,
  -- Only the demo, whose people have none, does without.
  needs_factor boolean not null default true,
  primary key (company_id, id),
  check ((confirmed_at is null) = (counts_from is null)),
  check (is_inherited or counts_from >= confirmed_at + interval '48 hours'),
  check (confirmed_identity <> identity_id)
);
create unique index bank_approvers_open on bank_approvers (company_id, identity_id) where ended_at is null;

-- Each code that was mailed to an approver. The wrong ones of a day add up over all of a change.
create table bank_code_sends (
  company_id integer not null references companies,
  id bigint generated always as identity,
  change_id uuid not null,
  identity_id uuid not null references identities,
  sent_at timestamptz not null default now(),
  tries integer not null default 0,
  last_wrong_at timestamptz,
  -- Whether the others have heard that the person was closed out.
  is_told boolean not null default false,
  primary key (company_id, id),
  foreign key (company_id, change_id) references bank_changes (company_id, id)
);
create index bank_code_sends_by_change on bank_code_sends (company_id, change_id, identity_id);
create index bank_code_sends_by_person on bank_code_sends (company_id, identity_id, sent_at);

alter table bank_change_approvals add column identity_id uuid;
create unique index bank_change_approvals_by_person on bank_change_approvals (company_id, change_id, identity_id)
  where identity_id is not null;

do $$
declare
  name text;
begin
  foreach name in array array['bank_approvers', 'bank_code_sends'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner on %I to enlace_owner using (true) with check (true)', name);
  end loop;
end $$;
create policy staff on bank_approvers for select to enlace_staff using (company_id = (select scope_company()));
grant select on bank_approvers to enlace_staff;

-- Anyone who was named by an email that is a member's goes on; the others are to be named again, and decide nothing.
insert into bank_approvers (company_id, identity_id, name, email, proposed_by, proposed_at, confirmed_by, confirmed_at,
                            counts_from, is_inherited)
select a.company_id, i.id, a.name, a.email, '', a.created_at, '', a.created_at, a.created_at, true
  from bank_change_approvers a
  join identities i on i.email = a.email
  join staff_members s on s.company_id = a.company_id and s.identity_id = i.id and staff_is_open(s)
 where a.removed_at is null;

-- Who may name ----------------------------------------------------------------------------------------------------------

-- Until when an approver waits because its email, or all of its second factor, is of the last two days: anyone who took a mailbox
-- over, or had a factor taken away and made its own, decides nothing meanwhile. Null where nothing is new.
create function bank_access_new(a bank_approvers) returns timestamptz
  language sql stable security definer set search_path = public, pg_temp as $$
  select max(n.until) from (
    select max(e.ended_at) + interval '48 hours' as until from email_changes e
     where e.identity_id = a.identity_id and e.outcome = 'applied'
    union all
    select min(f.created_at) + interval '48 hours' from (
      select t.created_at from totp_secrets t where t.identity_id = a.identity_id
      union all select p.created_at from passkeys p where p.identity_id = a.identity_id) f
     where a.needs_factor) n
   where n.until > now() $$;

-- Whether an approver stands now: confirmed for two days, not taken away, a member of the staff, with a second factor that,
-- like its email, is not of these days.
create function bank_approver_stands(a bank_approvers) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select a.counts_from <= now() and a.ended_at is null and (a.leaves_at is null or a.leaves_at > now())
     and (not a.needs_factor or has_second_factor(a.identity_id)) and bank_access_new(a) is null
     and exists (select 1 from staff_members s where s.company_id = a.company_id and s.identity_id = a.identity_id
                    and staff_is_open(s)) $$;

-- What the open scope's person may do about approvers. Who works at the machine itself, and is nobody in the back office, is
-- the installation's operator.
create function bank_naming_rights() returns table (is_administrator boolean, is_operator boolean, is_approver boolean, has_factor boolean)
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
create function lock_bank_approvers() returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('bank approvers', scope_company()));
  update bank_approvers a set ended_at = a.leaves_at, ended_by = a.leaving_by, ended_why = 'retirado'
   where a.company_id = scope_company() and a.ended_at is null and a.leaves_at <= now();
end $$;

-- The open naming of the person whose email this is.
create function held_bank_approver(address text) returns setof bank_approvers
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform lock_bank_approvers();
  return query select a.* from bank_approvers a join identities i on i.id = a.identity_id
    where a.company_id = scope_company() and a.ended_at is null and i.email = lower(address) for update of a;
end $$;

-- Asks for an approver: a member of the staff in one of these roles with a second factor. What an operator asks for about
-- somebody else is confirmed by that.
create function propose_bank_approver(address text, roles text[], who text) returns text
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
          case when at_once then now() end, case when at_once then now() + interval '48 hours' end);
  perform append_audit(scope_company(), who, scope_identity(), 'bank-approver:proposed', person.email, null, '{}');
  if at_once then
    perform append_audit(scope_company(), who, scope_identity(), 'bank-approver:confirmed', person.email, null, '{}');
  end if;
  return case when at_once then 'confirmed' else 'proposed' end;
end $$;

-- Confirms who was asked for: another approver that stands, or an operator; never who asked, unless it is the operator, and
-- never the person itself. It counts two days later.
create function confirm_bank_approver(address text, who text) returns text
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
                              counts_from = now() + interval '48 hours'
   where a.company_id = held.company_id and a.id = held.id;
  perform append_audit(scope_company(), who, scope_identity(), 'bank-approver:confirmed', lower(address), null, '{}');
  return 'confirmed';
end $$;

-- Turns down who was asked for: anyone who could confirm it, who asked, any administrator, or the person itself.
create function reject_bank_approver(address text, who text) returns text
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
create function retire_bank_approver(address text, who text) returns text
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
  update bank_approvers a set leaves_at = now() + interval '48 hours', leaving_by = who
   where a.company_id = held.company_id and a.id = held.id;
  perform append_audit(scope_company(), who, scope_identity(), 'bank-approver:leaving', lower(address), null, '{}');
  return 'leaving';
end $$;

-- The approvers of the open company: those that count, wait or leave, and those named by an email that is nobody's.
create function scope_bank_approvers()
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
create function bank_approver_watchers() returns table (email text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select i.email from bank_approvers a join identities i on i.id = a.identity_id and i.active
   where a.company_id = scope_company() and (a.ended_at is null or a.ended_at >= now())
  union
  select i.email from staff_members s join identities i on i.id = s.identity_id and i.active
   where s.company_id = scope_company() and s.role = 'administrador' and staff_is_open(s)
  union
  select i.email from operators o join identities i on i.id = o.identity_id and i.active $$;

-- Who leaves the staff, or comes back to it, is no approver by what was before.
create function end_bank_approver_of_staff() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  gone text;
begin
  if staff_is_open(old) is not distinct from staff_is_open(new) then return null; end if;
  for gone in update bank_approvers a set ended_at = now(), ended_by = 'portal', ended_why = 'fuera_del_equipo'
               where a.company_id = new.company_id and a.identity_id = old.identity_id and a.ended_at is null
              returning a.email loop
    perform append_audit(new.company_id, 'portal', null, 'bank-approver:removed', gone, null, '{}');
  end loop;
  return null;
end $$;
create trigger staff_members_end_approver after update of active, ends_on, accepted_at on staff_members
  for each row execute function end_bank_approver_of_staff();

-- Nodes of the version before name by an email alone, in nobody's name: not any more.
create or replace function name_bank_approver(address text, who text, operator text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  raise exception using errcode = 'EN409', message = 'changed-meanwhile';
end $$;
create or replace function remove_bank_approver(address text, operator text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  raise exception using errcode = 'EN409', message = 'changed-meanwhile';
end $$;

-- Who decides -----------------------------------------------------------------------------------------------------------

-- Who of the open company may decide about a change: who counted when it was asked for, and stands now.
create or replace function bank_change_deciders(wanted uuid) returns table (email text, name text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select i.email, a.name
    from bank_approvers a
    join identities i on i.id = a.identity_id
    join bank_changes c on c.company_id = a.company_id and c.id = wanted
   where a.company_id = scope_company() and a.counts_from < c.created_at and bank_approver_stands(a) order by 1 $$;

-- Why an approver cannot decide about a change, whatever its code; null where it can.
create function bank_decider_refusal(change bank_changes, approver text) returns text
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
create function bank_standing(wanted uuid, approver text) returns text
  language sql stable security definer set search_path = public, pg_temp as $$
  select bank_decider_refusal(c, lower(approver)) from bank_changes c where c.company_id = scope_company() and c.id = wanted $$;

-- Until when an approver is closed out of a change by wrong codes; null where it is not.
create function bank_code_closed(change uuid, person uuid) returns timestamptz
  language sql stable security definer set search_path = public, pg_temp as $$
  select case when sum(s.tries) >= 5 then max(s.last_wrong_at) + interval '1 day' end from bank_code_sends s
   where s.company_id = scope_company() and s.change_id = change and s.identity_id = person
     and s.last_wrong_at > now() - interval '1 day' $$;

-- Why no further code of a change is mailed to an approver now, and until when; no row where one is. At most three an hour for
-- a change, and ten that somebody asked for over all of them; the first of each is mailed by itself.
create function bank_code_refusal(wanted uuid, mailbox text) returns table (why text, until timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  with sends as (
    select s.*, row_number() over (partition by s.change_id order by s.id) > 1 as is_asked
      from bank_code_sends s join identities i on i.id = s.identity_id
     where s.company_id = scope_company() and i.email = lower(mailbox))
  select * from (
    select 'code-locked' as why, bank_code_closed(wanted, i.id) as until from identities i where i.email = lower(mailbox)
    union all
    select 'too-many-codes', min(r.sent_at) + interval '1 hour' from (
      select s.sent_at from sends s where s.change_id = wanted and s.sent_at > now() - interval '1 hour' order by s.id desc limit 3) r
     having count(*) = 3
    union all
    select 'too-many-codes', min(r.sent_at) + interval '1 hour' from (
      select s.sent_at from sends s where s.is_asked and s.sent_at > now() - interval '1 hour' order by s.id desc limit 10) r
     having count(*) = 10 and exists (select 1 from sends s where s.change_id = wanted)
  ) refusals where until > now() order by until desc limit 1 $$;

-- Remembers a code that is about to be mailed; null where none is mailed now.
create or replace function keep_bank_code(wanted uuid, mailbox text, hash bytea, days integer) returns timestamptz
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  person uuid := (select i.id from identities i where i.email = lower(mailbox));
  until timestamptz;
begin
  perform pg_advisory_xact_lock(hashtextextended('bank codes ' || coalesce(person::text, mailbox), scope_company()));
  if person is null or exists (select 1 from bank_code_refusal(wanted, mailbox)) then return null; end if;
  insert into bank_change_codes (company_id, change_id, email, code_hash, expires_at)
  select c.company_id, c.id, mailbox, hash, now() + make_interval(days => days)
    from bank_changes c where c.company_id = scope_company() and c.id = wanted and c.closed_at is null
  on conflict (company_id, change_id, email)
    do update set code_hash = excluded.code_hash, tries = 0, expires_at = excluded.expires_at, spent_at = null
  returning expires_at into until;
  if until is not null then
    insert into bank_code_sends (company_id, change_id, identity_id) values (scope_company(), wanted, person);
  end if;
  return until;
end $$;

-- Whether an approver of the open company may decide about a change with a code; why not, where it may not. Wrong codes add up
-- over all codes of the change: after five the person is closed out of it for a day.
create or replace function check_bank_decider(change bank_changes, approver text, code bytea) returns text
  language plpgsql set search_path = public, pg_temp as $$
declare
  held bank_change_codes;
  person uuid := (select i.id from identities i where i.email = approver);
  refusal text := bank_decider_refusal(change, approver);
begin
  if refusal is not null then return refusal; end if;
  if bank_code_closed(change.id, person) > now() then return 'code-locked'; end if;
  select k.* into held from bank_change_codes k
   where k.company_id = change.company_id and k.change_id = change.id and k.email = approver for update;
  if not found or held.spent_at is not null or held.expires_at <= now() then
    return 'no-code';
  end if;
  if held.code_hash <> code then
    update bank_code_sends s
       set tries = case when s.last_wrong_at <= now() - interval '1 day' then 1 else s.tries + 1 end,
           is_told = s.is_told and s.last_wrong_at > now() - interval '1 day', last_wrong_at = now()
     where s.company_id = change.company_id and s.change_id = change.id and s.identity_id = person
       and s.id = (select max(l.id) from bank_code_sends l where l.company_id = s.company_id and l.change_id = change.id
                      and l.identity_id = person);
    if not found then
      -- A code of before these were counted.
      insert into bank_code_sends (company_id, change_id, identity_id, sent_at, tries, last_wrong_at)
      values (change.company_id, change.id, person, now() - interval '1 day', 1, now());
    end if;
    if bank_code_closed(change.id, person) > now() then
      perform append_audit(change.company_id, approver, person, 'bank-account:codigo_cerrado', change.numero, null, '{}');
      return 'code-locked';
    end if;
    return 'wrong-code';
  end if;
  return null;
end $$;

-- Takes it on oneself to tell the others that an approver was closed out of a change; false where that is done, or it was not.
create function tell_bank_code_closed(wanted uuid, approver text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  person uuid := (select i.id from identities i where i.email = lower(approver));
begin
  if bank_code_closed(wanted, person) is null then return false; end if;
  update bank_code_sends s set is_told = true
   where s.company_id = scope_company() and s.change_id = wanted and s.identity_id = person and not s.is_told
     and s.last_wrong_at = (select max(l.last_wrong_at) from bank_code_sends l
                             where l.company_id = s.company_id and l.change_id = wanted and l.identity_id = person);
  return found;
end $$;

-- As before, by persons: nobody approves twice under two emails.
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
  if refusal is null and length(trim(how_known)) < 10 then refusal := 'how-missing'; end if;
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
  perform append_bank_event(change.company_id, change.third_party_id, change.id, 'aprobado_' || least(given, 2), 'compania',
                            approver, null, null, jsonb_build_object('verificacion', trim(how_known), 'sha256', seen));
  if change.estado = 'solicitado' then
    update bank_changes c set estado = 'en_verificacion' where c.company_id = change.company_id and c.id = change.id;
  end if;
  if given >= 2 then
    return query
      update bank_changes c set estado = 'aprobado', approved_at = now(), applies_at = now() + interval '48 hours'
       where c.company_id = change.company_id and c.id = change.id
      returning 'approved', c.applies_at;
  else
    return query select 'first', null::timestamptz;
  end if;
end $$;

do $$
declare
  made text;
  places text := pg_get_functiondef('personal_places()'::regprocedure);
  row_before constant text := '(70, ''bank_change_approvals''';
begin
  for made in select p.oid::regprocedure::text from pg_proc p
               where p.pronamespace = 'public'::regnamespace
                 and p.proname in ('bank_access_new', 'bank_approver_stands', 'bank_naming_rights', 'lock_bank_approvers', 'held_bank_approver',
                   'propose_bank_approver', 'confirm_bank_approver', 'reject_bank_approver', 'retire_bank_approver',
                   'scope_bank_approvers', 'bank_approver_watchers', 'end_bank_approver_of_staff', 'bank_decider_refusal',
                   'bank_standing', 'bank_code_closed', 'bank_code_refusal', 'tell_bank_code_closed') loop
    execute format('revoke execute on function %s from public', made);
  end loop;
  execute replace(places, row_before,
    '(82, ''bank_code_sends'', ''t.company_id = $1 and t.identity_id = $2'', ''borra'', null, null),' || E'\n  '
    || '(83, ''bank_approvers'', ''t.company_id = $1 and t.identity_id = $2'', ''queda'', null, ''aprobadores''),' || E'\n  '
    || row_before);
end $$;
grant execute on function bank_naming_rights(), propose_bank_approver(text, text[], text), confirm_bank_approver(text, text),
  reject_bank_approver(text, text), retire_bank_approver(text, text), scope_bank_approvers(), bank_approver_watchers(),
  bank_standing(uuid, text), bank_code_refusal(uuid, text), tell_bank_code_closed(uuid, text) to enlace_staff;
