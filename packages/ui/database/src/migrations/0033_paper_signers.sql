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

alter table paper_signers enable row level security;
alter table paper_signers force row level security;
create policy owner on paper_signers to enlace_owner using (true) with check (true);
create policy staff on paper_signers to enlace_staff using (company_id = (select scope_company()))
  with check (company_id = (select scope_company()));
grant select, insert, update, delete on paper_signers to enlace_staff;
