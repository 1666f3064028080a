-- Events of RADIAN by the company about invoices that it was handed (annex of RADIAN 1.9): recorded here, transmitted to the DIAN
-- by the company's own software or provider. Tacit acceptance is no row: it follows from the end of the term.

-- The last number of an event of a company; its row is locked while one is given.
create table radian_event_numbers (
  company_id integer primary key references companies,
  last integer not null default 0
);
alter table radian_event_numbers enable row level security, force row level security;
create policy owner on radian_event_numbers to enlace_owner using (true) with check (true);

create table radian_events (
  company_id integer not null,
  id uuid not null default gen_random_uuid(),
  third_party_id integer not null,
  third_id integer not null,
  invoice_id uuid not null,
  -- An event is of one document: what corrects a returned invoice has another CUFE, and events of its own.
  version_documento integer not null,
  codigo text not null check (codigo in ('030', '032', '033', '031')),
  estado text not null default 'registrado' check (estado in ('registrado', 'transmitido', 'rechazado')),
  numero text not null,
  -- When it happened, and when it was recorded here.
  at timestamptz not null,
  registrado_at timestamptz not null default clock_timestamp(),
  -- The end of the term to accept or claim, which the receipt of the goods begins.
  limite_at timestamptz,
  concepto text check (concepto in ('01', '02', '03', '04')),
  nota text not null default '',
  -- Who received or decided, as the event names the person.
  persona jsonb not null,
  quien text not null,
  -- Its ApplicationResponse, once it was made.
  xml text,
  cude text check (cude ~ '^[0-9a-f]{96}$'),
  firmado boolean not null default false,
  -- What the DIAN said, and who brought it.
  respuesta text not null default '',
  respuesta_at timestamptz,
  respuesta_por text,
  -- When the staff was warned that the term ends.
  avisado_at timestamptz,
  primary key (company_id, id),
  unique (company_id, numero),
  foreign key (company_id, invoice_id) references submitted_invoices (company_id, id) on delete cascade,
  check ((codigo = '032') = (limite_at is not null)),
  check ((codigo = '031') = (concepto is not null)),
  check ((xml is null) = (cude is null)),
  check ((estado = 'registrado') = (respuesta_at is null))
);
create unique index radian_events_once on radian_events (company_id, invoice_id, version_documento, codigo)
  where estado <> 'rechazado';
create index radian_events_by_term on radian_events (company_id, limite_at) where codigo = '032';
alter table radian_events enable row level security, force row level security;
create policy owner on radian_events to enlace_owner using (true) with check (true);
create policy staff on radian_events for select to enlace_staff
  using (company_id = (select scope_company()));
create policy supplier on radian_events for select to enlace_app
  using (company_id = (select scope_company()) and third_party_id = (select scope_third_party()) and third_id = any
    ((select scope_accounts())::integer[]));
grant select on radian_events to enlace_app, enlace_staff;
create trigger radian_events_told after insert or update of estado, xml on radian_events
  for each row execute function tell_staff_of_radian_event();

-- The software that the company registered with the DIAN for its events; its PIN is sealed.
create table radian_software (
  company_id integer primary key references companies on delete cascade,
  software_id text not null,
  sealed_pin bytea not null,
  -- 1 production, 2 tests.
  ambiente text not null check (ambiente in ('1', '2')),
  updated_at timestamptz not null default now()
);
alter table radian_software enable row level security, force row level security;
create policy owner on radian_software to enlace_owner using (true) with check (true);
create policy staff on radian_software to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
grant select, insert, update on radian_software to enlace_staff;
