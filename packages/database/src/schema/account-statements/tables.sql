-- A document belongs to (company, third party, branch account); `id` is the opaque id of links, `erp_key` the ERP's own key
-- by which a load finds the row again. Lines carry the owner too, so that one policy guards both.

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
  -- What tells whether an invoice arrived: its CUFE (the fingerprint of an electronic invoice, SHA-384 in 96 hexadecimal
  -- characters, Anexo Técnico 1.9 of the DIAN) and its number without what people write differently.
  --
  -- factura_clave is invoiceKey of domain/invoice-number.ts in SQL: capitals, letters and digits only, each part without the
  -- zeros before it. It is a column, because a condition on a function could not use an index under row-level security.
  cufe text check (cufe ~ '^[0-9a-f]{96}$'),
  factura_clave text not null generated always as (
    replace(regexp_replace(upper(regexp_replace(factura_cliente, '[^A-Za-z0-9]', '-', 'g')),
    '(^|[^0-9])0+([0-9])', '\1\2', 'g'), '-', '')) stored,
  -- What the company owes: a credit never falls due.
  adeudada boolean not null generated always as (saldo_total > 0) stored,
  primary key (company_id, id),
  unique (company_id, erp_key),
  foreign key (company_id, third_party_id) references third_parties (company_id, id),
  foreign key (company_id, third_id) references branch_accounts (company_id, id)
);
create index account_statements_by_account on account_statements (company_id, third_id, pendiente, fecha_vencimiento, id);
create index account_statements_by_third_party on account_statements (company_id, third_party_id, pendiente, fecha_vencimiento, id);
-- What happened lately, for the start page; the day of an invoice is not that of its list.
create index account_statements_by_own_day on account_statements (company_id, third_party_id, fecha_factura, id) include (third_id);
create index account_statements_by_day on account_statements (company_id, fecha_factura desc nulls last, id desc);
create index account_statements_by_number on account_statements (company_id, third_party_id, factura_clave);
create index account_statements_by_cufe on account_statements (company_id, cufe) where cufe is not null;
alter table account_statements enable row level security, force row level security;
create policy owner on account_statements to enlace_owner using (true) with check (true);
create policy supplier on account_statements for select to enlace_app
  using (company_id = (select scope_company()) and third_party_id = (select scope_third_party()) and third_id = any
    ((select scope_accounts())::integer[]));
create policy staff on account_statements to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
grant select on account_statements to enlace_app;
grant select, insert, update, delete on account_statements to enlace_staff;
create trigger note_changes after update on account_statements referencing old table as was_rows new table as now_rows for
  each statement execute function note_document_changes('account-statements',
  '{estado,estado_programacion_pago,motivo,fecha_vencimiento,fecha_estimada_pago,fecha_aceptada,fecha_causada,fecha_programada,fecha_pagada,valor_facturado,saldo_total}');
create trigger found_after_insert after insert on account_statements referencing new table as after_rows for each
  statement execute function follow_documents('account-statements', 'factura_cliente');
create trigger found_after_update after update on account_statements referencing old table as before_rows new table as
  after_rows for each statement execute function follow_documents('account-statements', 'factura_cliente');
create trigger found_after_delete after delete on account_statements referencing old table as before_rows for each
  statement execute function follow_documents('account-statements', 'factura_cliente');

-- The pending invoices, counted (`keep_figures`): by due day, since their age depends on today.
create table account_statements_figures (
  company_id integer not null,
  third_party_id integer not null,
  third_id integer not null,
  id bigint generated always as identity,
  moneda text not null,
  estado text not null,
  estado_programacion_pago text not null,
  fecha_vencimiento date,
  fecha_estimada_pago date,
  pendiente boolean not null,
  adeudada boolean not null,
  valor_facturado numeric not null,
  saldo_total numeric not null,
  rows integer not null,
  primary key (company_id, third_party_id, third_id, id)
);
select guard_figures('account_statements_figures');

-- The same of all suppliers together, for the staff; paid ones too.
create table account_statements_company_figures (
  company_id integer not null,
  level smallint not null default 0,
  id bigint generated always as identity,
  moneda text not null,
  estado text not null,
  fecha_factura date,
  fecha_vencimiento date,
  pendiente boolean not null,
  adeudada boolean not null,
  valor_facturado numeric not null,
  saldo_total numeric not null,
  rows integer not null,
  primary key (company_id, level, id)
);
select guard_figures('account_statements_company_figures');
select count_documents('account_statements', '{account_statements_figures,account_statements_company_figures}');
