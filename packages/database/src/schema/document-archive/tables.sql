-- The archive of documents: what a company chose, one archive for each calendar month, and the ZIP files that it has.

create table document_archive_settings (
  company_id integer primary key references companies on delete cascade,
  is_on boolean not null,
  -- The day of the month on which the month before is archived.
  day smallint not null check (day between 1 and 28),
  kinds text[] not null check (cardinality(kinds) between 1 and 5),
  -- The members of the staff who are mailed the link.
  recipients uuid[] not null check (cardinality(recipients) <= 20),
  updated_at timestamptz not null default now()
);
alter table document_archive_settings enable row level security, force row level security;
create policy owner on document_archive_settings to enlace_owner using (true) with check (true);
create policy staff on document_archive_settings to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
grant select, insert, update on document_archive_settings to enlace_staff;

create table document_archives (
  company_id integer not null references companies,
  id uuid not null default gen_random_uuid(),
  -- The first day of the month.
  month date not null check (extract(day from month) = 1),
  kinds text[] not null check (cardinality(kinds) between 1 and 5),
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'empty', 'failed', 'expired')),
  -- Who asked for it last; empty for the schedule, which asks for each month once.
  asked_by text not null default '',
  asked_at timestamptz not null default now(),
  is_scheduled boolean not null default false,
  -- The run that makes it now: only that one adds files to it.
  run uuid,
  -- Documents that it has, so far while it is being made, and those of them that are in the index without a file.
  files integer not null default 0 check (files >= 0),
  missing integer not null default 0 check (missing >= 0),
  finished_at timestamptz,
  expires_at timestamptz,
  primary key (company_id, id),
  unique (company_id, month)
);
alter table document_archives enable row level security, force row level security;
create policy owner on document_archives to enlace_owner using (true) with check (true);
create policy staff on document_archives to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
grant select, insert, update on document_archives to enlace_staff;

create table document_archive_parts (
  company_id integer not null,
  archive_id uuid not null,
  part smallint not null check (part > 0),
  files integer not null check (files > 0),
  size bigint not null check (size > 0),
  storage_key text not null,
  primary key (company_id, archive_id, part),
  foreign key (company_id, archive_id) references document_archives (company_id, id) on delete cascade
);
alter table document_archive_parts enable row level security, force row level security;
create policy owner on document_archive_parts to enlace_owner using (true) with check (true);
create policy staff on document_archive_parts to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
grant select, insert, delete on document_archive_parts to enlace_staff;
create trigger archive_part_gone after delete on document_archive_parts
  for each row execute function release_export_file();
