-- What a load notes of each row that it changes is written by that load alone, in the transaction of its own record: asking a
-- million times whether that record is there took a third of the noting. Where the record goes, its notes go with it as before.
alter table import_changes drop constraint import_changes_company_id_batch_id_fkey;

create function forget_load_changes() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  delete from import_changes c using gone_batches g where c.company_id = g.company_id and c.batch_id = g.id;
  return null;
end $$;
create trigger forget_changes after delete on import_batches referencing old table as gone_batches
  for each statement execute function forget_load_changes();
revoke execute on function forget_load_changes() from public;
