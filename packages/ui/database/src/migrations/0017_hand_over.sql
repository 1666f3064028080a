-- A session is handed over to a company at another host: cookies do not go there, so the browser takes a code along that
-- opens a session there once, within a minute, for the same person and no longer than the one that it came from.

create table hand_overs (
  code_hash bytea primary key,
  company_id integer not null references companies,
  membership_id uuid not null,
  -- The browser's half that is left, whose end makes the code void.
  family_id uuid not null references session_families on delete cascade,
  left_company integer not null references companies,
  host text not null check (host = lower(host)),
  left_host text not null check (left_host = lower(left_host)),
  is_shared_device boolean not null,
  expires_at timestamptz not null,
  spent_at timestamptz,
  created_at timestamptz not null default now(),
  foreign key (company_id, membership_id) references memberships (company_id, id) on delete cascade
);
create index hand_overs_by_expiry on hand_overs (expires_at);
create index hand_overs_by_family on hand_overs (family_id);
alter table hand_overs enable row level security;
alter table hand_overs force row level security;
create policy owner on hand_overs to enlace_owner using (true) with check (true);

-- The person's memberships over all companies, with the hosts at which each company is reached.
drop function scope_person_memberships();
create function scope_person_memberships()
  returns table (id uuid, company_id integer, company_name text, razon_social text, nit text, is_current boolean,
                 hosts text[])
  language sql stable security definer set search_path = public, pg_temp as $$
  select m.id, m.company_id, c.nombre, t.nombre, t.documento_numero || coalesce('-' || t.documento_dv, ''),
         m.company_id = scope_company() and m.id = scope_membership(),
         array(select h.host from company_hosts h where h.company_id = m.company_id order by h.host)
    from memberships m
    join companies c on c.id = m.company_id
    join third_parties t on t.company_id = m.company_id and t.id = m.third_party_id
   where m.identity_id = scope_identity() and m.active and t.activo
   order by c.nombre, t.nombre, m.id $$;

-- Keeps a code that hands the open scope's session over to another membership of its person. False where it has none.
create function hand_over_session(
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
    join memberships m on m.id = wanted and m.identity_id = f.identity_id and m.active
    join third_parties t on t.company_id = m.company_id and t.id = m.third_party_id and t.activo
   where s.company_id = scope_company() and s.id = left_session;
  return found;
end $$;

-- Spends a code where it belongs, and opens the session that it was made for, in a family of this browser and host that
-- ends when the one that it came from would have. No row for an unknown code; `is_open` is false for one that is spent,
-- too old, at another host, not brought from where it was made, or of somebody who may not enter any more.
create function take_hand_over(
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
                 where m.company_id = held.company_id and m.id = held.membership_id and m.active
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

-- Forgets what nobody may use any more: families a month after their end, links and counters after a day, meters that
-- are paid off, captchas that are too old, and codes of a hand-over after a day.
create or replace function sweep_sessions() returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  swept integer;
begin
  delete from session_families where absolute_expiry < now() - interval '30 days';
  get diagnostics swept = row_count;
  delete from one_use_tokens where expires_at < now() - interval '30 days';
  delete from attempt_counters where greatest(window_start, blocked_until) < now() - interval '1 day';
  delete from call_meters where busy_until < now();
  delete from spent_captchas where expires_at < now() - interval '1 hour';
  delete from hand_overs where expires_at < now() - interval '1 day';
  return swept;
end $$;

revoke execute on function scope_person_memberships(),
  hand_over_session(uuid, uuid, bytea, text, text, boolean, integer),
  take_hand_over(bytea, text, text, text, bytea, bytea, bytea, bytea, bytea, integer, bytea, text, text) from public;
grant execute on function scope_person_memberships(),
  hand_over_session(uuid, uuid, bytea, text, text, boolean, integer),
  take_hand_over(bytea, text, text, text, bytea, bytea, bytea, bytea, bytea, integer, bytea, text, text) to enlace_app;
