-- What may be learned of a third party by its number, and the merge of two third parties that are one.

-- Whom a company knows of a third party already: its masters, and the contact in the ERP's record. They hear of a request
-- that somebody makes in its name (decisions 6).
create or replace function third_party_contacts(document text) returns table (email text, is_master boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select email, bool_or(is_master) from (
    select i.email, true as is_master
      from third_parties t
      join memberships m on m.company_id = t.company_id and m.third_party_id = t.id and m.is_master and membership_is_open(m)
      join identities i on i.id = m.identity_id and i.active
     where t.company_id = scope_company() and t.documento_numero = document
    union all
    select lower(trim(b.correo)), false
      from third_parties t
      join branch_accounts b on b.company_id = t.company_id and b.third_party_id = t.id and b.activo
     where t.company_id = scope_company() and t.documento_numero = document and b.correo like '%_@_%'
  ) known group by email order by bool_or(is_master) desc, email limit 20 $$;

-- The third parties of the open scope's company with exactly this number; one NIT may stand in the ERP more than once.
-- Active suppliers come first. What of it leaves the server is decided there, and named by the answers' schemas.
create or replace function third_parties_of_number(document text)
  returns table (nombre text, sigla text, documento_numero text, documento_dv smallint, id_actividad_economica text,
                 regimen_tributario_id text, web_site text, pyme boolean, observacion_tercero text,
                 es_proveedor boolean, activo boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select t.nombre, t.sigla, t.documento_numero, t.documento_dv, t.id_actividad_economica, t.regimen_tributario_id,
         t.web_site, t.pyme, t.observacion_tercero, t.es_proveedor, t.activo
    from third_parties t
   where t.company_id = scope_company() and t.documento_numero = document
   order by t.es_proveedor and t.activo desc, t.es_proveedor desc, t.id
   limit 20 $$;

-- Whether an email opens the portal of the open scope's company already: for the third party with this number, or for
-- any where none is named. An accountant of one supplier may still ask for access to another. A company that keeps its
-- password recovery neutral tells nobody who has access.
create or replace function is_contact_email_known(contact text, document text) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select 1
      from identities i
      join memberships m on m.identity_id = i.id and m.company_id = scope_company() and membership_is_open(m)
      join third_parties t on t.company_id = m.company_id and t.id = m.third_party_id
     where i.email = lower(contact) and i.active and (document is null or t.documento_numero = document)
       and not exists (select 1 from settings s where s.company_id = m.company_id and s.name = 'neutral_recovery'
                          and (s.value #>> '{}') not in ('0', 'false'))) $$;

-- The users of a third party of the open company, for its staff.
create or replace function third_party_users(third_party integer)
  returns table (
    id uuid, is_self boolean, nombre text, first_name text, last_name text, tipo_identificacion text, identificacion text,
    correo text, cargo text, movil text, movil_indicative text, is_master boolean, rol text, modules text[],
    read_only boolean, ends_on date, all_accounts boolean, account_ids integer[], sucursales text[], has_factor boolean,
    last_used_at timestamptz, estado text, invited_until timestamptz, has_joined boolean, sessions integer,
    created_at timestamptz
  )
  language sql stable security definer set search_path = public, pg_temp as $$
  select u.* from company_users(scope_company(), third_party) u $$;

-- The tables that say of their rows whose third party's they are, besides the third parties and what is about them alone.
-- What was issued or signed stays with whom it was issued to; the search and the kept figures follow their documents by
-- themselves.
create or replace function third_party_tables() returns setof text
  language sql stable security definer set search_path = public, pg_temp as $$
  select c.table_name::text from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
                                     and t.table_type = 'BASE TABLE'
   where c.table_schema = 'public' and c.column_name = 'third_party_id'
     and c.table_name not in ('certificates', 'issued_papers', 'bank_changes', 'bank_account_events', 'document_search',
                              'memberships', 'supplier_views', 'consents',
                              -- A key of the second opens nothing any more.
                              'supplier_keys')
     and c.table_name not like '%\_figures'
   order by c.table_name <> 'branch_accounts', c.table_name $$;

-- What a third party of the open company has, by table: what a merge would move.
create or replace function third_party_holdings(wanted integer) returns table (what text, rows integer)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  for what in select third_party_tables() union all select unnest(array['memberships', 'certificates', 'issued_papers']) loop
    execute format('select count(*)::integer from %I where company_id = $1 and third_party_id = $2', what)
      into rows using scope_company(), wanted;
    if rows > 0 then return next; end if;
  end loop;
end $$;

-- Makes two third parties one, in the caller's transaction: what belonged to the second is the first's from now on, under
-- its own keys, and the second opens nothing any more. Answers how many rows of which table moved or stayed.
create or replace function merge_third_parties(kept integer, gone integer, who text, person uuid, origin text)
  returns table (what text, moved integer, stayed integer)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  held third_parties;
  found_row record;
  done jsonb := '{}';
  left_over jsonb := '{}';
  person_of memberships;
  twin memberships;
begin
  if kept = gone then
    raise exception using errcode = 'EN409', message = 'merge-refused';
  end if;
  perform 1 from third_parties t where t.company_id = scope_company() and t.id in (kept, gone) order by t.id for update;
  select t.* into held from third_parties t where t.company_id = scope_company() and t.id = gone;
  if not found or not exists (select 1 from third_parties t where t.company_id = scope_company() and t.id = kept) then
    raise exception using errcode = 'EN404', message = 'supplier-not-found';
  end if;
  if held.merged_into is not null
     or exists (select 1 from third_parties t where t.company_id = scope_company() and t.id = kept and t.merged_into is not null)
     -- Money on its way to an account is decided first.
     or exists (select 1 from bank_changes b where b.company_id = scope_company() and b.third_party_id = gone
                   and b.estado in ('solicitado', 'en_verificacion', 'aprobado')) then
    raise exception using errcode = 'EN409', message = 'merge-refused';
  end if;

  update branch_accounts b set merged_from = coalesce(b.merged_from, gone)
   where b.company_id = scope_company() and b.third_party_id = gone;
  for what in select third_party_tables() loop
    moved := 0;
    stayed := 0;
    begin
      execute format('update %I set third_party_id = $1 where company_id = $2 and third_party_id = $3', what)
        using kept, scope_company(), gone;
      get diagnostics moved = row_count;
    exception when unique_violation then
      -- The kept one has some of it already: row by row, what it has stays where it is.
      for found_row in execute format('select ctid as place from %I where company_id = $1 and third_party_id = $2', what)
                         using scope_company(), gone loop
        begin
          execute format('update %I set third_party_id = $1 where ctid = $2', what) using kept, found_row.place;
          moved := moved + 1;
        exception when unique_violation then
          stayed := stayed + 1;
        end;
      end loop;
    end;
    if moved > 0 then done := done || jsonb_build_object(what, moved); end if;
    if stayed > 0 then left_over := left_over || jsonb_build_object(what, stayed); end if;
    if moved + stayed > 0 then return next; end if;
  end loop;

  -- Whoever worked for both works for the one with what it had in either; everybody else comes along.
  what := 'memberships';
  moved := 0;
  stayed := 0;
  for person_of in select m.* from memberships m where m.company_id = scope_company() and m.third_party_id = gone loop
    select m.* into twin from memberships m
     where m.company_id = scope_company() and m.third_party_id = kept and m.identity_id = person_of.identity_id;
    if not found then
      update memberships m set third_party_id = kept where m.company_id = scope_company() and m.id = person_of.id;
      moved := moved + 1;
      continue;
    end if;
    if membership_is_open(person_of) then
      insert into membership_accounts (company_id, membership_id, third_id)
      select scope_company(), twin.id, b.id from branch_accounts b
       where b.company_id = scope_company() and b.third_party_id = kept and b.merged_from = gone and not twin.all_accounts
         and (person_of.all_accounts or exists (select 1 from membership_accounts a where a.company_id = b.company_id
                                                   and a.membership_id = person_of.id and a.third_id = b.id))
      on conflict do nothing;
    end if;
    perform set_held_user_active(person_of, false, origin);
    stayed := stayed + 1;
  end loop;
  if moved > 0 then done := done || jsonb_build_object(what, moved); end if;
  if stayed > 0 then left_over := left_over || jsonb_build_object(what, stayed); end if;
  if moved + stayed > 0 then return next; end if;

  update third_parties t set merged_into = kept where t.company_id = scope_company() and t.merged_into = gone;
  update third_parties t set merged_into = kept, activo = false, updated_at = now()
   where t.company_id = scope_company() and t.id = gone;
  insert into third_party_merges (company_id, kept_id, merged_id, moved, stayed, actor)
  values (scope_company(), kept, gone, done, left_over, who);
  perform append_audit(scope_company(), who, person, 'supplier:merged', kept::text, origin,
                       jsonb_build_object('merged', gone, 'nit', held.documento_numero, 'nombre', held.nombre,
                                          'moved', done, 'stayed', left_over)),
          append_audit(scope_company(), who, person, 'supplier:merged-away', gone::text, origin,
                       jsonb_build_object('kept', kept));
end $$;

-- Who may call them.
revoke execute on function third_party_contacts, third_parties_of_number, is_contact_email_known, third_party_users,
  third_party_tables, third_party_holdings, merge_third_parties
  from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function third_party_contacts to enlace_door, enlace_staff;
grant execute on function third_parties_of_number, is_contact_email_known to enlace_app;
grant execute on function third_party_users, third_party_holdings, merge_third_parties to enlace_staff;
