-- Erases what the law lets be erased of the person of an email, in one transaction, and answers what became of each place.
-- Files that hung on what was erased are left to the sweep. The trail says that it was done, and not of whom; who names
-- nobody writes that entry itself. A person whom another company knows, too, stays as it is there: here an empty one takes
-- its place, so that nothing of this company leads to it any more.
create or replace function person_erase(company integer, of_email text, by_actor text)
  returns table (table_name text, deed text, reason text, rows_found bigint)
  language plpgsql volatile security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  who record;
  place record;
  keys text[];
  empty uuid := gen_random_uuid();
  done jsonb := '{}';
begin
  perform demand_own_company(company);
  select * into who from person_of(company, of_email);
  if who.is_active_staff then raise exception 'person-still-staff' using errcode = 'EN409'; end if;
  for place in select * from personal_places() p order by p.place loop
    table_name := place.table_name;
    deed := place.deed;
    reason := place.reason;
    if place.deed = 'borra' then
      if exists (select 1 from information_schema.columns c where c.table_schema = 'public' and c.table_name = place.table_name and c.column_name = 'storage_key') then
        execute format('select array_agg(t.storage_key) from %I t where t.storage_key is not null and %s', place.table_name, place.tie)
          into keys using company, who.identity, who.memberships, who.staff, lower(of_email);
      else
        keys := null;
      end if;
      execute format('delete from %I t where %s', place.table_name, place.tie)
        using company, who.identity, who.memberships, who.staff, lower(of_email);
      get diagnostics rows_found = row_count;
      update stored_files f set claimed_at = null, created_at = '-infinity' where f.company_id = company and f.storage_key = any (keys);
    elsif place.deed = 'anonimiza' then
      execute format('update %I t set %s where %s', place.table_name,
          (select string_agg(format('%I = %L', key, value), ', ') from jsonb_each_text(place.blanks)), place.tie)
        using company, who.identity, who.memberships, who.staff, lower(of_email);
      get diagnostics rows_found = row_count;
    else
      execute format('select count(*) from %I t where %s', place.table_name, place.tie)
        into rows_found using company, who.identity, who.memberships, who.staff, lower(of_email);
    end if;
    if rows_found > 0 then
      done := done || jsonb_build_object(table_name, rows_found);
      return next;
    end if;
  end loop;
  if who.identity is not null then
    table_name := 'identities';
    rows_found := 1;
    if who.is_elsewhere then
      deed := 'queda';
      reason := 'otra-compania';
      insert into identities (id, email, active) values (empty, 'borrada-' || empty || '@borrada.invalid', false);
      update memberships m set identity_id = empty where m.company_id = company and m.id = any (who.memberships);
      update staff_members s set identity_id = empty where s.company_id = company and s.id = any (who.staff);
      -- The trail and the chained log of bank accounts are not rewritten: they say what they said.
      for place in select distinct p.table_name as name from personal_places() p
                    where p.deed in ('queda', 'autoria') and p.tie = 't.company_id = $1 and t.identity_id = $2'
                      and p.table_name <> 'bank_account_events' loop
        execute format('update %I t set identity_id = $3 where t.company_id = $1 and t.identity_id = $2', place.name)
          using company, who.identity, empty;
      end loop;
    else
      deed := 'anonimiza';
      reason := null;
      for place in select p.table_name as name from identity_places() p loop
        execute format('delete from %I t where t.identity_id = $1', place.name) using who.identity;
      end loop;
      update identities i set email = 'borrada-' || i.id || '@borrada.invalid', password_hash = null, first_name = '', last_name = '',
             city_name = '', movil = '', movil_indicative = '', active = false where i.id = who.identity;
    end if;
    return next;
  end if;
  if by_actor is not null then
    perform append_audit(company, by_actor, null, 'person:erased', null, null, jsonb_build_object('places', done));
  end if;
end $$;

-- Who may call them.
revoke execute on function person_erase from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function person_erase to enlace_staff;
