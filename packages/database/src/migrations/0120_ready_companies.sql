-- What works in a new company's portal from the first day: its registration form and the lists of its contact form. The
-- application brings the contents, and they are put where nothing stands yet, in the transaction that makes the company.

-- `start` has `templates` (name, title, html, allow_list), `lists` with the names of each contact list, and `said`, which tells
-- where they come from.
create function plant_start(target integer, start jsonb) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into templates (company_id, name, title, html, allow_list)
  select target, t.name, t.title, t.html, t.allow_list
    from jsonb_to_recordset(coalesce(start -> 'templates', '[]')) as t (name text, title text, html text, allow_list smallint)
  on conflict (company_id, name) do nothing;
  insert into contact_options (company_id, list, name, position)
  select target, l.list, o.name, o.place
    from jsonb_each(coalesce(start -> 'lists', '{}')) as l (list, names),
         jsonb_array_elements_text(l.names) with ordinality as o (name, place)
   where not exists (select 1 from contact_options c where c.company_id = target and c.list = l.list);
  -- What is shown is a first version that the staff can come back to.
  perform note_content_of(target, 'portal', coalesce(start ->> 'said', ''));
end $$;
revoke execute on function plant_start(integer, jsonb) from public;

-- A company as `create_company` makes it, ready for its visitors. Nodes of the version before make theirs without.
create function create_ready_company(
  wanted integer, wanted_nit text, wanted_dv integer, wanted_nombre text, wanted_settings jsonb, wanted_hosts text[],
  wanted_files jsonb, start jsonb
) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform demand_door();
  perform create_company(wanted, wanted_nit, wanted_dv, wanted_nombre, wanted_settings, wanted_hosts, wanted_files);
  perform plant_start(wanted, start);
  return wanted;
end $$;
revoke execute on function create_ready_company(integer, text, integer, text, jsonb, text[], jsonb, jsonb) from public;
grant execute on function create_ready_company(integer, text, integer, text, jsonb, text[], jsonb, jsonb) to enlace_door;

-- The same for the company that the open scope's operator made in this transaction, after whatever it copied.
create function make_company_ready(target integer, start jsonb) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not scope_is_operator()
     or not exists (select 1 from companies c where c.id = target and c.created_at = now()) then
    raise exception using errcode = 'EN404', message = 'company-not-found';
  end if;
  perform plant_start(target, start);
end $$;
revoke execute on function make_company_ready(integer, jsonb) from public;
grant execute on function make_company_ready(integer, jsonb) to enlace_staff;

-- The first set-up with a company that is ready; one that was there before stays as it is.
create function complete_ready_setup(
  token bytea, wanted_email text, first text, last text, new_password_hash text,
  wanted_nit text, wanted_dv integer, wanted_nombre text, wanted_settings jsonb, wanted_files jsonb, start jsonb
) returns table (company_id integer, staff_id uuid, identity_id uuid)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  made record;
begin
  perform demand_door();
  select * into made from complete_setup(token, wanted_email, first, last, new_password_hash, wanted_nit, wanted_dv,
                                         wanted_nombre, wanted_settings, wanted_files);
  if made.company_id is null then return; end if;
  if exists (select 1 from companies c where c.id = made.company_id and c.created_at = now()) then
    perform plant_start(made.company_id, start);
  end if;
  return query select made.company_id, made.staff_id, made.identity_id;
end $$;
revoke execute on function complete_ready_setup(bytea, text, text, text, text, text, integer, text, jsonb, jsonb, jsonb) from public;
grant execute on function complete_ready_setup(bytea, text, text, text, text, text, integer, text, jsonb, jsonb, jsonb) to enlace_door;
