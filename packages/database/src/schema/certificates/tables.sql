-- A certificate that somebody wants: of what, of which branches (those with withholdings, those asked for), and the
-- hash of its withholdings as they are now.
create type certificate_wanted as (
  tipo text, anio integer, periodo smallint, municipio text, line_id uuid, tells integer[], asked integer[], hash bytea
);

-- What it turned out to say.
create type certificate_said as (
  number text, code text, content jsonb, lines jsonb, lines_count integer, base numeric, operacion numeric,
  valor numeric, pdf bytea
);

-- From which day a kind of certificate of a period can be had. Without a row it cannot. Of ICA a city has a day of its
-- own where there is a row with it, and else the day of all cities (municipio '').
create table certificate_releases (
  company_id integer not null references companies,
  tipo text not null,
  anio integer not null check (anio between 2000 and 2100),
  -- 0 is the whole year, 1 to 6 a bimester.
  periodo smallint not null check (periodo between 0 and 6),
  municipio text not null default '' check (municipio ~ '^(\d{5})?$'),
  fecha date not null,
  released_at timestamptz not null default now(),
  primary key (company_id, tipo, anio, periodo, municipio),
  check (municipio = '' or tipo = 'ica'),
  constraint certificate_releases_tipo_check
    check (tipo in ('fuente', 'iva', 'ica', 'timbre', 'estampilla', 'bomberil', 'obra'))
);
alter table certificate_releases enable row level security, force row level security;
create policy owner on certificate_releases to enlace_owner using (true) with check (true);
create policy staff on certificate_releases to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
create policy supplier on certificate_releases for select to enlace_app
  using (company_id = (select scope_company()) and (select scope_third_party()) is not null);
grant select on certificate_releases to enlace_app;
grant select, insert, update, delete on certificate_releases to enlace_staff;

-- What an issued paper is the certificate of. Its PDF, number and code stand with the paper; the withholdings as they
-- were, of which it is the sums, stand here.
create table certificates (
  company_id integer not null,
  paper_id uuid not null,
  third_party_id integer not null,
  -- The branches that it tells of: those of its withholdings.
  account_ids integer[] not null check (cardinality(account_ids) > 0),
  -- Those that were asked for; none where no other branch of the supplier had such withholdings.
  asked_ids integer[] not null,
  tipo text not null,
  anio integer not null,
  periodo smallint not null check (periodo between 0 and 6),
  municipio text not null check (municipio ~ '^(\d{5})?$'),
  -- The withholding, where it is the certificate of a single one (art. 615 E.T.).
  line_id uuid,
  version integer not null check (version > 0),
  lines jsonb not null,
  lines_count integer not null,
  lines_hash bytea not null,
  base numeric(20,2) not null,
  operacion numeric(20,2),
  valor numeric(20,2) not null,
  -- SHA-256 of the file: whoever has it asks by this whether it is real.
  pdf_hash bytea not null unique,
  replaced_by uuid,
  replaced_at timestamptz,
  -- Revoked, but to be issued again although nothing changed in what was withheld.
  may_reissue boolean not null default false,
  -- When somebody of the supplier first downloaded it; until then it is new to it.
  taken_at timestamptz,
  primary key (company_id, paper_id),
  foreign key (company_id, paper_id) references issued_papers (company_id, id),
  foreign key (company_id, third_party_id) references third_parties (company_id, id),
  foreign key (company_id, replaced_by) references certificates (company_id, paper_id) deferrable initially deferred,
  constraint certificates_tipo_check
    check (tipo in ('fuente', 'iva', 'ica', 'timbre', 'estampilla', 'bomberil', 'obra'))
);
-- One stands at a time, also where two people ask at once.
create unique index certificates_standing on certificates (company_id, third_party_id, tipo, anio, periodo, municipio,
  asked_ids, coalesce(line_id, '00000000-0000-0000-0000-000000000000')) where replaced_by is null;
alter table certificates enable row level security, force row level security;
create policy owner on certificates to enlace_owner using (true) with check (true);
create policy staff on certificates to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
create policy supplier on certificates for select to enlace_app
  using (company_id = (select scope_company()) and third_party_id = (select scope_third_party())
    and account_ids <@ (select scope_accounts())::integer[]);
grant select on certificates to enlace_app, enlace_staff;
create trigger certificates_stay before update or delete on certificates
  for each row execute function guard_certificate();

-- An act for all suppliers of a year: issuing their certificates, or telling them. It goes on where it was interrupted.
create table certificate_runs (
  company_id integer not null references companies,
  id uuid not null default gen_random_uuid(),
  act text not null check (act in ('issue', 'notify')),
  anio integer not null,
  tipos text[] not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed', 'cancelled')),
  -- Suppliers, and the last of them that was done, by id.
  total integer not null,
  done integer not null default 0,
  last_third_party integer not null default 0,
  -- Certificates issued, or mails written.
  made integer not null default 0,
  -- Suppliers for whom it failed, with the last reason.
  failed integer not null default 0,
  last_error text,
  actor text not null,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  primary key (company_id, id)
);
-- One at a time, so that the second of two hurried commands hears of the first.
create unique index certificate_runs_open on certificate_runs (company_id, act) where state in ('waiting', 'running');
alter table certificate_runs enable row level security, force row level security;
create policy owner on certificate_runs to enlace_owner using (true) with check (true);
create policy staff on certificate_runs to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
grant select, insert, update on certificate_runs to enlace_staff;

-- Whom a mail told of the certificates of a kind of a year: each person once.
create table certificate_notices (
  company_id integer not null,
  membership_id uuid not null,
  anio integer not null,
  tipo text not null,
  sent_at timestamptz not null default now(),
  primary key (company_id, membership_id, anio, tipo),
  foreign key (company_id, membership_id) references memberships (company_id, id) on delete cascade,
  constraint certificate_notices_tipo_check
    check (tipo in ('fuente', 'iva', 'ica', 'timbre', 'estampilla', 'bomberil', 'obra'))
);
create index certificate_notices_by_year on certificate_notices (company_id, anio, sent_at desc);
alter table certificate_notices enable row level security, force row level security;
create policy owner on certificate_notices to enlace_owner using (true) with check (true);
create policy staff on certificate_notices to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
grant select, insert on certificate_notices to enlace_staff;
