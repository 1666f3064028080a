-- Certificates for trying: where the portal has no address that others reach, what it issues says of itself that it counts
-- for nothing (`prueba` in its contents). They have numbers and versions of their own, and once there is an address the
-- same withholdings are certified anew, as the first version that counts.

create function is_trial_paper(contents jsonb) returns boolean language sql immutable as $$
  select coalesce((contents ->> 'prueba')::boolean, false) $$;

-- The version that stands, or the next number and version. A real one never takes a trial's place as standing, and a trial
-- never replaces one that counts: while somebody tries, that one is handed out, also where its withholdings changed.
create function begin_certificate_as(
  company integer, party integer, wanted certificate_wanted, on_day date, for_trying boolean
) returns table (numero integer, version integer, known uuid, refused text)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  wanted_kind text := 'certificado_' || wanted.tipo || case when for_trying then '_prueba' else '' end;
  wanted_year integer := extract(year from on_day);
  asked integer[] := certificate_asked(company, party, wanted);
  standing record;
  next integer;
begin
  -- Who only looks waits for nobody and takes no number: what stands is read, what does not is refused below.
  if current_setting('transaction_read_only') = 'off' then
    insert into paper_numbers (company_id, kind, year) values (company, wanted_kind, wanted_year) on conflict do nothing;
    perform 1 from paper_numbers n
     where n.company_id = company and n.kind = wanted_kind and n.year = wanted_year for update;
  end if;
  select c.paper_id, p.annulled_at, p.annulled_reason into standing
    from certificates c join issued_papers p on p.company_id = c.company_id and p.id = c.paper_id
   where c.company_id = company and c.third_party_id = party and c.tipo = wanted.tipo and c.anio = wanted.anio
     and c.periodo = wanted.periodo and c.municipio = wanted.municipio and c.line_id is not distinct from wanted.line_id
     and c.asked_ids = asked and c.replaced_by is null and (for_trying or not is_trial_paper(p.content))
     and (c.lines_hash = wanted.hash and not c.may_reissue
          or for_trying and not is_trial_paper(p.content) and p.annulled_at is null);
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
    select next, coalesce(max(c.version), 0) + 1, null::uuid, null::text
      from certificates c join issued_papers p on p.company_id = c.company_id and p.id = c.paper_id
     where c.company_id = company and c.third_party_id = party and c.tipo = wanted.tipo and c.anio = wanted.anio
       and c.periodo = wanted.periodo and c.municipio = wanted.municipio
       and c.line_id is not distinct from wanted.line_id and c.asked_ids = asked
       and is_trial_paper(p.content) = for_trying;
end $$;

-- As nodes of the version before ask: they issue what counts, and nothing else.
create or replace function begin_certificate_for(company integer, party integer, wanted certificate_wanted, on_day date)
  returns table (numero integer, version integer, known uuid, refused text)
  language sql security definer set search_path = public, pg_temp as $$
  select * from begin_certificate_as(company, party, wanted, on_day, false) $$;

create function begin_certificate(wanted certificate_wanted, on_day date, for_trying boolean)
  returns table (numero integer, version integer, known uuid, refused text)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform demand_certificate_scope(wanted);
  return query select * from begin_certificate_as(scope_company(), scope_third_party(), wanted, on_day, for_trying);
end $$;
create function begin_company_certificate(party integer, wanted certificate_wanted, on_day date, for_trying boolean)
  returns table (numero integer, version integer, known uuid, refused text)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform demand_certificate_party(party, wanted);
  return query select * from begin_certificate_as(scope_company(), party, wanted, on_day, for_trying);
end $$;

-- What anybody may know of a certificate, with whether it was issued for trying: by its code, and by the hash of its file.
create function checked_certificate(code text)
  returns table (company_id integer, tipo text, anio integer, periodo integer, municipio text, numero text, version integer,
                 compania text, compania_nit text, proveedor_nit text, valor numeric, single boolean,
                 issued_at timestamptz, pdf_hash text, replaced_at timestamptz, replaced_by text,
                 annulled_at timestamptz, annulled_reason text, prueba boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select f.*, is_trial_paper(p.content) from issued_papers p, lateral certificate_of_code(p.codigo) f
   where p.codigo = code $$;
create function checked_certificate_file(hash bytea)
  returns table (company_id integer, tipo text, anio integer, periodo integer, municipio text, numero text, version integer,
                 compania text, compania_nit text, proveedor_nit text, valor numeric, single boolean,
                 issued_at timestamptz, pdf_hash text, replaced_at timestamptz, replaced_by text,
                 annulled_at timestamptz, annulled_reason text, prueba boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select f.*, is_trial_paper(p.content) from certificates c join issued_papers p on p.company_id = c.company_id and p.id = c.paper_id,
         lateral certificate_of_code(p.codigo) f
   where c.pdf_hash = hash $$;

revoke execute on function begin_certificate_as(integer, integer, certificate_wanted, date, boolean),
  begin_certificate(certificate_wanted, date, boolean),
  begin_company_certificate(integer, certificate_wanted, date, boolean),
  checked_certificate(text), checked_certificate_file(bytea) from public;
grant execute on function begin_certificate(certificate_wanted, date, boolean),
  checked_certificate(text), checked_certificate_file(bytea) to enlace_app;
grant execute on function begin_company_certificate(integer, certificate_wanted, date, boolean) to enlace_staff;
