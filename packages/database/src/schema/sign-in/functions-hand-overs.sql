-- Keeps a code that hands the open scope's session over to another membership of its person. False where it has none.
create or replace function hand_over_session(
  left_session uuid, wanted uuid, code bytea, target_host text, from_host text, is_shared boolean, valid_seconds integer
) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into hand_overs (code_hash, company_id, membership_id, family_id, left_company, host, left_host,
                          is_shared_device, expires_at)
  select code, m.company_id, m.id, f.id, s.company_id, lower(target_host), lower(from_host), is_shared,
         now() + make_interval(secs => valid_seconds)
    from sessions s
    join session_families f on f.id = s.family_id and f.identity_id = scope_identity() and f.ended_at is null
    join memberships m on m.id = wanted and m.identity_id = f.identity_id and membership_is_open(m)
    join third_parties t on t.company_id = m.company_id and t.id = m.third_party_id and t.activo
   where s.company_id = scope_company() and s.id = left_session;
  return found;
end $$;

-- Spends a code where it belongs, and opens the session that it was made for, in a family of this browser and host that
-- ends when the one that it came from would have. No row for an unknown code; `is_open` is false for one that is spent,
-- too old, at another host, not brought from where it was made, or of somebody who may not enter any more.
create or replace function take_hand_over(
  code bytea, at_host text, from_host text, client text, secret_hash bytea, cookie bytea, token bytea, access bytea,
  refresh bytea, token_seconds integer, previous_cookie bytea, origin text, device_text text
) returns table (is_open boolean, company_id integer, identity_id uuid, email text, first_name text, last_name text,
                 is_master boolean, razon_social text, membership_id uuid, left_company integer,
                 is_shared_device boolean, token_seconds_left integer, seconds_left integer)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  held hand_overs;
  came_from session_families;
  family uuid;
  due timestamptz;
  opens boolean;
begin
  perform demand_door();
  -- Whoever comes second waits here, and finds it spent.
  select h.* into held from hand_overs h where h.code_hash = code for update;
  if not found then return; end if;
  select f.* into strict came_from from session_families f where f.id = held.family_id;
  opens := held.spent_at is null and held.expires_at > now()
    and held.host = lower(at_host) and held.left_host = lower(from_host)
    and came_from.ended_at is null and came_from.absolute_expiry > now()
    and not exists (select 1 from company_hosts c where c.host = held.host and c.company_id <> held.company_id)
    and exists (select 1 from memberships m
                  join identities i on i.id = m.identity_id and i.active
                  join third_parties t on t.company_id = m.company_id and t.id = m.third_party_id and t.activo
                 where m.company_id = held.company_id and m.id = held.membership_id and membership_is_open(m)
                   and m.identity_id = came_from.identity_id);
  due := least(now() + make_interval(secs => token_seconds), came_from.absolute_expiry);
  if opens then
    update hand_overs h set spent_at = now() where h.code_hash = code;
    update session_families f set ended_at = now(), ended_reason = 'replaced'
     where f.cookie_hash = previous_cookie and f.ended_at is null;
    update memberships m set last_used_at = now()
     where m.company_id = held.company_id and m.id = held.membership_id;
    insert into session_families (identity_id, cookie_hash, client_id, client_secret_hash, absolute_expiry, address, device)
    values (came_from.identity_id, cookie, client, secret_hash, came_from.absolute_expiry, origin, device_text)
    returning id into family;
    insert into sessions (company_id, family_id, membership_id, session_token_hash, access_token_hash,
                          refresh_token_hash, expires_at, idle_minutes)
    values (held.company_id, family, held.membership_id, token, access, refresh, due, idle_minutes_of(held.company_id));
  end if;
  return query select opens, p.company_id, p.identity_id, p.email, p.first_name, p.last_name, p.is_master,
                      p.razon_social, held.membership_id, held.left_company, held.is_shared_device,
                      extract(epoch from due - now())::integer,
                      extract(epoch from came_from.absolute_expiry - now())::integer
                 from person_of_membership(held.company_id, held.membership_id) p;
end $$;

-- Remembers which browser the open scope's session made a code for.
create or replace function bind_hand_over(code bytea, browser bytea) returns void
  language sql security definer set search_path = public, pg_temp as $$
  update hand_overs h set browser_hash = browser
    from session_families f
   where h.code_hash = code and f.id = h.family_id and f.identity_id = scope_identity() and h.browser_hash is null $$;

-- As take_hand_over, for the browser that the code was made for. What a node of the version before made is bound to none.
create or replace function take_bound_hand_over(
  code bytea, at_host text, from_host text, client text, secret_hash bytea, cookie bytea, token bytea, access bytea,
  refresh bytea, token_seconds integer, previous_cookie bytea, origin text, device_text text, browser bytea
) returns table (is_open boolean, company_id integer, identity_id uuid, email text, first_name text, last_name text,
                 is_master boolean, razon_social text, membership_id uuid, left_company integer,
                 is_shared_device boolean, token_seconds_left integer, seconds_left integer)
  language sql security definer set search_path = public, pg_temp as $$
  select demand_door();
  select * from take_hand_over(code, at_host,
    -- No host is called so: a code of another browser opens nothing, and its owner's trail tells of it.
    case when exists (select 1 from hand_overs h where h.code_hash = code and h.browser_hash <> browser)
         then '/' else from_host end,
    client, secret_hash, cookie, token, access, refresh, token_seconds, previous_cookie, origin, device_text) $$;

-- Who may call them.
revoke execute on function hand_over_session, take_hand_over, bind_hand_over, take_bound_hand_over
  from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function hand_over_session, bind_hand_over to enlace_app;
grant execute on function take_hand_over, take_bound_hand_over to enlace_door;
