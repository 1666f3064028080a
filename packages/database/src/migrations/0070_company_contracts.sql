-- What the company's people add to a contract in the back office: the words that the ERP does not bring, and files, which
-- they may take back.

-- The ERP's word stands where it has one; a load never writes these.
alter table supplier_contracts
  add column own_supervisor text,
  add column own_interventor text,
  add column own_forma_pago text;

-- Takes a file that the company had added to a contract away from it, tells so in the contract's history, and answers whose
-- contract it was; no row for any other file. Its bytes are nobody's any more, and swept.
create function withdraw_contract_file(file uuid, who text, why text) returns uuid
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held document_files;
begin
  delete from document_files f
   where f.company_id = scope_company() and f.id = file and f.kind = 'supplier-contracts' and f.origin = 'compania'
  returning f.* into held;
  if not found then
    return null;
  end if;
  update stored_files s set claimed_at = null
   where s.company_id = held.company_id and s.storage_key = held.storage_key
     and not exists (select from document_files f where f.company_id = s.company_id and f.storage_key = s.storage_key);
  perform write_document_event('supplier-contracts', held.document_id, 'compania', who, null, 'archivo_retirado',
                               held.name || e'\n' || why, '[]', '[]');
  return held.document_id;
end $$;
revoke execute on function withdraw_contract_file(uuid, text, text) from public;
grant execute on function withdraw_contract_file(uuid, text, text) to enlace_staff;
