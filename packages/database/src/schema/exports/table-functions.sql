-- Bytes of a file whose export is gone or too old are nobody's any more, and swept.
create or replace function release_export_file() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update stored_files s set claimed_at = null
   where s.company_id = old.company_id and s.storage_key = old.storage_key;
  return null;
end $$;

-- Who may call them.
revoke execute on function release_export_file from public, enlace_app, enlace_staff, enlace_works, enlace_door;
