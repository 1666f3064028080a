-- The second factor of a person, what a session has shown of it, the devices and the sign-ins that a person knows, and the
-- change of its email. All of it is the person's own, over all companies: no role reads these tables, only the owner's
-- functions do, each for the open scope's person or for whoever is signing in.

-- The key of a person's authenticator app, sealed by the application. A code counts once: `last_counter` only rises.
create table totp_secrets (
  identity_id uuid primary key references identities on delete cascade,
  sealed bytea not null,
  last_counter bigint not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
alter table totp_secrets enable row level security, force row level security;
create policy owner on totp_secrets to enlace_owner using (true) with check (true);

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
alter table passkeys enable row level security, force row level security;
create policy owner on passkeys to enlace_owner using (true) with check (true);

-- One-use codes for whoever lost the rest; kept as keyed hashes.
create table recovery_codes (
  identity_id uuid not null references identities on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (identity_id, code_hash)
);
alter table recovery_codes enable row level security, force row level security;
create policy owner on recovery_codes to enlace_owner using (true) with check (true);

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
alter table known_devices enable row level security, force row level security;
create policy owner on known_devices to enlace_owner using (true) with check (true);

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
-- Where a person signed in from lately, also where somebody else's failures are many.
create index sign_ins_entered on sign_ins (identity_id, at) where left(outcome, 7) = 'entered';
alter table sign_ins enable row level security, force row level security;
create policy owner on sign_ins to enlace_owner using (true) with check (true);

-- What is under way for some minutes: a login that waits for its second step, a passkey's challenge, a key that an app is
-- to take. `purpose` sign-in belongs to whoever holds the token; the others to one browser's half of a session.
create table factor_steps (
  token_hash bytea primary key,
  company_id integer not null references companies,
  identity_id uuid not null references identities on delete cascade,
  membership_id uuid,
  family_id uuid references session_families on delete cascade,
  purpose text not null check (purpose in ('sign-in', 'step-up', 'passkey', 'totp')),
  -- Whether this sign-in must set a factor up, because there is none and the company asks for one.
  enrols boolean not null default false,
  challenge text,
  sealed bytea,
  expires_at timestamptz not null,
  spent_at timestamptz,
  created_at timestamptz not null default now(),
  staff_id uuid,
  -- A step that began with a provider's word: what it ties the member to when it is taken, and whose session it then opens.
  oidc_issuer text,
  oidc_subject text,
  foreign key (company_id, membership_id) references memberships (company_id, id) on delete cascade,
  foreign key (company_id, staff_id) references staff_members (company_id, id) on delete cascade,
  check (num_nonnulls(membership_id, staff_id) = 1)
);
create index factor_steps_by_expiry on factor_steps (expires_at);
alter table factor_steps enable row level security, force row level security;
create policy owner on factor_steps to enlace_owner using (true) with check (true);

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
  -- Whether it is changed in the back office, where the new address alone confirms it and the former one may stop it.
  is_backoffice boolean not null default false,
  primary key (identity_id, id)
);
alter table email_changes enable row level security, force row level security;
create policy owner on email_changes to enlace_owner using (true) with check (true);
create trigger email_changes_applied after update on email_changes
  for each row when (new.outcome = 'applied' and old.outcome is null) execute function void_former_links();
