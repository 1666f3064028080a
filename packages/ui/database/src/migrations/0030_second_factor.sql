-- The second factor of a person, what a session has shown of it, the devices and the sign-ins that a person knows, and the
-- change of its email. All of it is the person's own, over all companies: no role reads these tables, only the owner's
-- functions do, each for the open scope's person or for whoever is signing in.

-- What a browser's half of a session has shown: `factor_at` a second factor at all, `stepped_up_at` when it last proved
-- who it is and `stepped_up_by` what (password, totp, passkey, recovery).
alter table session_families add column factor_at timestamptz;
alter table session_families add column stepped_up_at timestamptz;
alter table session_families add column stepped_up_by text
  check (stepped_up_by in ('password', 'totp', 'passkey', 'recovery'));

-- The key of a person's authenticator app, sealed by the application. A code counts once: `last_counter` only rises.
create table totp_secrets (
  identity_id uuid primary key references identities on delete cascade,
  sealed bytea not null,
  last_counter bigint not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);

-- Passkeys, each good for the host (`rp_id`) at which it was made.
create table passkeys (
  identity_id uuid not null references identities on delete cascade,
  id uuid not null default gen_random_uuid(),
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  rp_id text not null,
  name text not null check (length(name) between 1 and 60),
  is_synced boolean not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  primary key (identity_id, id)
);

-- One-use codes for whoever lost the rest; kept as keyed hashes.
create table recovery_codes (
  identity_id uuid not null references identities on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (identity_id, code_hash)
);

-- Browsers that a person has signed in with, by the hash of their cookie. A trusted one is not asked for the second
-- factor at the login until `trusted_until`.
create table known_devices (
  identity_id uuid not null references identities on delete cascade,
  id uuid not null default gen_random_uuid(),
  token_hash bytea not null,
  device text not null,
  address text not null,
  trusted_until timestamptz,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  primary key (identity_id, id),
  unique (identity_id, token_hash)
);
create index known_devices_by_token on known_devices (token_hash);

-- What happened at a person's logins, told to that person.
create table sign_ins (
  identity_id uuid not null references identities on delete cascade,
  id bigint generated always as identity,
  company_id integer not null references companies,
  at timestamptz not null default clock_timestamp(),
  address text not null,
  device text not null,
  outcome text not null check (outcome in ('entered', 'entered-totp', 'entered-passkey', 'entered-recovery',
    'entered-trusted', 'wrong-password', 'wrong-factor', 'arrived')),
  primary key (identity_id, id)
);
create index sign_ins_by_time on sign_ins (at);

-- What is under way for some minutes: a login that waits for its second step, a passkey's challenge, a key that an app is
-- to take. `purpose` sign-in belongs to whoever holds the token; the others to one browser's half of a session.
create table factor_steps (
  token_hash bytea primary key,
  company_id integer not null references companies,
  identity_id uuid not null references identities on delete cascade,
  membership_id uuid not null,
  family_id uuid references session_families on delete cascade,
  purpose text not null check (purpose in ('sign-in', 'step-up', 'passkey', 'totp')),
  -- Whether this sign-in must set a factor up, because there is none and the company asks for one.
  enrols boolean not null default false,
  challenge text,
  sealed bytea,
  expires_at timestamptz not null,
  spent_at timestamptz,
  created_at timestamptz not null default now(),
  foreign key (company_id, membership_id) references memberships (company_id, id) on delete cascade
);
create index factor_steps_by_expiry on factor_steps (expires_at);

-- A change of email, which both addresses confirm.
create table email_changes (
  identity_id uuid not null references identities on delete cascade,
  id uuid not null default gen_random_uuid(),
  company_id integer not null references companies,
  old_email text not null,
  new_email text not null check (new_email = lower(new_email)),
  old_token_hash bytea not null unique,
  new_token_hash bytea not null unique,
  old_confirmed_at timestamptz,
  new_confirmed_at timestamptz,
  expires_at timestamptz not null,
  ended_at timestamptz,
  outcome text check (outcome in ('applied', 'cancelled', 'replaced', 'taken')),
  created_at timestamptz not null default now(),
  primary key (identity_id, id)
);

do $$
declare
  name text;
begin
  foreach name in array array['totp_secrets', 'passkeys', 'recovery_codes', 'known_devices', 'sign_ins', 'factor_steps',
    'email_changes'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner on %I to enlace_owner using (true) with check (true)', name);
  end loop;
end $$;

-- Whether a person has a second factor. Recovery codes are none by themselves.
create function has_second_factor(person uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select 1 from totp_secrets t where t.identity_id = person)
      or exists (select 1 from passkeys p where p.identity_id = person) $$;

-- Whether a company asks a membership for a second factor (its setting segundo_factor: ninguno, master, todos).
create function demands_factor(company integer, membership uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce((select s.value #>> '{}' = 'todos' or (s.value #>> '{}' = 'master' and m.is_master)
                     from settings s, memberships m
                    where s.company_id = company and s.name = 'segundo_factor'
                      and m.company_id = company and m.id = membership), false) $$;

-- Opens a supplier's scope as open_scope does, for who has shown lately who it is; a password shows it only for who has no
-- second factor. `only_with_factor` asks nobody else.
create function open_stepped_scope(
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
create function open_session(
  company integer, membership uuid, client text, secret_hash bytea, cookie bytea, token bytea, access bytea,
  refresh bytea, token_seconds integer, absolute_seconds integer, previous_cookie bytea, origin text, device_text text,
  shown text
) returns session_person
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  person session_person;
begin
  person := start_session(company, membership, client, secret_hash, cookie, token, access, refresh, token_seconds,
                          absolute_seconds, previous_cookie, origin, device_text);
  update session_families f
     set stepped_up_at = case when shown is not null then now() end, stepped_up_by = shown,
         factor_at = case when shown <> 'password' then now() end
   where f.cookie_hash = cookie;
  return person;
end $$;

-- Signing in ----------------------------------------------------------------------------------------------------------

-- What a person who gave the right password still has to show in a company, from a browser with this device cookie.
create function second_step_of(person uuid, company integer, membership uuid, device_token bytea)
  returns table (has_totp boolean, passkey_hosts text[], codes_left integer, is_demanded boolean, is_trusted boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select 1 from totp_secrets t where t.identity_id = person),
         array(select distinct p.rp_id from passkeys p where p.identity_id = person order by p.rp_id),
         (select count(*)::integer from recovery_codes c where c.identity_id = person and c.used_at is null),
         demands_factor(company, membership),
         exists (select 1 from known_devices d
                  where d.identity_id = person and d.token_hash = device_token and d.trusted_until > now()) $$;

-- Keeps a step that is under way for some minutes. A new login of the same person leaves the others alone: each token is
-- its own browser's.
create function begin_factor_step(
  token bytea, what text, person uuid, company integer, membership uuid, family uuid, must_enrol boolean, question text,
  sealed_key bytea, valid_seconds integer
) returns void
  language sql security definer set search_path = public, pg_temp as $$
  insert into factor_steps (token_hash, purpose, identity_id, company_id, membership_id, family_id, enrols, challenge,
                            sealed, expires_at)
  values (token, what, person, company, membership, family, must_enrol, question, sealed_key,
          now() + make_interval(secs => valid_seconds)) $$;

-- A step that is under way, with its person. No row where it is unknown, spent, too old, another session's, or of somebody
-- who may not enter any more.
create function open_factor_step(token bytea, what text, family uuid)
  returns table (identity_id uuid, company_id integer, membership_id uuid, enrols boolean, challenge text, sealed bytea,
                 email text, first_name text, last_name text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select i.id, m.company_id, m.id, s.enrols, s.challenge, s.sealed, i.email, i.first_name, i.last_name
    from factor_steps s
    join identities i on i.id = s.identity_id and i.active
    join memberships m on m.company_id = s.company_id and m.id = s.membership_id and membership_is_open(m)
    join third_parties t on t.company_id = m.company_id and t.id = m.third_party_id and t.activo
   where s.token_hash = token and s.purpose = what and s.family_id is not distinct from family and s.spent_at is null
     and s.expires_at > now() $$;

-- Gives a step another question for a passkey, or another key for an app.
create function change_factor_step(token bytea, question text, sealed_key bytea) returns void
  language sql security definer set search_path = public, pg_temp as $$
  update factor_steps s set challenge = coalesce(question, s.challenge), sealed = coalesce(sealed_key, s.sealed)
   where s.token_hash = token and s.spent_at is null $$;

-- Takes a step's question: whatever is answered to it, it is answered once.
create function take_factor_challenge(token bytea) returns text
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  question text;
begin
  select s.challenge into question from factor_steps s where s.token_hash = token and s.spent_at is null for update;
  update factor_steps s set challenge = null where s.token_hash = token;
  return question;
end $$;

-- Ends a step; false where somebody else just did.
create function spend_factor_step(token bytea) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update factor_steps s set spent_at = now(), challenge = null, sealed = null
   where s.token_hash = token and s.spent_at is null and s.expires_at > now();
  return found;
end $$;

-- What a factor is checked against, and its use --------------------------------------------------------------------------

create function totp_secret_of(person uuid) returns bytea
  language sql stable security definer set search_path = public, pg_temp as $$
  select t.sealed from totp_secrets t where t.identity_id = person $$;

-- Uses a code's counter; false where it or a later one was used before.
create function use_totp(person uuid, code_counter bigint) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update totp_secrets t set last_counter = code_counter, last_used_at = now()
   where t.identity_id = person and t.last_counter < code_counter;
  return found;
end $$;

create function passkeys_of(person uuid)
  returns table (id uuid, credential_id text, public_key bytea, counter bigint, transports text[], rp_id text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select p.id, p.credential_id, p.public_key, p.counter, p.transports, p.rp_id
    from passkeys p where p.identity_id = person order by p.created_at, p.id $$;

-- Uses a passkey; false where its counter did not rise, which a copied key's does not.
create function use_passkey(person uuid, passkey uuid, new_counter bigint) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update passkeys p set counter = new_counter, last_used_at = now()
   where p.identity_id = person and p.id = passkey and (p.counter < new_counter or (p.counter = 0 and new_counter = 0));
  return found;
end $$;

-- Uses one of the codes for an emergency; false where there is none such.
create function use_recovery_code(person uuid, code bytea) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update recovery_codes c set used_at = now() where c.identity_id = person and c.code_hash = code and c.used_at is null;
  return found;
end $$;

-- Setting factors up and taking them away ---------------------------------------------------------------------------------

create function set_totp(person uuid, sealed_key bytea, code_counter bigint) returns void
  language sql security definer set search_path = public, pg_temp as $$
  insert into totp_secrets (identity_id, sealed, last_counter) values (person, sealed_key, code_counter)
    on conflict (identity_id) do update set sealed = excluded.sealed, last_counter = excluded.last_counter,
                                            created_at = now(), last_used_at = null $$;

-- False where the person has as many as there may be, or the passkey is somebody's already.
create function add_passkey(person uuid, credential text, key bytea, first_counter bigint, ways text[], host text,
                            given_name text, synced boolean, at_most integer) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform 1 from identities i where i.id = person for no key update;
  if (select count(*) from passkeys p where p.identity_id = person) >= at_most then return false; end if;
  insert into passkeys (identity_id, credential_id, public_key, counter, transports, rp_id, name, is_synced)
  values (person, credential, key, first_counter, ways, host, given_name, synced) on conflict (credential_id) do nothing;
  return found;
end $$;

-- New codes for an emergency in the place of all former ones. Without `renews`, only where there is none left.
create function set_recovery_codes(person uuid, hashes bytea[], renews boolean) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform 1 from identities i where i.id = person for no key update;
  if not renews and exists (select 1 from recovery_codes c where c.identity_id = person and c.used_at is null) then
    return false;
  end if;
  delete from recovery_codes c where c.identity_id = person;
  insert into recovery_codes (identity_id, code_hash) select person, hash from unnest(hashes) hash;
  return true;
end $$;

-- Takes a factor of the open scope's person away: its app where `passkey` is null. With the last one go the codes for an
-- emergency and every device's trust. Null where there is none such; refused where a company of the person asks for one.
create function remove_factor(passkey uuid) returns text
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  person uuid := scope_identity();
  removed text;
begin
  perform 1 from identities i where i.id = person for no key update;
  if passkey is null then
    delete from totp_secrets t where t.identity_id = person returning 'totp' into removed;
  else
    delete from passkeys p where p.identity_id = person and p.id = passkey returning p.name into removed;
  end if;
  if removed is null or has_second_factor(person) then return removed; end if;
  if exists (select 1 from memberships m where m.identity_id = person and membership_is_open(m)
                and demands_factor(m.company_id, m.id)) then
    raise exception using errcode = 'EN403', message = 'factor-required';
  end if;
  delete from recovery_codes c where c.identity_id = person;
  update known_devices d set trusted_until = null where d.identity_id = person;
  return removed;
end $$;

-- What the operator does for somebody who lost everything: all factors go, every session ends, no device is trusted.
create function reset_second_factor(wanted_email text, company integer)
  returns table (identity_id uuid, email text)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  person identities;
begin
  select i.* into person from identities i where i.email = lower(trim(wanted_email))
     and exists (select 1 from memberships m where m.identity_id = i.id and m.company_id = company) for no key update;
  if not found or not has_second_factor(person.id) then return; end if;
  delete from totp_secrets t where t.identity_id = person.id;
  delete from passkeys p where p.identity_id = person.id;
  delete from recovery_codes c where c.identity_id = person.id;
  update known_devices d set trusted_until = null where d.identity_id = person.id;
  update session_families f set ended_at = now(), ended_reason = 'factor' where f.identity_id = person.id and f.ended_at is null;
  return query select person.id, person.email;
end $$;

-- What a session has shown -----------------------------------------------------------------------------------------------

-- The browser's half of one of the open scope's sessions.
create function scope_family(session uuid) returns uuid
  language sql stable security definer set search_path = public, pg_temp as $$
  select f.id from sessions s join session_families f on f.id = s.family_id
   where s.company_id = scope_company() and s.id = session and f.identity_id = scope_identity() and f.ended_at is null $$;

-- Remembers that a session of the open scope has just shown who it is.
create function mark_stepped_up(session uuid, how text) returns void
  language sql security definer set search_path = public, pg_temp as $$
  update session_families f
     set stepped_up_at = now(), stepped_up_by = how,
         factor_at = case when how = 'password' then f.factor_at else coalesce(f.factor_at, now()) end
   where f.id = scope_family(session) $$;

-- Whether the open scope's session may go on as another membership of its person: `open`, `step-up` where that one asks for
-- a factor that this session has not shown, `enrol` where the person has none to show.
create function switch_demand(session uuid, wanted uuid) returns text
  language sql stable security definer set search_path = public, pg_temp as $$
  select case when not exists (select 1 from memberships m where m.id = wanted and m.identity_id = scope_identity()
                                  and demands_factor(m.company_id, m.id)) then 'open'
              when exists (select 1 from session_families f where f.id = scope_family(session) and f.factor_at is not null)
                   and has_second_factor(scope_identity()) then 'open'
              when has_second_factor(scope_identity()) then 'step-up' else 'enrol' end $$;

-- A session that was handed over has shown at its new host what it had shown where it came from.
create function carry_factor(code bytea, cookie bytea) returns void
  language sql security definer set search_path = public, pg_temp as $$
  update session_families f set factor_at = came.factor_at
    from hand_overs h join session_families came on came.id = h.family_id
   where h.code_hash = code and f.cookie_hash = cookie and f.identity_id = came.identity_id $$;

-- Devices and sign-ins ----------------------------------------------------------------------------------------------------

-- Remembers the browser that somebody just signed in with. Its cookie is a new one each time, for all persons who use it.
create function note_device(
  person uuid, former bytea, token bytea, device_text text, origin text, trust_seconds integer
) returns table (is_new boolean, is_first boolean)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  had boolean := exists (select 1 from known_devices d where d.identity_id = person);
  known boolean;
begin
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
create function note_sign_in(person uuid, company integer, origin text, device_text text, what text) returns integer
  language sql security definer set search_path = public, pg_temp as $$
  insert into sign_ins (identity_id, company_id, address, device, outcome)
  values (person, company, origin, device_text, what);
  select count(*)::integer from sign_ins s
   where s.identity_id = person and s.outcome = what and s.at > now() - interval '1 hour' $$;

-- A wrong password is told to whose email it is, where that person works with the company.
create function note_refused_sign_in(wanted_email text, company integer, origin text, device_text text) returns void
  language sql security definer set search_path = public, pg_temp as $$
  insert into sign_ins (identity_id, company_id, address, device, outcome)
  select i.id, company, origin, device_text, 'wrong-password'
    from identities i where i.email = lower(wanted_email)
     and exists (select 1 from memberships m where m.identity_id = i.id and m.company_id = company) $$;

-- What the person itself sees and does --------------------------------------------------------------------------------------

create function scope_factors()
  returns table (totp_since timestamptz, totp_used_at timestamptz, codes_left integer, is_demanded boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select t.created_at, t.last_used_at,
         (select count(*)::integer from recovery_codes c where c.identity_id = i.id and c.used_at is null),
         exists (select 1 from memberships m where m.identity_id = i.id and membership_is_open(m)
                    and demands_factor(m.company_id, m.id))
    from identities i left join totp_secrets t on t.identity_id = i.id where i.id = scope_identity() $$;

create function scope_passkeys()
  returns table (id uuid, name text, rp_id text, is_synced boolean, created_at timestamptz, last_used_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select p.id, p.name, p.rp_id, p.is_synced, p.created_at, p.last_used_at from passkeys p
   where p.identity_id = scope_identity() order by p.created_at, p.id $$;

create function scope_trusted_devices()
  returns table (id uuid, device text, address text, last_seen_at timestamptz, trusted_until timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select d.id, d.device, d.address, d.last_seen_at, d.trusted_until from known_devices d
   where d.identity_id = scope_identity() and d.trusted_until > now() order by d.last_seen_at desc, d.id $$;

-- The person's open sessions, each one browser, over all companies; which is the open scope's own is told by its session.
create function scope_open_sessions()
  returns table (id uuid, company_name text, device text, address text, created_at timestamptz, last_seen_at timestamptz,
                 session_ids uuid[])
  language sql stable security definer set search_path = public, pg_temp as $$
  select f.id, (array_agg(c.nombre order by s.last_seen_at desc))[1], coalesce(f.device, ''), coalesce(f.address, ''),
         f.created_at, max(s.last_seen_at), array_agg(s.id)
    from session_families f
    join sessions s on s.family_id = f.id
    join companies c on c.id = s.company_id
   where f.identity_id = scope_identity() and f.ended_at is null and f.absolute_expiry > now() and s.ended_at is null
     and s.expires_at > now() and s.last_seen_at + make_interval(mins => s.idle_minutes) > now()
   group by f.id order by max(s.last_seen_at) desc, f.id $$;

create function scope_sign_ins(before bigint, at_most integer)
  returns table (id bigint, at timestamptz, company_name text, address text, device text, outcome text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select s.id, s.at, c.nombre, s.address, s.device, s.outcome
    from sign_ins s join companies c on c.id = s.company_id
   where s.identity_id = scope_identity() and (before is null or s.id < before) order by s.id desc limit at_most $$;

-- Ends the other browsers' sessions of the open scope's person, or one of them; answers how many.
create function end_other_families(session uuid, wanted uuid) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  ended integer;
begin
  update session_families f set ended_at = now(), ended_reason = 'closed'
   where f.identity_id = scope_identity() and f.ended_at is null and f.id is distinct from scope_family(session)
     and (wanted is null or f.id = wanted);
  get diagnostics ended = row_count;
  return ended;
end $$;

-- Takes the trust of one of the person's devices away, or of all.
create function distrust_devices(wanted uuid) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  changed integer;
begin
  update known_devices d set trusted_until = null
   where d.identity_id = scope_identity() and d.trusted_until > now() and (wanted is null or d.id = wanted);
  get diagnostics changed = row_count;
  return changed;
end $$;

create function scope_password_hash() returns text
  language sql stable security definer set search_path = public, pg_temp as $$
  select i.password_hash from identities i where i.id = scope_identity() $$;

-- Sets the open scope's person a new password, if the former one is still `former_hash`: the other sessions end everywhere,
-- links to recover it are void, and no device is trusted any more. False where another tab was first.
create function change_own_password(session uuid, former_hash text, new_hash text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update identities i set password_hash = new_hash, updated_at = now()
   where i.id = scope_identity() and i.password_hash = former_hash;
  if not found then return false; end if;
  perform end_other_families(session, null);
  perform distrust_devices(null);
  update one_use_tokens t set spent_at = now()
   where t.identity_id = scope_identity() and t.purpose = 'recovery' and t.spent_at is null;
  return true;
end $$;

-- The change of an email ---------------------------------------------------------------------------------------------------

-- Begins a change of the open scope's person's email; an earlier one that waits is replaced. Tells whether the new address
-- is somebody's already, in which case nothing is begun.
create function begin_email_change(wanted text, old_token bytea, new_token bytea, valid_seconds integer) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform 1 from identities i where i.id = scope_identity() for no key update;
  update email_changes e set ended_at = now(), outcome = 'replaced' where e.identity_id = scope_identity() and e.ended_at is null;
  insert into email_changes (identity_id, company_id, old_email, new_email, old_token_hash, new_token_hash, expires_at)
  select i.id, scope_company(), i.email, lower(wanted), old_token, new_token, now() + make_interval(secs => valid_seconds)
    from identities i where i.id = scope_identity();
  return exists (select 1 from identities i where i.email = lower(wanted));
end $$;

create function scope_email_change()
  returns table (new_email text, old_confirmed boolean, new_confirmed boolean, expires_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select e.new_email, e.old_confirmed_at is not null, e.new_confirmed_at is not null, e.expires_at from email_changes e
   where e.identity_id = scope_identity() and e.ended_at is null and e.expires_at > now() $$;

create function cancel_email_change() returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update email_changes e set ended_at = now(), outcome = 'cancelled'
   where e.identity_id = scope_identity() and e.ended_at is null and e.expires_at > now();
  return found;
end $$;

-- Whose an open link of a change is, and of which of both addresses. No row where it opens nothing.
create function email_change_link(token bytea)
  returns table (company_id integer, identity_id uuid, side text, old_email text, new_email text, is_confirmed boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select e.company_id, e.identity_id, case when e.old_token_hash = token then 'old' else 'new' end, e.old_email, e.new_email,
         case when e.old_token_hash = token then e.old_confirmed_at else e.new_confirmed_at end is not null
    from email_changes e join identities i on i.id = e.identity_id and i.active and i.email = e.old_email
   where token in (e.old_token_hash, e.new_token_hash) and e.ended_at is null and e.expires_at > now() $$;

-- Confirms a change from one address, or ends it. `outcome`: waiting (for the other address), applied, taken (somebody else
-- has the new address meanwhile), cancelled. No row where the link opens nothing any more.
create function decide_email_change(token bytea, confirms boolean)
  returns table (outcome text, company_id integer, identity_id uuid, old_email text, new_email text)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  held email_changes;
  result text := 'waiting';
begin
  select e.* into held from email_changes e join identities i on i.id = e.identity_id and i.active and i.email = e.old_email
   where token in (e.old_token_hash, e.new_token_hash) and e.ended_at is null and e.expires_at > now() for update of e;
  if not found then return; end if;
  if not confirms then
    result := 'cancelled';
  else
    update email_changes e
       set old_confirmed_at = case when e.old_token_hash = token then coalesce(e.old_confirmed_at, now()) else e.old_confirmed_at end,
           new_confirmed_at = case when e.new_token_hash = token then coalesce(e.new_confirmed_at, now()) else e.new_confirmed_at end
     where e.identity_id = held.identity_id and e.id = held.id returning e.* into held;
    if held.old_confirmed_at is not null and held.new_confirmed_at is not null then
      begin
        update identities i set email = held.new_email, updated_at = now() where i.id = held.identity_id;
        result := 'applied';
      exception when unique_violation then
        result := 'taken';
      end;
    end if;
  end if;
  if result <> 'waiting' then
    update email_changes e set ended_at = now(), outcome = result where e.identity_id = held.identity_id and e.id = held.id;
  end if;
  if result = 'applied' then
    update one_use_tokens t set spent_at = now()
     where t.identity_id = held.identity_id and t.purpose = 'recovery' and t.spent_at is null;
  end if;
  return query select result, held.company_id, held.identity_id, held.old_email, held.new_email;
end $$;

-- Forgets steps after a day, sign-ins and devices after a year, and changes of an email a month after their end.
create function sweep_second_factors() returns void
  language sql security definer set search_path = public, pg_temp as $$
  delete from factor_steps where expires_at < now() - interval '1 day';
  delete from sign_ins where at < now() - interval '1 year';
  delete from known_devices where last_seen_at < now() - interval '1 year';
  delete from email_changes where expires_at < now() - interval '30 days' $$;

-- Every function of this page is closed to all and open to the portal's role, but for what only functions and operators call.
do $$
declare
  door regprocedure;
  names text[] := array['has_second_factor', 'demands_factor', 'open_session', 'open_stepped_scope', 'second_step_of',
    'begin_factor_step', 'open_factor_step', 'change_factor_step', 'take_factor_challenge', 'spend_factor_step',
    'totp_secret_of', 'use_totp', 'passkeys_of', 'use_passkey', 'use_recovery_code', 'set_totp', 'add_passkey',
    'set_recovery_codes', 'remove_factor', 'reset_second_factor', 'scope_family', 'mark_stepped_up', 'switch_demand',
    'carry_factor', 'note_device', 'note_sign_in', 'note_refused_sign_in', 'scope_factors', 'scope_passkeys',
    'scope_trusted_devices', 'scope_open_sessions', 'scope_sign_ins', 'end_other_families', 'distrust_devices',
    'scope_password_hash', 'change_own_password', 'begin_email_change', 'scope_email_change', 'cancel_email_change',
    'email_change_link', 'decide_email_change', 'sweep_second_factors'];
begin
  for door in select p.oid::regprocedure from pg_proc p
               where p.pronamespace = 'public'::regnamespace and p.proname = any (names) loop
    execute format('revoke execute on function %s from public', door);
    execute format('grant execute on function %s to enlace_app', door);
  end loop;
end $$;
revoke execute on function has_second_factor(uuid), demands_factor(integer, uuid), reset_second_factor(text, integer)
  from enlace_app;
grant execute on function reset_second_factor(text, integer) to enlace_staff;
revoke execute on function
  start_session(integer, uuid, text, bytea, bytea, bytea, bytea, bytea, integer, integer, bytea, text, text)
  from enlace_app;
