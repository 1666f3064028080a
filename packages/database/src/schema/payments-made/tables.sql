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
  -- Why a payment was returned by the bank or annulled, in words for the supplier.
  motivo text,
  primary key (company_id, id),
  unique (company_id, erp_key),
  foreign key (company_id, third_party_id) references third_parties (company_id, id),
  foreign key (company_id, third_id) references branch_accounts (company_id, id)
);
-- What a list orders, adds up and counts by, so that it reads the index and no document but those of its page. Texts are left
-- out: they may be longer than an index takes.
create index payments_made_by_third_party on payments_made (company_id, third_party_id, fecha_pago, id)
  include (third_id, moneda, estado, valor_bruto, valor_retenciones, valor_descuentos, valor_pagado);
create index payments_made_by_day on payments_made (company_id, fecha_pago, id);
alter table payments_made enable row level security, force row level security;
create policy owner on payments_made to enlace_owner using (true) with check (true);
create policy supplier on payments_made for select to enlace_app
  using (company_id = (select scope_company()) and third_party_id = (select scope_third_party()) and third_id = any
    ((select scope_accounts())::integer[]));
create policy staff on payments_made to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
grant select on payments_made to enlace_app;
grant select, insert, update, delete on payments_made to enlace_staff;
create trigger note_changes after update on payments_made referencing old table as was_rows new table as now_rows for each
  statement execute function note_document_changes('payments-made', '{estado,motivo,fecha_pago,valor_pagado}');
create trigger found_after_insert after insert on payments_made referencing new table as after_rows for each statement
  execute function follow_documents('payments-made', 'comprobante');
create trigger found_after_update after update on payments_made referencing old table as before_rows new table as
  after_rows for each statement execute function follow_documents('payments-made', 'comprobante');
create trigger found_after_delete after delete on payments_made referencing old table as before_rows for each statement
  execute function follow_documents('payments-made', 'comprobante');

-- The payments, counted (`keep_figures`).
create table payments_made_figures (
  company_id integer not null,
  third_party_id integer not null,
  third_id integer not null,
  level smallint not null default 0,
  id bigint generated always as identity,
  moneda text not null,
  estado text not null,
  fecha_pago date not null,
  medio text not null,
  banco text,
  valor_bruto numeric not null,
  valor_retenciones numeric not null,
  valor_descuentos numeric not null,
  valor_pagado numeric not null,
  rows integer not null,
  primary key (company_id, third_party_id, third_id, level, id)
);
select guard_figures('payments_made_figures');

-- The same of all suppliers together, for the staff.
create table payments_made_company_figures (
  company_id integer not null,
  level smallint not null default 0,
  id bigint generated always as identity,
  moneda text not null,
  estado text not null,
  fecha_pago date not null,
  medio text not null,
  banco text,
  valor_bruto numeric not null,
  valor_retenciones numeric not null,
  valor_descuentos numeric not null,
  valor_pagado numeric not null,
  rows integer not null,
  primary key (company_id, level, id)
);
select guard_figures('payments_made_company_figures');
select count_documents('payments_made', '{payments_made_figures,payments_made_company_figures}', '{payments_made_lines_figures}');
create trigger lines_go_first before delete on payments_made for each row execute function remove_lines_first();

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
  -- One line of each payment, which counts the payments: loads number its lines from 1.
  primera boolean not null generated always as (linea = 1) stored,
  primary key (company_id, payment_id, linea),
  foreign key (company_id, payment_id) references payments_made (company_id, id) on delete cascade
);
alter table payments_made_lines enable row level security, force row level security;
create policy owner on payments_made_lines to enlace_owner using (true) with check (true);
create policy supplier on payments_made_lines for select to enlace_app
  using (company_id = (select scope_company()) and third_party_id = (select scope_third_party()) and third_id = any
    ((select scope_accounts())::integer[]));
create policy staff on payments_made_lines to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
grant select on payments_made_lines to enlace_app;
grant select, insert, update, delete on payments_made_lines to enlace_staff;

-- The lines of payments, counted by what their payments say (`keep_figures`).
create table payments_made_lines_figures (
  company_id integer not null,
  third_party_id integer not null,
  third_id integer not null,
  level smallint not null default 0,
  id bigint generated always as identity,
  moneda text not null,
  estado text not null,
  fecha_pago date not null,
  medio text not null,
  banco text,
  primera boolean not null,
  valor_factura numeric not null,
  valor_retefuente numeric not null,
  valor_reteica numeric not null,
  valor_reteiva numeric not null,
  descuento_pronto_pago numeric not null,
  nota_debito numeric not null,
  neto_pagado numeric not null,
  rows integer not null,
  primary key (company_id, third_party_id, third_id, level, id)
);
select guard_figures('payments_made_lines_figures');
select count_documents('payments_made_lines', '{payments_made_lines_figures}');
