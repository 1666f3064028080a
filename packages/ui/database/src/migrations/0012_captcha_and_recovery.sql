-- What keeps machines from asking without end, and the link that gives a person its access back.

-- How busy a visitor keeps us, per key and window: the moment at which all that it asked for is paid off. Losing it in a
-- crash forgives everybody, so it is not logged; every node sees the same.
create unlogged table call_meters (
  key text primary key,
  busy_until timestamptz not null default now()
);

-- Solutions of the captcha that were used, until their challenge is too old by itself.
create table spent_captchas (
  company_id integer not null references companies on delete cascade,
  challenge_hash bytea not null,
  expires_at timestamptz not null,
  primary key (company_id, challenge_hash)
);
create index spent_captchas_by_expiry on spent_captchas (expires_at);

do $$
declare
  name text;
begin
  foreach name in array array['call_meters', 'spent_captchas'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner on %I to enlace_owner using (true) with check (true)', name);
  end loop;
end $$;

-- Takes one turn of so many in so many seconds, for each window of a key: a burst of all of them at once, then one as
-- each is paid off. Answers 0, or the seconds to wait for the next one; what is refused costs no turn.
create function take_turn(wanted text, seconds integer[], turns integer[]) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  keys text[] := array(select wanted || '/' || s from unnest(seconds) with ordinality u (s, place) order by place);
  busy timestamptz;
  moment timestamptz;
  paid timestamptz[] := '{}';
  pause double precision := 0;
begin
  -- Both in one order, so that two requests never wait for one another.
  insert into call_meters (key) select k from unnest(keys) k order by k on conflict (key) do nothing;
  perform 1 from call_meters m where m.key = any (keys) order by m.key for update;
  moment := clock_timestamp();
  for i in 1 .. array_length(turns, 1) loop
    select m.busy_until into busy from call_meters m where m.key = keys[i];
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
create function spend_captcha(company integer, challenge bytea, good_until timestamptz) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into spent_captchas (company_id, challenge_hash, expires_at) values (company, challenge, good_until)
    on conflict do nothing;
  return found;
end $$;

-- Gives the person behind an email a link to set a new password: who has an active membership in the open company. An
-- earlier link of the person no longer works. No row where there is nobody.
create function issue_recovery_link(wanted_email text, token bytea, valid_minutes integer)
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
  update one_use_tokens t set spent_at = now()
   where t.identity_id = person.id and t.purpose = 'recovery' and t.spent_at is null;
  insert into one_use_tokens (token_hash, company_id, identity_id, purpose, expires_at)
  values (token, scope_company(), person.id, 'recovery', now() + make_interval(mins => valid_minutes));
  return query select person.id, person.email, person.first_name;
end $$;

-- Forgets what nobody may use any more: families a month after their end, links and counters after a day, meters that
-- are paid off and captchas that are too old.
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
  return swept;
end $$;

revoke execute on function take_turn(text, integer[], integer[]), spend_captcha(integer, bytea, timestamptz),
  issue_recovery_link(text, bytea, integer) from public;
grant execute on function take_turn(text, integer[], integer[]), spend_captcha(integer, bytea, timestamptz),
  issue_recovery_link(text, bytea, integer) to enlace_app;
