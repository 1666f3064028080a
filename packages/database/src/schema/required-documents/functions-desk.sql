-- The company decides about a version, once. Answers whose it is and what it is about, for whoever is told.
create or replace function review_document(wanted uuid, decision text, why text, last_day date, reviewer text)
  returns table (outcome text, third_party_id integer, third_id integer, contract_id uuid, documento text, version integer)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  held supplier_documents;
  document required_documents;
begin
  select v.* into held from supplier_documents v where v.company_id = scope_company() and v.id = wanted for update;
  if not found then
    return query select 'unknown', null::integer, null::integer, null::uuid, null::text, null::integer;
    return;
  end if;
  select d.* into strict document from required_documents d
   where d.company_id = held.company_id and d.id = held.document_id;
  if held.estado <> 'en_revision' then
    return query select 'decided', held.third_party_id, held.third_id, held.contract_id, document.nombre, held.version;
    return;
  end if;
  update supplier_documents v
     set estado = decision, motivo = case decision when 'rechazado' then trim(why) else '' end,
         vence = case decision when 'aprobado' then coalesce(last_day, v.vence) else v.vence end,
         revisado_por = reviewer, revisado_at = now()
   where v.company_id = held.company_id and v.id = held.id;
  perform append_audit(scope_company(), reviewer, null, case decision when 'aprobado' then 'required-document:approved' else 'required-document:rejected' end, held.id::text, null,
                       jsonb_build_object('documento', document.codigo, 'version', held.version, 'motivo', why));
  return query select decision, held.third_party_id, held.third_id, held.contract_id, document.nombre, held.version;
end $$;

-- The check-list of one supplier as the company's staff reads it.
create or replace function staff_document_standings(party integer, contract uuid)
  returns table (document_id uuid, codigo text, nombre text, estado text, vence date, obligatorio boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select s.document_id, d.codigo, d.nombre, s.estado, s.vence, s.obligatorio
    from document_standings(scope_company(), party, contract) s
    join required_documents d on d.company_id = scope_company() and d.id = s.document_id
   order by d.orden, d.nombre $$;

-- Gives a document its template: the file is the document's from now on.
create or replace function set_document_template(wanted uuid, file jsonb, operator text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update stored_files f set claimed_at = now()
   where f.company_id = scope_company() and f.storage_key = file ->> 'storage_key' and f.claimed_at is null
     and f.swept_at is null;
  if not found then
    raise exception 'the template of a document is not there any more';
  end if;
  update required_documents d
     set version = d.version + 1, plantilla_nombre = file ->> 'name', plantilla_tipo = f.media_type, plantilla_bytes = f.size,
         plantilla_key = f.storage_key, updated_at = now()
    from stored_files f
   where d.company_id = scope_company() and d.id = wanted
     and f.company_id = d.company_id and f.storage_key = file ->> 'storage_key';
  perform append_audit(scope_company(), operator, null, 'required-document:template', wanted::text, null, file);
end $$;

-- Who may call them.
revoke execute on function review_document, staff_document_standings, set_document_template
  from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function review_document, staff_document_standings, set_document_template
  to enlace_staff;
