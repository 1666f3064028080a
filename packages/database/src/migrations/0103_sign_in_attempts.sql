-- Attempts to sign in, counted by person and by where they come from, so that a stranger locks nobody out and guesses slowly.
-- A browser that the person used before, a network that it signed in from lately, and everywhere else are counted apart, and
-- so are the portal and the back office.

-- When the attempts of a counter were made that counts each for a time of its own.
alter table attempt_counters add column moments timestamptz[] not null default '{}';

-- Where a person signed in from lately, also where somebody else's failures are many.
create index sign_ins_entered on sign_ins (identity_id, at) where left(outcome, 7) = 'entered';

-- An email as counters name it: the keys show nobody's.
create function sign_in_account(wanted_email text) returns text language sql immutable
  as $$ select encode(sha256(convert_to(lower(wanted_email), 'UTF8')), 'hex') $$;

-- What counts as one network: an address of IPv4, 64 bits of IPv6; whatever is no address stands for itself.
create function network_of(address text) returns text language plpgsql immutable as $$
begin
  if address like '::ffff:%.%' then return substr(address, 8); end if;
  if family(address::inet) = 4 then return host(address::inet); end if;
  return network(set_masklen(address::inet, 64))::text;
exception when others then
  return address;
end $$;

-- Takes one attempt at a person's password before it is looked at. `standing` is what is known of where it comes from:
-- `device` (a cookie that the person was given), `network` (it signed in from there within 30 days), `unknown`.
-- From a known device the attempt is delayed by `device_delays`; from elsewhere so many count within the time as `plain`
-- says, and `checked` more with a captcha solved. Takes none and answers `pause` (seconds), or `asks_captcha`.
create function take_sign_in_attempt(
  wanted_email text, door text, device_token bytea, origin text, place text, solved boolean,
  plain integer, checked integer, within_seconds integer, window_seconds integer,
  place_delays integer[], device_delays integer[]
) returns table (counter text, standing text, pause integer, asks_captcha boolean)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  person uuid := (select i.id from identities i where i.email = lower(wanted_email));
  prefix text := 'sign-in:' || sign_in_account(wanted_email) || ':' || door || ':';
  shared text;
  moment timestamptz;
  free_at timestamptz;
  plain_moments timestamptz[];
  checked_moments timestamptz[];
begin
  asks_captcha := false;
  if exists (select 1 from known_devices d where d.identity_id = person and d.token_hash = device_token) then
    counter := prefix || 'device:' || encode(device_token, 'hex');
    standing := 'device';
    pause := take_attempt(counter, window_seconds, device_delays);
    return next;
    return;
  end if;
  if exists (select 1 from sign_ins s where s.identity_id = person and left(s.outcome, 7) = 'entered'
                and s.at > now() - interval '30 days' and network_of(s.address) = network_of(origin)) then
    shared := prefix || 'network:' || network_of(origin);
    standing := 'network';
  else
    shared := prefix || 'elsewhere';
    standing := 'unknown';
  end if;
  counter := shared;
  pause := 0;
  -- Both in one order, so that two requests never wait for one another.
  insert into attempt_counters (key) values (shared), (shared || ':checked') on conflict (key) do nothing;
  perform 1 from attempt_counters c where c.key in (shared, shared || ':checked') order by c.key for update;
  moment := clock_timestamp();
  -- What a clock that was ahead has written is not waited for.
  select array_agg(m order by m) into plain_moments from attempt_counters c, unnest(c.moments) m
   where c.key = shared and m > moment - make_interval(secs => within_seconds) and m < moment + interval '11 minutes';
  select array_agg(m order by m) into checked_moments from attempt_counters c, unnest(c.moments) m
   where c.key = shared || ':checked' and m > moment - make_interval(secs => within_seconds)
     and m < moment + interval '11 minutes';
  free_at := least(plain_moments[1], checked_moments[1]) + make_interval(secs => within_seconds);
  if coalesce(cardinality(plain_moments), 0) >= plain then
    if coalesce(cardinality(checked_moments), 0) >= checked then
      pause := greatest(1, ceil(extract(epoch from free_at - moment)))::integer;
      return next;
      return;
    end if;
    if not solved then
      asks_captcha := true;
      return next;
      return;
    end if;
    counter := shared || ':checked';
  end if;
  pause := take_attempt(place, window_seconds, place_delays);
  if pause > 0 then
    return next;
    return;
  end if;
  update attempt_counters c
     set moments = case when counter = shared then plain_moments else checked_moments end || moment, window_start = moment
   where c.key = counter;
  -- From when on until when nothing from there is looked at, for who may lift it.
  if counter <> shared and cardinality(coalesce(checked_moments, '{}') || moment) >= checked then
    update attempt_counters c set blocked_until = free_at where c.key = shared;
  end if;
  return next;
end $$;

-- The password was right. Where the counter is the person's own it starts afresh; the one that strangers share gets this
-- attempt back and no more, and so does the address.
create function sign_in_attempt_succeeded(counter text, standing text, place text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  shared text := regexp_replace(counter, ':checked$', '');
begin
  -- In the order in which an attempt takes them.
  perform 1 from attempt_counters c where c.key in (shared, shared || ':checked') order by c.key for update;
  if standing = 'unknown' then
    update attempt_counters c set moments = c.moments[1 : cardinality(c.moments) - 1] where c.key = counter;
    update attempt_counters c set blocked_until = null where c.key = shared;
  else
    delete from attempt_counters c where c.key in (shared, shared || ':checked');
  end if;
  if standing <> 'device' then
    update attempt_counters c set attempts = greatest(c.attempts - 1, 0), blocked_until = null where c.key = place;
  end if;
end $$;

-- Whether strangers' attempts have used up what is looked at of a person, at a door.
create function sign_in_is_locked(wanted_email text, door text) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select 1 from attempt_counters c
                  where c.key = 'sign-in:' || sign_in_account(wanted_email) || ':' || door || ':elsewhere'
                    and c.blocked_until > now()) $$;

-- Forgets all attempts at a person's password and at its codes.
create function forget_sign_in_attempts(person uuid) returns void
  language sql security definer set search_path = public, pg_temp as $$
  delete from attempt_counters c using identities i
   where i.id = person and (starts_with(c.key, 'sign-in:' || sign_in_account(i.email) || ':') or c.key = 'factor:' || i.id) $$;

-- Lets the operator lift what keeps somebody out, who works with the company or for it.
create function unlock_person(wanted_email text, company integer) returns table (identity_id uuid, email text)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  person identities;
begin
  select i.* into person from identities i where i.email = lower(trim(wanted_email))
     and (exists (select 1 from memberships m where m.identity_id = i.id and m.company_id = company)
          or exists (select 1 from staff_members s where s.identity_id = i.id and s.company_id = company));
  if not found then return; end if;
  perform forget_sign_in_attempts(person.id);
  return query select person.id, person.email;
end $$;

-- The members of the open company who are kept out at the back office's door.
create function scope_locked_staff() returns table (id uuid)
  language sql stable security definer set search_path = public, pg_temp as $$
  select s.id from staff_members s join identities i on i.id = s.identity_id
   where s.company_id = scope_company() and s.accepted_at is not null and sign_in_is_locked(i.email, 'backoffice') $$;

-- The users of one of the open company's third parties who are kept out at the portal's door.
create function third_party_locked_users(third_party integer) returns table (id uuid)
  language sql stable security definer set search_path = public, pg_temp as $$
  select m.id from memberships m join identities i on i.id = m.identity_id
   where m.company_id = scope_company() and m.third_party_id = third_party and m.accepted_at is not null
     and sign_in_is_locked(i.email, 'portal') $$;

-- Lifts what keeps one of the open company's members or suppliers' users out. No row where it is not the company's.
create function unlock_here(member uuid, membership uuid) returns table (identity_id uuid, email text)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  person identities;
begin
  select i.* into person from identities i
   where i.id = coalesce(
     (select s.identity_id from staff_members s where s.company_id = scope_company() and s.id = member
         and s.accepted_at is not null),
     (select m.identity_id from memberships m where m.company_id = scope_company() and m.id = membership
         and m.accepted_at is not null));
  if not found then return; end if;
  perform forget_sign_in_attempts(person.id);
  return query select person.id, person.email;
end $$;

-- What a person is called, and the companies and suppliers that it works for or was invited by: words that somebody who knows
-- the person would try as its password.
create function names_of_person(person uuid) returns table (name text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select i.first_name || ' ' || i.last_name from identities i where i.id = person
  union select unnest(array[c.nombre, t.nombre]) from memberships m
    join companies c on c.id = m.company_id
    join third_parties t on t.company_id = m.company_id and t.id = m.third_party_id
   where m.identity_id = person
  union select c.nombre from staff_members s join companies c on c.id = s.company_id where s.identity_id = person $$;

-- One-use links ---------------------------------------------------------------------------------------------------------

-- Gives the person behind an email a link to set a new password, as before. An earlier one works until one of them is used:
-- anyone who asks for links in somebody's name takes none away.
create or replace function issue_recovery_link(wanted_email text, token bytea, valid_minutes integer)
  returns table (identity_id uuid, email text, first_name text)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  person identities;
begin
  select i.* into person from identities i
   where i.email = lower(wanted_email) and i.active and exists (
     select 1 from memberships m join third_parties t on t.company_id = m.company_id and t.id = m.third_party_id
      where m.identity_id = i.id and m.company_id = scope_company() and m.active and t.activo)
     for update of i;
  if not found then return; end if;
  insert into one_use_tokens (token_hash, company_id, identity_id, purpose, expires_at)
  values (token, scope_company(), person.id, 'recovery', now() + make_interval(mins => valid_minutes));
  return query select person.id, person.email, person.first_name;
end $$;

-- Lets somebody who works in a back office set a new password by mail, likewise.
create or replace function ask_staff_recovery(wanted_email text, token bytea, valid_minutes integer)
  returns table (company_id integer, identity_id uuid, email text, first_name text)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held record;
begin
  select c.company_id, c.staff_id, c.identity_id into held from staff_candidate(wanted_email) c;
  if not found then return; end if;
  insert into one_use_tokens (token_hash, company_id, identity_id, staff_id, purpose, expires_at)
  values (token, held.company_id, held.identity_id, held.staff_id, 'staff-recovery',
          now() + make_interval(mins => valid_minutes));
  return query select held.company_id, i.id, i.email, i.first_name from identities i where i.id = held.identity_id;
end $$;

-- A new password that was set by a link: all sessions end everywhere, every other link to set one is void, and no device is
-- trusted any more.
create function password_was_replaced(person uuid, new_password_hash text) returns void
  language sql security definer set search_path = public, pg_temp as $$
  update identities i set password_hash = new_password_hash, updated_at = now() where i.id = person;
  update session_families f set ended_at = now(), ended_reason = 'password'
   where f.identity_id = person and f.ended_at is null;
  update known_devices d set trusted_until = null where d.identity_id = person;
  update one_use_tokens t set spent_at = now()
   where t.identity_id = person and t.purpose in ('recovery', 'staff-recovery') and t.spent_at is null $$;

create or replace function spend_one_use_link(wanted bytea, new_password_hash text)
  returns table (company_id integer, identity_id uuid, email text)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  link one_use_tokens;
  taken record;
begin
  update one_use_tokens t set spent_at = now()
   where t.token_hash = wanted and t.spent_at is null and t.expires_at > now() returning t.* into link;
  if not found then return; end if;
  if link.purpose = 'invitation' then
    for taken in update memberships m set active = true, accepted_at = now(), invited_until = null
       where m.company_id = link.company_id and m.identity_id = link.identity_id and m.accepted_at is null
         and (link.membership_id is null or m.id = link.membership_id) returning m.* loop
      update identities i set first_name = taken.first_name, last_name = taken.last_name, updated_at = now()
       where i.id = link.identity_id and i.first_name = '' and i.last_name = '';
      update identities i set movil = taken.movil, movil_indicative = taken.movil_indicative, updated_at = now()
       where i.id = link.identity_id and i.movil = '' and taken.movil <> '';
    end loop;
  end if;
  if new_password_hash is not null then
    perform password_was_replaced(link.identity_id, new_password_hash);
  end if;
  return query select link.company_id, link.identity_id, i.email from identities i where i.id = link.identity_id;
end $$;

create or replace function spend_staff_link(wanted bytea, new_password_hash text)
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
    perform password_was_replaced(link.identity_id, new_password_hash);
  end if;
  return query select link.company_id, link.identity_id, i.email from identities i where i.id = link.identity_id;
end $$;

-- Members ---------------------------------------------------------------------------------------------------------------

-- The members of the open company. Of somebody who was invited and has not taken it up only the email is told: what the
-- person is called and whether it has a second factor is another company's to know.
create or replace function scope_staff_members()
  returns table (id uuid, email text, first_name text, last_name text, role text, active boolean, ends_on date,
                 invited_by text, invited_until timestamptz, accepted_at timestamptz, last_used_at timestamptz,
                 has_factor boolean, is_self boolean, version integer, open_sessions integer)
  language sql stable security definer set search_path = public, pg_temp as $$
  select m.id, i.email, case when m.accepted_at is null then '' else i.first_name end,
         case when m.accepted_at is null then '' else i.last_name end, m.role, m.active, m.ends_on, m.invited_by,
         m.invited_until, m.accepted_at, m.last_used_at, m.accepted_at is not null and has_second_factor(i.id),
         m.identity_id = scope_identity(), m.version,
         (select count(*)::integer from staff_sessions s join session_families f on f.id = s.family_id
           where s.company_id = m.company_id and s.staff_id = m.id and s.superseded_at is null and f.ended_at is null
             and f.absolute_expiry > now() and s.last_seen_at + make_interval(mins => s.idle_minutes) > now())
    from staff_members m join identities i on i.id = m.identity_id
   where m.company_id = scope_company()
   order by m.active desc, 3, 4, i.email $$;

do $$
declare
  door regprocedure;
begin
  for door in select p.oid::regprocedure from pg_proc p
               where p.pronamespace = 'public'::regnamespace
                 and p.proname = any (array['sign_in_account', 'network_of', 'take_sign_in_attempt',
                       'sign_in_attempt_succeeded', 'sign_in_is_locked', 'forget_sign_in_attempts', 'unlock_person',
                       'scope_locked_staff', 'third_party_locked_users', 'unlock_here', 'names_of_person', 'password_was_replaced']) loop
    execute format('revoke execute on function %s from public', door);
  end loop;
end $$;
grant execute on function
  take_sign_in_attempt(text, text, bytea, text, text, boolean, integer, integer, integer, integer, integer[], integer[]),
  sign_in_attempt_succeeded(text, text, text), names_of_person(uuid) to enlace_app;
grant execute on function unlock_person(text, integer), scope_locked_staff(), third_party_locked_users(integer),
  unlock_here(uuid, uuid) to enlace_staff;
