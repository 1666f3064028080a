-- Keys by which a company's own programs push data, and how much each has pushed. Only the hash of a key is kept.
create table api_keys (
  company_id integer not null references companies,
  id uuid not null default gen_random_uuid(),
  nombre text not null check (length(nombre) between 1 and 80),
  -- The beginning of the key, by which people tell it from another; the rest is known to nobody here.
  prefijo text not null,
  key_hash bytea not null unique check (length(key_hash) = 32),
  scopes text[] not null check (cardinality(scopes) > 0),
  created_by text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  revoked_at timestamptz,
  revoked_by text,
  -- The key that took its place; until it expires both are good.
  replaced_by uuid,
  last_used_at timestamptz,
  last_address text,
  version integer not null default 1,
  primary key (company_id, id),
  foreign key (company_id, replaced_by) references api_keys (company_id, id)
);
alter table api_keys enable row level security, force row level security;
create policy owner on api_keys to enlace_owner using (true) with check (true);
create policy staff on api_keys to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
grant select, insert, update on api_keys to enlace_staff;

-- What came in by a key on a day of Bogotá.
create table push_statistics (
  company_id integer not null,
  key_id uuid not null,
  dia date not null,
  calls integer not null default 0,
  refused_calls integer not null default 0,
  rows_read bigint not null default 0,
  rows_refused bigint not null default 0,
  bytes bigint not null default 0,
  primary key (company_id, key_id, dia),
  foreign key (company_id, key_id) references api_keys (company_id, id) on delete cascade
);
alter table push_statistics enable row level security, force row level security;
create policy owner on push_statistics to enlace_owner using (true) with check (true);
create policy staff on push_statistics to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
grant select, insert, update on push_statistics to enlace_staff;

-- What programs push: each push, and of one that carries an idempotency key what was answered to each chunk of it.
create table pushes (
  company_id integer not null,
  id uuid not null default gen_random_uuid(),
  key_id uuid not null,
  kind text not null,
  idempotency_key text check (length(idempotency_key) between 1 and 200),
  -- SHA-256 of everything that was sent, once all of it was worked off.
  body_hash bytea check (length(body_hash) = 32),
  state text not null default 'running' check (state in ('running', 'complete', 'broken')),
  as_of timestamptz,
  rows_read bigint not null default 0,
  rows_inserted bigint not null default 0,
  rows_updated bigint not null default 0,
  rows_unchanged bigint not null default 0,
  rows_deleted bigint not null default 0,
  rows_refused bigint not null default 0,
  bytes bigint not null default 0,
  batches uuid[] not null default '{}',
  failure text,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  -- Renewed while somebody works on it: after that moment whoever did is gone.
  alive_until timestamptz not null,
  primary key (company_id, id),
  unique (company_id, key_id, idempotency_key),
  foreign key (company_id, key_id) references api_keys (company_id, id) on delete cascade
);
create index pushes_newest on pushes (company_id, started_at desc, id);
alter table pushes enable row level security, force row level security;
create policy owner on pushes to enlace_owner using (true) with check (true);
create policy staff on pushes to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
grant select, insert, update, delete on pushes to enlace_staff;

create table push_chunks (
  company_id integer not null,
  push_id uuid not null,
  seq integer not null,
  body_hash bytea not null check (length(body_hash) = 32),
  batch_id uuid,
  -- The lines of the answer, packed.
  answer bytea not null,
  primary key (company_id, push_id, seq),
  foreign key (company_id, push_id) references pushes (company_id, id) on delete cascade
);
alter table push_chunks enable row level security, force row level security;
create policy owner on push_chunks to enlace_owner using (true) with check (true);
create policy staff on push_chunks to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
grant select, insert, update, delete on push_chunks to enlace_staff;
