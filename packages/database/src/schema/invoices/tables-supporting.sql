-- What suppliers bill who need not invoice electronically (cuentas de cobro): each is an invoice of the class cuenta_cobro, whose
-- content is its document. Here are the numbers that its supplier gave them.

create table supporting_documents (
  company_id integer not null,
  invoice_id uuid not null,
  third_party_id integer not null,
  third_id integer not null,
  -- The supplier's own number.
  consecutivo integer not null check (consecutivo > 0),
  primary key (company_id, invoice_id),
  unique (company_id, third_party_id, consecutivo),
  foreign key (company_id, invoice_id) references submitted_invoices (company_id, id) on delete cascade
);
alter table supporting_documents enable row level security, force row level security;
create policy owner on supporting_documents to enlace_owner using (true) with check (true);
create policy staff on supporting_documents for select to enlace_staff
  using (company_id = (select scope_company()));
create policy supplier on supporting_documents for select to enlace_app
  using (company_id = (select scope_company()) and third_party_id = (select scope_third_party()) and third_id = any
    ((select scope_accounts())::integer[]));
grant select on supporting_documents to enlace_app, enlace_staff;

-- The suppliers for which the company has opened or closed cuentas de cobro, whatever its parameter says of their kind.
create table supporting_document_suppliers (
  company_id integer not null,
  third_party_id integer not null,
  abierta boolean not null,
  por text not null,
  at timestamptz not null default now(),
  primary key (company_id, third_party_id),
  foreign key (company_id, third_party_id) references third_parties (company_id, id)
);
alter table supporting_document_suppliers enable row level security, force row level security;
create policy owner on supporting_document_suppliers to enlace_owner using (true) with check (true);
create policy staff on supporting_document_suppliers to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
grant select, insert, update, delete on supporting_document_suppliers to enlace_staff;

-- The documents soporte (05) that the company's software issued for cuentas de cobro, and their adjustment notes (95), as the
-- company reported them. Their files are the invoice's, of the class soporte.
create table issued_supporting_documents (
  company_id integer not null,
  invoice_id uuid not null,
  third_party_id integer not null,
  third_id integer not null,
  tipo text not null check (tipo in ('05', '95')),
  numero text not null check (numero <> ''),
  fecha date not null,
  cuds text not null check (cuds ~ '^[0-9a-f]{96}$'),
  -- What an XML says otherwise than the cuenta de cobro, a sentence each.
  hallazgos jsonb not null default '[]',
  informado_por text not null,
  informado_at timestamptz not null default clock_timestamp(),
  primary key (company_id, cuds),
  foreign key (company_id, invoice_id) references submitted_invoices (company_id, id) on delete cascade
);
create unique index issued_supporting_documents_one on issued_supporting_documents (company_id, invoice_id) where tipo = '05';
create index issued_supporting_documents_by_invoice on issued_supporting_documents (company_id, invoice_id);
alter table issued_supporting_documents enable row level security, force row level security;
create policy owner on issued_supporting_documents to enlace_owner using (true) with check (true);
create policy staff on issued_supporting_documents for select to enlace_staff
  using (company_id = (select scope_company()));
create policy supplier on issued_supporting_documents for select to enlace_app
  using (company_id = (select scope_company()) and third_party_id = (select scope_third_party()) and third_id = any
    ((select scope_accounts())::integer[]));
grant select on issued_supporting_documents to enlace_app, enlace_staff;
