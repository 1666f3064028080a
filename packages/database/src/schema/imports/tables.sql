-- Loads of an ERP: batches with their findings and changes, mappings, sources and the freshness of each kind.

-- The documents of specification 3 with their lines. A document belongs to (company, third party, branch account);
-- `id` is the opaque id of links, `erp_key` the ERP's own key by which a load finds the row again.
-- Lines carry the owner too, so that one policy guards both.
create table import_batches (
  company_id integer not null references companies,
  id uuid not null default gen_random_uuid(),
  source text not null,
  kind text not null,
  file_name text not null,
  file_sha256 text not null,
  state text not null default 'running',
  rows_read integer not null default 0,
  rows_inserted integer not null default 0,
  rows_updated integer not null default 0,
  rows_unchanged integer not null default 0,
  rows_refused integer not null default 0,
  rows_doubtful integer not null default 0,
  failure text,
  actor text not null,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  rows_deleted integer not null default 0,
  -- Of the rows that changed, those that a full picture closed because it does not list them any more.
  rows_closed integer not null default 0,
  -- The header of each file, so that refused records can be handed back as they came.
  headers jsonb not null default '{}',
  undone_at timestamptz,
  undone_by text,
  -- A load may come in parts, each in a transaction of its own: what a program sends in one go is one load.
  parts integer not null default 1,
  -- Rows of a load that were no records: totals, headers again, feet of pages, and those that somebody chose to leave out. They are
  -- counted apart from the refused ones, of which something is to be done.
  rows_left_out integer not null default 0,
  primary key (company_id, id),
  constraint import_batches_state_check
    check (state in ('running', 'loaded', 'failed', 'undone'))
);
create index import_batches_by_time on import_batches (company_id, source, started_at desc);
create index import_batches_newest on import_batches (company_id, started_at desc, id);
create index import_batches_running on import_batches (company_id) where state = 'running';
alter table import_batches enable row level security, force row level security;
create policy owner on import_batches to enlace_owner using (true) with check (true);
create policy staff on import_batches to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
grant select, insert, update, delete on import_batches to enlace_staff;
create trigger import_batches_tell after update of state on import_batches
  for each row when (new.state = 'loaded' and old.state is distinct from 'loaded') execute function tell_of_load();
create trigger source_arrived after insert or update of state on import_batches
  for each row when (new.state = 'loaded') execute function clear_source_alarm();
create trigger forget_changes after delete on import_batches referencing old table as gone_batches
  for each statement execute function forget_load_changes();

create table import_findings (
  company_id integer not null,
  batch_id uuid not null,
  seq integer not null,
  file_name text not null,
  line integer,
  severity text not null check (severity in ('refused', 'doubtful')),
  reason text not null,
  field text,
  value text,
  message text not null,
  -- The cells of a refused record, as they came.
  record jsonb,
  primary key (company_id, batch_id, seq),
  foreign key (company_id, batch_id) references import_batches (company_id, id) on delete cascade
);
alter table import_findings enable row level security, force row level security;
create policy owner on import_findings to enlace_owner using (true) with check (true);
create policy staff on import_findings to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
grant select, insert, update, delete on import_findings to enlace_staff;

-- The column mapping of a company's source, as saved (decisions 8).
create table import_mappings (
  company_id integer not null references companies on delete cascade,
  source text not null,
  mapping jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (company_id, source)
);
alter table import_mappings enable row level security, force row level security;
create policy owner on import_mappings to enlace_owner using (true) with check (true);
create policy staff on import_mappings to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
grant select, insert, update, delete on import_mappings to enlace_staff;

-- "Datos al …": until when a kind of document is complete.
create table data_freshness (
  company_id integer not null references companies on delete cascade,
  kind text not null,
  as_of timestamptz not null,
  primary key (company_id, kind)
);
alter table data_freshness enable row level security, force row level security;
create policy owner on data_freshness to enlace_owner using (true) with check (true);
create policy portal on data_freshness for select to enlace_app using (company_id = (select scope_company()));
create policy staff on data_freshness to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
grant select on data_freshness to enlace_app;
grant select, insert, update, delete on data_freshness to enlace_staff;
create trigger data_freshness_past before insert or update on data_freshness
  for each row execute function keep_freshness_past();

-- What a load changed: the row as it was, and what the load wrote. Nothing before is a new row, nothing after one that went.
create table import_changes (
  company_id integer not null,
  batch_id uuid not null,
  seq bigint generated always as identity,
  table_name text not null,
  key jsonb not null,
  before jsonb,
  after jsonb,
  primary key (company_id, batch_id, seq)
);
alter table import_changes enable row level security, force row level security;
create policy owner on import_changes to enlace_owner using (true) with check (true);
create policy staff on import_changes to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
grant select, insert, update, delete on import_changes to enlace_staff;

create table import_loads (
  company_id integer not null references companies,
  id uuid not null default gen_random_uuid(),
  source text not null default '',
  state text not null default 'draft'
    check (state in ('draft', 'checking', 'checked', 'loading', 'loaded', 'failed')),
  -- How each file is to be read, and the rules of the source.
  plan jsonb not null default '{}',
  checked jsonb,
  progress jsonb,
  failure text,
  confirms_closing boolean not null default false,
  created_by text not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id)
);
create index import_loads_by_time on import_loads (company_id, updated_at desc);
alter table import_loads enable row level security, force row level security;
create policy owner on import_loads to enlace_owner using (true) with check (true);
create policy staff on import_loads to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
grant select, insert, update, delete on import_loads to enlace_staff;

create table import_load_files (
  company_id integer not null,
  load_id uuid not null,
  seq integer not null,
  name text not null,
  bytes bigint not null,
  sha256 text not null,
  storage_key text not null,
  -- What was seen in it: its format and its first rows.
  seen jsonb not null,
  primary key (company_id, load_id, seq),
  foreign key (company_id, load_id) references import_loads (company_id, id) on delete cascade,
  foreign key (company_id, storage_key) references stored_files (company_id, storage_key)
);
alter table import_load_files enable row level security, force row level security;
create policy owner on import_load_files to enlace_owner using (true) with check (true);
create policy staff on import_load_files to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
grant select, insert, update, delete on import_load_files to enlace_staff;

create table import_sources (
  company_id integer not null references companies on delete cascade,
  source text not null,
  rhythm jsonb not null,
  version integer not null default 1,
  updated_by text not null,
  updated_at timestamptz not null default now(),
  primary key (company_id, source)
);
alter table import_sources enable row level security, force row level security;
create policy owner on import_sources to enlace_owner using (true) with check (true);
create policy staff on import_sources to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
grant select, insert, update, delete on import_sources to enlace_staff;

-- Sources that did not come by their rhythm: raised once, over when the source comes or is expected no more.
create table source_alarms (
  company_id integer not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  source text not null,
  -- The moment until which the source was to come.
  due_at timestamptz not null,
  raised_at timestamptz not null default now(),
  cleared_at timestamptz,
  primary key (company_id, id)
);
create unique index source_alarms_open on source_alarms (company_id, source) where cleared_at is null;
alter table source_alarms enable row level security, force row level security;
create policy owner on source_alarms to enlace_owner using (true) with check (true);
create policy staff on source_alarms to enlace_staff using (company_id = (select scope_company()))
  with check (company_id = (select scope_company()));
grant select, insert, update on source_alarms to enlace_staff;
create trigger source_alarms_told after insert or update of cleared_at on source_alarms
  for each row execute function tell_staff_of_source_alarm();
