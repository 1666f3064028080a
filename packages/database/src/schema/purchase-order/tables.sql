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
  acto_estado text,
  acto_sobre text,
  estado_visible text not null generated always as (
    case when acto_estado is not null and estado = acto_sobre then acto_estado
    when estado = 'nueva' and vista_at is not null then 'vista' else estado end) stored,
  -- How many threads about an order wait for the supplier: the list of orders tells it for each row.
  comentarios_sin_responder integer not null default 0,
  -- Still to be delivered: neither complete nor closed; and by when, of all that are not closed.
  por_entregar boolean not null generated always as (
    recibido_pct < 100 and estado not in ('recibida', 'cerrada', 'anulada')) stored,
  entrega_vigente date generated always as (
    case when estado not in ('recibida', 'cerrada', 'anulada') then fecha_entrega end) stored,
  primary key (company_id, id),
  unique (company_id, erp_key),
  foreign key (company_id, third_party_id) references third_parties (company_id, id),
  foreign key (company_id, third_id) references branch_accounts (company_id, id)
);
-- What a list orders, adds up and counts by, so that it reads the index and no document but those of its page. Texts are left
-- out: they may be longer than an index takes.
create index purchase_order_by_third_party on purchase_order (company_id, third_party_id, fecha, id)
  include (third_id, moneda, estado, estado_visible, por_entregar, entrega_vigente, fecha_entrega,
  valor_bruto, valor_descuento, valor_impuesto, valor_neto);
create index purchase_order_by_day on purchase_order (company_id, fecha, id);
alter table purchase_order enable row level security, force row level security;
create policy owner on purchase_order to enlace_owner using (true) with check (true);
create policy supplier on purchase_order for select to enlace_app
  using (company_id = (select scope_company()) and third_party_id = (select scope_third_party()) and third_id = any
    ((select scope_accounts())::integer[]));
create policy staff on purchase_order to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
grant select on purchase_order to enlace_app;
grant select, insert, update, delete on purchase_order to enlace_staff;
create trigger note_changes after update on purchase_order referencing old table as was_rows new table as now_rows for
  each statement execute function note_document_changes('purchase-order',
  '{estado,fecha_entrega,valor_neto,recibido_pct,facturado_pct,direccion_entrega,condicion_pago}');
create trigger found_after_insert after insert on purchase_order referencing new table as after_rows for each statement
  execute function follow_documents('purchase-order', 'nro_orden');
create trigger found_after_update after update on purchase_order referencing old table as before_rows new table as
  after_rows for each statement execute function follow_documents('purchase-order', 'nro_orden');
create trigger found_after_delete after delete on purchase_order referencing old table as before_rows for each statement
  execute function follow_documents('purchase-order', 'nro_orden');

-- The orders, counted (`keep_figures`).
create table purchase_order_figures (
  company_id integer not null,
  third_party_id integer not null,
  third_id integer not null,
  level smallint not null default 0,
  id bigint generated always as identity,
  moneda text not null,
  estado text not null,
  estado_visible text not null,
  fecha date not null,
  por_entregar boolean not null,
  entrega_vigente date,
  comprador text,
  bodega text,
  valor_bruto numeric not null,
  valor_descuento numeric not null,
  valor_impuesto numeric not null,
  valor_neto numeric not null,
  rows integer not null,
  primary key (company_id, third_party_id, third_id, level, id)
);
select guard_figures('purchase_order_figures');

-- The same of all suppliers together, for the staff.
create table purchase_order_company_figures (
  company_id integer not null,
  level smallint not null default 0,
  id bigint generated always as identity,
  moneda text not null,
  estado text not null,
  estado_visible text not null,
  fecha date not null,
  por_entregar boolean not null,
  entrega_vigente date,
  comprador text,
  bodega text,
  valor_bruto numeric not null,
  valor_descuento numeric not null,
  valor_impuesto numeric not null,
  valor_neto numeric not null,
  rows integer not null,
  primary key (company_id, level, id)
);
select guard_figures('purchase_order_company_figures');
select count_documents('purchase_order', '{purchase_order_figures,purchase_order_company_figures}');

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
  cantidad_facturada numeric,
  precio numeric not null,
  valor_bruto numeric(20,2) not null,
  valor_descuento numeric(20,2) not null default 0,
  iva numeric(20,2) not null default 0,
  valor_neto numeric(20,2) not null,
  fecha_entrega date,
  primary key (company_id, purchase_order_id, linea),
  foreign key (company_id, purchase_order_id) references purchase_order (company_id, id) on delete cascade
);
alter table purchase_order_lines enable row level security, force row level security;
create policy owner on purchase_order_lines to enlace_owner using (true) with check (true);
create policy supplier on purchase_order_lines for select to enlace_app
  using (company_id = (select scope_company()) and third_party_id = (select scope_third_party()) and third_id = any
    ((select scope_accounts())::integer[]));
create policy staff on purchase_order_lines to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
grant select on purchase_order_lines to enlace_app;
grant select, insert, update, delete on purchase_order_lines to enlace_staff;
