-- Companies that an operator made to show the product or to train people: filled with drawn records, marked for good, removed
-- in one act. Only the functions of this folder write here, so no company becomes a trial later, and none stops being one.
create table trial_companies (
  company_id integer primary key references companies on delete cascade,
  made_at timestamptz not null default now(),
  -- The day as of which its documents are drawn, also where the work is repeated later.
  as_of date not null default (now() at time zone 'America/Bogota')::date,
  state text not null default 'filling' check (state in ('filling', 'ready', 'failed', 'removed')),
  -- How many records of each kind were written.
  counts jsonb not null default '{}',
  -- How many persons have been given a link of access.
  people integer not null default 0
);
alter table trial_companies enable row level security, force row level security;
create policy owner on trial_companies to enlace_owner using (true) with check (true);
create policy portal on trial_companies for select to enlace_app using (company_id = (select scope_company()));
create policy staff on trial_companies for select to enlace_staff using (company_id = (select scope_company()));
grant select on trial_companies to enlace_app, enlace_staff;

-- No mail of a trial company leaves for an address that its administration did not write.
create trigger outbox_mails_of_trial before insert or update of recipient, dead_at on outbox_mails
  for each row execute function hold_trial_mail();

-- What would act on systems of others is refused in a trial company.
create trigger webhook_endpoints_of_trial before insert or update on webhook_endpoints
  for each row execute function refuse_in_trial();
create trigger connections_of_trial before insert or update on connections
  for each row execute function refuse_in_trial();
create trigger payment_gateways_of_trial before insert or update on payment_gateways
  for each row when (new.gateway <> 'simulador') execute function refuse_in_trial();
