-- What the back office's sessions share with the portal's: one-use tickets for files, and a person's own access (its
-- factors, devices and sessions), which is one and the same whichever of both it opens.

-- A ticket opens one file of the back office, once, within a minute, in the browser that asked for it.
create table staff_download_tickets (
  company_id integer not null references companies,
  ticket_hash bytea not null unique,
  session_id uuid not null,
  -- What the call demands of the scope; the session proves it again when the ticket is used.
  roles text[] not null,
  step_up_seconds integer,
  -- SHA-256 of the call with its parameters: the ticket of one file opens no other.
  target bytea not null,
  expires_at timestamptz not null,
  spent_at timestamptz,
  -- What the spent ticket was exchanged for, with which the answer under way opens its scope.
  grant_hash bytea unique,
  primary key (company_id, ticket_hash),
  foreign key (company_id, session_id) references staff_sessions (company_id, id) on delete cascade
);
create index staff_download_tickets_by_expiry on staff_download_tickets (expires_at);
create index staff_download_tickets_by_session on staff_download_tickets (company_id, session_id);
alter table staff_download_tickets enable row level security;
alter table staff_download_tickets force row level security;
create policy owner on staff_download_tickets to enlace_owner using (true) with check (true);

-- Keeps a ticket for the open scope's session.
create function open_staff_ticket(
  session uuid, ticket bytea, wanted_target bytea, wanted_roles text[], wanted_step_up integer, valid_seconds integer
) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into staff_download_tickets (company_id, ticket_hash, session_id, roles, step_up_seconds, target, expires_at)
  select s.company_id, ticket, s.id, wanted_roles, wanted_step_up, wanted_target, now() + make_interval(secs => valid_seconds)
    from staff_sessions s where s.company_id = scope_company() and s.id = session and scope_staff_family(s.id) is not null;
  return found;
end $$;

-- Spends a ticket in the browser that asked for it, for the file that it was asked for. No row otherwise.
create function take_staff_ticket(ticket bytea, cookie bytea, wanted_target bytea, given bytea)
  returns table (company_id integer)
  language sql volatile security definer set search_path = public, pg_temp as $$
  update staff_download_tickets t set spent_at = now(), grant_hash = given
    from staff_sessions s join session_families f on f.id = s.family_id
   where t.ticket_hash = ticket and t.target = wanted_target and t.spent_at is null and t.expires_at > now()
     and s.company_id = t.company_id and s.id = t.session_id and f.cookie_hash = cookie
  returning t.company_id $$;

-- Opens the scope that a spent ticket stands for, while the answer is under way: all that its session must prove, anew.
create function open_staff_ticket_scope(given bytea) returns opened_scope
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held record;
begin
  select s.session_token_hash, f.cookie_hash, t.roles, t.step_up_seconds into held
    from staff_download_tickets t
    join staff_sessions s on s.company_id = t.company_id and s.id = t.session_id
    join session_families f on f.id = s.family_id
   where t.grant_hash = given and t.spent_at > now() - interval '10 minutes';
  if not found then
    raise exception using errcode = 'EN401', message = 'session-missing';
  end if;
  return open_staff_scope(held.session_token_hash, held.cookie_hash, held.roles, false, held.step_up_seconds);
end $$;

create or replace function sweep_downloads() returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  swept integer;
begin
  update exports e set state = 'expired', storage_key = null where e.state = 'done' and e.expires_at <= now();
  get diagnostics swept = row_count;
  delete from exports e where e.created_at < now() - interval '37 days' and e.state not in ('waiting', 'running');
  delete from download_tickets t where t.expires_at < now() - interval '1 hour';
  delete from staff_download_tickets t where t.expires_at < now() - interval '1 hour';
  return swept;
end $$;

-- The same as open_staff_scope, for what only those must show lately who have a second factor: the call itself takes the
-- password of the others.
create function open_factor_staff_scope(token bytea, cookie bytea, roles text[], renews boolean, step_up_seconds integer)
  returns opened_scope
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  opened opened_scope := open_staff_scope(token, cookie, roles, renews, null);
begin
  if has_second_factor(opened.identity_id) then
    opened := open_staff_scope(token, cookie, roles, false, step_up_seconds);
  end if;
  return opened;
end $$;

-- One's own access ------------------------------------------------------------------------------------------------------

create function scope_own_email() returns text
  language sql stable security definer set search_path = public, pg_temp as $$
  select i.email from identities i where i.id = scope_identity() $$;

-- Whether a company where a person works, or whose supplier it is, asks it for a second factor.
create function person_needs_factor(person uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select 1 from memberships m where m.identity_id = person and membership_is_open(m)
                    and demands_factor(m.company_id, m.id))
      or exists (select 1 from staff_members s where s.identity_id = person and staff_is_open(s)
                    and staff_demands_factor(s.company_id, s.id)) $$;

create or replace function scope_factors()
  returns table (totp_since timestamptz, totp_used_at timestamptz, codes_left integer, is_demanded boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select t.created_at, t.last_used_at,
         (select count(*)::integer from recovery_codes c where c.identity_id = i.id and c.used_at is null),
         person_needs_factor(i.id)
    from identities i left join totp_secrets t on t.identity_id = i.id where i.id = scope_identity() $$;

create or replace function remove_factor(passkey uuid) returns text
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  person uuid := scope_identity();
  removed text;
begin
  perform 1 from identities i where i.id = person for no key update;
  if passkey is null then
    delete from totp_secrets t where t.identity_id = person returning 'totp' into removed;
  else
    delete from passkeys p where p.identity_id = person and p.id = passkey returning p.name into removed;
  end if;
  if removed is null or has_second_factor(person) then return removed; end if;
  if person_needs_factor(person) then
    raise exception using errcode = 'EN403', message = 'factor-required';
  end if;
  delete from recovery_codes c where c.identity_id = person;
  update known_devices d set trusted_until = null where d.identity_id = person;
  return removed;
end $$;

-- The person's open sessions, each one browser, over all companies, in the portal and in the back office.
drop function scope_open_sessions();
create function scope_open_sessions()
  returns table (id uuid, company_name text, device text, address text, created_at timestamptz, last_seen_at timestamptz,
                 session_ids uuid[], is_backoffice boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  with open as (
    select s.id, s.family_id, s.company_id, s.last_seen_at, false as is_backoffice from sessions s
     where s.ended_at is null and s.expires_at > now() and s.last_seen_at + make_interval(mins => s.idle_minutes) > now()
    union all
    select s.id, s.family_id, s.company_id, s.last_seen_at, true from staff_sessions s
     where s.superseded_at is null and s.last_seen_at + make_interval(mins => s.idle_minutes) > now())
  select f.id, (array_agg(c.nombre order by s.last_seen_at desc))[1], coalesce(f.device, ''), coalesce(f.address, ''),
         f.created_at, max(s.last_seen_at), array_agg(s.id), bool_or(s.is_backoffice)
    from session_families f
    join open s on s.family_id = f.id
    join companies c on c.id = s.company_id
   where f.identity_id = scope_identity() and f.ended_at is null and f.absolute_expiry > now()
   group by f.id order by max(s.last_seen_at) desc, f.id $$;

-- The browser's half of one of the open scope's sessions, of the portal or of the back office.
create function scope_own_family(session uuid) returns uuid
  language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(scope_family(session), scope_staff_family(session)) $$;

create or replace function end_other_families(session uuid, wanted uuid) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  ended integer;
begin
  update session_families f set ended_at = now(), ended_reason = 'closed'
   where f.identity_id = scope_identity() and f.ended_at is null and f.id is distinct from scope_own_family(session)
     and (wanted is null or f.id = wanted);
  get diagnostics ended = row_count;
  return ended;
end $$;

create or replace function change_own_password(session uuid, former_hash text, new_hash text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update identities i set password_hash = new_hash, updated_at = now()
   where i.id = scope_identity() and i.password_hash = former_hash;
  if not found then return false; end if;
  perform end_other_families(session, null);
  perform distrust_devices(null);
  update one_use_tokens t set spent_at = now()
   where t.identity_id = scope_identity() and t.purpose in ('recovery', 'staff-recovery') and t.spent_at is null;
  return true;
end $$;

-- Members ---------------------------------------------------------------------------------------------------------------

-- Changes what a member may do, as before; an invitation that is taken back is open no longer.
create or replace function change_staff(wanted uuid, seen_version integer, wanted_role text, wanted_active boolean, last_day date)
  returns text
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held staff_members;
begin
  -- One at a time for a company, so that two administrators cannot take each other's role away at once.
  perform pg_advisory_xact_lock(hashtextextended('staff_members', scope_company()));
  select * into held from staff_members m where m.company_id = scope_company() and m.id = wanted for update;
  if not found then return 'not-found'; end if;
  if held.identity_id = scope_identity() then return 'oneself'; end if;
  if held.version <> seen_version then return 'changed'; end if;
  if staff_is_open(held) and held.role = 'administrador'
     and (wanted_role <> 'administrador' or not wanted_active or last_day is not null)
     and not exists (select 1 from staff_members m where m.company_id = held.company_id and m.id <> held.id
                        and m.role = 'administrador' and m.ends_on is null and staff_is_open(m)) then
    return 'last-administrator';
  end if;
  update staff_members m set role = wanted_role, active = wanted_active and m.accepted_at is not null, ends_on = last_day,
                             invited_until = case when wanted_active then m.invited_until end,
                             version = m.version + 1, updated_at = now()
   where m.company_id = held.company_id and m.id = held.id;
  if not wanted_active then
    perform close_staff_sessions(held.company_id, held.id);
    update one_use_tokens t set spent_at = now()
     where t.company_id = held.company_id and t.staff_id = held.id and t.spent_at is null;
  end if;
  return 'changed-now';
end $$;

do $$
declare
  door regprocedure;
begin
  for door in select p.oid::regprocedure from pg_proc p
               where p.pronamespace = 'public'::regnamespace
                 and p.proname = any (array['open_staff_ticket', 'take_staff_ticket', 'open_staff_ticket_scope',
                       'open_factor_staff_scope', 'scope_own_email', 'person_needs_factor', 'scope_open_sessions',
                       'scope_own_family']) loop
    execute format('revoke execute on function %s from public', door);
  end loop;
  -- What a person does to its own access is the same in the portal and in the back office.
  for door in select p.oid::regprocedure from pg_proc p
               where p.pronamespace = 'public'::regnamespace
                 and p.proname = any (array['open_staff_ticket', 'take_staff_ticket', 'open_staff_ticket_scope',
                       'open_factor_staff_scope', 'scope_own_email', 'scope_open_sessions', 'scope_factors',
                       'scope_passkeys', 'scope_trusted_devices', 'scope_sign_ins', 'scope_email_change', 'set_totp',
                       'add_passkey', 'set_recovery_codes', 'remove_factor', 'end_other_families', 'distrust_devices',
                       'change_own_password']) loop
    execute format('grant execute on function %s to enlace_staff', door);
  end loop;
end $$;
grant execute on function scope_own_email(), scope_open_sessions() to enlace_app;
