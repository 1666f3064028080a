-- Files that were sent, and files that go up in pieces (tus). A row names the bytes; the storage holds them.

-- Every file of the storage. A row is written before its bytes are; what nobody claimed within the hour is swept, so that
-- neither a torn upload nor a killed process leaves bytes behind that nobody knows.
create table stored_files (
  company_id integer not null references companies,
  storage_key text not null,
  media_type text not null,
  size bigint not null check (size > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  claimed_at timestamptz,
  -- Somebody is deleting the bytes: it may not be claimed any more.
  swept_at timestamptz,
  primary key (company_id, storage_key)
);
create index stored_files_unclaimed on stored_files (created_at) where claimed_at is null;
alter table stored_files enable row level security, force row level security;
create policy owner on stored_files to enlace_owner using (true) with check (true);
create policy staff on stored_files to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
create policy visitor on stored_files for insert to enlace_app
  with check (company_id = (select scope_company()) and claimed_at is null);
grant insert on stored_files to enlace_app;
grant select, insert, update, delete on stored_files to enlace_staff;

-- A file on its way: whose it is, what it is meant for, and how much of it is here for good.
create table file_uploads (
  company_id integer not null references companies,
  id uuid not null default gen_random_uuid(),
  membership_id uuid not null,
  third_party_id integer not null,
  -- What the file is meant for, in the words of the page that sends it: the same file for the same thing is gone on with.
  purpose text not null check (length(purpose) between 1 and 200),
  name text not null,
  size bigint not null check (size > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  received bigint not null default 0 check (received between 0 and size),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '24 hours',
  primary key (company_id, id),
  unique (company_id, membership_id, purpose, sha256, size),
  foreign key (company_id, membership_id) references memberships (company_id, id) on delete cascade
);
create index file_uploads_by_end on file_uploads (expires_at);
alter table file_uploads enable row level security, force row level security;
create policy owner on file_uploads to enlace_owner using (true) with check (true);

-- Its bytes as they came, until they are joined: any node goes on with a file that another one began.
create table file_upload_pieces (
  company_id integer not null,
  upload_id uuid not null,
  at bigint not null check (at >= 0),
  bytes bytea not null check (length(bytes) > 0),
  primary key (company_id, upload_id, at),
  foreign key (company_id, upload_id) references file_uploads (company_id, id) on delete cascade
);
-- What a camera or a scanner wrote is compressed already. PostgreSQL 15 takes this outside of the table's definition only.
alter table file_upload_pieces alter column bytes set storage external;
alter table file_upload_pieces enable row level security, force row level security;
create policy owner on file_upload_pieces to enlace_owner using (true) with check (true);
