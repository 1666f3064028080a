-- What the open scope's third party is called: it may be asked to change only before there are documents in its name.
create or replace function scope_has_documents() returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select 1 from account_statements d where d.company_id = scope_company() and d.third_party_id = scope_third_party())
      or exists (select 1 from purchase_order d where d.company_id = scope_company() and d.third_party_id = scope_third_party())
      or exists (select 1 from purchase_tickets d where d.company_id = scope_company() and d.third_party_id = scope_third_party())
      or exists (select 1 from payments_made d where d.company_id = scope_company() and d.third_party_id = scope_third_party())
      or exists (select 1 from notes_debit d where d.company_id = scope_company() and d.third_party_id = scope_third_party()) $$;

-- What kind of person a supplier is: companies have a NIT of nine digits that begins with 8 or 9.
create or replace function persona_of(party third_parties) returns text language sql immutable
  as $$ select case when party.documento_numero ~ '^[89]\d{8}$' then 'juridica' else 'natural' end $$;

-- What a supplier delivers, by its economic activity (CIIU): farms, mines, industry and trade deliver goods, all others
-- services. Null where nobody knows.
create or replace function suministro_of(party third_parties) returns text language sql immutable as $$
  select case when party.id_actividad_economica is null or party.id_actividad_economica !~ '^\d{2,4}$' then null
              when left(lpad(party.id_actividad_economica, 4, '0'), 2)::integer between 1 and 33
                or left(lpad(party.id_actividad_economica, 4, '0'), 2)::integer between 45 and 47 then 'bienes'
              else 'servicios' end $$;

-- How many days before its end a document is told to end soon: thirty, or the last third of a short life.
create or replace function soon_days(document required_documents) returns integer language sql immutable
  as $$ select case document.regla when 'dias' then least(30, greatest(1, document.dias / 3)) else 30 end $$;

-- Whether a document is asked of a supplier: by what it is, what it delivers, its size and its risk. What nobody knows of a
-- supplier asks for nothing.
create or replace function is_asked_of(document required_documents, party third_parties) returns boolean
  language sql immutable as $$
  select (document.persona is null or document.persona = persona_of(party))
     and (document.suministro is null or document.suministro = suministro_of(party))
     and (document.tamanos is null or party.tamano = any (document.tamanos))
     and (document.riesgos is null or party.riesgo = any (document.riesgos)) $$;

-- What a company asks, of all of its suppliers and for all of their contracts, and since when of each.
create or replace function company_asked(company integer)
  returns table (third_party_id integer, contract_id uuid, document_id uuid, desde date)
  language sql stable as $$
  select t.id, null::uuid, d.id,
         greatest(d.desde, (t.created_at at time zone 'America/Bogota')::date,
                  case when d.tamanos is not null or d.riesgos is not null then t.clasificado_el end)
    from required_documents d
    join third_parties t on t.company_id = d.company_id
   where d.company_id = company and d.activo and d.alcance = 'proveedor' and is_asked_of(d, t)
  union all
  select t.id, c.id, d.id,
         greatest(d.desde, (c.created_at at time zone 'America/Bogota')::date,
                  case when d.tamanos is not null or d.riesgos is not null then t.clasificado_el end)
    from required_documents d
    join supplier_contracts c on c.company_id = d.company_id and (d.contract_id is null or d.contract_id = c.id)
                             and (d.tipo_contrato is null or d.tipo_contrato = c.tipo)
    join third_parties t on t.company_id = c.company_id and t.id = c.third_party_id
   where d.company_id = company and d.activo and d.alcance = 'contrato' and is_asked_of(d, t) $$;

-- What a company asks of one of its suppliers, or for one of the supplier's contracts.
create or replace function documents_asked(company integer, party integer, contract uuid) returns setof required_documents
  language sql stable as $$
  select d.* from company_asked(company) a
    join required_documents d on d.company_id = company and d.id = a.document_id
   where a.third_party_id = party and a.contract_id is not distinct from contract $$;

-- How each document that is asked stands today, of all suppliers: by its newest version, and by the newest that the company
-- approved, which stays good until another one is approved. Until its last day of grace, what is missing does not count as
-- such.
create or replace function company_standings(company integer)
  returns table (third_party_id integer, contract_id uuid, document_id uuid, estado text, vence date, plazo date,
                 vigente integer, motivo text, desde date)
  language sql stable as $$
  select a.third_party_id, a.contract_id, a.document_id,
         case when newest.estado in ('en_revision', 'rechazado') then newest.estado
              when held.version is null then case when grace.until >= today_in_bogota() then 'en_gracia' else 'falta' end
              when held.vence < today_in_bogota()
              then case when grace.until >= today_in_bogota() then 'en_gracia' else 'vencido' end
              when held.vence <= today_in_bogota() + soon_days(d) then 'por_vencer'
              else 'vigente' end,
         held.vence, grace.until,
         case when held.vence is null or held.vence >= today_in_bogota() then held.version end,
         coalesce(newest.motivo, ''), a.desde
    from company_asked(company) a
    join required_documents d on d.company_id = company and d.id = a.document_id
    left join (
      select distinct on (s.third_party_id, s.document_id, s.contract_id) s.third_party_id, s.document_id, s.contract_id,
             s.estado, s.motivo
        from supplier_documents s where s.company_id = company and s.estado <> 'reemplazado'
       order by s.third_party_id desc, s.document_id desc, s.contract_id desc, s.version desc) newest
      on newest.third_party_id = a.third_party_id and newest.document_id = a.document_id
     and newest.contract_id is not distinct from a.contract_id
    left join (
      select distinct on (s.third_party_id, s.document_id, s.contract_id) s.third_party_id, s.document_id, s.contract_id,
             s.version, s.vence
        from supplier_documents s where s.company_id = company and s.estado = 'aprobado'
       order by s.third_party_id desc, s.document_id desc, s.contract_id desc, s.version desc) held
      on held.third_party_id = a.third_party_id and held.document_id = a.document_id
     and held.contract_id is not distinct from a.contract_id
    cross join lateral (
      select case when d.gracia = 0 or newest.estado = 'en_revision' then null
                  when held.version is null then a.desde + d.gracia
                  when held.vence < today_in_bogota() then held.vence + d.gracia end as until) grace $$;

-- The same of one supplier, or of one of its contracts.
create or replace function document_standings(company integer, party integer, contract uuid)
  returns table (document_id uuid, estado text, vence date, plazo date, vigente integer, motivo text, obligatorio boolean)
  language sql stable as $$
  select s.document_id, s.estado, s.vence, s.plazo, s.vigente, s.motivo, d.obligatorio
    from company_standings(company) s
    join required_documents d on d.company_id = company and d.id = s.document_id
   where s.third_party_id = party and s.contract_id is not distinct from contract $$;

-- The check-list of the open scope, or of one of its contracts, each document with all its versions.
create or replace function scope_required_documents(contract uuid)
  returns table (id uuid, codigo text, nombre text, descripcion text, persona text, suministro text, obligatorio boolean,
                 regla text, dias integer, fecha date, plantilla jsonb, estado text, vence date, plazo date,
                 dias_restantes integer,
                 motivo text, vigente integer, versiones jsonb)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  if contract is not null then
    perform demand_scope_contract(contract);
  end if;
  return query
  select d.id, d.codigo, d.nombre, d.descripcion, d.persona, d.suministro, d.obligatorio, d.regla, d.dias, d.fecha,
         case when d.plantilla_key is not null
              then jsonb_build_object('nombre', d.plantilla_nombre, 'bytes', d.plantilla_bytes) end,
         s.estado, s.vence, s.plazo, s.vence - today_in_bogota(), s.motivo, s.vigente,
         coalesce((select jsonb_agg(jsonb_build_object('id', v.id, 'version', v.version, 'nombre', v.nombre,
                     'media_type', v.media_type, 'bytes', v.bytes, 'subido_at', v.subido_at, 'subido_por', v.subido_por,
                     'expedido', v.expedido, 'vence', v.vence, 'estado', v.estado, 'motivo', v.motivo,
                     'revisado_at', v.revisado_at) order by v.version desc)
                     from supplier_documents v
                    where v.company_id = scope_company() and v.third_party_id = scope_third_party() and v.document_id = d.id
                      and v.contract_id is not distinct from contract), '[]')
    from documents_asked(scope_company(), scope_third_party(), contract) d
    join document_standings(scope_company(), scope_third_party(), contract) s on s.document_id = d.id
   order by d.orden, d.nombre, d.id;
end $$;

-- The states of what the company asks of the open scope's supplier, and of its contracts that the scope may read.
create or replace function scope_document_states() returns table (estado text, obligatorio boolean, rows integer, vigentes integer)
  language sql stable security definer set search_path = public, pg_temp as $$
  select s.estado, s.obligatorio, count(*)::integer, count(s.vigente)::integer
    from document_standings(scope_company(), scope_third_party(), null) s group by 1, 2 $$;

-- The template of a document that is asked of the open scope's supplier, for itself or for one of its contracts.
create or replace function scope_document_template(wanted uuid) returns table (name text, media_type text, storage_key text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select d.plantilla_nombre, d.plantilla_tipo, d.plantilla_key from required_documents d
   where d.company_id = scope_company() and d.id = wanted and d.plantilla_key is not null
     and (d.id in (select a.id from documents_asked(scope_company(), scope_third_party(), null) a)
          or d.alcance = 'contrato' and scope_contracts_open() and exists (
            select 1 from supplier_contracts c
             where c.company_id = d.company_id and c.third_party_id = scope_third_party() and c.third_id = any (scope_accounts())
               and d.id in (select a.id from documents_asked(scope_company(), scope_third_party(), c.id) a))) $$;

-- A version that the open scope's supplier sent.
create or replace function scope_document_version(wanted uuid) returns table (name text, media_type text, storage_key text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select v.nombre, v.media_type, v.storage_key from supplier_documents v
   where v.company_id = scope_company() and v.third_party_id = scope_third_party() and v.id = wanted
     and (v.contract_id is null
          or v.third_id = any (scope_accounts()) and scope_contracts_open()) $$;

-- What a document asks of a new version, for whoever may send one.
create or replace function scope_asked_document(wanted uuid, contract uuid)
  returns table (nombre text, regla text, dias integer, fecha date)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  if contract is not null then
    perform demand_scope_contract(contract);
  end if;
  return query select d.nombre, d.regla, d.dias, d.fecha
    from documents_asked(scope_company(), scope_third_party(), contract) d where d.id = wanted;
end $$;

-- The version that a file has become already.
create or replace function scope_submitted(upload uuid) returns table (id uuid, version integer)
  language sql stable security definer set search_path = public, pg_temp as $$
  select v.id, v.version from supplier_documents v
   where v.company_id = scope_company() and v.third_party_id = scope_third_party() and v.upload_id = upload $$;

-- Makes a file that came in pieces the new version of a document, once. One that waited for review makes way for it; the
-- one in force stays in force.
create or replace function submit_document(wanted uuid, contract uuid, upload uuid, issued date, ends date, file jsonb, origin text)
  returns table (id uuid, version integer)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  document required_documents;
  place supplier_contracts;
  next integer;
  made uuid := gen_random_uuid();
  who text;
begin
  if not scope_may_act() then
    raise exception using errcode = 'EN403', message = 'read-only-person';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('supplier document ' || scope_company() || ' ' || scope_third_party() || ' '
                                                 || wanted || ' ' || coalesce(contract::text, ''), 0));
  -- Asked twice, as when the answer to the first was lost: the first one counts.
  if exists (select 1 from scope_submitted(upload)) then
    return query select s.id, s.version from scope_submitted(upload) s;
    return;
  end if;
  if contract is not null then
    place := demand_scope_contract(contract);
  end if;
  select d.* into document from documents_asked(scope_company(), scope_third_party(), contract) d where d.id = wanted;
  if not found then
    raise exception using errcode = 'EN404', message = 'document-not-found';
  end if;
  if not end_upload(upload) then
    raise exception using errcode = 'EN404', message = 'document-not-found';
  end if;
  update stored_files f set claimed_at = now()
   where f.company_id = scope_company() and f.storage_key = file ->> 'storage_key' and f.claimed_at is null
     and f.swept_at is null;
  if not found then
    raise exception 'the file of a document is not there any more';
  end if;
  update supplier_documents v set estado = 'reemplazado'
   where v.company_id = scope_company() and v.third_party_id = scope_third_party() and v.document_id = wanted
     and v.contract_id is not distinct from contract and v.estado = 'en_revision';
  select coalesce(max(v.version), 0) + 1 into next from supplier_documents v
   where v.company_id = scope_company() and v.third_party_id = scope_third_party() and v.document_id = wanted
     and v.contract_id is not distinct from contract;
  select coalesce(nullif(trim(i.first_name || ' ' || i.last_name), ''), i.email) into strict who
    from identities i where i.id = scope_identity();
  insert into supplier_documents (company_id, id, third_party_id, document_id, contract_id, third_id, version, nombre,
                                  media_type, bytes, sha256, storage_key, upload_id, expedido, vence, identity_id, subido_por)
  select scope_company(), made, scope_third_party(), wanted, contract, place.third_id, next, file ->> 'name', f.media_type,
         f.size, f.sha256, f.storage_key, upload, issued, ends, scope_identity(), who
    from stored_files f where f.company_id = scope_company() and f.storage_key = file ->> 'storage_key';
  perform append_audit(scope_company(), 'supplier', scope_identity(), 'required-document:submitted', made::text, origin,
                       jsonb_build_object('documento', document.codigo, 'version', next, 'archivo', file ->> 'name'));
  return query select made, next;
end $$;

-- Who may call them.
revoke execute on function scope_has_documents, persona_of, suministro_of, soon_days, is_asked_of, company_asked, documents_asked,
  company_standings, document_standings,
  scope_required_documents, scope_document_states, scope_document_template, scope_document_version, scope_asked_document,
  scope_submitted, submit_document from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function scope_has_documents, scope_required_documents, scope_document_states, scope_document_template,
  scope_document_version, scope_asked_document, scope_submitted, submit_document to enlace_app;
