-- The staff of companies and the operators of the installation, their identity providers, and who works at what now.

-- A company's own staff: who works in the back office, as what, and the sessions there. A person is the same as in the
-- portal (its password, its second factor, its devices); what it may do in the back office hangs on a staff member's row
-- of one company, as a membership does in the portal. A browser's half of a session is a family as in the portal, so that
-- a new password or a lost device ends both; the other half is of the back office only, and no token of one opens the other.
create table staff_members (
  company_id integer not null references companies,
  id uuid not null default gen_random_uuid(),
  identity_id uuid not null references identities,
  role text not null check (role in ('administrador', 'cuentas_por_pagar', 'compras', 'comunicaciones', 'auditor', 'consulta')),
  active boolean not null default false,
  ends_on date,
  invited_email text not null,
  invited_by text not null default '',
  invited_until timestamptz,
  accepted_at timestamptz,
  last_used_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- By what the company's identity provider knows the member: its email may become another one here or there.
  oidc_issuer text,
  oidc_subject text,
  -- Since when a member is tied to the subject that stands beside it: by its own password or factor, or because nobody but
  -- this company knew it. A subject without this moment is one that an email alone was matched with, and ties nobody.
  oidc_linked_at timestamptz,
  primary key (company_id, id),
  unique (company_id, identity_id)
);
create index staff_members_by_identity on staff_members (identity_id);
create unique index staff_members_by_subject on staff_members (company_id, oidc_issuer, oidc_subject)
  where oidc_subject is not null;
alter table staff_members enable row level security, force row level security;
create policy owner on staff_members to enlace_owner using (true) with check (true);
create policy staff on staff_members for select to enlace_staff using (company_id = (select scope_company()));
grant select on staff_members to enlace_staff;
create trigger staff_members_end_approver after update of active, ends_on, accepted_at on staff_members
  for each row execute function end_bank_approver_of_staff();

-- Who may make companies in this installation. It says nothing about what they may see in any of them.
create table operators (
  identity_id uuid primary key references identities on delete cascade,
  created_at timestamptz not null default now(),
  -- What the installation's operators are told of the room that is left, once a day at most, and by which request jobs and mails
  -- were caused.
  room_told_at timestamptz
);
alter table operators enable row level security, force row level security;
create policy owner on operators to enlace_owner using (true) with check (true);
create trigger operators_own_sign_in after insert on operators for each row execute function end_provider_sessions();

create table staff_oidc (
  company_id integer primary key references companies on delete cascade,
  is_on boolean not null default false,
  issuer text not null check (length(issuer) <= 500),
  client_id text not null check (length(client_id) between 1 and 300),
  sealed_secret bytea not null,
  -- The mail domains whose people may come in by it.
  domains text[] not null check (cardinality(domains) between 1 and 20),
  -- Whether what the provider asked for stands for the second factor.
  satisfies_factor boolean not null default false,
  -- Whether an email counts only where the provider says that it is verified; some providers never say.
  needs_verified_email boolean not null default true,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  updated_by text not null default ''
);
alter table staff_oidc enable row level security, force row level security;
create policy owner on staff_oidc to enlace_owner using (true) with check (true);
create policy staff on staff_oidc to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
grant select, insert, update, delete on staff_oidc to enlace_staff;

-- A sign-in that is under way at a provider; good for one browser, some minutes and one return.
create table staff_oidc_logins (
  company_id integer not null references companies on delete cascade,
  state_hash bytea not null,
  browser_hash bytea not null,
  sealed_proof bytea not null,
  expires_at timestamptz not null,
  spent_at timestamptz,
  primary key (company_id, state_hash)
);
create index staff_oidc_logins_by_state on staff_oidc_logins (state_hash);
alter table staff_oidc_logins enable row level security, force row level security;
create policy owner on staff_oidc_logins to enlace_owner using (true) with check (true);

-- Who has what open: a row for each tab, renewed while it is open. What a crash of the database loses is said again by the
-- browsers a moment later.
create unlogged table staff_presence (
  company_id integer not null references companies,
  tab uuid not null,
  staff_id uuid not null,
  kind text not null,
  subject text not null,
  since timestamptz not null default clock_timestamp(),
  seen_at timestamptz not null default clock_timestamp(),
  primary key (company_id, tab),
  foreign key (company_id, staff_id) references staff_members (company_id, id) on delete cascade
);
create index staff_presence_by_staff on staff_presence (company_id, staff_id);
alter table staff_presence enable row level security, force row level security;
create policy owner on staff_presence to enlace_owner using (true) with check (true);

-- What is often answered, by the topic that it is for; none is every topic.
create table answer_templates (
  company_id integer not null references companies,
  id uuid not null default gen_random_uuid(),
  topic text,
  title text not null check (title <> ''),
  words text not null check (words <> ''),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  updated_by text not null,
  primary key (company_id, id),
  unique (company_id, title)
);
alter table answer_templates enable row level security, force row level security;
create policy owner on answer_templates to enlace_owner using (true) with check (true);
create policy staff on answer_templates to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
grant select, insert, update, delete on answer_templates to enlace_staff;
create trigger answer_templates_version before update on answer_templates for each row execute function count_version();
