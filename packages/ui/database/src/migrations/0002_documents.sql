-- The documents of specification 3 with their lines. A document belongs to (company, third party, branch account);
-- `id` is the opaque id of links, `erp_key` the ERP's own key by which a load finds the row again.
-- Lines carry the owner too, so that one policy guards both.

create table import_batches (
  company_id integer not null references companies,
  id uuid not null default gen_random_uuid(),
  source text not null,
  kind text not null,
  file_name text not null,
  file_sha256 text not null,
  state text not null default 'running' check (state in ('running', 'loaded', 'failed')),
  rows_read integer not null default 0,
  rows_inserted integer not null default 0,
  rows_updated integer not null default 0,
  rows_unchanged integer not null default 0,
  rows_refused integer not null default 0,
  rows_doubtful integer not null default 0,
  failure text,
  actor text not null,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (company_id, id)
);
create index import_batches_by_time on import_batches (company_id, source, started_at desc);

create table import_findings (
  company_id integer not null,
  batch_id uuid not null,
  seq integer not null,
  file_name text not null,
  line integer,
  severity text not null check (severity in ('refused', 'doubtful')),
  reason text not null,
  field text,
  value text,
  message text not null,
  primary key (company_id, batch_id, seq),
  foreign key (company_id, batch_id) references import_batches (company_id, id) on delete cascade
);

-- The column mapping of a company's source, as saved (decisions 8).
create table import_mappings (
  company_id integer not null references companies on delete cascade,
  source text not null,
  mapping jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (company_id, source)
);

-- "Datos al …": until when a kind of document is complete.
create table data_freshness (
  company_id integer not null references companies on delete cascade,
  kind text not null,
  as_of timestamptz not null,
  primary key (company_id, kind)
);

create table account_statements (
  company_id integer not null,
  id uuid not null default gen_random_uuid(),
  third_party_id integer not null,
  third_id integer not null,
  erp_key text not null,
  factura_cliente text not null,
  condicion_pago text,
  fecha_factura date,
  fecha_proveedor date,
  fecha_vencimiento date,
  fecha_estimada_pago date,
  estado text not null default 'recibida',
  estado_programacion_pago text not null default 'sin_programar',
  motivo text,
  fecha_recibida date,
  fecha_aceptada date,
  fecha_causada date,
  fecha_programada date,
  fecha_pagada date,
  moneda text not null default 'COP' check (moneda ~ '^[A-Z]{3}$'),
  valor_bruto numeric(20,2),
  valor_iva numeric(20,2),
  valor_retefuente numeric(20,2),
  valor_reteiva numeric(20,2),
  valor_reteica numeric(20,2),
  valor_facturado numeric(20,2) not null,
  saldo_total numeric(20,2) not null,
  pendiente boolean generated always as (saldo_total <> 0) stored,
  import_batch_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, erp_key),
  foreign key (company_id, third_party_id) references third_parties (company_id, id),
  foreign key (company_id, third_id) references branch_accounts (company_id, id)
);
create index account_statements_by_account on account_statements (company_id, third_id, pendiente, fecha_vencimiento, id);
create index account_statements_by_third_party on account_statements (company_id, third_party_id, pendiente, fecha_vencimiento, id);

create table payments_made (
  company_id integer not null,
  id uuid not null default gen_random_uuid(),
  third_party_id integer not null,
  third_id integer not null,
  erp_key text not null,
  comprobante text not null,
  fecha_pago date not null,
  medio text not null,
  banco text,
  cuenta_mascara text,
  moneda text not null default 'COP' check (moneda ~ '^[A-Z]{3}$'),
  valor_bruto numeric(20,2) not null,
  valor_retenciones numeric(20,2) not null default 0,
  valor_descuentos numeric(20,2) not null default 0,
  valor_pagado numeric(20,2) not null,
  estado text not null default 'pagado',
  import_batch_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, erp_key),
  foreign key (company_id, third_party_id) references third_parties (company_id, id),
  foreign key (company_id, third_id) references branch_accounts (company_id, id)
);
create index payments_made_by_account on payments_made (company_id, third_id, fecha_pago desc, id);
create index payments_made_by_third_party on payments_made (company_id, third_party_id, fecha_pago desc, id);

create table payments_made_lines (
  company_id integer not null,
  payment_id uuid not null,
  linea integer not null,
  third_party_id integer not null,
  third_id integer not null,
  factura text not null,
  account_statement_id uuid,
  fecha_factura date,
  valor_factura numeric(20,2) not null,
  valor_retefuente numeric(20,2) not null default 0,
  valor_reteica numeric(20,2) not null default 0,
  valor_reteiva numeric(20,2) not null default 0,
  descuento_pronto_pago numeric(20,2) not null default 0,
  nota_debito numeric(20,2) not null default 0,
  neto_pagado numeric(20,2) not null,
  primary key (company_id, payment_id, linea),
  foreign key (company_id, payment_id) references payments_made (company_id, id) on delete cascade
);

create table purchase_order (
  company_id integer not null,
  id uuid not null default gen_random_uuid(),
  third_party_id integer not null,
  third_id integer not null,
  erp_key text not null,
  nro_orden text not null,
  fecha date not null,
  fecha_entrega date,
  comprador text,
  comprador_correo text,
  comprador_telefono text,
  bodega text,
  direccion_entrega text,
  condicion_pago text,
  observaciones text,
  moneda text not null default 'COP' check (moneda ~ '^[A-Z]{3}$'),
  valor_bruto numeric(20,2) not null,
  valor_descuento numeric(20,2) not null default 0,
  valor_impuesto numeric(20,2) not null default 0,
  valor_neto numeric(20,2) not null,
  recibido_pct numeric(5,2) not null default 0,
  facturado_pct numeric(5,2) not null default 0,
  estado text not null default 'nueva',
  vista_at timestamptz,
  import_batch_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, erp_key),
  foreign key (company_id, third_party_id) references third_parties (company_id, id),
  foreign key (company_id, third_id) references branch_accounts (company_id, id)
);
create index purchase_order_by_account on purchase_order (company_id, third_id, fecha desc, id);
create index purchase_order_by_third_party on purchase_order (company_id, third_party_id, fecha desc, id);

create table purchase_order_lines (
  company_id integer not null,
  purchase_order_id uuid not null,
  linea integer not null,
  third_party_id integer not null,
  third_id integer not null,
  item text not null,
  descripcion text not null,
  extension text,
  um text not null,
  cantidad numeric not null,
  cantidad_recibida numeric not null default 0,
  precio numeric not null,
  valor_bruto numeric(20,2) not null,
  valor_descuento numeric(20,2) not null default 0,
  iva numeric(20,2) not null default 0,
  valor_neto numeric(20,2) not null,
  fecha_entrega date,
  primary key (company_id, purchase_order_id, linea),
  foreign key (company_id, purchase_order_id) references purchase_order (company_id, id) on delete cascade
);

create table purchase_tickets (
  company_id integer not null,
  id uuid not null default gen_random_uuid(),
  third_party_id integer not null,
  third_id integer not null,
  erp_key text not null,
  nro_entrada text not null,
  fecha date not null,
  oc_relacionada text,
  purchase_order_id uuid,
  bodega text,
  remision text,
  moneda text not null default 'COP' check (moneda ~ '^[A-Z]{3}$'),
  valor_bruto numeric(20,2) not null,
  valor_descuento numeric(20,2) not null default 0,
  valor_impuesto numeric(20,2) not null default 0,
  valor_neto numeric(20,2) not null,
  estado text not null default 'registrada',
  import_batch_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, erp_key),
  foreign key (company_id, third_party_id) references third_parties (company_id, id),
  foreign key (company_id, third_id) references branch_accounts (company_id, id)
);
create index purchase_tickets_by_account on purchase_tickets (company_id, third_id, fecha desc, id);
create index purchase_tickets_by_third_party on purchase_tickets (company_id, third_party_id, fecha desc, id);
create index purchase_tickets_by_order on purchase_tickets (company_id, purchase_order_id) where purchase_order_id is not null;

create table purchase_tickets_lines (
  company_id integer not null,
  purchase_ticket_id uuid not null,
  linea integer not null,
  third_party_id integer not null,
  third_id integer not null,
  item text not null,
  descripcion text not null,
  extension text,
  um text not null,
  cantidad numeric not null,
  canti_adicional numeric,
  precio numeric not null,
  valor_bruto numeric(20,2) not null,
  valor_descuento numeric(20,2) not null default 0,
  iva numeric(20,2) not null default 0,
  valor_neto numeric(20,2) not null,
  primary key (company_id, purchase_ticket_id, linea),
  foreign key (company_id, purchase_ticket_id) references purchase_tickets (company_id, id) on delete cascade
);

create table notes_debit (
  company_id integer not null,
  id uuid not null default gen_random_uuid(),
  third_party_id integer not null,
  third_id integer not null,
  erp_key text not null,
  nro_nota text not null,
  fecha date not null,
  motivo text,
  moneda text not null default 'COP' check (moneda ~ '^[A-Z]{3}$'),
  valor_bruto numeric(20,2) not null,
  valor_descuento numeric(20,2) not null default 0,
  valor_impuesto numeric(20,2) not null default 0,
  valor_nota numeric(20,2) not null,
  valor_aplicado numeric(20,2) not null default 0,
  estado text not null default 'emitida',
  import_batch_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, erp_key),
  foreign key (company_id, third_party_id) references third_parties (company_id, id),
  foreign key (company_id, third_id) references branch_accounts (company_id, id)
);
create index notes_debit_by_account on notes_debit (company_id, third_id, fecha desc, id);
create index notes_debit_by_third_party on notes_debit (company_id, third_party_id, fecha desc, id);

create table notes_debit_lines (
  company_id integer not null,
  note_id uuid not null,
  linea integer not null,
  third_party_id integer not null,
  third_id integer not null,
  doc_cruce text not null,
  account_statement_id uuid,
  saldo numeric(20,2) not null,
  valor numeric(20,2) not null,
  saldo_nuevo numeric(20,2) not null,
  primary key (company_id, note_id, linea),
  foreign key (company_id, note_id) references notes_debit (company_id, id) on delete cascade
);

create table supplier_contracts (
  company_id integer not null,
  id uuid not null default gen_random_uuid(),
  third_party_id integer not null,
  third_id integer not null,
  erp_key text not null,
  nro_contrato text not null,
  objeto text not null,
  tipo text not null,
  fecha_inicio date,
  fecha_fin date,
  supervisor text,
  moneda text not null default 'COP' check (moneda ~ '^[A-Z]{3}$'),
  valor numeric(20,2) not null,
  valor_ejecutado numeric(20,2) not null default 0,
  estado text not null default 'vigente',
  import_batch_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, erp_key),
  foreign key (company_id, third_party_id) references third_parties (company_id, id),
  foreign key (company_id, third_id) references branch_accounts (company_id, id)
);
create index supplier_contracts_by_third_party on supplier_contracts (company_id, third_party_id, fecha_fin, id);

-- Which documents belong together, readable from both ends: the later document points to the earlier one it follows
-- (ticket to order, invoice to ticket and order, payment and note to invoice). Kinds are the slugs.
create table document_links (
  company_id integer not null,
  third_party_id integer not null,
  third_id integer not null,
  from_kind text not null check (from_kind in ('account-statements', 'purchase-order', 'purchase-tickets', 'payments-made', 'notes-debit')),
  from_id uuid not null,
  to_kind text not null check (to_kind in ('account-statements', 'purchase-order', 'purchase-tickets', 'payments-made', 'notes-debit')),
  to_id uuid not null,
  import_batch_id uuid,
  primary key (company_id, from_kind, from_id, to_kind, to_id)
);
create index document_links_back on document_links (company_id, to_kind, to_id);
