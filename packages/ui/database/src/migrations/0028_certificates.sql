-- Withholding certificates: from when a company lets them be had, each version as it was issued, the acts that a company
-- does for all its suppliers at once, and what whoever holds one may ask about it.

alter table issued_papers drop constraint issued_papers_kind_check;
alter table issued_papers add constraint issued_papers_kind_check check (kind in ('paz_y_salvo', 'referencia_comercial',
  'estado_de_cuenta', 'certificado_fuente', 'certificado_iva', 'certificado_ica'));
-- A year's certificates come in one file, made in the background where they are many.
alter table exports drop constraint exports_format_check;
alter table exports add constraint exports_format_check check (format in ('xlsx', 'csv', 'pdf', 'zip'));

-- From which day a kind of certificate of a period can be had. Without a row it cannot. Of ICA a city has a day of its
-- own where there is a row with it, and else the day of all cities (municipio '').
create table certificate_releases (
  company_id integer not null references companies,
  tipo text not null check (tipo in ('fuente', 'iva', 'ica')),
  anio integer not null check (anio between 2000 and 2100),
  -- 0 is the whole year, 1 to 6 a bimester.
  periodo smallint not null check (periodo between 0 and 6),
  municipio text not null default '' check (municipio ~ '^(\d{5})?$'),
  fecha date not null,
  released_at timestamptz not null default now(),
  primary key (company_id, tipo, anio, periodo, municipio),
  check (municipio = '' or tipo = 'ica')
);

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
  tipo text not null check (tipo in ('fuente', 'iva', 'ica')),
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
  primary key (company_id, paper_id),
  foreign key (company_id, paper_id) references issued_papers (company_id, id),
  foreign key (company_id, third_party_id) references third_parties (company_id, id),
  foreign key (company_id, replaced_by) references certificates (company_id, paper_id) deferrable initially deferred
);
-- One stands at a time, also where two people ask at once.
create unique index certificates_standing on certificates (company_id, third_party_id, tipo, anio, periodo, municipio,
  asked_ids, coalesce(line_id, '00000000-0000-0000-0000-000000000000')) where replaced_by is null;

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

-- Whom a mail told of the certificates of a kind of a year: each person once.
create table certificate_notices (
  company_id integer not null,
  membership_id uuid not null,
  anio integer not null,
  tipo text not null check (tipo in ('fuente', 'iva', 'ica')),
  sent_at timestamptz not null default now(),
  primary key (company_id, membership_id, anio, tipo),
  foreign key (company_id, membership_id) references memberships (company_id, id) on delete cascade
);

do $$
declare name text;
begin
  foreach name in array array['certificate_releases', 'certificates', 'certificate_runs', 'certificate_notices'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner on %I to enlace_owner using (true) with check (true)', name);
    execute format('create policy staff on %I to enlace_staff using (company_id = (select scope_company())) '
      || 'with check (company_id = (select scope_company()))', name);
    execute format('grant select on %I to enlace_staff', name);
  end loop;
end $$;
grant insert, update, delete on certificate_releases to enlace_staff;
grant insert, update on certificate_runs to enlace_staff;
grant insert on certificate_notices to enlace_staff;
create policy supplier on certificate_releases for select to enlace_app
  using (company_id = (select scope_company()) and (select scope_third_party()) is not null);
create policy supplier on certificates for select to enlace_app
  using (company_id = (select scope_company()) and third_party_id = (select scope_third_party())
    and account_ids <@ (select scope_accounts())::integer[]);
grant select on certificate_releases, certificates to enlace_app;

-- What was issued stays as it was; it can only be replaced, once, and be let to be issued again.
create function guard_certificate() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (old.replaced_by is not null and new.replaced_by is distinct from old.replaced_by)
     or (to_jsonb(new) - array['replaced_by', 'replaced_at', 'may_reissue'])
        <> (to_jsonb(old) - array['replaced_by', 'replaced_at', 'may_reissue']) then
    raise exception using errcode = 'EN409', message = 'paper-refused';
  end if;
  return new;
end $$;
create trigger certificates_stay before update or delete on certificates
  for each row execute function guard_certificate();

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

-- The branches asked for in their order; none where no other branch of the supplier has such withholdings, so that whoever
-- reads them all, by whichever selection, has one and the same certificate.
create function certificate_asked(company integer, party integer, wanted certificate_wanted) returns integer[]
  language sql stable security definer set search_path = public, pg_temp as $$
  select case when wanted.line_id is not null or not exists (
      select 1 from withholding_lines l
        join branch_accounts b on b.company_id = l.company_id and b.id = l.third_id and b.activo
       where l.company_id = company and l.third_party_id = party and l.tipo = wanted.tipo
         and l.fecha >= make_date(wanted.anio, greatest(2 * wanted.periodo - 1, 1), 1)
         and l.fecha < make_date(wanted.anio, greatest(2 * wanted.periodo - 1, 1), 1)
                       + make_interval(months => case wanted.periodo when 0 then 12 else 2 end)
         and (wanted.tipo <> 'ica' or l.municipio = wanted.municipio) and not l.third_id = any (wanted.asked))
    then '{}'::integer[]
    else (select array_agg(one order by one) from unnest(wanted.asked) one) end $$;

-- The version that stands, where it is of the very same withholdings, or the next number and version, held until the
-- transaction ends. `refused` is why the company revoked the one that would be issued again unchanged.
create function begin_certificate_for(company integer, party integer, wanted certificate_wanted, on_day date)
  returns table (numero integer, version integer, known uuid, refused text)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  wanted_kind text := 'certificado_' || wanted.tipo;
  wanted_year integer := extract(year from on_day);
  asked integer[] := certificate_asked(company, party, wanted);
  standing record;
  next integer;
begin
  insert into paper_numbers (company_id, kind, year) values (company, wanted_kind, wanted_year) on conflict do nothing;
  perform 1 from paper_numbers n
   where n.company_id = company and n.kind = wanted_kind and n.year = wanted_year for update;
  select c.paper_id, p.annulled_at, p.annulled_reason into standing
    from certificates c join issued_papers p on p.company_id = c.company_id and p.id = c.paper_id
   where c.company_id = company and c.third_party_id = party and c.tipo = wanted.tipo and c.anio = wanted.anio
     and c.periodo = wanted.periodo and c.municipio = wanted.municipio and c.line_id is not distinct from wanted.line_id
     and c.asked_ids = asked and c.replaced_by is null and c.lines_hash = wanted.hash and not c.may_reissue;
  if found then
    if standing.annulled_at is null then
      return query select null::integer, null::integer, standing.paper_id, null::text;
    else
      return query select null::integer, null::integer, null::uuid, standing.annulled_reason;
    end if;
    return;
  end if;
  update paper_numbers n set last = n.last + 1
   where n.company_id = company and n.kind = wanted_kind and n.year = wanted_year
  returning n.last into next;
  return query
    select next, coalesce(max(c.version), 0) + 1, null::uuid, null::text from certificates c
     where c.company_id = company and c.third_party_id = party and c.tipo = wanted.tipo and c.anio = wanted.anio
       and c.periodo = wanted.periodo and c.municipio = wanted.municipio
       and c.line_id is not distinct from wanted.line_id and c.asked_ids = asked;
end $$;

-- Keeps a version and marks the one that stood before as replaced by it.
create function keep_certificate_for(
  company integer, party integer, person uuid, wanted certificate_wanted, said certificate_said, on_day date, version integer
) returns uuid
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_variable
declare
  asked integer[] := certificate_asked(company, party, wanted);
  made uuid := gen_random_uuid();
begin
  insert into issued_papers (company_id, id, kind, numero, codigo, third_party_id, account_ids, membership_id,
                             fecha_corte, content, content_hash, pdf)
  values (company, made, 'certificado_' || wanted.tipo, said.number, said.code, party, wanted.tells, person,
          on_day, said.content, wanted.hash, said.pdf);
  update certificates c set replaced_by = made, replaced_at = now()
   where c.company_id = company and c.third_party_id = party and c.tipo = wanted.tipo and c.anio = wanted.anio
     and c.periodo = wanted.periodo and c.municipio = wanted.municipio and c.line_id is not distinct from wanted.line_id
     and c.asked_ids = asked and c.replaced_by is null;
  insert into certificates (company_id, paper_id, third_party_id, account_ids, asked_ids, tipo, anio, periodo, municipio,
                            line_id, version, lines, lines_count, lines_hash, base, operacion, valor, pdf_hash)
  values (company, made, party, wanted.tells, asked, wanted.tipo, wanted.anio, wanted.periodo, wanted.municipio,
          wanted.line_id, version, said.lines, said.lines_count, wanted.hash, said.base, said.operacion, said.valor,
          sha256(said.pdf));
  return made;
end $$;

-- The same in the open supplier's scope, of branches that it reads.
create function demand_certificate_scope(wanted certificate_wanted) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if scope_company() is null or scope_third_party() is null or scope_accounts() is null then
    raise exception using errcode = 'EN401', message = 'session-missing';
  end if;
  if not (wanted.tells <@ scope_accounts() and wanted.asked <@ scope_accounts()) then
    raise exception using errcode = 'EN403', message = 'account-foreign';
  end if;
end $$;
create function begin_certificate(wanted certificate_wanted, on_day date)
  returns table (numero integer, version integer, known uuid, refused text)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform demand_certificate_scope(wanted);
  return query select * from begin_certificate_for(scope_company(), scope_third_party(), wanted, on_day);
end $$;
create function keep_certificate(wanted certificate_wanted, said certificate_said, on_day date, version integer)
  returns uuid
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform demand_certificate_scope(wanted);
  return keep_certificate_for(scope_company(), scope_third_party(), scope_membership(), wanted, said, on_day, version);
end $$;

-- And in the company's own scope, for any supplier of it.
create function demand_certificate_party(party integer, wanted certificate_wanted) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if scope_company() is null or exists (select 1 from unnest(wanted.tells || wanted.asked) one
       where not exists (select 1 from branch_accounts b where b.company_id = scope_company() and b.id = one
                            and b.third_party_id = party)) then
    raise exception using errcode = 'EN403', message = 'account-foreign';
  end if;
end $$;
create function begin_company_certificate(party integer, wanted certificate_wanted, on_day date)
  returns table (numero integer, version integer, known uuid, refused text)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform demand_certificate_party(party, wanted);
  return query select * from begin_certificate_for(scope_company(), party, wanted, on_day);
end $$;
create function keep_company_certificate(
  party integer, wanted certificate_wanted, said certificate_said, on_day date, version integer
) returns uuid
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform demand_certificate_party(party, wanted);
  return keep_certificate_for(scope_company(), party, null, wanted, said, on_day, version);
end $$;

-- The open company takes a certificate back. `again` lets the same withholdings be certified anew. No row where there
-- is no such number, or where it was revoked before.
create function revoke_certificate(number text, reason text, again boolean) returns table (paper_id uuid)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  revoked uuid;
begin
  update issued_papers p set annulled_at = now(), annulled_reason = reason
   where p.company_id = scope_company() and p.numero = number and p.kind like 'certificado%' and p.annulled_at is null
  returning p.id into revoked;
  if revoked is null then return; end if;
  update certificates c set may_reissue = again where c.company_id = scope_company() and c.paper_id = revoked;
  return query select revoked;
end $$;

-- Whom of a supplier a mail tells that there are certificates: who may open them, of which branches, and wants to hear.
create function certificate_readers(party integer) returns table (membership_id uuid, email text, accounts integer[])
  language plpgsql stable security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  return query
    select m.id, i.email, accounts_of_membership(m.company_id, m.id)
      from memberships m join identities i on i.id = m.identity_id and i.active
     where m.company_id = scope_company() and m.third_party_id = party and m.active and m.accepted_at is not null
       and membership_has_module(m.company_id, m.id, 'certificate')
       and wants_mail(m.company_id, m.id, 'certificados')
     order by i.email;
end $$;

-- What anybody may know of a certificate by the code that stands on it: who issued it, whom it is of by the last three
-- signs of the number only, of what, how much, and whether it still stands. What replaced it is named, without its code.
create function certificate_of_code(code text)
  returns table (company_id integer, tipo text, anio integer, periodo integer, municipio text, numero text, version integer,
                 compania text, compania_nit text, proveedor_nit text, valor numeric, single boolean,
                 issued_at timestamptz, pdf_hash text, replaced_at timestamptz, replaced_by text,
                 annulled_at timestamptz, annulled_reason text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select c.company_id, c.tipo, c.anio, c.periodo::integer, c.municipio, p.numero, c.version,
         p.content ->> 'compania', p.content ->> 'compania_nit',
         regexp_replace(split_part(p.content ->> 'proveedor_nit', '-', 1), '\w(?=(\W*\w){3})', '•', 'g'),
         c.valor, c.line_id is not null, p.issued_at, encode(c.pdf_hash, 'hex'), c.replaced_at, n.numero,
         p.annulled_at, p.annulled_reason
    from issued_papers p
    join certificates c on c.company_id = p.company_id and c.paper_id = p.id
    left join issued_papers n on n.company_id = c.company_id and n.id = c.replaced_by
   where p.codigo = code $$;

-- The same by the SHA-256 of the file, which holds the code and can be guessed no better than that.
create function certificate_of_hash(hash bytea)
  returns table (company_id integer, tipo text, anio integer, periodo integer, municipio text, numero text, version integer,
                 compania text, compania_nit text, proveedor_nit text, valor numeric, single boolean,
                 issued_at timestamptz, pdf_hash text, replaced_at timestamptz, replaced_by text,
                 annulled_at timestamptz, annulled_reason text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select f.* from certificates c join issued_papers p on p.company_id = c.company_id and p.id = c.paper_id,
         lateral certificate_of_code(p.codigo) f
   where c.pdf_hash = hash $$;

-- What a paper says to whoever holds it. A certificate tells less, by the function above.
create or replace function paper_of_code(code text)
  returns table (kind text, numero text, codigo text, fecha_corte date, issued_at timestamptz, annulled_at timestamptz,
                 annulled_reason text, content jsonb)
  language sql stable security definer set search_path = public, pg_temp as $$
  select p.kind, p.numero, p.codigo, p.fecha_corte, p.issued_at, p.annulled_at, p.annulled_reason, p.content
    from issued_papers p where p.codigo = code and p.kind not like 'certificado%' $$;

revoke execute on function guard_certificate(), certificate_asked(integer, integer, certificate_wanted),
  begin_certificate_for(integer, integer, certificate_wanted, date),
  keep_certificate_for(integer, integer, uuid, certificate_wanted, certificate_said, date, integer),
  demand_certificate_scope(certificate_wanted), demand_certificate_party(integer, certificate_wanted),
  begin_certificate(certificate_wanted, date), keep_certificate(certificate_wanted, certificate_said, date, integer),
  begin_company_certificate(integer, certificate_wanted, date),
  keep_company_certificate(integer, certificate_wanted, certificate_said, date, integer),
  revoke_certificate(text, text, boolean), certificate_readers(integer), certificate_of_code(text),
  certificate_of_hash(bytea) from public;
grant execute on function begin_certificate(certificate_wanted, date),
  keep_certificate(certificate_wanted, certificate_said, date, integer), certificate_of_code(text),
  certificate_of_hash(bytea) to enlace_app;
grant execute on function begin_company_certificate(integer, certificate_wanted, date),
  keep_company_certificate(integer, certificate_wanted, certificate_said, date, integer),
  revoke_certificate(text, text, boolean), certificate_readers(integer) to enlace_staff;
