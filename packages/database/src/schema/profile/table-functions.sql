create or replace function count_identity_version() returns trigger language plpgsql as $$
begin
  if (new.first_name, new.last_name, new.city_name, new.movil, new.movil_indicative)
     is distinct from (old.first_name, old.last_name, old.city_name, old.movil, old.movil_indicative) then
    new.version := old.version + 1;
    new.updated_at := now();
  end if;
  return new;
end $$;

-- What was approved stands although the ERP, which hears of it later, still brings what it said before. An empty value says
-- nothing; the same as approved confirms it; anything else is newer than the approval and takes its place. A load proposes
-- every row as an insert, so that this is asked for each of them, also where nothing is written in the end.
create or replace function keep_approved_changes() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  line profile_request_changes;
  party integer;
  branch integer;
  brings jsonb := to_jsonb(new);
  kept jsonb := '{}';
begin
  if not exists (select 1 from profile_request_changes c where c.company_id = new.company_id and c.standing = 'vigente') then
    return new;
  end if;
  if tg_table_name = 'third_parties' then
    select t.id into party from third_parties t where t.company_id = new.company_id and t.erp_key = new.erp_key;
  else
    select b.third_party_id, b.id into party, branch from branch_accounts b
     where b.company_id = new.company_id and b.erp_key = new.erp_key;
  end if;
  for line in select c.* from profile_request_changes c
               where c.company_id = new.company_id and c.third_party_id = party and c.third_id is not distinct from branch
                 and c.standing = 'vigente' loop
    if brings ->> line.field is null or brings ->> line.field = line.erp_value then
      kept := kept || jsonb_build_object(line.field, line.after);
    else
      update profile_request_changes c
         set standing = case when brings ->> line.field = line.after then 'confirmada' else 'reemplazada' end
       where c.company_id = line.company_id and c.request_id = line.request_id and c.place = line.place;
    end if;
  end loop;
  return jsonb_populate_record(new, kept);
end $$;

-- Who may call them.
revoke execute on function count_identity_version, keep_approved_changes
  from public, enlace_app, enlace_staff, enlace_works, enlace_door;
