-- The documents that a company asks of its suppliers or for a contract, and the versions that suppliers send. The portal's
-- role reads and writes none of it but through the owner's functions.

-- A document that a company asks for: of its suppliers of some kind, or for its contracts.
create table required_documents (
  company_id integer not null references companies,
  id uuid not null default gen_random_uuid(),
  codigo text not null check (codigo ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(codigo) <= 60),
  nombre text not null check (length(trim(nombre)) > 0),
  descripcion text not null default '',
  alcance text not null default 'proveedor' check (alcance in ('proveedor', 'contrato')),
  persona text check (persona in ('natural', 'juridica')),
  suministro text check (suministro in ('bienes', 'servicios')),
  -- Of suppliers of these sizes and of this risk, as the company's staff says of each; null is of all.
  tamanos text[] check (tamanos <@ array['micro', 'pequena', 'mediana', 'grande']),
  riesgos text[] check (riesgos <@ array['bajo', 'medio', 'alto']),
  -- Of which contracts: of one kind, of one, or of all.
  tipo_contrato text,
  contract_id uuid,
  obligatorio boolean not null default true,
  regla text not null default 'ninguna' check (regla in ('ninguna', 'dias', 'fecha', 'documento')),
  dias integer check (dias between 1 and 3660),
  fecha date,
  -- Days that a supplier has to send it, once it is asked of it and once the version in force has ended.
  gracia integer not null default 0 check (gracia between 0 and 365),
  -- Since when it is asked of those of whom it is asked now.
  desde date not null default (now() at time zone 'America/Bogota')::date,
  orden integer not null default 0,
  plantilla_nombre text,
  plantilla_tipo text,
  plantilla_bytes bigint,
  plantilla_key text,
  activo boolean not null default true,
  -- Raised by each change: what was read before it is stale.
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, codigo),
  foreign key (company_id, contract_id) references supplier_contracts (company_id, id) on delete cascade,
  foreign key (company_id, plantilla_key) references stored_files (company_id, storage_key),
  check (cardinality(tamanos) > 0 and cardinality(riesgos) > 0),
  check ((regla = 'dias') = (dias is not null)),
  check ((regla = 'fecha') = (fecha is not null)),
  check (alcance = 'contrato' or (tipo_contrato is null and contract_id is null)),
  check ((plantilla_key is null) = (plantilla_nombre is null))
);
create index required_documents_by_stored_file on required_documents (company_id, plantilla_key);
create index required_documents_by_contract on required_documents (company_id, contract_id);
alter table required_documents enable row level security, force row level security;
create policy owner on required_documents to enlace_owner using (true) with check (true);
create policy staff on required_documents to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
grant select, insert, update on required_documents to enlace_staff;

-- What a supplier sent of a document; every version stays, and only what the company decided about it is added.
create table supplier_documents (
  company_id integer not null,
  id uuid not null default gen_random_uuid(),
  third_party_id integer not null,
  document_id uuid not null,
  contract_id uuid,
  -- The branch of the contract; a document of the supplier belongs to all of its branches.
  third_id integer,
  version integer not null check (version > 0),
  estado text not null default 'en_revision' check (estado in ('en_revision', 'aprobado', 'rechazado', 'reemplazado')),
  nombre text not null,
  media_type text not null,
  bytes bigint not null,
  sha256 text not null,
  storage_key text not null,
  upload_id uuid not null,
  expedido date,
  vence date,
  identity_id uuid references identities on delete set null,
  subido_por text not null,
  subido_at timestamptz not null default now(),
  motivo text not null default '',
  revisado_por text,
  revisado_at timestamptz,
  primary key (company_id, id),
  unique nulls not distinct (company_id, third_party_id, document_id, contract_id, version),
  unique (company_id, upload_id),
  foreign key (company_id, third_party_id) references third_parties (company_id, id),
  foreign key (company_id, document_id) references required_documents (company_id, id),
  foreign key (company_id, contract_id) references supplier_contracts (company_id, id),
  foreign key (company_id, storage_key) references stored_files (company_id, storage_key),
  check ((contract_id is null) = (third_id is null)),
  check ((estado in ('aprobado', 'rechazado')) = (revisado_at is not null)),
  check ((estado = 'rechazado') = (motivo <> ''))
);
create index supplier_documents_by_document on supplier_documents (company_id, document_id);
create index supplier_documents_by_stored_file on supplier_documents (company_id, storage_key);
create index supplier_documents_by_contract on supplier_documents (company_id, contract_id);
create index supplier_documents_to_review on supplier_documents (company_id, subido_at) where estado = 'en_revision';
create index supplier_documents_by_end on supplier_documents (company_id, vence) where estado = 'aprobado';
alter table supplier_documents enable row level security, force row level security;
create policy owner on supplier_documents to enlace_owner using (true) with check (true);
create policy staff on supplier_documents to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
grant select on supplier_documents to enlace_staff;
create trigger supplier_documents_stay before update or delete on supplier_documents
  for each row execute function guard_supplier_document();
create trigger supplier_documents_told after insert or delete or update on supplier_documents for each row execute
  function tell_staff_of_change('required-document');

-- What was sent to a supplier's people about a document that it owes: each step of the plan once, and by hand once a day.
create table document_reminders (
  company_id integer not null,
  id uuid not null default gen_random_uuid(),
  third_party_id integer not null,
  document_id uuid not null,
  contract_id uuid,
  -- What it was for: 'mano', 'antes' or 'despues', with the days and the day that they are counted from.
  paso text not null,
  -- How many people it was for, and which member of the staff sent it; nobody where the plan did.
  personas integer not null check (personas > 0),
  por text,
  enviado_at timestamptz not null default now(),
  primary key (company_id, id),
  unique nulls not distinct (company_id, third_party_id, document_id, contract_id, paso),
  foreign key (company_id, third_party_id) references third_parties (company_id, id) on delete cascade,
  foreign key (company_id, document_id) references required_documents (company_id, id) on delete cascade,
  foreign key (company_id, contract_id) references supplier_contracts (company_id, id) on delete cascade
);
create index document_reminders_by_document on document_reminders (company_id, document_id);
create index document_reminders_by_contract on document_reminders (company_id, contract_id);
alter table document_reminders enable row level security, force row level security;
create policy owner on document_reminders to enlace_owner using (true) with check (true);
create policy staff on document_reminders to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
grant select, insert on document_reminders to enlace_staff;

-- When a company reminds its suppliers by itself; without a row, by the days that the product has.
create table document_reminder_plans (
  company_id integer primary key references companies on delete cascade,
  -- Days before the end, and every how many days after it, or since it is asked; none is not after it.
  dias_antes integer[] not null check (cardinality(dias_antes) <= 6),
  cada_dias integer check (cada_dias between 1 and 90),
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
alter table document_reminder_plans enable row level security, force row level security;
create policy owner on document_reminder_plans to enlace_owner using (true) with check (true);
create policy staff on document_reminder_plans to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
grant select, insert, update on document_reminder_plans to enlace_staff;
