-- What a company makes of the lists that its forms choose from, and the withholding concepts of its own.

-- An entry of a list as the company wants it: one of the product's under another name, in another place or offered no more,
-- or one that only the company has. Without a row an entry is as the product brings it.
create table catalogue_entries (
  company_id integer not null references companies on delete cascade,
  catalogue text not null check (catalogue in ('identification-types', 'tax-regimes', 'economic-activities',
                                               'economic-sub-activities')),
  code text not null check (code ~ '^[A-Za-z0-9._-]{1,20}$'),
  -- Null is the product's own name.
  nombre text check (char_length(nombre) between 1 and 200),
  -- Of a sub-activity the activity that it belongs to; of everything else nothing.
  parent text not null default '' check ((parent <> '') = (catalogue = 'economic-sub-activities')),
  -- Of an identification type of the company's own: how many digits its numbers have.
  digits_from smallint check (digits_from between 1 and 15),
  digits_to smallint check (digits_to between digits_from and 15),
  is_offered boolean not null default true,
  -- Where it stands among the others; null keeps the product's order, after those that have a place.
  place integer check (place between 1 and 9999),
  updated_at timestamptz not null default now(),
  primary key (company_id, catalogue, code)
);

-- A withholding concept of the company's own in a span of days: none of them overlaps another of the same code.
create table company_concepts (
  company_id integer not null references companies on delete cascade,
  code text not null check (code ~ '^[A-Za-z0-9._-]{1,40}$'),
  desde date not null,
  hasta date check (hasta >= desde),
  concepto text not null check (char_length(concepto) between 1 and 200),
  sujeto text not null default '' check (char_length(sujeto) <= 120),
  tarifa numeric(9,5) not null check (tarifa >= 0 and tarifa <= 100),
  base_uvt numeric(12,2) not null default 0 check (base_uvt >= 0),
  norma text not null default '' check (char_length(norma) <= 200),
  updated_at timestamptz not null default now(),
  primary key (company_id, code, desde)
);

do $$
declare
  name text;
begin
  foreach name in array array['catalogue_entries', 'company_concepts'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner on %I to enlace_owner using (true) with check (true)', name);
    execute format('create policy staff on %I to enlace_staff using (company_id = (select scope_company())) '
      || 'with check (company_id = (select scope_company()))', name);
    execute format('create policy portal on %I for select to enlace_app using (company_id = (select scope_company()))', name);
  end loop;
end $$;
grant select, insert, update, delete on catalogue_entries, company_concepts to enlace_staff;
grant select on catalogue_entries, company_concepts to enlace_app;

-- Who changed which setting last is asked whenever somebody opens the parameters.
create index audit_log_of_settings on audit_log (company_id, id desc) where action = 'settings-changed';
