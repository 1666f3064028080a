-- The import desk of the back office: files that a person brings, how they are to be read, what a trial said, how far the
-- load is; what a load changed row by row, so that it can be undone; and how often each source is expected.

alter table import_batches drop constraint import_batches_state_check;
alter table import_batches add constraint import_batches_state_check
  check (state in ('running', 'loaded', 'failed', 'undone'));
alter table import_batches
  add column rows_deleted integer not null default 0,
  -- Of the rows that changed, those that a full picture closed because it does not list them any more.
  add column rows_closed integer not null default 0,
  -- The header of each file, so that refused records can be handed back as they came.
  add column headers jsonb not null default '{}',
  add column undone_at timestamptz,
  add column undone_by text;
create index import_batches_newest on import_batches (company_id, started_at desc, id);

-- The cells of a refused record, as they came.
alter table import_findings add column record jsonb;

-- What a load changed: the row as it was, and what the load wrote. Nothing before is a new row, nothing after one that went.
create table import_changes (
  company_id integer not null,
  batch_id uuid not null,
  seq bigint generated always as identity,
  table_name text not null,
  key jsonb not null,
  before jsonb,
  after jsonb,
  primary key (company_id, batch_id, seq),
  foreign key (company_id, batch_id) references import_batches (company_id, id) on delete cascade
);

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

create table import_sources (
  company_id integer not null references companies on delete cascade,
  source text not null,
  rhythm jsonb not null,
  version integer not null default 1,
  updated_by text not null,
  updated_at timestamptz not null default now(),
  primary key (company_id, source)
);

do $$
declare
  name text;
begin
  foreach name in array array['import_changes', 'import_loads', 'import_load_files', 'import_sources'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner on %I to enlace_owner using (true) with check (true)', name);
    execute format('create policy staff on %I to enlace_staff using (company_id = (select scope_company())) '
      || 'with check (company_id = (select scope_company()))', name);
    execute format('grant select, insert, update, delete on %I to enlace_staff', name);
  end loop;
end $$;
