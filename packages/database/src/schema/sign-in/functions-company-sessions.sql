-- Sends nobody to a membership any more: its sessions end here, wherever else the person is signed in.
create or replace function close_membership_sessions(company integer, membership uuid) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  closed integer;
begin
  update sessions s set ended_at = now() where s.company_id = company and s.membership_id = membership and s.ended_at is null;
  get diagnostics closed = row_count;
  return closed;
end $$;

-- Ends a user's sessions at this supplier. Answers how many were open. A new master ends no other master's sessions.
create or replace function end_user_sessions(wanted uuid, origin text) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held memberships := held_user(wanted);
  closed integer;
begin
  perform refuse_new_master(held);
  closed := close_membership_sessions(held.company_id, held.id);
  perform audit_user(held.id, 'user-sessions-ended', origin, jsonb_build_object('sessions', closed));
  return closed;
end $$;

-- The browser's half of one of the open scope's sessions, of the portal or of the back office.
create or replace function scope_own_family(session uuid) returns uuid
  language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(scope_family(session), scope_staff_family(session)) $$;

-- Ends a user's sessions at its supplier. Answers how many were open.
create or replace function end_company_user_sessions(wanted uuid, origin text) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held memberships := company_user(wanted);
  closed integer := close_membership_sessions(held.company_id, held.id);
begin
  perform audit_user(held.id, 'user-sessions-ended', origin, jsonb_build_object('sessions', closed));
  return closed;
end $$;

-- Who is in: the open sessions of a company's staff and of its suppliers' users, and ending one of them.
create or replace function company_sessions()
  returns table (id uuid, tipo text, persona text, nombre text, proveedor text, third_party_id integer, member uuid,
                 device text, address text, opened_at timestamptz, last_seen_at timestamptz, is_own boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
select s.id, 'proveedor', i.email, trim(i.first_name || ' ' || i.last_name), t.nombre, t.id, m.id,
       coalesce(f.device, ''), coalesce(f.address, ''), s.created_at, s.last_seen_at, false
  from sessions s
  join session_families f on f.id = s.family_id
  join memberships m on m.company_id = s.company_id and m.id = s.membership_id
  join identities i on i.id = m.identity_id
  join third_parties t on t.company_id = m.company_id and t.id = m.third_party_id
 where s.company_id = scope_company() and s.ended_at is null and s.superseded_at is null and s.expires_at > now()
   and s.last_seen_at + make_interval(mins => s.idle_minutes) > now()
   and f.ended_at is null and f.absolute_expiry > now()
union all
select s.id, 'equipo', i.email, trim(i.first_name || ' ' || i.last_name), null, null, m.id,
       coalesce(f.device, ''), coalesce(f.address, ''), s.created_at, s.last_seen_at, i.id = scope_identity()
  from staff_sessions s
  join session_families f on f.id = s.family_id
  join staff_members m on m.company_id = s.company_id and m.id = s.staff_id
  join identities i on i.id = m.identity_id
 where s.company_id = scope_company() and s.superseded_at is null
   and s.last_seen_at + make_interval(mins => s.idle_minutes) > now()
   and f.ended_at is null and f.absolute_expiry > now() $$;

-- Ends one open session of the company, not one's own: whose it was, or nothing where it was over already. The browser of
-- somebody of the staff is signed out as a whole, as where its access is closed.
create or replace function end_company_session(wanted uuid) returns table (persona text, tipo text)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held record;
begin
  select c.* into held from company_sessions() c where c.id = wanted;
  if not found then return; end if;
  if held.is_own then raise exception using errcode = 'EN409', message = 'session-is-own'; end if;
  if held.tipo = 'proveedor' then
    update sessions s set ended_at = now() where s.company_id = scope_company() and s.id = wanted;
  else
    update session_families f set ended_at = now(), ended_reason = 'staff'
      from staff_sessions s
     where s.company_id = scope_company() and s.id = wanted and f.id = s.family_id and f.ended_at is null;
  end if;
  return query select held.persona, held.tipo;
end $$;

-- Who may call them.
revoke execute on function close_membership_sessions, end_user_sessions, scope_own_family, end_company_user_sessions,
  company_sessions, end_company_session from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function end_user_sessions to enlace_app;
grant execute on function end_company_user_sessions, company_sessions, end_company_session to enlace_staff;
