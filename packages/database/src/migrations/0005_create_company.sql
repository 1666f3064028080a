-- Makes a company with its first settings; refused where the number or the NIT is taken. A company is made from outside of
-- any scope, so this is the operator's door, open to the staff role only.
create function create_company(wanted integer, wanted_nit text, wanted_dv integer, wanted_nombre text, wanted_settings jsonb)
  returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select 1 from companies where id = wanted) then
    raise exception using errcode = 'EN409', message = 'company-number-taken';
  end if;
  if exists (select 1 from companies where nit = wanted_nit) then
    raise exception using errcode = 'EN409', message = 'company-nit-taken';
  end if;
  insert into companies (id, nit, dv, nombre) values (wanted, wanted_nit, wanted_dv, wanted_nombre);
  -- The next company that is made without a number gets one that is free.
  perform setval(pg_get_serial_sequence('companies', 'id'), (select max(id) from companies));
  insert into settings (company_id, name, value) select wanted, key, value from jsonb_each(wanted_settings);
  return wanted;
end $$;
revoke execute on function create_company(integer, text, integer, text, jsonb) from public;
grant execute on function create_company(integer, text, integer, text, jsonb) to enlace_staff;
