-- Whether the back office asks a member for a second factor: administrators, unless the company says everybody or nobody.
create or replace function staff_demands_factor(company integer, member uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select case coalesce((select v.value #>> '{}' from settings v
                         where v.company_id = company and v.name = 'segundo_factor_administracion'), 'administradores')
           when 'todos' then true
           when 'ninguno' then false
           else exists (select 1 from staff_members s
                         where s.company_id = company and s.id = member and s.role = 'administrador') end $$;

-- As whom an email signs in to the back office: where it worked last. No row where it works nowhere.
create or replace function staff_candidate(wanted_email text)
  returns table (identity_id uuid, password_hash text, staff_id uuid, company_id integer)
  language sql stable security definer set search_path = public, pg_temp as $$
  select demand_door();
  select i.id, i.password_hash, s.id, s.company_id
    from identities i join staff_members s on s.identity_id = i.id
   where i.email = lower(wanted_email) and i.active and i.password_hash is not null and staff_is_open(s)
   order by s.last_used_at desc nulls last, s.created_at, s.id
   limit 1 $$;

-- What a member who gave the right password still has to show, from a browser with this device cookie.
create or replace function staff_step_of(person uuid, company integer, member uuid, device_token bytea)
  returns table (has_totp boolean, passkey_hosts text[], codes_left integer, is_demanded boolean, is_trusted boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select demand_door();
  select exists (select 1 from totp_secrets t where t.identity_id = person),
         array(select distinct p.rp_id from passkeys p where p.identity_id = person order by p.rp_id),
         (select count(*)::integer from recovery_codes c where c.identity_id = person and c.used_at is null),
         staff_demands_factor(company, member),
         exists (select 1 from known_devices d
                  where d.identity_id = person and d.token_hash = device_token and d.trusted_until > now()) $$;

create or replace function begin_staff_step(
  token bytea, what text, person uuid, company integer, member uuid, family uuid, must_enrol boolean, question text,
  sealed_key bytea, valid_seconds integer
) returns void
  language sql security definer set search_path = public, pg_temp as $$
  select demand_door();
  insert into factor_steps (token_hash, purpose, identity_id, company_id, staff_id, family_id, enrols, challenge,
                            sealed, expires_at)
  values (token, what, person, company, member, family, must_enrol, question, sealed_key,
          now() + make_interval(secs => valid_seconds)) $$;

-- A step of a member that is under way. No row where it is unknown, spent, too old, another session's, or of somebody who
-- may not enter any more.
create or replace function open_staff_step(token bytea, what text, family uuid)
  returns table (identity_id uuid, company_id integer, staff_id uuid, enrols boolean, challenge text, sealed bytea,
                 email text, first_name text, last_name text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select demand_door();
  select i.id, s.company_id, s.id, p.enrols, p.challenge, p.sealed, i.email, i.first_name, i.last_name
    from factor_steps p
    join identities i on i.id = p.identity_id and i.active
    join staff_members s on s.company_id = p.company_id and s.id = p.staff_id and staff_is_open(s)
   where p.token_hash = token and p.purpose = what and p.family_id is not distinct from family and p.spent_at is null
     and p.expires_at > now() $$;

-- Idle minutes in the back office, from the company's parameter time_out_administracion; 30 where it says nothing sensible.
create or replace function staff_idle_minutes_of(company integer) returns integer
  language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce((select least(greatest((value #>> '{}')::integer, 1), 480) from settings
                    where company_id = company and name = 'time_out_administracion'
                      and (value #>> '{}') ~ '^[0-9]{1,6}$'), 30) $$;

-- Opens a browser's family and its session for who has shown `shown` (null is a device that is trusted). The family that
-- the same browser had before in the back office ends with it.
create or replace function open_staff_session(
  company integer, member uuid, client text, secret_hash bytea, cookie bytea, token bytea, absolute_seconds integer,
  previous_cookie bytea, origin text, device_text text, shown text
) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  person uuid;
  family uuid;
begin
  perform demand_door();
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
create or replace function open_staff_scope(token bytea, cookie bytea, roles text[], renews boolean, step_up_seconds integer)
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
  perform seal_scope(held.company_id::text, '', '', '', held.identity_id::text);
  return row(held.company_id, held.identity_id, held.staff_id, null, '{}'::integer[], false, held.session_id)::opened_scope;
end $$;

-- Where the open scope's person works: the companies that it may move to.
create or replace function scope_staff_companies()
  returns table (company_id integer, staff_id uuid, nombre text, role text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select m.company_id, m.id, c.nombre, m.role
    from staff_members m join companies c on c.id = m.company_id
   where m.identity_id = scope_identity() and staff_is_open(m)
   order by c.nombre, m.company_id $$;

-- The browser's half of one of the open scope's sessions.
create or replace function scope_staff_family(session uuid) returns uuid
  language sql stable security definer set search_path = public, pg_temp as $$
  select f.id from staff_sessions s join session_families f on f.id = s.family_id
   where s.company_id = scope_company() and s.id = session and f.identity_id = scope_identity() and f.ended_at is null $$;

-- Remembers that a session of the open scope has just shown who it is.
create or replace function mark_staff_stepped_up(session uuid, how text) returns void
  language sql security definer set search_path = public, pg_temp as $$
  update session_families f
     set stepped_up_at = now(), stepped_up_by = how,
         factor_at = case when how = 'password' then f.factor_at else coalesce(f.factor_at, now()) end
   where f.id = scope_staff_family(session) $$;

-- Whether the open scope's session may go on in another company of its person, as switch_demand tells it in the portal. A
-- session that another company's provider vouched for shows first a factor of its own.
create or replace function staff_switch_demand(session uuid, wanted integer) returns text
  language sql stable security definer set search_path = public, pg_temp as $$
  select case when exists (select 1 from session_families f
                            where f.id = scope_staff_family(session) and f.oidc_company_id is distinct from wanted
                              and f.oidc_company_id is not null and f.stepped_up_at is null) then 'step-up'
              when not exists (select 1 from staff_members m where m.company_id = wanted and m.identity_id = scope_identity()
                                  and staff_demands_factor(m.company_id, m.id)) then 'open'
              when exists (select 1 from session_families f
                            where f.id = scope_staff_family(session) and f.factor_at is not null)
                   and has_second_factor(scope_identity()) then 'open'
              when has_second_factor(scope_identity()) then 'step-up' else 'enrol' end $$;

-- Moves the open scope's browser to another company where its person works. False where it works not.
create or replace function switch_staff_session(left_session uuid, wanted integer, token bytea) returns boolean
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
create or replace function end_staff_session(token bytea, cookie bytea)
  returns table (company_id integer, identity_id uuid, email text, was_open boolean)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held record;
begin
  perform demand_door();
  select s.company_id, f.id as family_id, f.identity_id, i.email, f.ended_at is null as was_open into held
    from staff_sessions s join session_families f on f.id = s.family_id join identities i on i.id = f.identity_id
   where s.session_token_hash = token and f.cookie_hash = cookie;
  if not found then return; end if;
  update session_families set ended_at = now(), ended_reason = 'logout' where id = held.family_id and ended_at is null;
  return query select held.company_id, held.identity_id, held.email, held.was_open;
end $$;

-- Records a refused request of a member under its company. False where both halves name no session.
create or replace function audit_staff_refusal(token bytea, cookie bytea, what text, origin text, more jsonb) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held record;
begin
  perform demand_door();
  select s.company_id, i.id, i.email into held
    from staff_sessions s join session_families f on f.id = s.family_id join identities i on i.id = f.identity_id
   where s.session_token_hash = token and f.cookie_hash = cookie;
  if not found then return false; end if;
  perform append_audit(held.company_id, held.email, held.id, what, null, origin, more);
  return true;
end $$;

-- Ends a member's sessions in the open company's back office; answers how many.
create or replace function close_staff_sessions(company integer, member uuid) returns integer
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

-- The same as open_staff_scope, for what only those must show lately who have a second factor: the call itself takes the
-- password of the others.
create or replace function open_factor_staff_scope(token bytea, cookie bytea, roles text[], renews boolean, step_up_seconds integer)
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

-- Who may call them.
revoke execute on function staff_demands_factor, staff_candidate, staff_step_of, begin_staff_step, open_staff_step,
  staff_idle_minutes_of, open_staff_session, open_staff_scope, scope_staff_companies, scope_staff_family,
  mark_staff_stepped_up, staff_switch_demand, switch_staff_session, end_staff_session, audit_staff_refusal,
  close_staff_sessions, open_factor_staff_scope from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function staff_candidate, staff_step_of, begin_staff_step, open_staff_step, open_staff_session,
  end_staff_session, audit_staff_refusal to enlace_door;
grant execute on function open_staff_scope, scope_staff_companies, scope_staff_family, mark_staff_stepped_up,
  staff_switch_demand, switch_staff_session, close_staff_sessions, open_factor_staff_scope to enlace_staff;
