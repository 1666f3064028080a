-- The branches asked for in their order; none where no other branch of the supplier has such withholdings, so that whoever
-- reads them all, by whichever selection, has one and the same certificate.
create or replace function certificate_asked(company integer, party integer, wanted certificate_wanted) returns integer[]
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

-- Keeps a version and marks the one that stood before as replaced by it.
create or replace function keep_certificate_for(
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
create or replace function demand_certificate_scope(wanted certificate_wanted) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if scope_company() is null or scope_third_party() is null or scope_accounts() is null then
    raise exception using errcode = 'EN401', message = 'session-missing';
  end if;
  if not (wanted.tells <@ scope_accounts() and wanted.asked <@ scope_accounts()) then
    raise exception using errcode = 'EN403', message = 'account-foreign';
  end if;
end $$;

create or replace function begin_certificate(wanted certificate_wanted, on_day date, for_trying boolean)
  returns table (numero integer, version integer, known uuid, refused text)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform demand_certificate_scope(wanted);
  return query select * from begin_certificate_as(scope_company(), scope_third_party(), wanted, on_day, for_trying);
end $$;

create or replace function keep_certificate(wanted certificate_wanted, said certificate_said, on_day date, version integer)
  returns uuid
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform demand_certificate_scope(wanted);
  return keep_certificate_for(scope_company(), scope_third_party(), scope_membership(), wanted, said, on_day, version);
end $$;

-- And in the company's own scope, for any supplier of it.
create or replace function demand_certificate_party(party integer, wanted certificate_wanted) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if scope_company() is null or exists (select 1 from unnest(wanted.tells || wanted.asked) one
       where not exists (select 1 from branch_accounts b where b.company_id = scope_company() and b.id = one
                            and b.third_party_id = party)) then
    raise exception using errcode = 'EN403', message = 'account-foreign';
  end if;
end $$;

create or replace function begin_company_certificate(party integer, wanted certificate_wanted, on_day date, for_trying boolean)
  returns table (numero integer, version integer, known uuid, refused text)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform demand_certificate_party(party, wanted);
  return query select * from begin_certificate_as(scope_company(), party, wanted, on_day, for_trying);
end $$;

create or replace function keep_company_certificate(
  party integer, wanted certificate_wanted, said certificate_said, on_day date, version integer
) returns uuid
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform demand_certificate_party(party, wanted);
  return keep_certificate_for(scope_company(), party, null, wanted, said, on_day, version);
end $$;

-- The open company takes a certificate back. `again` lets the same withholdings be certified anew. No row where there
-- is no such number, or where it was revoked before.
create or replace function revoke_certificate(number text, reason text, again boolean) returns table (paper_id uuid)
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
create or replace function certificate_readers(party integer)
  returns table (membership_id uuid, email text, accounts integer[], by_mail boolean)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  return query
    select m.id, i.email, accounts_of_membership(m.company_id, m.id), wants_mail(scope_company(), m.id, 'certificados')
      from memberships m join identities i on i.id = m.identity_id and i.active
     where m.company_id = scope_company() and m.third_party_id = party and membership_is_open(m) and m.accepted_at is not null
       and membership_has_module(m.company_id, m.id, 'certificate')
     order by i.email;
end $$;

-- What anybody may know of a certificate by the code that stands on it: who issued it, whom it is of by the last three
-- signs of the number only, of what, how much, and whether it still stands. What replaced it is named, without its code.
create or replace function certificate_of_code(code text)
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

-- Whom the open company told of its certificates of a year, newest first.
create or replace function certificate_told(of_year integer)
  returns table (membership_id uuid, email text, name text, third_party_id integer, tipo text, sent_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select n.membership_id, i.email, coalesce(nullif(trim(concat_ws(' ', i.first_name, i.last_name)), ''), i.email),
         m.third_party_id, n.tipo, n.sent_at
    from certificate_notices n
    join memberships m on m.company_id = n.company_id and m.id = n.membership_id
    join identities i on i.id = m.identity_id
   where n.company_id = scope_company() and n.anio = of_year $$;

-- Writes down that the open scope's person had a certificate; with a packed file, once for that file. Whether it was noted now.
create or replace function note_certificate_download(number text, origin text, more jsonb, packed uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if packed is not null and exists (
       select 1 from audit_log l where l.company_id = scope_company() and l.target = number
          and l.action = 'certificate-downloaded' and l.detail ->> 'archivo' = packed::text) then
    return false;
  end if;
  update certificates c set taken_at = now() from issued_papers p
   where c.company_id = scope_company() and c.third_party_id = scope_third_party() and c.taken_at is null
     and p.company_id = c.company_id and p.id = c.paper_id and p.numero = number;
  perform append_audit(scope_company(), (select p.email from own_profile() p), scope_identity(), 'certificate-downloaded', number,
                       origin, more || case when packed is null then '{}' else jsonb_build_object('archivo', packed) end);
  return true;
end $$;

-- The version that stands, or the next number and version. A real one never takes a trial's place as standing, and a trial
-- never replaces one that counts: while somebody tries, that one is handed out, also where its withholdings changed.
create or replace function begin_certificate_as(
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

-- What anybody may know of a certificate, with whether it was issued for trying: by its code, and by the hash of its file.
create or replace function checked_certificate(code text)
  returns table (company_id integer, tipo text, anio integer, periodo integer, municipio text, numero text, version integer,
                 compania text, compania_nit text, proveedor_nit text, valor numeric, single boolean,
                 issued_at timestamptz, pdf_hash text, replaced_at timestamptz, replaced_by text,
                 annulled_at timestamptz, annulled_reason text, prueba boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select f.*, is_trial_paper(p.content) from issued_papers p, lateral certificate_of_code(p.codigo) f
   where p.codigo = code $$;

create or replace function checked_certificate_file(hash bytea)
  returns table (company_id integer, tipo text, anio integer, periodo integer, municipio text, numero text, version integer,
                 compania text, compania_nit text, proveedor_nit text, valor numeric, single boolean,
                 issued_at timestamptz, pdf_hash text, replaced_at timestamptz, replaced_by text,
                 annulled_at timestamptz, annulled_reason text, prueba boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select f.*, is_trial_paper(p.content) from certificates c join issued_papers p on p.company_id = c.company_id and p.id = c.paper_id,
         lateral certificate_of_code(p.codigo) f
   where c.pdf_hash = hash $$;

-- Who may call them.
revoke execute on function certificate_asked, keep_certificate_for, demand_certificate_scope,
  begin_certificate, keep_certificate, demand_certificate_party, begin_company_certificate,
  keep_company_certificate, revoke_certificate, certificate_readers, certificate_of_code,
  certificate_told, note_certificate_download, begin_certificate_as, checked_certificate, checked_certificate_file
  from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function begin_certificate, keep_certificate, certificate_of_code,
  note_certificate_download, checked_certificate, checked_certificate_file to enlace_app;
grant execute on function begin_company_certificate,
  keep_company_certificate, revoke_certificate, certificate_readers, certificate_told to enlace_staff;
