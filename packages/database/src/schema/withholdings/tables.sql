-- What a company withheld from its suppliers, one line a document and kind: the certificates are their sums. The figures are
-- the ERP's own, already rounded; nothing here recomputes them.
create table withholding_lines (
  company_id integer not null,
  id uuid not null default gen_random_uuid(),
  third_party_id integer not null,
  third_id integer not null,
  erp_key text not null,
  tipo text not null,
  concepto_codigo text not null,
  concepto text not null,
  -- Per cent for fuente and iva, per thousand for ica.
  tarifa numeric(9,5) not null check (tarifa between 0 and 1000),
  -- Of fuente and ica the value without IVA, of iva the IVA generated.
  base numeric(20,2) not null,
  -- Of iva only: the value of the operation without IVA, which its certificate tells apart (art. 615 E.T.).
  operacion numeric(20,2) check ((tipo = 'iva') = (operacion is not null)),
  -- Negative where a withholding was taken back.
  valor numeric(20,2) not null,
  fecha date not null,
  -- The invoice's number as the supplier wrote it, and the payment's, where it is known.
  documento text not null,
  comprobante text,
  -- DIVIPOLA: where the activity was carried out for ica, where the money was handed over to the tax office otherwise.
  municipio text not null check (municipio ~ '^\d{5}$'),
  moneda text not null default 'COP' check (moneda = 'COP'),
  import_batch_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, erp_key),
  foreign key (company_id, third_party_id) references third_parties (company_id, id),
  foreign key (company_id, third_id) references branch_accounts (company_id, id),
  constraint withholding_lines_tipo_check
    check (tipo in ('fuente', 'iva', 'ica', 'timbre', 'estampilla', 'bomberil', 'obra'))
);
create index withholding_lines_by_third_party on withholding_lines (company_id, third_party_id, tipo, fecha);
create index withholding_lines_by_document on withholding_lines (company_id, third_party_id, documento);
-- All suppliers of a year, for issuing in bulk.
create index withholding_lines_by_day on withholding_lines (company_id, fecha);
alter table withholding_lines enable row level security, force row level security;
create policy owner on withholding_lines to enlace_owner using (true) with check (true);
create policy staff on withholding_lines to enlace_staff using (company_id = (select scope_company()))
  with check (company_id = (select scope_company()));
create policy supplier on withholding_lines for select to enlace_app using (company_id = (select scope_company())
  and third_party_id = (select scope_third_party()) and third_id = any ((select scope_accounts())::integer[]));
grant select on withholding_lines to enlace_app;
grant select, insert, update, delete on withholding_lines to enlace_staff;
