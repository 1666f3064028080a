-- Electronic invoices that suppliers hand in: drafts, what was handed in under a number, its versions, files and history. What
-- the portal writes goes through the owner's functions.

-- The last number of a company in a year; its row is locked while one is given, so that there are no gaps.
create table submitted_invoice_numbers (
  company_id integer not null references companies,
  year integer not null,
  last integer not null default 0,
  primary key (company_id, year)
);
alter table submitted_invoice_numbers enable row level security, force row level security;
create policy owner on submitted_invoice_numbers to enlace_owner using (true) with check (true);

create table submitted_invoices (
  company_id integer not null references companies,
  id uuid not null,
  third_party_id integer not null,
  third_id integer not null,
  estado text not null default 'borrador' check (estado in ('borrador', 'radicada', 'en_revision', 'aceptada', 'devuelta')),
  radicado text,
  radicada_at timestamptz,
  -- When it was last sent: it counts for the payment calendar; the first filing counts for the queue.
  enviada_at timestamptz,
  enviada_por text,
  -- By which way it came the last time.
  origen text not null default 'portal' check (origen in ('portal', 'correo', 'api')),
  version_documento integer not null default 1,
  clase text not null check (clase in ('factura', 'exportacion', 'contingencia', 'nota_credito', 'nota_debito',
    'cuenta_cobro')),
  numero text not null check (numero <> ''),
  -- As account_statements.factura_clave.
  numero_clave text not null generated always as (
    replace(regexp_replace(upper(regexp_replace(numero, '[^A-Za-z0-9]', '-', 'g')),
    '(^|[^0-9])0+([0-9])', '\1\2', 'g'), '-', '')) stored,
  cufe text check (cufe ~ '^[0-9a-f]{96}$'),
  -- By which the same document is known again before it is handed in: its CUFE, or the hash of its file.
  clave text not null,
  emisor_nit text not null,
  fecha_emision date,
  fecha_vencimiento date,
  moneda text not null default 'COP' check (moneda ~ '^[A-Z]{3}$'),
  valor_total numeric(20,2) not null,
  orden text,
  purchase_order_id uuid,
  cuadre text check (cuadre in ('cuadra', 'dentro_de_tolerancia', 'difiere', 'sin_orden')),
  documento jsonb not null,
  hallazgos jsonb not null default '[]',
  match jsonb,
  -- The reason of the company's list for which it was returned, with the words that it had then.
  motivo text check (motivo <> ''),
  motivo_titulo text not null default '',
  motivo_paso text not null default '',
  detalle text not null default '',
  decidida_por text,
  decidida_at timestamptz,
  -- The rule that decided by itself.
  regla text,
  -- When the ERP said that it has recorded it.
  tomada_at timestamptz,
  assignee_id uuid,
  identity_id uuid references identities on delete set null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, radicado),
  foreign key (company_id, third_party_id) references third_parties (company_id, id),
  foreign key (company_id, third_id) references branch_accounts (company_id, id),
  constraint submitted_invoices_assignee foreign key (company_id, assignee_id) references staff_members (company_id, id)
    on delete set null (assignee_id),
  check ((estado = 'borrador') = (radicado is null)),
  check ((radicado is null) = (radicada_at is null) and (radicado is null) = (enviada_at is null)),
  check ((estado in ('aceptada', 'devuelta')) = (decidida_at is not null)),
  check ((estado = 'devuelta') = (motivo is not null)),
  check (tomada_at is null or estado = 'aceptada')
);
create unique index submitted_invoices_draft on submitted_invoices (company_id, third_party_id, clave) where estado = 'borrador';
create unique index submitted_invoices_cufe on submitted_invoices (company_id, cufe) where radicado is not null;
create unique index submitted_invoices_number on submitted_invoices (company_id, emisor_nit, clase, numero_clave)
  where radicado is not null;
create index submitted_invoices_by_account on submitted_invoices (company_id, third_id, created_at desc, id);
create index submitted_invoices_by_third_party on submitted_invoices (company_id, third_party_id, created_at desc, id);
create index submitted_invoices_to_decide on submitted_invoices (company_id, radicada_at)
  where estado in ('radicada', 'en_revision');
create index submitted_invoices_accepted on submitted_invoices (company_id, decidida_at, id) where estado = 'aceptada';
create index submitted_invoices_by_order on submitted_invoices (company_id, purchase_order_id)
  where purchase_order_id is not null;
create index submitted_invoices_by_assignee on submitted_invoices (company_id, assignee_id);
alter table submitted_invoices enable row level security, force row level security;
create policy owner on submitted_invoices to enlace_owner using (true) with check (true);
create policy staff on submitted_invoices for select to enlace_staff
  using (company_id = (select scope_company()) and estado <> 'borrador');
create policy supplier on submitted_invoices for select to enlace_app
  using (company_id = (select scope_company()) and third_party_id = (select scope_third_party()) and third_id = any
    ((select scope_accounts())::integer[]));
grant select on submitted_invoices to enlace_app, enlace_staff;
create trigger submitted_invoices_version before update on submitted_invoices
  for each row execute function count_version();
create trigger submitted_invoices_emitted after update on submitted_invoices
  for each row when (new.estado <> old.estado) execute function tell_webhook_of_invoice();
create trigger submitted_invoices_told after insert or update or delete on submitted_invoices
  for each row execute function tell_staff_of_change('submitted-invoice');

-- Each electronic document that was handed in under a number, as it was.
create table submitted_invoice_versions (
  company_id integer not null,
  invoice_id uuid not null,
  version integer not null check (version > 0),
  third_party_id integer not null,
  third_id integer not null,
  clase text not null,
  numero text not null,
  numero_clave text not null,
  cufe text,
  emisor_nit text not null,
  moneda text not null,
  valor_total numeric(20,2) not null,
  documento jsonb not null,
  hallazgos jsonb not null,
  match jsonb,
  enviada_at timestamptz not null default clock_timestamp(),
  enviada_por text not null,
  primary key (company_id, invoice_id, version),
  unique (company_id, cufe),
  foreign key (company_id, invoice_id) references submitted_invoices (company_id, id) on delete cascade
);
create index submitted_invoice_versions_by_number on submitted_invoice_versions (company_id, emisor_nit, clase, numero_clave);
alter table submitted_invoice_versions enable row level security, force row level security;
create policy owner on submitted_invoice_versions to enlace_owner using (true) with check (true);
create policy staff on submitted_invoice_versions for select to enlace_staff
  using (company_id = (select scope_company()));
create policy supplier on submitted_invoice_versions for select to enlace_app
  using (company_id = (select scope_company()) and third_party_id = (select scope_third_party()) and third_id = any
    ((select scope_accounts())::integer[]));
grant select on submitted_invoice_versions to enlace_app, enlace_staff;

create table submitted_invoice_files (
  company_id integer not null,
  id uuid not null default gen_random_uuid(),
  third_party_id integer not null,
  third_id integer not null,
  invoice_id uuid not null,
  version_documento integer not null default 1,
  clase text not null check (clase in ('original', 'representacion', 'anexo', 'soporte')),
  anexo text not null default '',
  name text not null,
  media_type text not null,
  size bigint not null,
  storage_key text not null,
  subido_at timestamptz not null default clock_timestamp(),
  subido_por text not null,
  primary key (company_id, id),
  foreign key (company_id, invoice_id) references submitted_invoices (company_id, id) on delete cascade,
  foreign key (company_id, storage_key) references stored_files (company_id, storage_key)
);
create index submitted_invoice_files_by_invoice on submitted_invoice_files (company_id, invoice_id, subido_at);
create index submitted_invoice_files_by_stored_file on submitted_invoice_files (company_id, storage_key);
alter table submitted_invoice_files enable row level security, force row level security;
create policy owner on submitted_invoice_files to enlace_owner using (true) with check (true);
create policy staff on submitted_invoice_files for select to enlace_staff
  using (company_id = (select scope_company()) and invoice_id in ( select i.id from submitted_invoices i where i.company_id =
    (select scope_company())));
create policy supplier on submitted_invoice_files for select to enlace_app
  using (company_id = (select scope_company()) and third_party_id = (select scope_third_party()) and third_id = any
    ((select scope_accounts())::integer[]));
grant select on submitted_invoice_files to enlace_app, enlace_staff;

create table submitted_invoice_events (
  company_id integer not null,
  id uuid not null default gen_random_uuid(),
  third_party_id integer not null,
  third_id integer not null,
  invoice_id uuid not null,
  acto text not null check (acto in ('radicada', 'corregida', 'reenviada', 'asignada', 'aceptada', 'aceptada_por_regla',
    'devuelta', 'devuelta_por_regla', 'soporte')),
  quien text not null,
  texto text not null default '',
  at timestamptz not null default clock_timestamp(),
  primary key (company_id, id),
  foreign key (company_id, invoice_id) references submitted_invoices (company_id, id) on delete cascade
);
create index submitted_invoice_events_by_invoice on submitted_invoice_events (company_id, invoice_id, at);
alter table submitted_invoice_events enable row level security, force row level security;
create policy owner on submitted_invoice_events to enlace_owner using (true) with check (true);
create policy staff on submitted_invoice_events for select to enlace_staff
  using (company_id = (select scope_company()));
-- Who of the staff has it is no matter of the supplier's.
create policy supplier on submitted_invoice_events for select to enlace_app
  using (company_id = (select scope_company()) and third_party_id = (select scope_third_party()) and third_id = any
    ((select scope_accounts())::integer[]) and acto <> 'asignada');
grant select on submitted_invoice_events to enlace_app, enlace_staff;

-- Which way an accepted invoice goes to the ERP, one fact for each: claimed before anything of it leaves, delivered once the ERP or a
-- file has it (then tomada_at is set, too). Nobody else delivers it meanwhile.
create table invoice_deliveries (
  company_id integer not null,
  invoice_id uuid not null,
  via text not null check (via in ('archivo', 'borrador', 'programa')),
  -- The file, the connection or the key.
  claimant uuid not null,
  claimed_at timestamptz not null default clock_timestamp(),
  delivered_at timestamptz,
  primary key (company_id, invoice_id),
  foreign key (company_id, invoice_id) references submitted_invoices (company_id, id) on delete cascade
);
alter table invoice_deliveries enable row level security, force row level security;
create policy owner on invoice_deliveries to enlace_owner using (true) with check (true);
create policy staff on invoice_deliveries for select to enlace_staff using (company_id = (select scope_company()));
grant select on invoice_deliveries to enlace_staff;

-- Accepted invoices in the ERP: which bill each is there, or why it is not yet and when it is tried again.
create table submitted_invoice_bills (
  company_id integer not null,
  invoice_id uuid not null,
  -- Null where the connection was removed since.
  connection_id uuid,
  conexion text not null,
  system text not null check (system in ('odoo', 'erpnext')),
  state text not null check (state in ('escrita', 'encontrada', 'pendiente')),
  erp_id text,
  erp_number text,
  reason text,
  tries integer not null default 0,
  retry_at timestamptz,
  at timestamptz not null default now(),
  primary key (company_id, invoice_id),
  foreign key (company_id, invoice_id) references submitted_invoices (company_id, id) on delete cascade,
  foreign key (company_id, connection_id) references connections (company_id, id) on delete set null (connection_id),
  check ((state = 'pendiente') = (reason is not null) and (state = 'pendiente') = (erp_id is null))
);
create index submitted_invoice_bills_by_connection on submitted_invoice_bills (company_id, connection_id, retry_at);
alter table submitted_invoice_bills enable row level security, force row level security;
create policy owner on submitted_invoice_bills to enlace_owner using (true) with check (true);
create policy staff on submitted_invoice_bills to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
grant select, insert, update, delete on submitted_invoice_bills to enlace_staff;
