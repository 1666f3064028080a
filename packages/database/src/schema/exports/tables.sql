-- One-use tickets for what a browser loads without headers, jobs that outlive a request and a process, and the files
-- that a supplier asked the portal to make of its lists.

-- A ticket opens one file, once, within a minute, in the browser that asked for it, with what its session may see then.
create table download_tickets (
  company_id integer not null references companies,
  ticket_hash bytea not null unique,
  session_id uuid not null,
  -- What the call demands of the scope; the session proves it again when the ticket is used.
  account integer,
  module text,
  needs_master boolean not null,
  -- SHA-256 of the call with its parameters: the ticket of one file opens no other.
  target bytea not null,
  expires_at timestamptz not null,
  spent_at timestamptz,
  -- What the spent ticket was exchanged for, with which the answer under way opens its scope.
  grant_hash bytea unique,
  primary key (company_id, ticket_hash),
  foreign key (company_id, session_id) references sessions (company_id, id) on delete cascade
);
create index download_tickets_by_expiry on download_tickets (expires_at);
create index download_tickets_by_session on download_tickets (company_id, session_id);
alter table download_tickets enable row level security, force row level security;
create policy owner on download_tickets to enlace_owner using (true) with check (true);

-- A file that somebody asked for, made while nobody waits. It is found again until it expires.
create table exports (
  company_id integer not null references companies,
  id uuid not null default gen_random_uuid(),
  membership_id uuid not null,
  list text not null,
  format text not null check (format in ('xlsx', 'csv', 'pdf', 'zip')),
  -- The list's filter, order and columns, as the call took them.
  query jsonb not null,
  module text,
  -- The branch account that was selected, and all those that the file tells of.
  account integer,
  account_ids integer[] not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed', 'cancelled', 'expired')),
  rows_total integer not null,
  rows_done integer not null default 0,
  file_name text not null,
  media_type text not null,
  storage_key text,
  size bigint,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  expires_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, membership_id) references memberships (company_id, id) on delete cascade
);
create index exports_by_membership on exports (company_id, membership_id, created_at desc);
create index exports_by_expiry on exports (expires_at) where state = 'done';
alter table exports enable row level security, force row level security;
create policy owner on exports to enlace_owner using (true) with check (true);
create policy staff on exports to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
create policy supplier on exports for select to enlace_app
  using (company_id = (select scope_company()) and membership_id = (select scope_membership()));
grant select on exports to enlace_app, enlace_staff;
create trigger export_gone after delete on exports
  for each row when (old.storage_key is not null) execute function release_export_file();
create trigger export_expired after update of storage_key on exports
  for each row when (old.storage_key is not null and new.storage_key is null) execute function release_export_file();
create trigger report_ready after update of state on exports
  for each row when (new.list = 'reports' and new.state = 'done' and old.state <> 'done')
  execute function tell_of_report();

-- The views that a person saves of a list: filter, window and columns under a name. They belong to the membership, so
-- that nobody else of the supplier, and none of the person's other companies, sees or changes them.
create table saved_views (
  company_id integer not null,
  membership_id uuid not null,
  id uuid not null default gen_random_uuid(),
  list text not null check (list in ('account-statements', 'payments-made',
    'paid-invoices', 'purchase-order', 'purchase-tickets', 'notes-debit', 'users', 'supplier-contracts')),
  name text not null check (char_length(name) between 1 and 60),
  days integer not null check (days between 0 and 3650),
  search text not null check (char_length(search) <= 1500),
  -- Null for the list's own columns.
  columns text[],
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, membership_id) references memberships (company_id, id) on delete cascade
);
create unique index saved_views_by_name on saved_views (company_id, membership_id, list, lower(name));
create unique index saved_views_default on saved_views (company_id, membership_id, list) where is_default;
alter table saved_views enable row level security, force row level security;
create policy owner on saved_views to enlace_owner using (true) with check (true);
create policy person on saved_views to enlace_app
  using (company_id = (select scope_company()) and membership_id = (select scope_membership()))
  with check (company_id = (select scope_company()) and membership_id = (select scope_membership()));
grant select, insert, update, delete on saved_views to enlace_app;

-- A ticket opens one file of the back office, once, within a minute, in the browser that asked for it.
create table staff_download_tickets (
  company_id integer not null references companies,
  ticket_hash bytea not null unique,
  session_id uuid not null,
  -- What the call demands of the scope; the session proves it again when the ticket is used.
  roles text[] not null,
  step_up_seconds integer,
  -- SHA-256 of the call with its parameters: the ticket of one file opens no other.
  target bytea not null,
  expires_at timestamptz not null,
  spent_at timestamptz,
  -- What the spent ticket was exchanged for, with which the answer under way opens its scope.
  grant_hash bytea unique,
  primary key (company_id, ticket_hash),
  foreign key (company_id, session_id) references staff_sessions (company_id, id) on delete cascade
);
create index staff_download_tickets_by_expiry on staff_download_tickets (expires_at);
create index staff_download_tickets_by_session on staff_download_tickets (company_id, session_id);
alter table staff_download_tickets enable row level security, force row level security;
create policy owner on staff_download_tickets to enlace_owner using (true) with check (true);
