-- The annexes that the open company asks of a supplier, in its order: those of the supplier's kind, as for required documents.
create or replace function invoice_annexes_of(party integer) returns table (nombre text, documentos text, obligatorio boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select a.asked ->> 'nombre', a.asked ->> 'documentos', (a.asked ->> 'obligatorio')::boolean
    from settings s
    cross join jsonb_array_elements(s.value) with ordinality as a (asked, place)
    join third_parties t on t.company_id = s.company_id and t.id = party
   where s.company_id = scope_company() and s.name = 'invoice_annexes'
     and (scope_third_party() is null or t.id = scope_third_party())
     and is_asked_of(jsonb_populate_record(null::required_documents,
           -- No size and no risk are all of them.
           (select jsonb_object_agg(k.key, k.value) from jsonb_each(a.asked) k where k.value <> '[]')), t)
   order by a.place $$;

-- The accounts of a supplier for which something hands documents in that is no person: a mail or a program. The module must be on.
create or replace function handing_in_accounts(company integer, supplier integer) returns integer[]
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  accounts integer[];
begin
  if not exists (select 1 from settings v where v.company_id = company and v.name = 'radicar_factura'
                    and (v.value #>> '{}') ~ '^[0-9]+$' and (v.value #>> '{}')::integer > 0) then
    raise exception using errcode = 'EN403', message = 'module-off';
  end if;
  select array_agg(b.id order by b.id) into accounts from branch_accounts b
   where b.company_id = company and b.third_party_id = supplier and b.activo;
  if accounts is null then
    raise exception using errcode = 'EN403', message = 'account-foreign';
  end if;
  return accounts;
end $$;

-- Files of an invoice that it has no more: nobody's from now on, so that they are swept.
create or replace function release_invoice_files(wanted uuid[]) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  with gone as (
    delete from submitted_invoice_files f where f.company_id = scope_company() and f.id = any (wanted) returning f.storage_key)
  update stored_files s set claimed_at = null from gone
   where s.company_id = scope_company() and s.storage_key = gone.storage_key;
end $$;

-- Claims the files of a request for an invoice.
create or replace function claim_invoice_files(invoice submitted_invoices, files jsonb, sender text default scope_person_name())
  returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held integer;
begin
  insert into submitted_invoice_files (company_id, third_party_id, third_id, invoice_id, version_documento, clase, anexo, name,
                                       media_type, size, storage_key, subido_por)
  select invoice.company_id, invoice.third_party_id, invoice.third_id, invoice.id, invoice.version_documento, f.clase,
         coalesce(f.anexo, ''), f.name, s.media_type, s.size, f.storage_key, sender
    from jsonb_to_recordset(files) as f (clase text, anexo text, name text, storage_key text)
    join stored_files s on s.company_id = invoice.company_id and s.storage_key = f.storage_key and s.swept_at is null;
  get diagnostics held = row_count;
  if held <> jsonb_array_length(files) then
    raise exception 'a file of the invoice is not there any more';
  end if;
  update stored_files s set claimed_at = now()
   where s.company_id = invoice.company_id and s.claimed_at is null
     and s.storage_key in (select f.storage_key from jsonb_to_recordset(files) as f (storage_key text));
end $$;

-- An invoice of the open supplier's scope, locked; refused for who may only read, and for one that is not the scope's.
create or replace function lock_invoice(wanted uuid) returns submitted_invoices
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held submitted_invoices;
begin
  perform require_acting();
  select i.* into held from submitted_invoices i
   where i.company_id = scope_company() and i.third_party_id = scope_third_party() and i.third_id = any (scope_accounts())
     and i.id = wanted for update;
  if not found then
    raise exception using errcode = 'EN404', message = 'document-not-found';
  end if;
  return held;
end $$;

-- Writes what an electronic document says into its invoice.
create or replace function write_invoice_document(held submitted_invoices, said jsonb) returns submitted_invoices
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  written submitted_invoices;
begin
  update submitted_invoices i
     set clase = d.clase, numero = d.numero, cufe = d.cufe, clave = d.clave, emisor_nit = d.emisor_nit,
         fecha_emision = d.fecha_emision, fecha_vencimiento = d.fecha_vencimiento, moneda = d.moneda, valor_total = d.valor_total,
         orden = d.orden, purchase_order_id = d.purchase_order_id, cuadre = d.cuadre, documento = d.documento,
         hallazgos = d.hallazgos, match = d.match, updated_at = now()
    from jsonb_populate_record(null::submitted_invoices, said) d
   where i.company_id = held.company_id and i.id = held.id
  returning i.* into written;
  return written;
end $$;

-- Keeps an electronic document as a draft of the open scope, once: the same document again is the same draft. Answers the
-- invoice where the supplier has handed it in already.
create or replace function keep_invoice_draft(fresh uuid, said jsonb, files jsonb) returns table (id uuid, estado text)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  draft submitted_invoices := jsonb_populate_record(null::submitted_invoices, said);
  held submitted_invoices;
begin
  perform require_acting();
  select i.* into held from submitted_invoices i
   where i.company_id = scope_company() and i.third_party_id = scope_third_party() and i.third_id = any (scope_accounts())
     and i.radicado is not null and i.cufe = draft.cufe;
  if found then
    return query select held.id, held.estado;
    return;
  end if;
  insert into submitted_invoices (company_id, id, third_party_id, third_id, clase, numero, cufe, clave, emisor_nit, moneda,
                                  valor_total, documento, identity_id)
  values (scope_company(), fresh, scope_third_party(),
          case when draft.third_id = any (scope_accounts()) then draft.third_id else (scope_accounts())[1] end, draft.clase,
          draft.numero, draft.cufe, draft.clave, draft.emisor_nit, draft.moneda, draft.valor_total, draft.documento,
          scope_identity())
  on conflict (company_id, third_party_id, clave) where estado = 'borrador' do update set updated_at = now()
  returning * into held;
  if not held.third_id = any (scope_accounts()) then
    raise exception using errcode = 'EN404', message = 'document-not-found';
  end if;
  select w.* into held from write_invoice_document(held, said) w;
  if jsonb_array_length(files) > 0 then
    perform release_invoice_files(array(
      select f.id from submitted_invoice_files f
       where f.company_id = held.company_id and f.invoice_id = held.id
         and f.clase in (select n.clase from jsonb_to_recordset(files) as n (clase text)) and f.clase <> 'anexo'));
    perform claim_invoice_files(held, files);
  end if;
  return query select held.id, held.estado;
end $$;

-- Adds files to a draft or a returned invoice; a new graphic representation takes the place of the old one.
create or replace function add_invoice_files(wanted uuid, files jsonb) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held submitted_invoices := lock_invoice(wanted);
begin
  if held.estado not in ('borrador', 'devuelta') then
    raise exception using errcode = 'EN409', message = 'invoice-closed';
  end if;
  perform release_invoice_files(array(
    select f.id from submitted_invoice_files f
     where f.company_id = held.company_id and f.invoice_id = held.id and f.clase = 'representacion'
       and f.version_documento = held.version_documento
       and exists (select 1 from jsonb_to_recordset(files) as n (clase text) where n.clase = 'representacion')));
  perform claim_invoice_files(held, files);
end $$;

-- Removes an annex of a draft or a returned invoice.
create or replace function remove_invoice_annex(wanted uuid, file uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held submitted_invoices := lock_invoice(wanted);
begin
  if held.estado not in ('borrador', 'devuelta') then
    raise exception using errcode = 'EN409', message = 'invoice-closed';
  end if;
  if not exists (select 1 from submitted_invoice_files f where f.company_id = held.company_id and f.invoice_id = held.id
                    and f.id = file and f.clase = 'anexo') then
    raise exception using errcode = 'EN404', message = 'document-not-found';
  end if;
  perform release_invoice_files(array[file]);
end $$;

-- Deletes a draft with its files.
create or replace function remove_invoice_draft(wanted uuid) returns text
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held submitted_invoices := lock_invoice(wanted);
begin
  if held.estado <> 'borrador' then
    raise exception using errcode = 'EN409', message = 'invoice-closed';
  end if;
  perform release_invoice_files(array(
    select f.id from submitted_invoice_files f where f.company_id = held.company_id and f.invoice_id = held.id));
  delete from submitted_invoices i where i.company_id = held.company_id and i.id = held.id;
  return held.numero;
end $$;

-- Hands a locked draft in, or a returned invoice again. The first time it gets the next number of the company's year; there is
-- one number for each CUFE and for each number of a seller.
create or replace function hand_in_invoice(wanted uuid, said jsonb) returns table (radicado text, acto text)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  held submitted_invoices := lock_invoice(wanted);
  this_year integer := extract(year from now() at time zone 'America/Bogota');
  serial integer;
  act text;
begin
  if held.estado not in ('borrador', 'devuelta') then
    return query select held.radicado, null::text;
    return;
  end if;
  -- Another tab has corrected it since its document was read.
  if held.clave is distinct from said ->> 'clave' then
    raise exception using errcode = 'EN409', message = 'changed-meanwhile';
  end if;
  select w.* into held from write_invoice_document(held, said) w;
  insert into submitted_invoice_numbers (company_id, year) values (held.company_id, this_year) on conflict do nothing;
  select n.last + 1 into strict serial from submitted_invoice_numbers n
   where n.company_id = held.company_id and n.year = this_year for update;
  if exists (select 1 from submitted_invoice_versions v
              where v.company_id = held.company_id and v.invoice_id <> held.id
                and (v.cufe = held.cufe
                     or v.emisor_nit = held.emisor_nit and v.clase = held.clase and v.numero_clave = held.numero_clave)) then
    raise exception using errcode = 'EN409', message = 'invoice-known';
  end if;
  act := case when held.radicado is null then 'radicada'
              when exists (select 1 from submitted_invoice_versions v where v.company_id = held.company_id
                              and v.invoice_id = held.id and v.version = held.version_documento) then 'reenviada'
              else 'corregida' end;
  if held.radicado is null then
    update submitted_invoice_numbers n set last = serial where n.company_id = held.company_id and n.year = this_year;
  end if;
  update submitted_invoices i
     set estado = 'radicada', motivo = null, detalle = '', decidida_por = null, decidida_at = null, regla = null,
         radicado = coalesce(i.radicado, this_year || '-' || lpad(serial::text, greatest(6, length(serial::text)), '0')),
         radicada_at = coalesce(i.radicada_at, clock_timestamp()), enviada_at = clock_timestamp(),
         enviada_por = scope_person_name(),
         origen = case when (scope_mail()).id is not null then 'correo' when (scope_key()).id is not null then 'api' else 'portal' end,
         identity_id = scope_identity(), updated_at = now()
   where i.company_id = held.company_id and i.id = held.id
  returning i.* into held;
  insert into submitted_invoice_versions (company_id, invoice_id, version, third_party_id, third_id, clase, numero, numero_clave,
                                          cufe, emisor_nit, moneda, valor_total, documento, hallazgos, match, enviada_por)
  values (held.company_id, held.id, held.version_documento, held.third_party_id, held.third_id, held.clase, held.numero,
          held.numero_clave, held.cufe, held.emisor_nit, held.moneda, held.valor_total, held.documento, held.hallazgos,
          held.match, held.enviada_por)
  on conflict (company_id, invoice_id, version) do nothing;
  insert into submitted_invoice_events (company_id, third_party_id, third_id, invoice_id, acto, quien)
  values (held.company_id, held.third_party_id, held.third_id, held.id, act, held.enviada_por);
  return query select held.radicado, act;
exception when unique_violation then
  raise exception using errcode = 'EN409', message = 'invoice-known';
end $$;

-- A returned invoice has another electronic document from now on; its own again changes nothing but the files.
create or replace function correct_invoice(wanted uuid, said jsonb, files jsonb) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held submitted_invoices := lock_invoice(wanted);
begin
  if held.estado <> 'devuelta' then
    raise exception using errcode = 'EN409', message = 'invoice-closed';
  end if;
  if held.clave is distinct from said ->> 'clave' then
    update submitted_invoices i set version_documento = i.version_documento + 1
     where i.company_id = held.company_id and i.id = held.id returning i.* into held;
  end if;
  select w.* into held from write_invoice_document(held, said) w;
  perform release_invoice_files(array(
    select f.id from submitted_invoice_files f
     where f.company_id = held.company_id and f.invoice_id = held.id and f.version_documento = held.version_documento
       and f.clase in (select n.clase from jsonb_to_recordset(files) as n (clase text)) and f.clase <> 'anexo'));
  perform claim_invoice_files(held, files);
end $$;

-- Who may call them.
revoke execute on function invoice_annexes_of, handing_in_accounts, release_invoice_files, claim_invoice_files, lock_invoice, write_invoice_document,
  keep_invoice_draft, add_invoice_files, remove_invoice_annex, remove_invoice_draft, hand_in_invoice, correct_invoice
  from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function lock_invoice, keep_invoice_draft, add_invoice_files, remove_invoice_annex, remove_invoice_draft,
  hand_in_invoice, correct_invoice to enlace_app;
grant execute on function invoice_annexes_of to enlace_app, enlace_staff;
