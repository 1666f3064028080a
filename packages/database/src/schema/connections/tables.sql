-- Connections to ERPs from which records are pulled: how each is reached, how far it came, what it brought and could not.
create table connections (
  company_id integer not null references companies,
  id uuid not null default gen_random_uuid(),
  nombre text not null check (length(nombre) between 1 and 60),
  system text not null check (system in ('odoo', 'erpnext')),
  address text not null check (length(address) <= 300),
  -- The database of Odoo, or the company of ERPNext.
  place text not null default '',
  username text not null,
  sealed_secret bytea not null,
  kinds text[] not null check (cardinality(kinds) > 0),
  -- Of which of them the files are brought, too.
  file_kinds text[] not null default '{}' check (file_kinds <@ kinds),
  every_minutes integer not null check (every_minutes > 0),
  is_on boolean not null default true,
  -- Why it was stopped without anybody asking for it.
  stopped_why text,
  next_run_at timestamptz,
  -- Who pulls by it, and until when nobody else does.
  held_by uuid,
  held_until timestamptz,
  created_by text not null,
  created_at timestamptz not null default now(),
  updated_by text not null,
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (company_id, id)
);
create unique index connections_by_name on connections (company_id, lower(nombre));
alter table connections enable row level security, force row level security;
create policy owner on connections to enlace_owner using (true) with check (true);
create policy staff on connections to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
grant select, insert, update, delete on connections to enlace_staff;

-- Up to which instant of the ERP's own clock a kind has been brought, and where a pass that is under way stands.
create table connection_cursors (
  company_id integer not null,
  connection_id uuid not null,
  kind text not null,
  reached_at text,
  next_at text,
  after_id text,
  primary key (company_id, connection_id, kind),
  foreign key (company_id, connection_id) references connections (company_id, id) on delete cascade
);
alter table connection_cursors enable row level security, force row level security;
create policy owner on connection_cursors to enlace_owner using (true) with check (true);
create policy staff on connection_cursors to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
grant select, insert, update, delete on connection_cursors to enlace_staff;

create table connection_runs (
  company_id integer not null,
  id uuid not null,
  connection_id uuid not null,
  actor text not null,
  is_full boolean not null,
  state text not null default 'running',
  started_at timestamptz not null default now(),
  ended_at timestamptz,
  read_rows bigint not null default 0,
  inserted bigint not null default 0,
  updated bigint not null default 0,
  unchanged bigint not null default 0,
  deleted bigint not null default 0,
  refused bigint not null default 0,
  files bigint not null default 0,
  failure text,
  primary key (company_id, id),
  foreign key (company_id, connection_id) references connections (company_id, id) on delete cascade,
  constraint connection_runs_state_check
    check (state in ('running', 'done', 'partial', 'failed', 'stopped'))
);
create index connection_runs_by_time on connection_runs (company_id, connection_id, started_at desc);
alter table connection_runs enable row level security, force row level security;
create policy owner on connection_runs to enlace_owner using (true) with check (true);
create policy staff on connection_runs to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
grant select, insert, update, delete on connection_runs to enlace_staff;

-- Records that could not be brought, by the ERP's own reference.
create table connection_findings (
  company_id integer not null,
  run_id uuid not null,
  seq integer not null,
  reference text not null,
  message text not null,
  primary key (company_id, run_id, seq),
  foreign key (company_id, run_id) references connection_runs (company_id, id) on delete cascade
);
alter table connection_findings enable row level security, force row level security;
create policy owner on connection_findings to enlace_owner using (true) with check (true);
create policy staff on connection_findings to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
grant select, insert, update, delete on connection_findings to enlace_staff;

-- By which fields the portal knows each record of the ERP: where they change, what was under the former ones ends.
create table connection_records (
  company_id integer not null,
  connection_id uuid not null,
  kind text not null,
  erp_id text not null,
  known_by jsonb not null,
  -- The key by which the portal has it.
  record_key text,
  -- Whether its files are still to be looked at, where files of its kind are brought.
  files_due boolean not null default true,
  primary key (company_id, connection_id, kind, erp_id),
  foreign key (company_id, connection_id) references connections (company_id, id) on delete cascade
);
create index connection_records_by_fields on connection_records (company_id, connection_id, kind, known_by);
alter table connection_records enable row level security, force row level security;
create policy owner on connection_records to enlace_owner using (true) with check (true);
create policy staff on connection_records to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
grant select, insert, update, delete on connection_records to enlace_staff;
create index connection_records_by_due on connection_records (company_id, connection_id, kind, erp_id) where files_due;

-- Files of the ERP that were brought once, or refused: each again only when its mark is another.
create table connection_files (
  company_id integer not null,
  connection_id uuid not null,
  kind text not null,
  erp_id text not null,
  document_erp_id text not null,
  name text not null,
  mark text not null,
  -- Null where it was refused.
  sha256 text,
  seen_at timestamptz not null default now(),
  primary key (company_id, connection_id, kind, erp_id),
  foreign key (company_id, connection_id) references connections (company_id, id) on delete cascade
);
alter table connection_files enable row level security, force row level security;
create policy owner on connection_files to enlace_owner using (true) with check (true);
create policy staff on connection_files to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
grant select, insert, update, delete on connection_files to enlace_staff;

-- Whether a connection writes accepted invoices into the ERP as drafts of vendor bills, and with which accounts and item.
create table connection_bills (
  company_id integer not null,
  connection_id uuid not null,
  is_on boolean not null default false,
  expense_account text not null default '',
  tax_account text not null default '',
  rounding_account text not null default '',
  item text not null default '',
  -- Who writes by it, and until when nobody else does.
  held_by uuid,
  held_until timestamptz,
  primary key (company_id, connection_id),
  foreign key (company_id, connection_id) references connections (company_id, id) on delete cascade
);
-- Two ERPs would each get every invoice.
create unique index connection_bills_one on connection_bills (company_id) where is_on;
alter table connection_bills enable row level security, force row level security;
create policy owner on connection_bills to enlace_owner using (true) with check (true);
create policy staff on connection_bills to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
grant select, insert, update, delete on connection_bills to enlace_staff;
