-- The doors of the session: what belongs to no scope yet (login, refresh, one-use links, counters) and what a scope
-- may know of its own person. Each is owned by enlace_owner and does one thing; the tables behind stay closed.
-- A refusal is SQLSTATE EN4xx; the message is the problem's code.

-- A session that was left for another membership: its tokens are refused without suspicion.
alter table sessions add column superseded_at timestamptz;
create index sessions_by_membership on sessions (company_id, membership_id);
-- When the person took up an invitation. Until then the membership opens nothing, whoever knows the password.
alter table memberships add column accepted_at timestamptz;

-- Whom an email may sign in as in a company: the membership used last. No row where there is nobody.
create function login_candidate(wanted_email text, wanted_company integer)
  returns table (identity_id uuid, password_hash text, membership_id uuid, company_name text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select i.id, i.password_hash, m.id, c.nombre
    from identities i
    join memberships m on m.identity_id = i.id and m.company_id = wanted_company
    join third_parties t on t.company_id = m.company_id and t.id = m.third_party_id
    join companies c on c.id = m.company_id
   where i.email = lower(wanted_email) and i.active and m.active and t.activo and i.password_hash is not null
   order by m.last_used_at desc nulls last, m.created_at, m.id
   limit 1 $$;

-- Idle minutes of a company, from its parameter time_out; 30 where it says nothing sensible.
create function idle_minutes_of(company integer) returns integer
  language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce((select least(greatest((value #>> '{}')::integer, 1), 1440) from settings
                    where company_id = company and name = 'time_out' and (value #>> '{}') ~ '^[0-9]{1,6}$'), 30) $$;

-- The person as the login, the switch and the shell show it.
create type session_person as (
  company_id integer, identity_id uuid, email text, first_name text, last_name text, is_master boolean,
  razon_social text, nit text, is_mipyme boolean
);

create function person_of_membership(company integer, membership uuid) returns session_person
  language sql stable security definer set search_path = public, pg_temp as $$
  select row(m.company_id, i.id, i.email, i.first_name, i.last_name, m.is_master, t.nombre,
             t.documento_numero || coalesce('-' || t.documento_dv, ''), t.pyme)::session_person
    from memberships m
    join identities i on i.id = m.identity_id
    join third_parties t on t.company_id = m.company_id and t.id = m.third_party_id
   where m.company_id = company and m.id = membership $$;

-- Opens a browser's family and its first session. The family that the same browser had before ends with it.
create function start_session(
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
create function refresh_session(
  client text, secret_hash bytea, cookie bytea, refresh bytea, next_refresh bytea, next_access bytea,
  token_seconds integer, grace_seconds integer
) returns table (outcome text, company_id integer, identity_id uuid, seconds_left integer)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  family record;
  held record;
  due timestamptz;
begin
  select f.* into family from session_families f where f.client_id = client for update;
  if not found or family.client_secret_hash is distinct from secret_hash or family.cookie_hash is distinct from cookie
     or family.ended_at is not null or family.absolute_expiry <= now() then
    return query select 'refused', null::integer, null::uuid, 0;
    return;
  end if;
  select s.*, m.active and i.active and t.activo as may into held
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
create function end_session(token bytea, cookie bytea)
  returns table (company_id integer, identity_id uuid, email text, was_open boolean)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held record;
begin
  select s.company_id, f.id as family_id, f.identity_id, i.email, f.ended_at is null as was_open into held
    from sessions s join session_families f on f.id = s.family_id join identities i on i.id = f.identity_id
   where s.session_token_hash = token and f.cookie_hash = cookie;
  if not found then return; end if;
  update session_families set ended_at = now(), ended_reason = 'logout' where id = held.family_id and ended_at is null;
  return query select held.company_id, held.identity_id, held.email, held.was_open;
end $$;

-- Moves the open scope's browser to another membership of the same person. The session left behind answers what is
-- under way for half a minute and is then over. No row where the person has no such membership.
create function switch_session(
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
   where m.id = wanted and m.identity_id = family.identity_id and m.active and t.activo;
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

-- What the open scope may know of its own person.
create function scope_person()
  returns table (identity_id uuid, email text, first_name text, last_name text, city_name text, movil text,
                 movil_indicative text, is_master boolean, razon_social text, nit text, is_mipyme boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select i.id, i.email, i.first_name, i.last_name, i.city_name, i.movil, i.movil_indicative, p.is_master,
         p.razon_social, p.nit, p.is_mipyme
    from identities i, person_of_membership(scope_company(), scope_membership()) p
   where i.id = scope_identity() $$;

-- The person's memberships over all companies: where it may switch to.
create function scope_person_memberships()
  returns table (id uuid, company_id integer, company_name text, razon_social text, nit text, is_current boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select m.id, m.company_id, c.nombre, t.nombre, t.documento_numero || coalesce('-' || t.documento_dv, ''),
         m.company_id = scope_company() and m.id = scope_membership()
    from memberships m
    join companies c on c.id = m.company_id
    join third_parties t on t.company_id = m.company_id and t.id = m.third_party_id
   where m.identity_id = scope_identity() and m.active and t.activo
   order by c.nombre, t.nombre, m.id $$;

-- All branch accounts of the open membership, whichever of them is selected now.
create function scope_membership_accounts()
  returns table (id integer, codigo text, nombre text, ciudad text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select b.id, b.codigo, b.nombre, b.ciudad
    from memberships m
    join branch_accounts b on b.company_id = m.company_id and b.third_party_id = m.third_party_id and b.activo
   where m.company_id = scope_company() and m.id = scope_membership()
     and (m.all_accounts or exists (select 1 from membership_accounts a where a.company_id = m.company_id
                                      and a.membership_id = m.id and a.third_id = b.id))
   order by b.codigo, b.id $$;

-- Records a refused request of a session under its company. False where both halves name no session.
create function audit_refusal(token bytea, cookie bytea, what text, aim text, origin text, more jsonb) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held record;
begin
  select s.company_id, i.id, i.email into held
    from sessions s join session_families f on f.id = s.family_id join identities i on i.id = f.identity_id
   where s.session_token_hash = token and f.cookie_hash = cookie;
  if not found then return false; end if;
  perform append_audit(held.company_id, held.email, held.id, what, aim, origin, more);
  return true;
end $$;

-- Takes one attempt for a key, or answers the seconds until the next one is allowed and takes none. Taken before the
-- password is checked, so that a hundred guesses at once are a hundred attempts. `delays` are the seconds to wait
-- after the first, second, … attempt of the window; the last one stands for all after it.
create function take_attempt(wanted text, window_seconds integer, delays integer[]) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held attempt_counters;
  pause integer;
begin
  insert into attempt_counters (key) values (wanted) on conflict (key) do nothing;
  select * into strict held from attempt_counters where key = wanted for update;
  if held.blocked_until > clock_timestamp() then
    return ceil(extract(epoch from held.blocked_until - clock_timestamp()))::integer;
  end if;
  if greatest(held.window_start, held.blocked_until) + make_interval(secs => window_seconds) <= clock_timestamp() then
    held.attempts := 0;
    held.window_start := clock_timestamp();
  end if;
  held.attempts := held.attempts + 1;
  pause := delays[least(held.attempts, array_length(delays, 1))];
  update attempt_counters
     set attempts = held.attempts, window_start = held.window_start,
         blocked_until = case when pause > 0 then clock_timestamp() + make_interval(secs => pause) end
   where key = wanted;
  return 0;
end $$;

-- An attempt that was right: forgets the account's failures and gives the address its attempt back.
create function attempt_succeeded(account text, place text) returns void
  language sql security definer set search_path = public, pg_temp as $$
  delete from attempt_counters where key = account;
  update attempt_counters set attempts = greatest(attempts - 1, 0), blocked_until = null where key = place $$;

-- Invites a person to the open company: the person, its membership and the hash of a link that works once. Nobody but
-- the person sets a password, and what another company invited opens nothing here before this link is spent.
create function invite_person(
  wanted_email text, first text, last text, third_party integer, master boolean, accounts integer[],
  token bytea, valid_minutes integer
) returns table (identity_id uuid, membership_id uuid, has_password boolean)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  person identities;
  membership uuid;
begin
  if scope_company() is null then
    raise exception using errcode = 'EN404', message = 'company-not-found';
  end if;
  insert into identities (email, first_name, last_name) values (lower(trim(wanted_email)), first, last)
    on conflict (email) do nothing;
  select * into strict person from identities where email = lower(trim(wanted_email));
  insert into memberships as m (company_id, identity_id, third_party_id, is_master, all_accounts, active)
  values (scope_company(), person.id, third_party, master, accounts is null, false)
    on conflict (company_id, identity_id, third_party_id)
    do update set is_master = excluded.is_master, all_accounts = excluded.all_accounts
    returning m.id into membership;
  delete from membership_accounts a where a.company_id = scope_company() and a.membership_id = membership;
  insert into membership_accounts (company_id, membership_id, third_id)
  select scope_company(), membership, account from unnest(accounts) account;
  update one_use_tokens t set spent_at = now()
   where t.company_id = scope_company() and t.identity_id = person.id and t.purpose = 'invitation' and t.spent_at is null;
  insert into one_use_tokens (token_hash, company_id, identity_id, purpose, expires_at)
  values (token, scope_company(), person.id, 'invitation', now() + make_interval(mins => valid_minutes));
  return query select person.id, membership, person.password_hash is not null;
end $$;

-- Whose an open one-use link is. No row where it is unknown, spent or too old.
create function one_use_link(wanted bytea)
  returns table (company_id integer, identity_id uuid, email text, purpose text, password_hash text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select t.company_id, i.id, i.email, t.purpose, i.password_hash
    from one_use_tokens t join identities i on i.id = t.identity_id
   where t.token_hash = wanted and t.spent_at is null and t.expires_at > now() and i.active $$;

-- Spends a one-use link. An invitation takes up the person's memberships in the inviting company. With a new password
-- all sessions of the person end everywhere and its other links are void. No row where the link was spent meanwhile.
create function spend_one_use_link(wanted bytea, new_password_hash text)
  returns table (company_id integer, identity_id uuid, email text)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  link one_use_tokens;
begin
  update one_use_tokens t set spent_at = now()
   where t.token_hash = wanted and t.spent_at is null and t.expires_at > now() returning t.* into link;
  if not found then return; end if;
  if link.purpose = 'invitation' then
    update memberships m set active = true, accepted_at = now()
     where m.company_id = link.company_id and m.identity_id = link.identity_id and m.accepted_at is null;
  end if;
  if new_password_hash is not null then
    update identities i set password_hash = new_password_hash, updated_at = now() where i.id = link.identity_id;
    update session_families f set ended_at = now(), ended_reason = 'password'
     where f.identity_id = link.identity_id and f.ended_at is null;
    update one_use_tokens t set spent_at = now()
     where t.identity_id = link.identity_id and t.purpose = 'recovery' and t.spent_at is null;
  end if;
  return query select link.company_id, link.identity_id, i.email from identities i where i.id = link.identity_id;
end $$;

-- A file of a company's branding by the hash of its bytes. It is public and its address names no company.
create function branding_file(hash text, wanted_name text) returns table (media_type text, bytes bytea)
  language sql stable security definer set search_path = public, pg_temp as $$
  select f.media_type, f.bytes from company_files f where f.sha256 = hash and f.name = wanted_name limit 1 $$;
create index company_files_by_content on company_files (sha256);

-- Whether a host is claimed by a company, and by which; else the wanted one, else the configured one, where it exists.
create function visited_company(wanted_host text, wanted integer, configured integer)
  returns table (company_id integer, is_claimed boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(h.company_id, w.id, c.id), h.company_id is not null
    from (select 1) one
    left join company_hosts h on h.host = lower(wanted_host)
    left join companies w on w.id = wanted
    left join companies c on c.id = configured $$;

-- Forgets what nobody may use any more: families a month after their end, links and counters after a day.
create function sweep_sessions() returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  swept integer;
begin
  delete from session_families where absolute_expiry < now() - interval '30 days';
  get diagnostics swept = row_count;
  delete from one_use_tokens where expires_at < now() - interval '30 days';
  delete from attempt_counters where greatest(window_start, blocked_until) < now() - interval '1 day';
  return swept;
end $$;

revoke execute on function login_candidate(text, integer), idle_minutes_of(integer), person_of_membership(integer, uuid),
  start_session(integer, uuid, text, bytea, bytea, bytea, bytea, bytea, integer, integer, bytea, text, text),
  refresh_session(text, bytea, bytea, bytea, bytea, bytea, integer, integer), end_session(bytea, bytea),
  switch_session(uuid, uuid, bytea, bytea, bytea, integer), scope_person(), scope_person_memberships(),
  scope_membership_accounts(), audit_refusal(bytea, bytea, text, text, text, jsonb),
  take_attempt(text, integer, integer[]), attempt_succeeded(text, text),
  invite_person(text, text, text, integer, boolean, integer[], bytea, integer), one_use_link(bytea),
  spend_one_use_link(bytea, text), branding_file(text, text), visited_company(text, integer, integer), sweep_sessions()
  from public;
grant execute on function login_candidate(text, integer),
  start_session(integer, uuid, text, bytea, bytea, bytea, bytea, bytea, integer, integer, bytea, text, text),
  refresh_session(text, bytea, bytea, bytea, bytea, bytea, integer, integer), end_session(bytea, bytea),
  switch_session(uuid, uuid, bytea, bytea, bytea, integer), scope_person(), scope_person_memberships(),
  scope_membership_accounts(), audit_refusal(bytea, bytea, text, text, text, jsonb),
  take_attempt(text, integer, integer[]), attempt_succeeded(text, text), one_use_link(bytea),
  spend_one_use_link(bytea, text), branding_file(text, text), visited_company(text, integer, integer), sweep_sessions()
  to enlace_app;
grant execute on function invite_person(text, text, text, integer, boolean, integer[], bytea, integer),
  spend_one_use_link(bytea, text) to enlace_staff;
