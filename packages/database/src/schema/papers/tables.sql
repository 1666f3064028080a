-- Constancies and statements that a company's portal issued to a supplier, each as it was, with the code by which
-- whoever holds the paper asks whether it is real; and who gets the statement of account every month.

-- The last number that a company gave to a kind of paper in a year; its row is locked while one is issued.
create table paper_numbers (
  company_id integer not null references companies,
  kind text not null,
  year integer not null,
  last integer not null default 0,
  primary key (company_id, kind, year)
);
alter table paper_numbers enable row level security, force row level security;
create policy owner on paper_numbers to enlace_owner using (true) with check (true);

create table issued_papers (
  company_id integer not null references companies,
  id uuid not null default gen_random_uuid(),
  kind text not null check (kind ~ '^[a-z_]{3,40}$'),
  numero text not null,
  -- Printed on it, and the secret of its public check: 60 random bits, one over all companies.
  codigo text not null unique check (codigo ~ '^[0-9A-HJKMNP-TV-Z]{12}$'),
  third_party_id integer not null,
  -- The branches that it tells of: whoever may not read all of them does not see it.
  account_ids integer[] not null check (cardinality(account_ids) > 0),
  -- Who asked for it; kept when the membership goes.
  membership_id uuid,
  fecha_corte date not null,
  -- What it says, as whoever checks it may compare, and the paper itself.
  content jsonb not null,
  content_hash bytea not null,
  pdf bytea not null check (length(pdf) > 0),
  issued_at timestamptz not null default now(),
  annulled_at timestamptz,
  annulled_reason text,
  primary key (company_id, id),
  unique (company_id, numero),
  foreign key (company_id, third_party_id) references third_parties (company_id, id)
);
create index issued_papers_by_third_party on issued_papers (company_id, third_party_id, issued_at desc, id);
alter table issued_papers enable row level security, force row level security;
create policy owner on issued_papers to enlace_owner using (true) with check (true);
create policy staff on issued_papers to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
create policy supplier on issued_papers for select to enlace_app
  using (company_id = (select scope_company()) and third_party_id = (select scope_third_party())
    and account_ids <@ (select scope_accounts())::integer[]);
grant select on issued_papers to enlace_app, enlace_staff;
grant update (annulled_at, annulled_reason) on issued_papers to enlace_staff;
create trigger issued_papers_stay before update or delete on issued_papers
  for each row execute function guard_issued_paper();

-- The person of a membership who gets the statement of account by mail, and the last month that was sent.
create table statement_subscriptions (
  company_id integer not null,
  membership_id uuid not null,
  last_month date,
  created_at timestamptz not null default now(),
  primary key (company_id, membership_id),
  foreign key (company_id, membership_id) references memberships (company_id, id) on delete cascade
);
alter table statement_subscriptions enable row level security, force row level security;
create policy owner on statement_subscriptions to enlace_owner using (true) with check (true);
create policy staff on statement_subscriptions to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
create policy supplier on statement_subscriptions for select to enlace_app
  using (company_id = (select scope_company()) and membership_id = (select scope_membership()));
grant select on statement_subscriptions to enlace_app, enlace_staff;

-- With which certificate a company signs the papers that its portal issues. The PKCS#12 file and its password are sealed
-- with the installation's key; what the certificate says of itself stands beside them, so that nobody has to open it.
create table paper_signers (
  company_id integer not null primary key references companies,
  sealed_signer bytea not null,
  nombre text not null check (nombre <> ''),
  emisor text not null,
  valid_from timestamptz not null,
  valid_until timestamptz not null,
  -- SHA-256 of the certificate, by which it is told from another of the same name.
  fingerprint text not null check (fingerprint ~ '^[0-9a-f]{64}$'),
  -- Made by the product itself to try it: nobody vouches for it.
  is_trial boolean not null default false,
  updated_at timestamptz not null default now()
);
alter table paper_signers enable row level security, force row level security;
create policy owner on paper_signers to enlace_owner using (true) with check (true);
create policy staff on paper_signers to enlace_staff using (company_id = (select scope_company()))
  with check (company_id = (select scope_company()));
grant select, insert, update, delete on paper_signers to enlace_staff;

-- What orders and payment vouchers said when they were printed, by the code on them: whoever holds one asks whether it is
-- real, and whether it still holds. The same contents keep their code.
create table printed_documents (
  company_id integer not null references companies,
  kind text not null check (kind in ('purchase-order', 'payments-made', 'submitted-invoice', 'supporting-document')),
  document_id uuid not null,
  content_hash bytea not null,
  -- Printed on it, and the secret of its public check: 60 random bits, one over all companies.
  codigo text not null unique check (codigo ~ '^[0-9A-HJKMNP-TV-Z]{12}$'),
  content jsonb not null,
  printed_at timestamptz not null default now(),
  primary key (company_id, kind, document_id, content_hash)
);
alter table printed_documents enable row level security, force row level security;
create policy owner on printed_documents to enlace_owner using (true) with check (true);
