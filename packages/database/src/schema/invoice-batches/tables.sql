-- Files of accepted invoices for the ERP: the formats that a company made, and the files with the invoices of each.

create table invoice_batch_formats (
  company_id integer not null references companies,
  id uuid not null,
  nombre text not null check (nombre <> '' and length(nombre) <= 80),
  formato jsonb not null,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (company_id, id)
);
create unique index invoice_batch_formats_by_name on invoice_batch_formats (company_id, lower(nombre));
alter table invoice_batch_formats enable row level security, force row level security;
create policy owner on invoice_batch_formats to enlace_owner using (true) with check (true);
create policy staff on invoice_batch_formats to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
grant select, insert, update, delete on invoice_batch_formats to enlace_staff;
create trigger invoice_batch_formats_version before update on invoice_batch_formats
  for each row execute function count_version();

create table invoice_batches (
  company_id integer not null references companies,
  id uuid not null,
  -- Counted within the company; it is part of the file's name.
  numero integer not null check (numero > 0),
  -- As the format was when the file was made.
  nombre text not null,
  formato jsonb not null,
  facturas integer not null check (facturas > 0),
  hecho_por text not null,
  hecho_at timestamptz not null default clock_timestamp(),
  -- Of an undone file the invoices are to be delivered again.
  deshecho_por text,
  deshecho_at timestamptz,
  -- Of the form that made it: sent twice, it makes one file.
  idempotency_key text not null,
  primary key (company_id, id),
  unique (company_id, numero),
  unique (company_id, idempotency_key),
  check ((deshecho_por is null) = (deshecho_at is null))
);
alter table invoice_batches enable row level security, force row level security;
create policy owner on invoice_batches to enlace_owner using (true) with check (true);
create policy staff on invoice_batches for select to enlace_staff using (company_id = (select scope_company()));
grant select on invoice_batches to enlace_staff;

create table invoice_batch_items (
  company_id integer not null,
  batch_id uuid not null,
  invoice_id uuid not null,
  place integer not null check (place > 0),
  primary key (company_id, batch_id, invoice_id),
  foreign key (company_id, batch_id) references invoice_batches (company_id, id) on delete cascade,
  foreign key (company_id, invoice_id) references submitted_invoices (company_id, id) on delete cascade
);
create index invoice_batch_items_by_invoice on invoice_batch_items (company_id, invoice_id);
alter table invoice_batch_items enable row level security, force row level security;
create policy owner on invoice_batch_items to enlace_owner using (true) with check (true);
create policy staff on invoice_batch_items for select to enlace_staff using (company_id = (select scope_company()));
grant select on invoice_batch_items to enlace_staff;
