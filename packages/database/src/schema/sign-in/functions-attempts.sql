-- Takes one attempt for a key, or answers the seconds until the next one is allowed and takes none. Taken before the
-- password is checked, so that a hundred guesses at once are a hundred attempts. `delays` are the seconds to wait
-- after the first, second, … attempt of the window; the last one stands for all after it.
create or replace function take_attempt(wanted text, window_seconds integer, delays integer[]) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held attempt_counters;
  pause integer;
begin
  perform demand_door();
  -- In one statement: between two, an attempt that succeeds elsewhere may remove the row.
  insert into attempt_counters (key) values (wanted) on conflict (key) do update set key = excluded.key returning * into strict held;
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
create or replace function attempt_succeeded(account text, place text) returns void
  language sql security definer set search_path = public, pg_temp as $$
  select demand_door();
  delete from attempt_counters where key = account;
  update attempt_counters set attempts = greatest(attempts - 1, 0), blocked_until = null where key = place $$;

-- Takes one turn of so many in so many seconds, for each window of a key: a burst of all of them at once, then one as each
-- is paid off. Answers 0, or the seconds to wait for the next one; what is refused costs no turn. A turn that was taken
-- while the clock was ahead is no debt once the clock is right again: a meter that is busy for eleven minutes longer than
-- its own time was written by such a clock.
create or replace function take_turn(wanted text, seconds integer[], turns integer[]) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  keys text[] := array(select wanted || '/' || s from unnest(seconds) with ordinality u (s, place) order by place);
  busy timestamptz;
  moment timestamptz;
  paid timestamptz[] := '{}';
  pause double precision := 0;
begin
  perform demand_door();
  -- Both in one order, so that two requests never wait for one another.
  insert into call_meters (key) select k from unnest(keys) k order by k on conflict (key) do nothing;
  perform 1 from call_meters m where m.key = any (keys) order by m.key for update;
  moment := clock_timestamp();
  for i in 1 .. array_length(turns, 1) loop
    select m.busy_until into busy from call_meters m where m.key = keys[i];
    if busy > moment + make_interval(secs => seconds[i] + 660) then
      busy := moment;
    end if;
    busy := greatest(busy, moment) + make_interval(secs => seconds[i]::double precision / turns[i]);
    pause := greatest(pause, extract(epoch from busy - moment) - seconds[i]);
    paid := paid || busy;
  end loop;
  if pause > 0.001 then
    return ceil(pause)::integer;
  end if;
  update call_meters m set busy_until = p.until
    from unnest(keys, paid) p (key, until) where m.key = p.key;
  return 0;
end $$;

-- Uses up a captcha's challenge. False where it was used before.
create or replace function spend_captcha(company integer, challenge bytea, good_until timestamptz) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform demand_door();
  insert into spent_captchas (company_id, challenge_hash, expires_at) values (company, challenge, good_until)
    on conflict do nothing;
  return found;
end $$;

-- Tells whether a captcha's challenge was used up, without using it up: files are looked into only behind one that was not, and
-- a request that is refused for one of its files keeps it.
create or replace function captcha_is_spent(company integer, challenge bytea) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select demand_door();
  select exists (select from spent_captchas s where s.company_id = company and s.challenge_hash = challenge) $$;

-- An email as counters name it: the keys show nobody's.
create or replace function sign_in_account(wanted_email text) returns text language sql immutable
  as $$ select encode(sha256(convert_to(lower(wanted_email), 'UTF8')), 'hex') $$;

-- What counts as one network: an address of IPv4, 64 bits of IPv6; whatever is no address stands for itself.
create or replace function network_of(address text) returns text language plpgsql immutable as $$
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
create or replace function take_sign_in_attempt(
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
  perform demand_door();
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
  -- Both in one order, so that two requests never wait for one another; and held at once, because between two statements an
  -- attempt that succeeds elsewhere may remove them.
  insert into attempt_counters (key) values (shared), (shared || ':checked') on conflict (key) do update set key = excluded.key;
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
create or replace function sign_in_attempt_succeeded(counter text, standing text, place text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  shared text := regexp_replace(counter, ':checked$', '');
begin
  perform demand_door();
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
create or replace function sign_in_is_locked(wanted_email text, door text) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select 1 from attempt_counters c
                  where c.key = 'sign-in:' || sign_in_account(wanted_email) || ':' || door || ':elsewhere'
                    and c.blocked_until > now()) $$;

-- Forgets all attempts at a person's password and at its codes.
create or replace function forget_sign_in_attempts(person uuid) returns void
  language sql security definer set search_path = public, pg_temp as $$
  delete from attempt_counters c using identities i
   where i.id = person and (starts_with(c.key, 'sign-in:' || sign_in_account(i.email) || ':') or c.key = 'factor:' || i.id) $$;

-- Lets the operator lift what keeps somebody out, who works with the company or for it.
create or replace function unlock_person(wanted_email text, company integer) returns table (identity_id uuid, email text)
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
create or replace function scope_locked_staff() returns table (id uuid)
  language sql stable security definer set search_path = public, pg_temp as $$
  select s.id from staff_members s join identities i on i.id = s.identity_id
   where s.company_id = scope_company() and s.accepted_at is not null and sign_in_is_locked(i.email, 'backoffice') $$;

-- The users of one of the open company's third parties who are kept out at the portal's door.
create or replace function third_party_locked_users(third_party integer) returns table (id uuid)
  language sql stable security definer set search_path = public, pg_temp as $$
  select m.id from memberships m join identities i on i.id = m.identity_id
   where m.company_id = scope_company() and m.third_party_id = third_party and m.accepted_at is not null
     and sign_in_is_locked(i.email, 'portal') $$;

-- Lifts what keeps one of the open company's members or suppliers' users out. No row where it is not the company's.
create or replace function unlock_here(member uuid, membership uuid) returns table (identity_id uuid, email text)
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
create or replace function names_of_person(person uuid) returns table (name text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select demand_door();
  select i.first_name || ' ' || i.last_name from identities i where i.id = person
  union select unnest(array[c.nombre, t.nombre]) from memberships m
    join companies c on c.id = m.company_id
    join third_parties t on t.company_id = m.company_id and t.id = m.third_party_id
   where m.identity_id = person
  union select c.nombre from staff_members s join companies c on c.id = s.company_id where s.identity_id = person $$;

-- Who may call them.
revoke execute on function take_attempt, attempt_succeeded, take_turn, spend_captcha, captcha_is_spent, sign_in_account,
  network_of, take_sign_in_attempt, sign_in_attempt_succeeded, sign_in_is_locked, forget_sign_in_attempts, unlock_person,
  scope_locked_staff, third_party_locked_users, unlock_here, names_of_person
  from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function take_attempt, attempt_succeeded, take_turn, spend_captcha, captcha_is_spent, take_sign_in_attempt,
  sign_in_attempt_succeeded, names_of_person to enlace_door;
grant execute on function scope_locked_staff, third_party_locked_users, unlock_here to enlace_staff;
