-- Who did what, when, from where. Written by append_audit only; nobody of the application may change or delete.
create table audit_log (
  company_id integer not null references companies,
  id bigint generated always as identity,
  at timestamptz not null default clock_timestamp(),
  actor text not null,
  identity_id uuid,
  action text not null,
  target text,
  address text,
  detail jsonb not null default '{}',
  primary key (company_id, id)
);
create index audit_log_by_time on audit_log (company_id, at desc);
-- What a user's history shows is read by it.
create index audit_log_by_target on audit_log (company_id, target, id) where target is not null;
-- Who changed which setting last is asked whenever somebody opens the parameters.
create index audit_log_of_settings on audit_log (company_id, id desc) where action = 'settings-changed';
alter table audit_log enable row level security, force row level security;
create policy owner on audit_log to enlace_owner using (true) with check (true);
create policy staff on audit_log for select to enlace_staff using (company_id = (select scope_company()));
grant select on audit_log to enlace_staff;
