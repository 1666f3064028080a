-- Registration requests with their number, history and attachments. A visitor sees none of it: requests are received,
-- corrected and shown by their link through the owner's functions.

-- The last number that a company gave in a year; its row is locked while one is given, so that there are no gaps.
create table registration_numbers (
  company_id integer not null references companies,
  year integer not null,
  last integer not null default 0,
  primary key (company_id, year)
);
alter table registration_numbers enable row level security, force row level security;
create policy owner on registration_numbers to enlace_owner using (true) with check (true);
create policy staff on registration_numbers to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));

create table registration_requests (
  company_id integer not null references companies,
  id uuid not null,
  number text not null,
  -- 1 the template registration, 2 the access request by company (decisions 6).
  request_type text not null check (request_type in ('1', '2')),
  state text not null default 'recibida' check (state in ('recibida', 'en_revision', 'devuelta', 'aprobada', 'rechazada')),
  documento_numero text not null,
  documento_dv smallint check (documento_dv between 0 and 9),
  contact_email text not null,
  -- The specification's supplierModel with what else the company's template asked, and what it called each field then.
  supplier jsonb not null,
  labels jsonb not null default '{}',
  idempotency_key text not null,
  -- SHA-256 of what was sent: tells a repeated send from another one under the same key.
  content_hash bytea not null,
  token_hash bytea not null unique,
  address text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Rises with each change: who decides says which one it saw.
  version integer not null default 1,
  -- Since when it waits for the company: the moment at which it came, or came back corrected.
  waiting_since timestamptz not null default now(),
  -- When the company was done with it for now.
  answered_at timestamptz,
  -- The member who takes care of it.
  assigned_to uuid,
  -- The supplier that came of it.
  third_party_id integer,
  -- What the product had found out about a registration request when it was decided: found out again afterwards, it would tell
  -- of what the decision itself did.
  checks jsonb check (jsonb_typeof(checks) = 'array'),
  -- The staff is mailed of registration requests that wait: when the staff was last mailed of one. Requests of before this are
  -- known at the desk, and nobody is mailed of them.
  staff_told_at timestamptz,
  primary key (company_id, id),
  unique (company_id, number),
  unique (company_id, idempotency_key),
  foreign key (company_id, third_party_id) references third_parties (company_id, id),
  foreign key (company_id, assigned_to) references staff_members (company_id, id)
    on delete set null (assigned_to)
);
create index registration_requests_by_state on registration_requests (company_id, state, created_at);
create index registration_requests_by_document on registration_requests (company_id, documento_numero);
create index registration_requests_by_waiting on registration_requests (company_id, waiting_since desc);
create index registration_requests_by_third_party on registration_requests (company_id, third_party_id);
create index registration_requests_by_assigned on registration_requests (company_id, assigned_to);
alter table registration_requests enable row level security, force row level security;
create policy owner on registration_requests to enlace_owner using (true) with check (true);
create policy staff on registration_requests to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
grant select, insert, update, delete on registration_requests to enlace_staff;
create trigger registration_requests_told after insert or delete or update on registration_requests for each row execute
  function tell_staff_of_change('registration');
create trigger registration_requests_version before update on registration_requests
  for each row execute function count_registration_version();
create trigger registration_requests_tell_webhook after update of state on registration_requests
  for each row when (new.state = 'aprobada' and old.state <> 'aprobada') execute function tell_webhook_of_registration();

create table registration_attachments (
  company_id integer not null,
  request_id uuid not null,
  id uuid not null default gen_random_uuid(),
  -- The template's name of the file input, what it is called for people, and the file's own name.
  field text not null,
  label text not null,
  name text not null,
  storage_key text not null,
  created_at timestamptz not null default now(),
  replaced_at timestamptz,
  -- The day of issue that whoever reviews a paper read on it.
  issued_on date,
  primary key (company_id, id),
  foreign key (company_id, request_id) references registration_requests (company_id, id) on delete cascade,
  foreign key (company_id, storage_key) references stored_files (company_id, storage_key)
);
create index registration_attachments_by_request on registration_attachments (company_id, request_id);
alter table registration_attachments enable row level security, force row level security;
create policy owner on registration_attachments to enlace_owner using (true) with check (true);
create policy staff on registration_attachments to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
grant select, insert, update, delete on registration_attachments to enlace_staff;

create table registration_events (
  company_id integer not null,
  request_id uuid not null,
  id bigint generated always as identity,
  at timestamptz not null default clock_timestamp(),
  state text not null,
  -- An email of the staff; empty where the applicant or the portal itself did it.
  actor text not null default '',
  -- What the applicant reads: why it was returned or rejected.
  reasons text[] not null default '{}',
  -- What the applicant reads beside a field that was returned, by the field's name.
  field_reasons jsonb not null default '{}',
  -- What only the company reads: how the identity was made sure of, to whom it was given.
  note text not null default '',
  primary key (company_id, id),
  foreign key (company_id, request_id) references registration_requests (company_id, id) on delete cascade
);
create index registration_events_by_request on registration_events (company_id, request_id, id);
alter table registration_events enable row level security, force row level security;
create policy owner on registration_events to enlace_owner using (true) with check (true);
create policy staff on registration_events to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
grant select, insert on registration_events to enlace_staff;
