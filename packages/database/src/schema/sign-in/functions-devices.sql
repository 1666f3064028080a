-- Remembers the browser that somebody just signed in with. Its cookie is a new one each time, for all persons who use it.
create or replace function note_device(
  person uuid, former bytea, token bytea, device_text text, origin text, trust_seconds integer
) returns table (is_new boolean, is_first boolean)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  had boolean := exists (select 1 from known_devices d where d.identity_id = person);
  known boolean;
begin
  perform demand_door();
  update known_devices d set token_hash = token where d.token_hash = former;
  update known_devices d
     set last_seen_at = now(), device = device_text, address = origin,
         trusted_until = case when trust_seconds > 0 then now() + make_interval(secs => trust_seconds)
                              else d.trusted_until end
   where d.identity_id = person and d.token_hash = token;
  known := found;
  if not known then
    insert into known_devices (identity_id, token_hash, device, address, trusted_until)
    values (person, token, device_text, origin,
            case when trust_seconds > 0 then now() + make_interval(secs => trust_seconds) end);
  end if;
  return query select not known, not had;
end $$;

-- Answers how many sign-ins of the person ended like this within the hour, this one included.
create or replace function note_sign_in(person uuid, company integer, origin text, device_text text, what text) returns integer
  language sql security definer set search_path = public, pg_temp as $$
  select demand_door();
  insert into sign_ins (identity_id, company_id, address, device, outcome)
  values (person, company, origin, device_text, what);
  select count(*)::integer from sign_ins s
   where s.identity_id = person and s.outcome = what and s.at > now() - interval '1 hour' $$;

-- A wrong password is told to whose email it is, where that person works with the company.
create or replace function note_refused_sign_in(wanted_email text, company integer, origin text, device_text text) returns void
  language sql security definer set search_path = public, pg_temp as $$
  select demand_door();
  insert into sign_ins (identity_id, company_id, address, device, outcome)
  select i.id, company, origin, device_text, 'wrong-password'
    from identities i where i.email = lower(wanted_email)
     and exists (select 1 from memberships m where m.identity_id = i.id and m.company_id = company) $$;

create or replace function scope_trusted_devices()
  returns table (id uuid, device text, address text, last_seen_at timestamptz, trusted_until timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select d.id, d.device, d.address, d.last_seen_at, d.trusted_until from known_devices d
   where d.identity_id = scope_identity() and d.trusted_until > now() order by d.last_seen_at desc, d.id $$;

-- The person's open sessions, each one browser, over all companies; which is the open scope's own is told by its session.
create or replace function scope_open_sessions()
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

create or replace function scope_sign_ins(before bigint, at_most integer)
  returns table (id bigint, at timestamptz, company_name text, address text, device text, outcome text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select s.id, s.at, c.nombre, s.address, s.device, s.outcome
    from sign_ins s join companies c on c.id = s.company_id
   where s.identity_id = scope_identity() and (before is null or s.id < before) order by s.id desc limit at_most $$;

-- Ends the other browsers' sessions of the open scope's person, or one of them; answers how many.
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

-- Takes the trust of one of the person's devices away, or of all.
create or replace function distrust_devices(wanted uuid) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  changed integer;
begin
  update known_devices d set trusted_until = null
   where d.identity_id = scope_identity() and d.trusted_until > now() and (wanted is null or d.id = wanted);
  get diagnostics changed = row_count;
  return changed;
end $$;

-- Ends a session because nobody was there for too long: its browser is the person's still, of no session until the next.
create or replace function end_idle_session(token bytea, cookie bytea)
  returns table (company_id integer, identity_id uuid, email text, was_open boolean)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform demand_door();
  update push_subscriptions p set family_id = null
    from sessions s join session_families f on f.id = s.family_id
   where s.session_token_hash = token and f.cookie_hash = cookie and p.family_id = f.id;
  return query select * from end_session(token, cookie);
end $$;

-- Who may call them.
revoke execute on function note_device, note_sign_in, note_refused_sign_in, scope_trusted_devices, scope_open_sessions,
  scope_sign_ins, end_other_families, distrust_devices, end_idle_session
  from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function note_device, note_sign_in, note_refused_sign_in, end_idle_session to enlace_door;
grant execute on function scope_trusted_devices, scope_open_sessions, scope_sign_ins, end_other_families, distrust_devices
  to enlace_app, enlace_staff;
