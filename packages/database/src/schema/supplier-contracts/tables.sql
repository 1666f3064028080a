create table supplier_contracts (
  company_id integer not null,
  id uuid not null default gen_random_uuid(),
  third_party_id integer not null,
  third_id integer not null,
  erp_key text not null,
  nro_contrato text not null,
  objeto text not null,
  tipo text not null check (tipo in ('bienes', 'servicios', 'obra', 'marco')),
  fecha_inicio date,
  fecha_fin date,
  supervisor text,
  moneda text not null default 'COP' check (moneda ~ '^[A-Z]{3}$'),
  valor numeric(20,2) not null,
  valor_ejecutado numeric(20,2) not null default 0,
  estado text not null default 'vigente' check (estado in ('vigente', 'por_vencer', 'suspendido', 'terminado', 'liquidado')),
  import_batch_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Contracts with all that belongs to them: what was added to them later, the policies that they ask for, their minutes, and
  -- what was ordered, invoiced and paid on their account. A contract is a document like the others: it has a history, files,
  -- questions, links and a number by which it is found.
  interventor text,
  forma_pago text,
  -- The name of the file among the contract's that is the signed contract itself.
  archivo text,
  -- The ERP's word stands where it has one; a load never writes these.
  own_supervisor text,
  own_interventor text,
  own_forma_pago text,
  primary key (company_id, id),
  unique (company_id, erp_key),
  foreign key (company_id, third_party_id) references third_parties (company_id, id),
  foreign key (company_id, third_id) references branch_accounts (company_id, id)
);
create index supplier_contracts_by_third_party on supplier_contracts (company_id, third_party_id, fecha_fin, id);
create index supplier_contracts_by_account on supplier_contracts (company_id, third_id, fecha_fin, id);
alter table supplier_contracts enable row level security, force row level security;
create policy owner on supplier_contracts to enlace_owner using (true) with check (true);
create policy supplier on supplier_contracts for select to enlace_app
  using (company_id = (select scope_company()) and third_party_id = (select scope_third_party()) and third_id = any
    ((select scope_accounts())::integer[]));
create policy staff on supplier_contracts to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
grant select on supplier_contracts to enlace_app;
grant select, insert, update, delete on supplier_contracts to enlace_staff;
create trigger note_changes after update on supplier_contracts
  referencing old table as was_rows new table as now_rows for each statement execute function note_document_changes(
    'supplier-contracts', '{estado,fecha_inicio,fecha_fin,valor,valor_ejecutado,supervisor,interventor}');
create trigger found_after_insert after insert on supplier_contracts referencing new table as after_rows
  for each statement execute function follow_documents('supplier-contracts', 'nro_contrato');
create trigger found_after_update after update on supplier_contracts
  referencing old table as before_rows new table as after_rows
  for each statement execute function follow_documents('supplier-contracts', 'nro_contrato');
create trigger found_after_delete after delete on supplier_contracts referencing old table as before_rows
  for each statement execute function follow_documents('supplier-contracts', 'nro_contrato');

-- What was agreed after the signature (otrosíes): more time, more value, or other terms.
create table supplier_contracts_amendments (
  company_id integer not null,
  id uuid not null default gen_random_uuid(),
  third_party_id integer not null,
  third_id integer not null,
  contract_id uuid not null,
  erp_key text not null,
  numero text not null,
  fecha date not null,
  objeto text not null,
  valor_adicional numeric(20,2) not null default 0,
  nueva_fecha_fin date,
  archivo text,
  import_batch_id uuid,
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, erp_key),
  foreign key (company_id, contract_id) references supplier_contracts (company_id, id) on delete cascade
);
create index supplier_contracts_amendments_by_contract on supplier_contracts_amendments (company_id, contract_id, fecha);
alter table supplier_contracts_amendments enable row level security, force row level security;
create policy owner on supplier_contracts_amendments to enlace_owner using (true) with check (true);
create policy staff on supplier_contracts_amendments to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
create policy supplier on supplier_contracts_amendments for select to enlace_app
  using (company_id = (select scope_company()) and third_party_id = (select scope_third_party()) and third_id = any
    ((select scope_accounts())::integer[]));
grant select on supplier_contracts_amendments to enlace_app;
grant select, insert, update, delete on supplier_contracts_amendments to enlace_staff;

-- What was put on record while it ran (actas): its beginning, a suspension, what was received, its settlement.
create table supplier_contracts_minutes (
  company_id integer not null,
  id uuid not null default gen_random_uuid(),
  third_party_id integer not null,
  third_id integer not null,
  contract_id uuid not null,
  erp_key text not null,
  tipo text not null check (tipo in ('inicio', 'suspension', 'reinicio', 'recibo_parcial', 'recibo_final', 'liquidacion', 'otra')),
  numero text not null,
  fecha date not null,
  descripcion text,
  valor numeric(20,2),
  archivo text,
  import_batch_id uuid,
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, erp_key),
  foreign key (company_id, contract_id) references supplier_contracts (company_id, id) on delete cascade
);
create index supplier_contracts_minutes_by_contract on supplier_contracts_minutes (company_id, contract_id, fecha);
alter table supplier_contracts_minutes enable row level security, force row level security;
create policy owner on supplier_contracts_minutes to enlace_owner using (true) with check (true);
create policy staff on supplier_contracts_minutes to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
create policy supplier on supplier_contracts_minutes for select to enlace_app
  using (company_id = (select scope_company()) and third_party_id = (select scope_third_party()) and third_id = any
    ((select scope_accounts())::integer[]));
grant select on supplier_contracts_minutes to enlace_app;
grant select, insert, update, delete on supplier_contracts_minutes to enlace_staff;

-- The risks that a contract asks to be covered (amparos), each with what it asks and the policy that the ERP knows of.
create table supplier_contracts_policies (
  company_id integer not null,
  id uuid not null default gen_random_uuid(),
  third_party_id integer not null,
  third_id integer not null,
  contract_id uuid not null,
  erp_key text not null,
  amparo text not null,
  valor_exigido numeric(20,2),
  exigida_hasta date,
  numero text,
  aseguradora text,
  valor numeric(20,2),
  vigente_desde date,
  vigente_hasta date,
  aprobada_el date,
  import_batch_id uuid,
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, erp_key),
  foreign key (company_id, contract_id) references supplier_contracts (company_id, id) on delete cascade
);
create index supplier_contracts_policies_by_contract on supplier_contracts_policies (company_id, contract_id, amparo);
alter table supplier_contracts_policies enable row level security, force row level security;
create policy owner on supplier_contracts_policies to enlace_owner using (true) with check (true);
create policy staff on supplier_contracts_policies to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
create policy supplier on supplier_contracts_policies for select to enlace_app
  using (company_id = (select scope_company()) and third_party_id = (select scope_third_party()) and third_id = any
    ((select scope_accounts())::integer[]));
grant select on supplier_contracts_policies to enlace_app;
grant select, insert, update, delete on supplier_contracts_policies to enlace_staff;

-- The policies that the supplier sent in for a risk, each a version of its own that the company looks at. What was approved
-- stays in force until another one is.
create table supplier_contracts_policy_versions (
  company_id integer not null,
  id uuid not null,
  third_party_id integer not null,
  third_id integer not null,
  policy_id uuid not null,
  version integer not null,
  numero text not null,
  aseguradora text not null,
  valor numeric(20,2) not null,
  vigente_desde date not null,
  vigente_hasta date not null check (vigente_hasta >= vigente_desde),
  estado text not null default 'en_revision' check (estado in ('en_revision', 'aprobada', 'rechazada', 'reemplazada')),
  motivo text,
  -- The name that the person had then.
  person text not null,
  identity_id uuid references identities on delete set null,
  -- The event of the contract's history with which its file came.
  event_id bigint not null,
  -- The thread in which the company answers.
  question_id uuid,
  created_at timestamptz not null default clock_timestamp(),
  reviewed_at timestamptz,
  reviewer text,
  idempotency_key text not null,
  primary key (company_id, id),
  unique (company_id, policy_id, version),
  unique (company_id, third_party_id, idempotency_key),
  foreign key (company_id, policy_id) references supplier_contracts_policies (company_id, id) on delete cascade
);
alter table supplier_contracts_policy_versions enable row level security, force row level security;
create policy owner on supplier_contracts_policy_versions to enlace_owner using (true) with check (true);
create policy staff on supplier_contracts_policy_versions to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
create policy supplier on supplier_contracts_policy_versions for select to enlace_app
  using (company_id = (select scope_company()) and third_party_id = (select scope_third_party()) and third_id = any
    ((select scope_accounts())::integer[]));
grant select on supplier_contracts_policy_versions to enlace_app;
grant select, insert, update, delete on supplier_contracts_policy_versions to enlace_staff;
create trigger supplier_contracts_policy_versions_told after insert or delete or update on
  supplier_contracts_policy_versions for each row execute function tell_staff_of_change('contract-policy');
