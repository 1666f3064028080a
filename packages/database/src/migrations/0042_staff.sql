-- A company's own staff: who works in the back office, as what, and the sessions there. A person is the same as in the
-- portal (its password, its second factor, its devices); what it may do in the back office hangs on a staff member's row
-- of one company, as a membership does in the portal. A browser's half of a session is a family as in the portal, so that
-- a new password or a lost device ends both; the other half is of the back office only, and no token of one opens the other.

create table staff_members (
  company_id integer not null references companies,
  id uuid not null default gen_random_uuid(),
  identity_id uuid not null references identities,
  role text not null check (role in ('administrador', 'cuentas_por_pagar', 'compras', 'comunicaciones', 'auditor', 'consulta')),
  active boolean not null default false,
  ends_on date,
  invited_email text not null,
  invited_by text not null default '',
  invited_until timestamptz,
  accepted_at timestamptz,
  last_used_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, identity_id)
);
create index staff_members_by_identity on staff_members (identity_id);

-- Who may make companies in this installation. It says nothing about what they may see in any of them.
create table operators (
  identity_id uuid primary key references identities on delete cascade,
  created_at timestamptz not null default now()
);

create table staff_sessions (
  company_id integer not null references companies,
  id uuid not null default gen_random_uuid(),
  family_id uuid not null references session_families on delete cascade,
  staff_id uuid not null,
  session_token_hash bytea not null unique,
  idle_minutes integer not null,
  last_seen_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  -- A company that was left for another one of the same person.
  superseded_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, staff_id) references staff_members (company_id, id) on delete cascade
);
create index staff_sessions_by_family on staff_sessions (family_id);
create index staff_sessions_by_staff on staff_sessions (company_id, staff_id);

alter table factor_steps alter column membership_id drop not null;
alter table factor_steps add column staff_id uuid;
alter table factor_steps add foreign key (company_id, staff_id) references staff_members (company_id, id) on delete cascade;
alter table factor_steps add check (num_nonnulls(membership_id, staff_id) = 1);

alter table one_use_tokens drop constraint one_use_tokens_purpose_check;
alter table one_use_tokens add column staff_id uuid;
alter table one_use_tokens add foreign key (company_id, staff_id) references staff_members (company_id, id) on delete cascade;
alter table one_use_tokens add constraint one_use_tokens_purpose_check
  check (purpose in ('invitation', 'recovery', 'staff-invitation', 'staff-recovery')
         and (purpose in ('staff-invitation', 'staff-recovery')) = (staff_id is not null));

do $$
declare
  name text;
begin
  foreach name in array array['staff_members', 'operators', 'staff_sessions'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner on %I to enlace_owner using (true) with check (true)', name);
  end loop;
end $$;
create policy staff on staff_members for select to enlace_staff using (company_id = (select scope_company()));
grant select on staff_members to enlace_staff;

-- Whether somebody works here today: it took the invitation up, nobody closed it, and its last day is not over in Bogotá.
create function staff_is_open(member staff_members) returns boolean language sql stable
  as $$ select member.active and member.accepted_at is not null
           and (member.ends_on is null or member.ends_on >= (now() at time zone 'America/Bogota')::date) $$;

-- Whether the back office asks a member for a second factor: administrators, unless the company says everybody or nobody.
create function staff_demands_factor(company integer, member uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select case coalesce((select v.value #>> '{}' from settings v
                         where v.company_id = company and v.name = 'segundo_factor_administracion'), 'administradores')
           when 'todos' then true
           when 'ninguno' then false
           else exists (select 1 from staff_members s
                         where s.company_id = company and s.id = member and s.role = 'administrador') end $$;

-- Signing in ----------------------------------------------------------------------------------------------------------

-- As whom an email signs in to the back office: where it worked last. No row where it works nowhere.
create function staff_candidate(wanted_email text)
  returns table (identity_id uuid, password_hash text, staff_id uuid, company_id integer)
  language sql stable security definer set search_path = public, pg_temp as $$
  select i.id, i.password_hash, s.id, s.company_id
    from identities i join staff_members s on s.identity_id = i.id
   where i.email = lower(wanted_email) and i.active and i.password_hash is not null and staff_is_open(s)
   order by s.last_used_at desc nulls last, s.created_at, s.id
   limit 1 $$;

-- What a member who gave the right password still has to show, from a browser with this device cookie.
create function staff_step_of(person uuid, company integer, member uuid, device_token bytea)
  returns table (has_totp boolean, passkey_hosts text[], codes_left integer, is_demanded boolean, is_trusted boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select 1 from totp_secrets t where t.identity_id = person),
         array(select distinct p.rp_id from passkeys p where p.identity_id = person order by p.rp_id),
         (select count(*)::integer from recovery_codes c where c.identity_id = person and c.used_at is null),
         staff_demands_factor(company, member),
         exists (select 1 from known_devices d
                  where d.identity_id = person and d.token_hash = device_token and d.trusted_until > now()) $$;

create function begin_staff_step(
  token bytea, what text, person uuid, company integer, member uuid, family uuid, must_enrol boolean, question text,
  sealed_key bytea, valid_seconds integer
) returns void
  language sql security definer set search_path = public, pg_temp as $$
  insert into factor_steps (token_hash, purpose, identity_id, company_id, staff_id, family_id, enrols, challenge,
                            sealed, expires_at)
  values (token, what, person, company, member, family, must_enrol, question, sealed_key,
          now() + make_interval(secs => valid_seconds)) $$;

-- A step of a member that is under way. No row where it is unknown, spent, too old, another session's, or of somebody who
-- may not enter any more.
create function open_staff_step(token bytea, what text, family uuid)
  returns table (identity_id uuid, company_id integer, staff_id uuid, enrols boolean, challenge text, sealed bytea,
                 email text, first_name text, last_name text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select i.id, s.company_id, s.id, p.enrols, p.challenge, p.sealed, i.email, i.first_name, i.last_name
    from factor_steps p
    join identities i on i.id = p.identity_id and i.active
    join staff_members s on s.company_id = p.company_id and s.id = p.staff_id and staff_is_open(s)
   where p.token_hash = token and p.purpose = what and p.family_id is not distinct from family and p.spent_at is null
     and p.expires_at > now() $$;

-- Idle minutes in the back office, from the company's parameter time_out_administracion; 30 where it says nothing sensible.
create function staff_idle_minutes_of(company integer) returns integer
  language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce((select least(greatest((value #>> '{}')::integer, 1), 480) from settings
                    where company_id = company and name = 'time_out_administracion'
                      and (value #>> '{}') ~ '^[0-9]{1,6}$'), 30) $$;

-- Opens a browser's family and its session for who has shown `shown` (null is a device that is trusted). The family that
-- the same browser had before in the back office ends with it.
create function open_staff_session(
  company integer, member uuid, client text, secret_hash bytea, cookie bytea, token bytea, absolute_seconds integer,
  previous_cookie bytea, origin text, device_text text, shown text
) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  person uuid;
  family uuid;
begin
  update session_families set ended_at = now(), ended_reason = 'replaced'
   where cookie_hash = previous_cookie and ended_at is null;
  update staff_members s set last_used_at = now() where s.company_id = company and s.id = member and staff_is_open(s)
    returning s.identity_id into person;
  if person is null then
    raise exception using errcode = 'EN401', message = 'session-missing';
  end if;
  insert into session_families (identity_id, cookie_hash, client_id, client_secret_hash, absolute_expiry, address, device,
                                stepped_up_at, stepped_up_by, factor_at)
  values (person, cookie, client, secret_hash, now() + make_interval(secs => absolute_seconds), origin, device_text,
          case when shown is not null then now() end, shown, case when shown <> 'password' then now() end)
  returning id into family;
  insert into staff_sessions (company_id, family_id, staff_id, session_token_hash, idle_minutes)
  values (company, family, member, token, staff_idle_minutes_of(company));
end $$;

-- Opens the company of a member's session or aborts the whole batch: both halves must belong together and be alive, and the
-- member's role must be one of those that may do this. `step_up_seconds` asks for who has shown lately who it is.
create function open_staff_scope(token bytea, cookie bytea, roles text[], renews boolean, step_up_seconds integer)
  returns opened_scope
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held record;
begin
  select s.company_id, s.id as session_id, s.last_seen_at, s.idle_minutes, s.superseded_at, s.staff_id,
         f.identity_id, f.ended_at, f.absolute_expiry, f.cookie_hash, f.stepped_up_at, f.stepped_up_by,
         m.role, staff_is_open(m) and i.active as may
    into held
    from staff_sessions s
    join session_families f on f.id = s.family_id
    join staff_members m on m.company_id = s.company_id and m.id = s.staff_id
    join identities i on i.id = f.identity_id
   where s.session_token_hash = token;
  if not found or held.cookie_hash is distinct from cookie or not held.may or held.ended_at is not null
     or held.superseded_at < now() - interval '30 seconds' then
    raise exception using errcode = 'EN401', message = 'session-missing';
  end if;
  if held.absolute_expiry <= now() or held.last_seen_at + make_interval(mins => held.idle_minutes) <= now() then
    raise exception using errcode = 'EN401', message = 'session-expired';
  end if;
  if not held.role = any (roles) then
    raise exception using errcode = 'EN403', message = 'role-refused';
  end if;
  if step_up_seconds is not null and not coalesce(
       held.stepped_up_at > now() - make_interval(secs => step_up_seconds)
       and (held.stepped_up_by <> 'password' or not has_second_factor(held.identity_id)), false) then
    raise exception using errcode = 'EN403', message = 'step-up-needed';
  end if;
  if renews and held.last_seen_at < now() - interval '1 minute' then
    update staff_sessions s set last_seen_at = now() where s.company_id = held.company_id and s.id = held.session_id;
  end if;
  perform set_config('app.company_id', held.company_id::text, true),
          set_config('app.third_party_id', '', true), set_config('app.account_ids', '', true),
          set_config('app.membership_id', '', true),
          set_config('app.identity_id', held.identity_id::text, true);
  return row(held.company_id, held.identity_id, held.staff_id, null, '{}'::integer[], false, held.session_id)::opened_scope;
end $$;

-- What the open scope may know of its own member.
create function scope_staff_member(session uuid)
  returns table (staff_id uuid, email text, first_name text, last_name text, role text, company_name text,
                 is_operator boolean, ends_on date, idle_minutes integer, seconds_left integer)
  language sql stable security definer set search_path = public, pg_temp as $$
  select m.id, i.email, i.first_name, i.last_name, m.role, c.nombre,
         exists (select 1 from operators o where o.identity_id = i.id), m.ends_on, s.idle_minutes,
         extract(epoch from f.absolute_expiry - now())::integer
    from staff_sessions s
    join session_families f on f.id = s.family_id
    join staff_members m on m.company_id = s.company_id and m.id = s.staff_id
    join identities i on i.id = m.identity_id
    join companies c on c.id = m.company_id
   where s.company_id = scope_company() and s.id = session and m.identity_id = scope_identity() $$;

-- Where the open scope's person works: the companies that it may move to.
create function scope_staff_companies()
  returns table (company_id integer, staff_id uuid, nombre text, role text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select m.company_id, m.id, c.nombre, m.role
    from staff_members m join companies c on c.id = m.company_id
   where m.identity_id = scope_identity() and staff_is_open(m)
   order by c.nombre, m.company_id $$;

-- The browser's half of one of the open scope's sessions.
create function scope_staff_family(session uuid) returns uuid
  language sql stable security definer set search_path = public, pg_temp as $$
  select f.id from staff_sessions s join session_families f on f.id = s.family_id
   where s.company_id = scope_company() and s.id = session and f.identity_id = scope_identity() and f.ended_at is null $$;

-- Remembers that a session of the open scope has just shown who it is.
create function mark_staff_stepped_up(session uuid, how text) returns void
  language sql security definer set search_path = public, pg_temp as $$
  update session_families f
     set stepped_up_at = now(), stepped_up_by = how,
         factor_at = case when how = 'password' then f.factor_at else coalesce(f.factor_at, now()) end
   where f.id = scope_staff_family(session) $$;

-- Whether the open scope's session may go on in another company of its person, as switch_demand tells it in the portal.
create function staff_switch_demand(session uuid, wanted integer) returns text
  language sql stable security definer set search_path = public, pg_temp as $$
  select case when not exists (select 1 from staff_members m where m.company_id = wanted and m.identity_id = scope_identity()
                                  and staff_demands_factor(m.company_id, m.id)) then 'open'
              when exists (select 1 from session_families f
                            where f.id = scope_staff_family(session) and f.factor_at is not null)
                   and has_second_factor(scope_identity()) then 'open'
              when has_second_factor(scope_identity()) then 'step-up' else 'enrol' end $$;

-- Moves the open scope's browser to another company where its person works. False where it works not.
create function switch_staff_session(left_session uuid, wanted integer, token bytea) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  family uuid := scope_staff_family(left_session);
  target record;
begin
  perform from session_families f where f.id = family for update;
  select m.company_id, m.id into target from staff_members m
   where m.company_id = wanted and m.identity_id = scope_identity() and staff_is_open(m);
  if family is null or not found then return false; end if;
  update staff_sessions s set superseded_at = now()
   where s.company_id = scope_company() and s.id = left_session and s.superseded_at is null;
  update staff_members m set last_used_at = now() where m.company_id = target.company_id and m.id = target.id;
  insert into staff_sessions (company_id, family_id, staff_id, session_token_hash, idle_minutes)
  values (target.company_id, family, target.id, token, staff_idle_minutes_of(target.company_id));
  return true;
end $$;

-- Ends the family that both halves name. No row where they name none.
create function end_staff_session(token bytea, cookie bytea)
  returns table (company_id integer, identity_id uuid, email text, was_open boolean)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held record;
begin
  select s.company_id, f.id as family_id, f.identity_id, i.email, f.ended_at is null as was_open into held
    from staff_sessions s join session_families f on f.id = s.family_id join identities i on i.id = f.identity_id
   where s.session_token_hash = token and f.cookie_hash = cookie;
  if not found then return; end if;
  update session_families set ended_at = now(), ended_reason = 'logout' where id = held.family_id and ended_at is null;
  return query select held.company_id, held.identity_id, held.email, held.was_open;
end $$;

-- Records a refused request of a member under its company. False where both halves name no session.
create function audit_staff_refusal(token bytea, cookie bytea, what text, origin text, more jsonb) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held record;
begin
  select s.company_id, i.id, i.email into held
    from staff_sessions s join session_families f on f.id = s.family_id join identities i on i.id = f.identity_id
   where s.session_token_hash = token and f.cookie_hash = cookie;
  if not found then return false; end if;
  perform append_audit(held.company_id, held.email, held.id, what, null, origin, more);
  return true;
end $$;

-- Members -------------------------------------------------------------------------------------------------------------

-- Makes a member's earlier links void and gives it a new one.
create function renew_staff_link(company integer, member uuid, token bytea, what text, valid_minutes integer) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  until timestamptz := now() + make_interval(mins => valid_minutes);
begin
  update one_use_tokens t set spent_at = now()
   where t.company_id = company and t.staff_id = member and t.purpose = what and t.spent_at is null;
  insert into one_use_tokens (token_hash, company_id, identity_id, staff_id, purpose, expires_at)
  select token, company, s.identity_id, s.id, what, until from staff_members s where s.company_id = company and s.id = member;
  if what = 'staff-invitation' then
    update staff_members s set invited_until = until where s.company_id = company and s.id = member;
  end if;
end $$;

-- Invites somebody to the open company's back office, or again. Nobody but the person sets a password. No row where it
-- works here already.
create function invite_staff(
  wanted_email text, first text, last text, wanted_role text, last_day date, inviter text, token bytea, valid_minutes integer
) returns table (staff_id uuid, has_password boolean)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  person identities;
  member uuid;
begin
  if scope_company() is null then
    raise exception using errcode = 'EN404', message = 'company-not-found';
  end if;
  insert into identities (email, first_name, last_name) values (lower(trim(wanted_email)), first, last)
    on conflict (email) do nothing;
  select * into strict person from identities where email = lower(trim(wanted_email));
  insert into staff_members as s (company_id, identity_id, role, ends_on, invited_email, invited_by)
  values (scope_company(), person.id, wanted_role, last_day, person.email, inviter)
    on conflict (company_id, identity_id)
    do update set role = excluded.role, ends_on = excluded.ends_on, invited_by = excluded.invited_by,
                  version = s.version + 1, updated_at = now()
            where s.accepted_at is null
    returning s.id into member;
  if member is null then return; end if;
  perform renew_staff_link(scope_company(), member, token, 'staff-invitation', valid_minutes);
  return query select member, person.password_hash is not null;
end $$;

-- Lets somebody who works in a back office set a new password by mail; no row where the email works nowhere.
create function ask_staff_recovery(wanted_email text, token bytea, valid_minutes integer)
  returns table (company_id integer, identity_id uuid, email text, first_name text)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held record;
begin
  select c.company_id, c.staff_id, c.identity_id into held from staff_candidate(wanted_email) c;
  if not found then return; end if;
  perform renew_staff_link(held.company_id, held.staff_id, token, 'staff-recovery', valid_minutes);
  return query select held.company_id, i.id, i.email, i.first_name from identities i where i.id = held.identity_id;
end $$;

-- Whose an open link of the back office is. No row where it is unknown, spent or too old.
create function staff_link(wanted bytea)
  returns table (company_id integer, company_name text, identity_id uuid, email text, purpose text, password_hash text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select t.company_id, c.nombre, i.id, i.email, t.purpose, i.password_hash
    from one_use_tokens t join identities i on i.id = t.identity_id join companies c on c.id = t.company_id
   where t.token_hash = wanted and t.staff_id is not null and t.spent_at is null and t.expires_at > now() and i.active $$;

-- Spends a link of the back office: takes an invitation up, and sets the password where one is given. No row where the link
-- was spent meanwhile, or is none of the back office.
create function spend_staff_link(wanted bytea, new_password_hash text)
  returns table (company_id integer, identity_id uuid, email text)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  link one_use_tokens;
begin
  update one_use_tokens t set spent_at = now()
   where t.token_hash = wanted and t.staff_id is not null and t.spent_at is null and t.expires_at > now()
   returning t.* into link;
  if not found then return; end if;
  if link.purpose = 'staff-invitation' then
    update staff_members s set active = true, accepted_at = now(), invited_until = null, version = s.version + 1,
                               updated_at = now()
     where s.company_id = link.company_id and s.id = link.staff_id and s.accepted_at is null;
  end if;
  if new_password_hash is not null then
    update identities i set password_hash = new_password_hash, updated_at = now() where i.id = link.identity_id;
    update session_families f set ended_at = now(), ended_reason = 'password'
     where f.identity_id = link.identity_id and f.ended_at is null;
    update one_use_tokens t set spent_at = now()
     where t.identity_id = link.identity_id and t.purpose in ('recovery', 'staff-recovery') and t.spent_at is null;
  end if;
  return query select link.company_id, link.identity_id, i.email from identities i where i.id = link.identity_id;
end $$;

-- The members of the open company, with what only the owner's functions may read of the persons.
create function scope_staff_members()
  returns table (id uuid, email text, first_name text, last_name text, role text, active boolean, ends_on date,
                 invited_by text, invited_until timestamptz, accepted_at timestamptz, last_used_at timestamptz,
                 has_factor boolean, is_self boolean, version integer, open_sessions integer)
  language sql stable security definer set search_path = public, pg_temp as $$
  select m.id, i.email, i.first_name, i.last_name, m.role, m.active, m.ends_on, m.invited_by, m.invited_until,
         m.accepted_at, m.last_used_at, has_second_factor(i.id), m.identity_id = scope_identity(), m.version,
         (select count(*)::integer from staff_sessions s join session_families f on f.id = s.family_id
           where s.company_id = m.company_id and s.staff_id = m.id and s.superseded_at is null and f.ended_at is null
             and f.absolute_expiry > now() and s.last_seen_at + make_interval(mins => s.idle_minutes) > now())
    from staff_members m join identities i on i.id = m.identity_id
   where m.company_id = scope_company()
   order by m.active desc, i.first_name, i.last_name, i.email $$;

-- Changes what a member may do. Refused for oneself, for the last administrator, and where somebody else changed it meanwhile.
create function change_staff(wanted uuid, seen_version integer, wanted_role text, wanted_active boolean, last_day date)
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
                             version = m.version + 1, updated_at = now()
   where m.company_id = held.company_id and m.id = held.id;
  if not wanted_active then
    perform close_staff_sessions(held.company_id, held.id);
    update one_use_tokens t set spent_at = now()
     where t.company_id = held.company_id and t.staff_id = held.id and t.spent_at is null;
  end if;
  return 'changed-now';
end $$;

-- Ends a member's sessions in the open company's back office; answers how many.
create function close_staff_sessions(company integer, member uuid) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  ended integer;
begin
  if company is distinct from scope_company() then return 0; end if;
  update session_families f set ended_at = now(), ended_reason = 'staff'
   where f.ended_at is null and exists (select 1 from staff_sessions s where s.family_id = f.id and s.company_id = company
                                           and s.staff_id = member and s.superseded_at is null);
  get diagnostics ended = row_count;
  return ended;
end $$;

-- Lets somebody make companies in this installation; false where nobody has that email.
create function name_operator(wanted_email text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  person uuid;
begin
  select i.id into person from identities i where i.email = lower(wanted_email);
  if person is null then return false; end if;
  insert into operators (identity_id) values (person) on conflict do nothing;
  return true;
end $$;

-- Every function of this page is closed to all; the back office's own doors are open to the staff role, and what comes
-- before any company is open is asked by both.
do $$
declare
  door regprocedure;
  names text[] := array['staff_candidate', 'staff_step_of', 'begin_staff_step', 'open_staff_step', 'open_staff_session',
    'open_staff_scope', 'scope_staff_member', 'scope_staff_companies', 'scope_staff_family', 'mark_staff_stepped_up',
    'staff_switch_demand', 'switch_staff_session', 'end_staff_session', 'audit_staff_refusal', 'invite_staff',
    'renew_staff_link', 'ask_staff_recovery', 'staff_link', 'spend_staff_link', 'scope_staff_members', 'change_staff',
    'close_staff_sessions', 'name_operator', 'staff_idle_minutes_of', 'staff_demands_factor'];
begin
  for door in select p.oid::regprocedure from pg_proc p
               where p.pronamespace = 'public'::regnamespace and p.proname = any (names) loop
    execute format('revoke execute on function %s from public', door);
    execute format('grant execute on function %s to enlace_staff', door);
  end loop;
end $$;
revoke execute on function staff_idle_minutes_of(integer), staff_demands_factor(integer, uuid),
  renew_staff_link(integer, uuid, bytea, text, integer) from enlace_staff;

-- A link of the back office is none of the portal.
create or replace function one_use_link(wanted bytea)
  returns table (company_id integer, identity_id uuid, email text, purpose text, password_hash text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select t.company_id, i.id, i.email, t.purpose, i.password_hash
    from one_use_tokens t join identities i on i.id = t.identity_id
   where t.token_hash = wanted and t.staff_id is null and t.spent_at is null and t.expires_at > now() and i.active $$;

-- A member's own password is checked as a supplier's is, for the open scope's person.
grant execute on function scope_password_hash() to enlace_staff;
