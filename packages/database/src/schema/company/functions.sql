-- Idle minutes of a company, from its parameter time_out; 30 where it says nothing sensible.
create or replace function idle_minutes_of(company integer) returns integer
  language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce((select least(greatest((value #>> '{}')::integer, 1), 1440) from settings
                    where company_id = company and name = 'time_out' and (value #>> '{}') ~ '^[0-9]{1,6}$'), 30) $$;

-- Makes a company with its first settings, hosts and files of branding; refused where the number, the NIT or a host is
-- taken. A company is made from outside of any scope, so this is the operator's door, open to the staff role only.
create or replace function create_company(
  wanted integer, wanted_nit text, wanted_dv integer, wanted_nombre text, wanted_settings jsonb, wanted_hosts text[],
  wanted_files jsonb
) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select 1 from companies where id = wanted) then
    raise exception using errcode = 'EN409', message = 'company-number-taken';
  end if;
  if exists (select 1 from companies where nit = wanted_nit) then
    raise exception using errcode = 'EN409', message = 'company-nit-taken';
  end if;
  if exists (select 1 from company_hosts where host = any (wanted_hosts)) then
    raise exception using errcode = 'EN409', message = 'company-host-taken';
  end if;
  insert into companies (id, nit, dv, nombre) values (wanted, wanted_nit, wanted_dv, wanted_nombre);
  -- The next company that is made without a number gets one that is free.
  perform setval(pg_get_serial_sequence('companies', 'id'), (select max(id) from companies));
  insert into settings (company_id, name, value) select wanted, key, value from jsonb_each(wanted_settings);
  insert into company_hosts (company_id, host) select wanted, host from unnest(wanted_hosts) host;
  insert into company_files (company_id, name, sha256, media_type, bytes)
  select wanted, f.name, f.sha256, f.media_type, decode(f.base64, 'base64')
    from jsonb_to_recordset(wanted_files) as f (name text, sha256 text, media_type text, base64 text);
  return wanted;
end $$;

-- The last moment that has passed at which the open company's announced maintenance changes what its pages say.
create or replace function maintenance_moment() returns timestamptz
  language sql stable security definer set search_path = public, pg_temp as $$
  select max(m.at) from maintenance_windows w, unnest(array[w.announce_from, w.starts_at, w.ends_at]) m(at)
   where w.company_id = scope_company() and w.state in ('planned', 'running') and m.at <= now() $$;

-- Every company of the installation with its hosts, for an operator; for anybody else those where the person works.
create or replace function scope_installation()
  returns table (id integer, nit text, dv smallint, nombre text, hosts text[], created_at timestamptz, staff integer)
  language sql stable security definer set search_path = public, pg_temp as $$
  select c.id, c.nit, c.dv, c.nombre,
         array(select h.host from company_hosts h where h.company_id = c.id order by h.host), c.created_at,
         (select count(*)::integer from staff_members m where m.company_id = c.id and staff_is_open(m))
    from companies c
   where not exists (select 1 from trial_companies t where t.company_id = c.id and t.state = 'removed')
     and (scope_is_operator()
          or exists (select 1 from staff_members m where m.company_id = c.id and m.identity_id = scope_identity()
                        and staff_is_open(m)))
   order by c.id $$;

-- `start` has `templates` (name, title, html, allow_list), `lists` with the names of each contact list, and `said`, which tells
-- where they come from.
create or replace function plant_start(target integer, start jsonb) returns void
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

-- A company as `create_company` makes it, ready for its visitors. Nodes of the version before make theirs without.
create or replace function create_ready_company(
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

-- The same for the company that the open scope's operator made in this transaction, after whatever it copied.
create or replace function make_company_ready(target integer, start jsonb) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not scope_is_operator()
     or not exists (select 1 from companies c where c.id = target and c.created_at = now()) then
    raise exception using errcode = 'EN404', message = 'company-not-found';
  end if;
  perform plant_start(target, start);
end $$;

-- Who may call them.
revoke execute on function idle_minutes_of, create_company, maintenance_moment, scope_installation,
  plant_start, create_ready_company, make_company_ready from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function create_company, create_ready_company to enlace_door;
grant execute on function maintenance_moment to enlace_app, enlace_staff;
grant execute on function scope_installation, make_company_ready to enlace_staff;
