grant usage on schema reports to enlace_app, enlace_staff;

-- A report as a company wants it: whether its suppliers have it, under which title, with which columns in which order and
-- which filters; null leaves what the report comes with. Shipped reports are on without a row, installed ones off.
create table report_settings (
  company_id integer not null references companies on delete cascade,
  report text not null check (report ~ '^[a-z][a-z0-9-]{1,49}$'),
  is_on boolean,
  title text check (char_length(title) between 1 and 80),
  about text check (char_length(about) between 1 and 300),
  columns text[] check (cardinality(columns) between 1 and 60),
  filters text[] check (cardinality(filters) <= 60),
  place integer check (place between 1 and 999),
  updated_at timestamptz not null default now(),
  primary key (company_id, report)
);
alter table report_settings enable row level security, force row level security;
create policy owner on report_settings to enlace_owner using (true) with check (true);
create policy staff on report_settings to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
create policy portal on report_settings for select to enlace_app
  using (company_id = (select scope_company()) and ((select scope_third_party()) is not null));
grant select on report_settings to enlace_app;
grant select, insert, update, delete on report_settings to enlace_staff;

-- Reports that a company keeps elsewhere.
create table report_links (
  company_id integer not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  title text not null check (char_length(title) between 1 and 80),
  about text not null default '' check (char_length(about) <= 300),
  url text not null check (url ~ '^https://' and char_length(url) <= 500),
  place integer not null default 999 check (place between 1 and 999),
  primary key (company_id, id),
  unique (company_id, title)
);
alter table report_links enable row level security, force row level security;
create policy owner on report_links to enlace_owner using (true) with check (true);
create policy staff on report_links to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
create policy portal on report_links for select to enlace_app
  using (company_id = (select scope_company()) and ((select scope_third_party()) is not null));
grant select on report_links to enlace_app;
grant select, insert, update, delete on report_links to enlace_staff;

-- When a person last looked at a report, and how many rows it had.
create table report_runs (
  company_id integer not null,
  membership_id uuid not null,
  report text not null,
  ran_at timestamptz not null default now(),
  rows integer not null,
  primary key (company_id, membership_id, report),
  foreign key (company_id, membership_id) references memberships (company_id, id) on delete cascade
);
alter table report_runs enable row level security, force row level security;
create policy owner on report_runs to enlace_owner using (true) with check (true);
create policy person on report_runs to enlace_app
  using (company_id = (select scope_company()) and membership_id = (select scope_membership()))
  with check (company_id = (select scope_company()) and membership_id = (select scope_membership()));
grant select, insert, update on report_runs to enlace_app;

-- A report that a person gets by mail: every day, week or month, as a link to a file of its own.
create table report_schedules (
  company_id integer not null,
  id uuid not null default gen_random_uuid(),
  membership_id uuid not null,
  report text not null,
  format text not null check (format in ('xlsx', 'csv', 'pdf')),
  -- The filter of the report's call; its period moves with the day of each run.
  query jsonb not null,
  frequency text not null check (frequency in ('diaria', 'semanal', 'mensual')),
  -- Of a week 1 (Monday) to 7, of a month 1 to 28, else 0.
  day smallint not null check (day between 0 and 28),
  hour smallint not null check (hour between 0 and 23),
  -- The branch that was selected; null is all that the person may read then.
  account integer,
  is_on boolean not null default true,
  next_at timestamptz not null,
  -- The due time whose file was asked for last, that file, and the file that a mail told of.
  last_due timestamptz,
  export_id uuid,
  mailed_export_id uuid,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, membership_id) references memberships (company_id, id) on delete cascade
);
create index report_schedules_due on report_schedules (company_id, next_at) where is_on;
create index report_schedules_by_export on report_schedules (company_id, export_id) where export_id is not null;
create index report_schedules_by_membership on report_schedules (company_id, membership_id);
alter table report_schedules enable row level security, force row level security;
create policy owner on report_schedules to enlace_owner using (true) with check (true);
create policy staff on report_schedules to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
create policy person on report_schedules to enlace_app
  using (company_id = (select scope_company()) and membership_id = (select scope_membership()))
  with check (company_id = (select scope_company()) and membership_id = (select scope_membership()));
grant select, insert, delete on report_schedules to enlace_app;
grant select on report_schedules to enlace_staff;
grant update (is_on, next_at, last_due, export_id, mailed_export_id) on report_schedules to enlace_app;
grant update (next_at) on report_schedules to enlace_staff;
