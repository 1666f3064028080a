-- Work for later, of one company. Whoever does it holds it for a while at a time, so that what a killed process had in
-- hand is another's soon. What was done is forgotten; what was given up stays until somebody looks at it.
create table jobs (
  company_id integer not null references companies,
  id uuid not null default gen_random_uuid(),
  task text not null,
  -- Names of rows, never what they hold: the work reads it again in the scope of whoever asked.
  payload jsonb not null default '{}',
  -- Work that waits under the same key is one work.
  key text,
  -- Whose scope the work opens: a membership with an account and a module, or the company's own where it is null.
  membership_id uuid,
  account integer,
  module text,
  run_at timestamptz not null default now(),
  attempts integer not null default 0,
  max_attempts integer not null default 8,
  claimed_by uuid,
  claimed_until timestamptz,
  last_error text,
  dead_at timestamptz,
  created_at timestamptz not null default now(),
  -- The request that caused a job or a mail: its reference and, where traces are sent, its span. Whoever puts a row into a queue,
  -- functions and triggers too, gets it from the transaction, which was told when it began.
  caused_by text default nullif(current_setting('enlace.cause', true), ''),
  primary key (company_id, id),
  foreign key (company_id, membership_id) references memberships (company_id, id) on delete cascade
);
create index jobs_by_membership on jobs (company_id, membership_id);
create unique index jobs_waiting_by_key on jobs (company_id, task, key)
  where key is not null and claimed_by is null and dead_at is null;
create index jobs_given_up on jobs (company_id, dead_at desc) where dead_at is not null;
create index jobs_due on jobs (company_id, run_at) where dead_at is null;
create index jobs_in_hand on jobs (company_id) where claimed_by is not null;
alter table jobs enable row level security, force row level security;
create policy owner on jobs to enlace_owner using (true) with check (true);
create policy staff on jobs to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
grant select, update, delete on jobs to enlace_staff;
create trigger jobs_given_up after update of dead_at on jobs
  for each row when (old.dead_at is distinct from new.dead_at) execute function tell_staff_of_failed_job();
create trigger failed_jobs_dropped after delete on jobs
  for each row when (old.dead_at is not null) execute function tell_staff_of_failed_job();

-- When repeated work was last put into the queue of a company, so that several nodes do it once.
create table repeated_jobs (
  company_id integer not null references companies on delete cascade,
  task text not null,
  due_at timestamptz not null,
  primary key (company_id, task)
);
alter table repeated_jobs enable row level security, force row level security;
create policy owner on repeated_jobs to enlace_owner using (true) with check (true);
