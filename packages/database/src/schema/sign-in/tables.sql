-- Sessions of suppliers and staff, one-use links, and what keeps machines from asking without end.

-- The person as the login, the switch and the shell show it.
create type session_person as (
  company_id integer, identity_id uuid, email text, first_name text, last_name text, is_master boolean,
  razon_social text, nit text, is_mipyme boolean
);

-- The person's half of a session: one browser's cookie. It ends as a whole when a refresh token is reused.
create table session_families (
  id uuid primary key default gen_random_uuid(),
  identity_id uuid not null references identities,
  cookie_hash bytea not null unique,
  client_id text not null unique,
  client_secret_hash bytea not null,
  created_at timestamptz not null default now(),
  absolute_expiry timestamptz not null,
  ended_at timestamptz,
  ended_reason text,
  address text,
  device text,
  -- What a browser's half of a session has shown: `factor_at` a second factor at all, `stepped_up_at` when it last proved
  -- who it is and `stepped_up_by` what (password, totp, passkey, recovery).
  factor_at timestamptz,
  stepped_up_at timestamptz,
  stepped_up_by text
    check (stepped_up_by in ('password', 'totp', 'passkey', 'recovery')),
  -- The company whose provider vouched for who opened this session: it vouches for nothing in another company.
  oidc_company_id integer references companies
);
create index session_families_by_identity on session_families (identity_id);
alter table session_families enable row level security, force row level security;
create policy owner on session_families to enlace_owner using (true) with check (true);
create trigger session_families_drop_push after update of ended_at on session_families
  for each row when (new.ended_at is not null and old.ended_at is null and new.ended_reason is distinct from 'replaced')
  execute function drop_push_of_ended_family();

-- The membership's half: the session-token header, with its rotating tokens. All hashes are SHA-256.
create table sessions (
  company_id integer not null references companies,
  id uuid not null default gen_random_uuid(),
  family_id uuid not null references session_families on delete cascade,
  membership_id uuid not null,
  session_token_hash bytea not null unique,
  access_token_hash bytea not null,
  refresh_token_hash bytea not null unique,
  previous_refresh_hash bytea unique,
  -- The successor as it was handed out, kept only for the grace in which a lost answer is given again.
  rotated_at timestamptz,
  expires_at timestamptz not null,
  idle_minutes integer not null,
  last_seen_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  -- A session that was left for another membership: its tokens are refused without suspicion.
  superseded_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, membership_id) references memberships (company_id, id) on delete cascade
);
create index sessions_by_family on sessions (family_id);
create index sessions_by_membership on sessions (company_id, membership_id);
alter table sessions enable row level security, force row level security;
create policy owner on sessions to enlace_owner using (true) with check (true);

-- One-use links (invitation, password recovery): only the hash is kept, spent by POST.
create table one_use_tokens (
  token_hash bytea primary key,
  company_id integer not null references companies,
  identity_id uuid not null references identities on delete cascade,
  purpose text not null,
  expires_at timestamptz not null,
  spent_at timestamptz,
  created_at timestamptz not null default now(),
  -- An invitation's link takes up one membership: another supplier's invitation of the same person stays as it is.
  membership_id uuid,
  staff_id uuid,
  foreign key (company_id, membership_id) references memberships (company_id, id) on delete cascade,
  foreign key (company_id, staff_id) references staff_members (company_id, id) on delete cascade,
  constraint one_use_tokens_purpose_check
    check (purpose in ('invitation', 'recovery', 'staff-invitation', 'staff-recovery')
    and (purpose in ('staff-invitation', 'staff-recovery')) = (staff_id is not null))
);
create index one_use_tokens_by_membership on one_use_tokens (company_id, membership_id) where membership_id is not null;
alter table one_use_tokens enable row level security, force row level security;
create policy owner on one_use_tokens to enlace_owner using (true) with check (true);

-- Failures and requests counted per key (address, account), in the database so that every node sees them.
create table attempt_counters (
  key text primary key,
  window_start timestamptz not null default now(),
  attempts integer not null default 0,
  blocked_until timestamptz,
  -- When the attempts of a counter were made that counts each for a time of its own.
  moments timestamptz[] not null default '{}'
);
alter table attempt_counters enable row level security, force row level security;
create policy owner on attempt_counters to enlace_owner using (true) with check (true);

-- How busy a visitor keeps us, per key and window: the moment at which all that it asked for is paid off. Losing it in a
-- crash forgives everybody, so it is not logged; every node sees the same.
create unlogged table call_meters (
  key text primary key,
  busy_until timestamptz not null default now()
);
alter table call_meters enable row level security, force row level security;
create policy owner on call_meters to enlace_owner using (true) with check (true);

-- Solutions of the captcha that were used, until their challenge is too old by itself.
create table spent_captchas (
  company_id integer not null references companies on delete cascade,
  challenge_hash bytea not null,
  expires_at timestamptz not null,
  primary key (company_id, challenge_hash)
);
create index spent_captchas_by_expiry on spent_captchas (expires_at);
alter table spent_captchas enable row level security, force row level security;
create policy owner on spent_captchas to enlace_owner using (true) with check (true);

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
  -- What the server saw of the browser that a code was made for.
  browser_hash bytea,
  foreign key (company_id, membership_id) references memberships (company_id, id) on delete cascade
);
create index hand_overs_by_expiry on hand_overs (expires_at);
create index hand_overs_by_family on hand_overs (family_id);
alter table hand_overs enable row level security, force row level security;
create policy owner on hand_overs to enlace_owner using (true) with check (true);

create table staff_sessions (
  company_id integer not null references companies,
  id uuid not null default gen_random_uuid(),
  family_id uuid not null references session_families on delete cascade,
  staff_id uuid not null,
  session_token_hash bytea not null unique,
  idle_minutes integer not null,
  last_seen_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  -- A company that was left for another one of the same person.
  superseded_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, staff_id) references staff_members (company_id, id) on delete cascade
);
create index staff_sessions_by_family on staff_sessions (family_id);
create index staff_sessions_by_staff on staff_sessions (company_id, staff_id);
alter table staff_sessions enable row level security, force row level security;
create policy owner on staff_sessions to enlace_owner using (true) with check (true);

-- A look at the portal as somebody else: who looks, as whom, until when. As whom is a user of a supplier or, without one, the
-- supplier itself. It is no session of the person's and is known to nothing that knows sessions. Whatever runs under it cannot write: its transactions are read only.
create table supplier_views (
  company_id integer not null references companies,
  id uuid not null default gen_random_uuid(),
  staff_id uuid not null,
  -- The browser's half of the staff's session: with its end this ends.
  family_id uuid not null references session_families on delete cascade,
  membership_id uuid,
  third_party_id integer not null,
  code_hash bytea not null unique,
  code_until timestamptz not null,
  host text not null,
  left_host text not null,
  token_hash bytea unique,
  cookie_hash bytea,
  begun_at timestamptz,
  expires_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  -- From where the member of the staff asked for the look: the trail names it once the look begins.
  origin text,
  browser_hash bytea,
  primary key (company_id, id),
  foreign key (company_id, staff_id) references staff_members (company_id, id) on delete cascade,
  foreign key (company_id, membership_id) references memberships (company_id, id) on delete cascade,
  foreign key (company_id, third_party_id) references third_parties (company_id, id) on delete cascade
);
create index supplier_views_by_membership on supplier_views (company_id, membership_id);
create index supplier_views_by_family on supplier_views (family_id);
alter table supplier_views enable row level security, force row level security;
create policy owner on supplier_views to enlace_owner using (true) with check (true);

-- How often a sign-in was refused in a minute, by network and person; kept for an hour.
create table sign_in_refusals (
  company_id integer not null references companies on delete cascade,
  minute timestamptz not null,
  network text not null,
  -- The person as counters name it: the table shows nobody's email.
  account text not null,
  times integer not null,
  primary key (company_id, minute, network, account)
);
alter table sign_in_refusals enable row level security, force row level security;
create policy owner on sign_in_refusals to enlace_owner using (true) with check (true);

-- The last burst of refused sign-ins of a company.
create table sign_in_alarms (
  company_id integer primary key references companies on delete cascade,
  raised_at timestamptz not null default now(),
  -- `many` refusals in all, or of several persons from one `network`.
  kind text not null check (kind in ('many', 'network')),
  refusals integer not null,
  people integer not null,
  network text not null
);
alter table sign_in_alarms enable row level security, force row level security;
create policy owner on sign_in_alarms to enlace_owner using (true) with check (true);
create policy staff on sign_in_alarms for select to enlace_staff using (company_id = (select scope_company()));
grant select on sign_in_alarms to enlace_staff;
create trigger sign_in_alarms_told after insert or update on sign_in_alarms
  for each row execute function tell_staff_of_sign_in_alarm();
