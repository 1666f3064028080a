-- Makes a company with its first settings, hosts and files of branding; refused where the number, the NIT or a host is
-- taken. A company is made from outside of any scope, so this is the operator's door, open to the staff role only.
create function create_company(
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
revoke execute on function create_company(integer, text, integer, text, jsonb, text[], jsonb) from public;
grant execute on function create_company(integer, text, integer, text, jsonb, text[], jsonb) to enlace_staff;
