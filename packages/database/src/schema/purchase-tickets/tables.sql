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
  acto_estado text,
  acto_sobre text,
  estado_visible text not null generated always as (
    case when acto_estado is not null and estado = acto_sobre then acto_estado else estado end) stored,
  -- Whether the company rejected something of it, as its lines say (`note_rejections`).
  con_rechazos boolean not null default false,
  primary key (company_id, id),
  unique (company_id, erp_key),
  foreign key (company_id, third_party_id) references third_parties (company_id, id),
  foreign key (company_id, third_id) references branch_accounts (company_id, id)
);
create index purchase_tickets_by_order on purchase_tickets (company_id, purchase_order_id) where purchase_order_id is not null;
-- What a list orders, adds up and counts by, so that it reads the index and no document but those of its page. Texts are left
-- out: they may be longer than an index takes.
create index purchase_tickets_by_third_party on purchase_tickets (company_id, third_party_id, fecha, id)
  include (third_id, moneda, estado, estado_visible, con_rechazos, valor_bruto, valor_descuento,
  valor_impuesto, valor_neto);
create index purchase_tickets_by_day on purchase_tickets (company_id, fecha, id);
alter table purchase_tickets enable row level security, force row level security;
create policy owner on purchase_tickets to enlace_owner using (true) with check (true);
create policy supplier on purchase_tickets for select to enlace_app
  using (company_id = (select scope_company()) and third_party_id = (select scope_third_party()) and third_id = any
    ((select scope_accounts())::integer[]));
create policy staff on purchase_tickets to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
grant select on purchase_tickets to enlace_app;
grant select, insert, update, delete on purchase_tickets to enlace_staff;
create trigger note_changes after update on purchase_tickets referencing old table as was_rows new table as now_rows for
  each statement execute function note_document_changes('purchase-tickets', '{estado,oc_relacionada,valor_neto}');
create trigger found_after_insert after insert on purchase_tickets referencing new table as after_rows for each statement
  execute function follow_documents('purchase-tickets', 'nro_entrada', 'remision');
create trigger found_after_update after update on purchase_tickets referencing old table as before_rows new table as
  after_rows for each statement execute function follow_documents('purchase-tickets', 'nro_entrada', 'remision');
create trigger found_after_delete after delete on purchase_tickets referencing old table as before_rows for each statement
  execute function follow_documents('purchase-tickets', 'nro_entrada', 'remision');

-- The entries, counted (`keep_figures`).
create table purchase_tickets_figures (
  company_id integer not null,
  third_party_id integer not null,
  third_id integer not null,
  level smallint not null default 0,
  id bigint generated always as identity,
  moneda text not null,
  estado text not null,
  estado_visible text not null,
  fecha date not null,
  con_rechazos boolean not null,
  bodega text,
  valor_bruto numeric not null,
  valor_descuento numeric not null,
  valor_impuesto numeric not null,
  valor_neto numeric not null,
  rows integer not null,
  primary key (company_id, third_party_id, third_id, level, id)
);
select guard_figures('purchase_tickets_figures');

-- The same of all suppliers together, for the staff.
create table purchase_tickets_company_figures (
  company_id integer not null,
  level smallint not null default 0,
  id bigint generated always as identity,
  moneda text not null,
  estado text not null,
  estado_visible text not null,
  fecha date not null,
  con_rechazos boolean not null,
  bodega text,
  valor_bruto numeric not null,
  valor_descuento numeric not null,
  valor_impuesto numeric not null,
  valor_neto numeric not null,
  rows integer not null,
  primary key (company_id, level, id)
);
select guard_figures('purchase_tickets_company_figures');
select count_documents('purchase_tickets', '{purchase_tickets_figures,purchase_tickets_company_figures}');

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
  cantidad_aceptada numeric check (cantidad_aceptada >= 0),
  cantidad_rechazada numeric check (cantidad_rechazada >= 0),
  cantidad_cuarentena numeric check (cantidad_cuarentena >= 0),
  motivo_rechazo text check (char_length(motivo_rechazo) <= 500),
  precio numeric not null,
  valor_bruto numeric(20,2) not null,
  valor_descuento numeric(20,2) not null default 0,
  iva numeric(20,2) not null default 0,
  valor_neto numeric(20,2) not null,
  primary key (company_id, purchase_ticket_id, linea),
  foreign key (company_id, purchase_ticket_id) references purchase_tickets (company_id, id) on delete cascade
);
create index purchase_tickets_lines_rejected on purchase_tickets_lines (company_id, purchase_ticket_id)
  where cantidad_rechazada > 0;
alter table purchase_tickets_lines enable row level security, force row level security;
create policy owner on purchase_tickets_lines to enlace_owner using (true) with check (true);
create policy supplier on purchase_tickets_lines for select to enlace_app
  using (company_id = (select scope_company()) and third_party_id = (select scope_third_party()) and third_id = any
    ((select scope_accounts())::integer[]));
create policy staff on purchase_tickets_lines to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
grant select on purchase_tickets_lines to enlace_app;
grant select, insert, update, delete on purchase_tickets_lines to enlace_staff;
create trigger rejections_after_insert after insert on purchase_tickets_lines referencing new table as after_rows
  for each statement execute function note_rejections();
create trigger rejections_after_update after update on purchase_tickets_lines referencing old table as before_rows new table as after_rows
  for each statement execute function note_rejections();
create trigger rejections_after_delete after delete on purchase_tickets_lines referencing old table as before_rows
  for each statement execute function note_rejections();
