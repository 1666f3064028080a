-- What a supplier asks to have changed in its company's record. What the portal writes goes through the owner's functions.

-- The last number that a company gave in a year: SC changes of the record, DP personal data.
create table profile_request_numbers (
  company_id integer not null references companies,
  series text not null check (series in ('SC', 'DP')),
  year integer not null,
  last integer not null default 0,
  primary key (company_id, series, year)
);
alter table profile_request_numbers enable row level security, force row level security;
create policy owner on profile_request_numbers to enlace_owner using (true) with check (true);

create table profile_requests (
  company_id integer not null references companies,
  id uuid not null default gen_random_uuid(),
  number text not null,
  kind text not null check (kind in ('cambio_empresa', 'consulta', 'rectificacion', 'revocacion')),
  third_party_id integer not null,
  membership_id uuid not null,
  identity_id uuid not null references identities,
  -- Who asked, as it was called then.
  person text not null,
  email text not null,
  state text not null default 'recibida' check (state in ('recibida', 'en_revision', 'aprobada', 'rechazada', 'retirada')),
  words text not null,
  created_at timestamptz not null default now(),
  -- The legal term, in which a request about personal data is to be answered; the company may put it off once.
  due_on date,
  extended_on date,
  decided_at timestamptz,
  decided_by text,
  answer text not null default '',
  idempotency_key text not null,
  primary key (company_id, id),
  unique (company_id, number),
  unique (company_id, membership_id, idempotency_key),
  foreign key (company_id, third_party_id) references third_parties (company_id, id),
  check ((kind = 'cambio_empresa') = (due_on is null))
);
create index profile_requests_by_third_party on profile_requests (company_id, third_party_id, created_at desc);
create index profile_requests_by_identity on profile_requests (identity_id, company_id);
create index profile_requests_by_state on profile_requests (company_id, state, created_at);
-- One change of the record at a time, one revocation of a person.
create unique index profile_requests_one_change on profile_requests (company_id, third_party_id)
  where kind = 'cambio_empresa' and state in ('recibida', 'en_revision');
create unique index profile_requests_one_revocation on profile_requests (company_id, membership_id)
  where kind = 'revocacion' and state in ('recibida', 'en_revision');
alter table profile_requests enable row level security, force row level security;
create policy owner on profile_requests to enlace_owner using (true) with check (true);
create policy staff on profile_requests to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
create policy supplier on profile_requests for select to enlace_app
  using (company_id = (select scope_company()) and third_party_id = (select scope_third_party())
    and (kind = 'cambio_empresa' or identity_id = (select scope_identity())));
grant select on profile_requests to enlace_app, enlace_staff;
grant update (state, extended_on, decided_at, decided_by, answer) on profile_requests to enlace_staff;
create trigger profile_requests_told after insert or delete or update on profile_requests for each row execute function
  tell_staff_of_change('profile-request');
create trigger profile_requests_tell_webhook after update of state on profile_requests
  for each row when (new.kind = 'cambio_empresa' and new.state = 'aprobada' and old.state <> 'aprobada')
  execute function tell_webhook_of_record();

-- What a change of the record asks for, field by field. `standing` tells how an approved one stands with the ERP: vigente
-- while the ERP still says what it said before, confirmada once it says the same, reemplazada once something else came.
create table profile_request_changes (
  company_id integer not null,
  request_id uuid not null,
  place integer not null,
  third_party_id integer not null,
  third_id integer,
  field text not null check (field in ('nombre', 'sigla', 'web_site', 'pyme', 'id_actividad_economica',
    'regimen_tributario_id', 'direccion', 'ciudad', 'correo', 'telefono')),
  before text,
  after text,
  erp_value text,
  standing text check (standing in ('vigente', 'confirmada', 'reemplazada')),
  primary key (company_id, request_id, place),
  foreign key (company_id, request_id) references profile_requests (company_id, id) on delete cascade,
  foreign key (company_id, third_party_id) references third_parties (company_id, id),
  foreign key (company_id, third_id) references branch_accounts (company_id, id),
  check ((third_id is not null) = (field in ('direccion', 'ciudad', 'correo', 'telefono')))
);
create index profile_request_changes_standing on profile_request_changes (company_id, third_party_id, third_id)
  where standing = 'vigente';
alter table profile_request_changes enable row level security, force row level security;
create policy owner on profile_request_changes to enlace_owner using (true) with check (true);
create policy staff on profile_request_changes to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
create policy supplier on profile_request_changes for select to enlace_app
  using (company_id = (select scope_company()) and third_party_id = (select scope_third_party())
    and (third_id is null or third_id = any ((select scope_accounts())::integer[])));
grant select on profile_request_changes to enlace_app, enlace_staff;

create table profile_request_events (
  company_id integer not null,
  request_id uuid not null,
  id bigint generated always as identity,
  at timestamptz not null default clock_timestamp(),
  state text not null check (state in ('recibida', 'en_revision', 'prorrogada', 'aprobada', 'rechazada', 'retirada')),
  side text not null check (side in ('proveedor', 'compania')),
  actor text not null,
  words text not null default '',
  primary key (company_id, request_id, id),
  foreign key (company_id, request_id) references profile_requests (company_id, id) on delete cascade
);
alter table profile_request_events enable row level security, force row level security;
create policy owner on profile_request_events to enlace_owner using (true) with check (true);
create policy staff on profile_request_events to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
create policy supplier on profile_request_events for select to enlace_app
  using (company_id = (select scope_company())
    and request_id in (select r.id from profile_requests r where r.company_id = (select scope_company())));
grant select on profile_request_events to enlace_app;
grant select, insert on profile_request_events to enlace_staff;
