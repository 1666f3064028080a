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

revoke execute on function has_second_factor(uuid), demands_factor(integer, uuid),
  open_session(integer, uuid, text, bytea, bytea, bytea, bytea, bytea, integer, integer, bytea, text, text, text),
  open_stepped_scope(bytea, bytea, integer, text, boolean, boolean, integer, boolean) from public;
revoke execute on function
  start_session(integer, uuid, text, bytea, bytea, bytea, bytea, bytea, integer, integer, bytea, text, text)
  from enlace_app;
grant execute on function
  open_session(integer, uuid, text, bytea, bytea, bytea, bytea, bytea, integer, integer, bytea, text, text, text),
  open_stepped_scope(bytea, bytea, integer, text, boolean, boolean, integer, boolean) to enlace_app;
