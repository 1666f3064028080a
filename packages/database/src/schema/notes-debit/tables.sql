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
  acto_estado text,
  acto_sobre text,
  estado_visible text not null generated always as (
    case when acto_estado is not null and estado = acto_sobre then acto_estado else estado end) stored,
  -- What is still to be applied: nothing of an annulled note, or of one with an accepted objection.
  valor_por_aplicar numeric(20,2) not null generated always as (
    case when estado = 'anulada' or case when acto_estado is not null and estado = acto_sobre then acto_estado else estado end
      = 'objecion_aceptada' then 0.00 else valor_nota - valor_aplicado end) stored,
  por_aplicar boolean not null generated always as (
    estado <> 'anulada' and case when acto_estado is not null and estado = acto_sobre then acto_estado else estado end
      <> 'objecion_aceptada' and valor_nota - valor_aplicado > 0) stored,
  primary key (company_id, id),
  unique (company_id, erp_key),
  foreign key (company_id, third_party_id) references third_parties (company_id, id),
  foreign key (company_id, third_id) references branch_accounts (company_id, id)
);
-- What a list orders, adds up and counts by, so that it reads the index and no document but those of its page. Texts are left
-- out: they may be longer than an index takes.
create index notes_debit_by_third_party on notes_debit (company_id, third_party_id, fecha, id)
  include (third_id, moneda, estado_visible, por_aplicar, valor_bruto, valor_descuento, valor_impuesto,
  valor_nota, valor_aplicado, valor_por_aplicar);
create index notes_debit_by_day on notes_debit (company_id, fecha, id);
alter table notes_debit enable row level security, force row level security;
create policy owner on notes_debit to enlace_owner using (true) with check (true);
create policy supplier on notes_debit for select to enlace_app
  using (company_id = (select scope_company()) and third_party_id = (select scope_third_party()) and third_id = any
    ((select scope_accounts())::integer[]));
create policy staff on notes_debit to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
grant select on notes_debit to enlace_app;
grant select, insert, update, delete on notes_debit to enlace_staff;
create trigger note_changes after update on notes_debit referencing old table as was_rows new table as now_rows for each
  statement execute function note_document_changes('notes-debit', '{estado,motivo,valor_nota,valor_aplicado}');
create trigger found_after_insert after insert on notes_debit referencing new table as after_rows for each statement
  execute function follow_documents('notes-debit', 'nro_nota');
create trigger found_after_update after update on notes_debit referencing old table as before_rows new table as after_rows
  for each statement execute function follow_documents('notes-debit', 'nro_nota');
create trigger found_after_delete after delete on notes_debit referencing old table as before_rows for each statement
  execute function follow_documents('notes-debit', 'nro_nota');

-- The notes, counted (`keep_figures`).
create table notes_debit_figures (
  company_id integer not null,
  third_party_id integer not null,
  third_id integer not null,
  level smallint not null default 0,
  id bigint generated always as identity,
  moneda text not null,
  estado_visible text not null,
  fecha date not null,
  motivo text,
  por_aplicar boolean not null,
  valor_bruto numeric not null,
  valor_descuento numeric not null,
  valor_impuesto numeric not null,
  valor_nota numeric not null,
  valor_aplicado numeric not null,
  valor_por_aplicar numeric not null,
  rows integer not null,
  primary key (company_id, third_party_id, third_id, level, id)
);
select guard_figures('notes_debit_figures');

-- The same of all suppliers together, for the staff.
create table notes_debit_company_figures (
  company_id integer not null,
  level smallint not null default 0,
  id bigint generated always as identity,
  moneda text not null,
  estado_visible text not null,
  fecha date not null,
  motivo text,
  por_aplicar boolean not null,
  valor_bruto numeric not null,
  valor_descuento numeric not null,
  valor_impuesto numeric not null,
  valor_nota numeric not null,
  valor_aplicado numeric not null,
  valor_por_aplicar numeric not null,
  rows integer not null,
  primary key (company_id, level, id)
);
select guard_figures('notes_debit_company_figures');
select count_documents('notes_debit', '{notes_debit_figures,notes_debit_company_figures}');

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
alter table notes_debit_lines enable row level security, force row level security;
create policy owner on notes_debit_lines to enlace_owner using (true) with check (true);
create policy supplier on notes_debit_lines for select to enlace_app
  using (company_id = (select scope_company()) and third_party_id = (select scope_third_party()) and third_id = any
    ((select scope_accounts())::integer[]));
create policy staff on notes_debit_lines to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
grant select on notes_debit_lines to enlace_app;
grant select, insert, update, delete on notes_debit_lines to enlace_staff;
