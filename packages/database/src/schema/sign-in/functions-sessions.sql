-- What answers by something that can be guessed (an email, a number, a company) or that is everybody's (queues, sweepers) is
-- for the role of look-ups, enlace_door, and refuses where a scope is open (demand_door). A refusal is SQLSTATE EN4xx; the
-- message is the problem's code.

-- Opens a supplier's scope or aborts the whole batch: the session's two halves must belong together and be alive, the
-- account must be one of the membership's, the module must be on for the company and granted to the person.
-- SQLSTATE EN401 (no session), EN403 (not yours), EN503 (page offline); the message is the problem's code.
create or replace function open_scope(token bytea, cookie bytea, account integer, module text, needs_master boolean, renews boolean)
  returns opened_scope
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select 1 from supplier_views v where v.token_hash = token) then
    return open_viewed_scope(token, cookie, account, module, needs_master);
  end if;
  return open_session_scope(token, cookie, account, module, needs_master, renews);
end $$;

-- Whom an email may sign in as in a company: the membership used last. No row where there is nobody.
create or replace function login_candidate(wanted_email text, wanted_company integer)
  returns table (identity_id uuid, password_hash text, membership_id uuid, company_name text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select demand_door();
  select i.id, i.password_hash, m.id, c.nombre
    from identities i
    join memberships m on m.identity_id = i.id and m.company_id = wanted_company
    join third_parties t on t.company_id = m.company_id and t.id = m.third_party_id
    join companies c on c.id = m.company_id
   where i.email = lower(wanted_email) and i.active and membership_is_open(m) and t.activo and i.password_hash is not null
   order by m.last_used_at desc nulls last, m.created_at, m.id
   limit 1 $$;

-- Opens a browser's family and its first session. The family that the same browser had before ends with it.
create or replace function start_session(
  company integer, membership uuid, client text, secret_hash bytea, cookie bytea, token bytea, access bytea,
  refresh bytea, token_seconds integer, absolute_seconds integer, previous_cookie bytea, origin text, device_text text
) returns session_person
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  person uuid;
  family uuid;
begin
  update session_families set ended_at = now(), ended_reason = 'replaced'
   where cookie_hash = previous_cookie and ended_at is null;
  update memberships set last_used_at = now() where company_id = company and id = membership
    returning identity_id into strict person;
  insert into session_families (identity_id, cookie_hash, client_id, client_secret_hash, absolute_expiry, address, device)
  values (person, cookie, client, secret_hash, now() + make_interval(secs => absolute_seconds), origin, device_text)
  returning id into family;
  insert into sessions (company_id, family_id, membership_id, session_token_hash, access_token_hash,
                        refresh_token_hash, expires_at, idle_minutes)
  values (company, family, membership, token, access, refresh, now() + make_interval(secs => token_seconds),
          idle_minutes_of(company));
  return person_of_membership(company, membership);
end $$;

-- New tokens for a refresh token. `outcome`: rotated; repeated (the previous token within the grace, whose answer was
-- lost: the same successor again); reused (an old token outside it: the family is ended); refused.
-- A client that proves its secret was only ever given tokens of its own chain, so an unknown one is an old one.
create or replace function refresh_session(
  client text, secret_hash bytea, cookie bytea, refresh bytea, next_refresh bytea, next_access bytea,
  token_seconds integer, grace_seconds integer
) returns table (outcome text, company_id integer, identity_id uuid, seconds_left integer)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  family record;
  held record;
  due timestamptz;
begin
  perform demand_door();
  select f.* into family from session_families f where f.client_id = client for update;
  if not found or family.client_secret_hash is distinct from secret_hash or family.cookie_hash is distinct from cookie
     or family.ended_at is not null or family.absolute_expiry <= now() then
    return query select 'refused', null::integer, null::uuid, 0;
    return;
  end if;
  select s.*, membership_is_open(m) and i.active and t.activo as may into held
    from sessions s
    join memberships m on m.company_id = s.company_id and m.id = s.membership_id
    join identities i on i.id = m.identity_id
    join third_parties t on t.company_id = m.company_id and t.id = m.third_party_id
   where s.family_id = family.id and (s.refresh_token_hash = refresh or s.previous_refresh_hash = refresh);
  if found and (held.ended_at is not null or held.superseded_at is not null or not held.may
                or held.last_seen_at + make_interval(mins => held.idle_minutes) <= now()) then
    return query select 'refused', held.company_id, family.identity_id, 0;
    return;
  end if;
  if held.refresh_token_hash = refresh then
    due := least(now() + make_interval(secs => token_seconds), family.absolute_expiry);
    update sessions s set previous_refresh_hash = refresh, refresh_token_hash = next_refresh,
                          access_token_hash = next_access, rotated_at = now(), expires_at = due
     where s.company_id = held.company_id and s.id = held.id;
    return query select 'rotated', held.company_id, family.identity_id, extract(epoch from due - now())::integer;
  elsif held.refresh_token_hash = next_refresh
        and held.rotated_at > now() - make_interval(secs => grace_seconds) then
    return query select 'repeated', held.company_id, family.identity_id,
                        greatest(extract(epoch from held.expires_at - now())::integer, 0);
  else
    update session_families set ended_at = now(), ended_reason = 'reused' where id = family.id;
    return query select 'reused', (select s.company_id from sessions s where s.family_id = family.id limit 1),
                        family.identity_id, 0;
  end if;
end $$;

-- Ends the family that both halves name, also when it has ended or expired already. No row where they name none.
create or replace function end_session(token bytea, cookie bytea)
  returns table (company_id integer, identity_id uuid, email text, was_open boolean)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held record;
begin
  perform demand_door();
  select s.company_id, f.id as family_id, f.identity_id, i.email, f.ended_at is null as was_open into held
    from sessions s join session_families f on f.id = s.family_id join identities i on i.id = f.identity_id
   where s.session_token_hash = token and f.cookie_hash = cookie;
  if not found then return; end if;
  update session_families set ended_at = now(), ended_reason = 'logout' where id = held.family_id and ended_at is null;
  return query select held.company_id, held.identity_id, held.email, held.was_open;
end $$;

-- Moves the open scope's browser to another membership of the same person. The session left behind answers what is
-- under way for half a minute and is then over. No row where the person has no such membership.
create or replace function switch_session(
  left_session uuid, wanted uuid, token bytea, access bytea, refresh bytea, token_seconds integer
) returns table (client_id text, seconds_left integer, company_id integer, identity_id uuid, email text,
                 first_name text, last_name text, is_master boolean, razon_social text)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  family record;
  target record;
  due timestamptz;
begin
  select f.* into family from session_families f join sessions s on s.family_id = f.id
   where s.id = left_session and s.company_id = scope_company() and f.identity_id = scope_identity()
     and f.ended_at is null for update of f;
  if not found then return; end if;
  select m.company_id, m.id into target from memberships m
    join third_parties t on t.company_id = m.company_id and t.id = m.third_party_id
   where m.id = wanted and m.identity_id = family.identity_id and membership_is_open(m) and t.activo;
  if not found then return; end if;
  due := least(now() + make_interval(secs => token_seconds), family.absolute_expiry);
  update sessions s set superseded_at = now(), expires_at = least(s.expires_at, now() + interval '30 seconds')
   where s.company_id = scope_company() and s.id = left_session;
  update memberships m set last_used_at = now() where m.company_id = target.company_id and m.id = target.id;
  insert into sessions (company_id, family_id, membership_id, session_token_hash, access_token_hash,
                        refresh_token_hash, expires_at, idle_minutes)
  values (target.company_id, family.id, target.id, token, access, refresh, due, idle_minutes_of(target.company_id));
  return query select family.client_id, extract(epoch from due - now())::integer, p.company_id, p.identity_id, p.email,
                      p.first_name, p.last_name, p.is_master, p.razon_social
                 from person_of_membership(target.company_id, target.id) p;
end $$;

-- Records a refused request of a session under its company. False where both halves name no session.
create or replace function audit_refusal(token bytea, cookie bytea, what text, aim text, origin text, more jsonb) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held record;
begin
  perform demand_door();
  select s.company_id, i.id, i.email into held
    from sessions s join session_families f on f.id = s.family_id join identities i on i.id = f.identity_id
   where s.session_token_hash = token and f.cookie_hash = cookie;
  if not found then return false; end if;
  perform append_audit(held.company_id, held.email, held.id, what, aim, origin, more);
  return true;
end $$;

-- Forgets what nobody may use any more: families a month after their end, links and counters after a day, meters that
-- are paid off, captchas that are too old, and codes of a hand-over after a day.
create or replace function sweep_sessions() returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  swept integer;
begin
  perform demand_door();
  delete from session_families where absolute_expiry < now() - interval '30 days';
  get diagnostics swept = row_count;
  delete from one_use_tokens where expires_at < now() - interval '30 days';
  delete from attempt_counters where greatest(window_start, blocked_until) < now() - interval '1 day';
  delete from call_meters where busy_until < now();
  delete from spent_captchas where expires_at < now() - interval '1 hour';
  delete from hand_overs where expires_at < now() - interval '1 day';
  return swept;
end $$;

-- Opens a supplier's scope as open_scope does, for who has shown lately who it is; a password shows it only for who has no
-- second factor. `only_with_factor` asks nobody else.
create or replace function open_stepped_scope(
  token bytea, cookie bytea, account integer, module text, needs_master boolean, renews boolean,
  valid_seconds integer, only_with_factor boolean
) returns opened_scope
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  opened opened_scope;
  has_factor boolean;
begin
  opened := open_scope(token, cookie, account, module, needs_master, renews);
  has_factor := has_second_factor(opened.identity_id);
  if only_with_factor and not has_factor then return opened; end if;
  if not exists (select 1 from session_families f
                  where f.cookie_hash = cookie and f.stepped_up_at > now() - make_interval(secs => valid_seconds)
                    and (f.stepped_up_by <> 'password' or not has_factor)) then
    raise exception using errcode = 'EN403', message = 'step-up-needed';
  end if;
  return opened;
end $$;

-- Opens a session as start_session does, for who has shown `shown`: null is a device that is trusted.
create or replace function open_session(
  company integer, membership uuid, client text, secret_hash bytea, cookie bytea, token bytea, access bytea,
  refresh bytea, token_seconds integer, absolute_seconds integer, previous_cookie bytea, origin text, device_text text,
  shown text
) returns session_person
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  person session_person;
begin
  perform demand_door();
  person := start_session(company, membership, client, secret_hash, cookie, token, access, refresh, token_seconds,
                          absolute_seconds, previous_cookie, origin, device_text);
  update session_families f
     set stepped_up_at = case when shown is not null then now() end, stepped_up_by = shown,
         factor_at = case when shown <> 'password' then now() end
   where f.cookie_hash = cookie;
  return person;
end $$;

-- The browser's half of one of the open scope's sessions.
create or replace function scope_family(session uuid) returns uuid
  language sql stable security definer set search_path = public, pg_temp as $$
  select f.id from sessions s join session_families f on f.id = s.family_id
   where s.company_id = scope_company() and s.id = session and f.identity_id = scope_identity() and f.ended_at is null $$;

-- Remembers that a session of the open scope has just shown who it is.
create or replace function mark_stepped_up(session uuid, how text) returns void
  language sql security definer set search_path = public, pg_temp as $$
  update session_families f
     set stepped_up_at = now(), stepped_up_by = how,
         factor_at = case when how = 'password' then f.factor_at else coalesce(f.factor_at, now()) end
   where f.id = scope_family(session) $$;

-- Whether the open scope's session may go on as another membership of its person: `open`, `step-up` where that one asks for
-- a factor that this session has not shown, `enrol` where the person has none to show.
create or replace function switch_demand(session uuid, wanted uuid) returns text
  language sql stable security definer set search_path = public, pg_temp as $$
  select case when not exists (select 1 from memberships m where m.id = wanted and m.identity_id = scope_identity()
                                  and demands_factor(m.company_id, m.id)) then 'open'
              when exists (select 1 from session_families f where f.id = scope_family(session) and f.factor_at is not null)
                   and has_second_factor(scope_identity()) then 'open'
              when has_second_factor(scope_identity()) then 'step-up' else 'enrol' end $$;

-- A session that was handed over has shown at its new host what it had shown where it came from.
create or replace function carry_factor(code bytea, cookie bytea) returns void
  language sql security definer set search_path = public, pg_temp as $$
  select demand_door();
  update session_families f set factor_at = came.factor_at
    from hand_overs h join session_families came on came.id = h.family_id
   where h.code_hash = code and f.cookie_hash = cookie and f.identity_id = came.identity_id $$;

-- Who may call them.
revoke execute on function open_scope, login_candidate, start_session, refresh_session, end_session, switch_session,
  audit_refusal, sweep_sessions, open_stepped_scope, open_session, scope_family, mark_stepped_up, switch_demand,
  carry_factor from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function open_scope, switch_session, open_stepped_scope, scope_family, mark_stepped_up, switch_demand
  to enlace_app;
grant execute on function login_candidate, refresh_session, end_session, audit_refusal, sweep_sessions, open_session,
  carry_factor to enlace_door;
