-- Whose a document of the open company is; no row where there is none that the caller may see.
create or replace function document_owner(of_kind text, document uuid) returns table (third_party_id integer, third_id integer)
  language sql stable set search_path = public, pg_temp as $$
  select d.third_party_id, d.third_id from account_statements d
   where of_kind = 'account-statements' and d.company_id = scope_company() and d.id = document
  union all select d.third_party_id, d.third_id from purchase_order d
   where of_kind = 'purchase-order' and d.company_id = scope_company() and d.id = document
  union all select d.third_party_id, d.third_id from purchase_tickets d
   where of_kind = 'purchase-tickets' and d.company_id = scope_company() and d.id = document
  union all select d.third_party_id, d.third_id from payments_made d
   where of_kind = 'payments-made' and d.company_id = scope_company() and d.id = document
  union all select d.third_party_id, d.third_id from notes_debit d
   where of_kind = 'notes-debit' and d.company_id = scope_company() and d.id = document
  union all select d.third_party_id, d.third_id from supplier_contracts d
   where of_kind = 'supplier-contracts' and d.company_id = scope_company() and d.id = document
  -- A draft is the supplier's own matter.
  union all select d.third_party_id, d.third_id from submitted_invoices d
   where of_kind = 'invoices' and d.company_id = scope_company() and d.id = document and d.radicado is not null $$;

-- Writes down what happened to a document of the open company, with the files that came with it, which it claims. Whoever
-- calls it has made sure that the document may be touched.
create or replace function write_document_event(
  of_kind text, document uuid, source text, who text, person uuid, what text, words text, changed jsonb, files jsonb
) returns bigint
  language plpgsql set search_path = public, pg_temp as $$
declare
  holder record;
  written bigint;
  claimed integer;
begin
  select o.third_party_id, o.third_id into holder from document_owner(of_kind, document) o;
  if not found then
    raise exception using errcode = 'EN404', message = 'document-not-found';
  end if;
  insert into document_events (company_id, third_party_id, third_id, kind, document_id, origin, actor, identity_id, event, note, changes)
  values (scope_company(), holder.third_party_id, holder.third_id, of_kind, document, source, who, person, what, words,
          coalesce(changed, '[]'))
  returning id into written;
  insert into document_files (company_id, third_party_id, third_id, kind, document_id, name, description, media_type, size,
                              storage_key, origin, actor, event_id)
  select scope_company(), holder.third_party_id, holder.third_id, of_kind, document, f.name, f.description, s.media_type,
         s.size, f.storage_key, source, who, written
    from jsonb_to_recordset(files) as f (storage_key text, name text, description text)
    join stored_files s on s.company_id = scope_company() and s.storage_key = f.storage_key;
  update stored_files s set claimed_at = now()
   where s.company_id = scope_company() and s.claimed_at is null and s.swept_at is null
     and s.storage_key in (select f.storage_key from jsonb_to_recordset(files) as f (storage_key text));
  get diagnostics claimed = row_count;
  if claimed <> jsonb_array_length(files) then
    raise exception 'a file of the document is not there any more';
  end if;
  return written;
end $$;

-- What the supplier's person did with a document of the open scope, under the person's own name.
create or replace function record_supplier_event(
  of_kind text, document uuid, what text, words text, changed jsonb, files jsonb
) returns bigint
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  who text;
begin
  select coalesce(nullif(trim(concat_ws(' ', i.first_name, i.last_name)), ''), i.email) into who
    from identities i where i.id = scope_identity();
  if not found or not exists (select 1 from document_owner(of_kind, document) o
                               where o.third_party_id = scope_third_party() and o.third_id = any (scope_accounts())) then
    raise exception using errcode = 'EN404', message = 'document-not-found';
  end if;
  return write_document_event(of_kind, document, 'proveedor', who, scope_identity(), what, words, changed, files);
end $$;

-- A supplier that opens a document has seen it (screens 2.4): the one thing that reading a document writes, once, with who it
-- was. Staff who look at the portal as a supplier have not seen it for the supplier.
create or replace function mark_document_seen(of_kind text, opened uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if current_setting('transaction_read_only') = 'on'
     or not exists (select 1 from document_owner(of_kind, opened) o
                     where o.third_party_id = scope_third_party() and o.third_id = any (scope_accounts()))
     or exists (select 1 from document_events e where e.company_id = scope_company() and e.kind = of_kind
                   and e.document_id = opened and e.event = 'vista') then
    return;
  end if;
  -- Of several who open it at once, one is the first.
  perform pg_advisory_xact_lock(hashtextextended('seen ' || of_kind || ' ' || opened, scope_company()));
  if exists (select 1 from document_events e where e.company_id = scope_company() and e.kind = of_kind
                and e.document_id = opened and e.event = 'vista') then
    return;
  end if;
  if of_kind = 'purchase-order' then
    update purchase_order set vista_at = now() where company_id = scope_company() and id = opened and vista_at is null;
  end if;
  perform record_supplier_event(of_kind, opened, 'vista', null, '[]', '[]');
end $$;

-- Takes a file that the company had added to a document of a kind away from it, tells so in the document's history, and
-- answers whose document it was; nothing for any other file. Its bytes are nobody's any more, and swept.
create or replace function withdraw_document_file(of_kind text, file uuid, who text, why text) returns uuid
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held document_files;
begin
  delete from document_files f
   where f.company_id = scope_company() and f.id = file and f.kind = of_kind and f.origin = 'compania'
  returning f.* into held;
  if not found then
    return null;
  end if;
  update stored_files s set claimed_at = null
   where s.company_id = held.company_id and s.storage_key = held.storage_key
     and not exists (select from document_files f where f.company_id = s.company_id and f.storage_key = s.storage_key);
  perform write_document_event(of_kind, held.document_id, 'compania', who, null, 'archivo_retirado',
                               held.name || e'\n' || why, '[]', '[]');
  return held.document_id;
end $$;

-- The documents of a kind of the open company, by what people and the ERP know them by. The planner looks into it, so that only
-- the table of the kind is read, by the key that is asked for.
create or replace function documents_of_kind(of_kind text)
  returns table (id uuid, numero text, fecha date, erp_key text)
  language sql stable as $$
  select d.id, d.nro_orden, d.fecha, d.erp_key from purchase_order d
   where of_kind = 'purchase-order' and d.company_id = scope_company()
  union all
  select d.id, d.nro_entrada, d.fecha, d.erp_key from purchase_tickets d
   where of_kind = 'purchase-tickets' and d.company_id = scope_company()
  union all
  select d.id, d.factura_cliente, d.fecha_factura, d.erp_key from account_statements d
   where of_kind = 'account-statements' and d.company_id = scope_company()
  union all
  select d.id, d.nro_nota, d.fecha, d.erp_key from notes_debit d
   where of_kind = 'notes-debit' and d.company_id = scope_company()
  union all
  select d.id, d.comprobante, d.fecha_pago, d.erp_key from payments_made d
   where of_kind = 'payments-made' and d.company_id = scope_company()
  union all
  select d.id, d.nro_contrato, d.fecha_inicio, d.erp_key from supplier_contracts d
   where of_kind = 'supplier-contracts' and d.company_id = scope_company() $$;

-- Who may call them.
revoke execute on function document_owner, write_document_event, record_supplier_event, mark_document_seen, withdraw_document_file,
  documents_of_kind
  from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function document_owner, write_document_event, withdraw_document_file, documents_of_kind to enlace_staff;
grant execute on function record_supplier_event, mark_document_seen to enlace_app;
