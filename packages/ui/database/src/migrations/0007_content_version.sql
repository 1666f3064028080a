-- What a page shows of a company rises its content version, whoever writes it: pages and profiles are kept by it.

create function raise_content_version() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update companies set content_version = content_version + 1
   where id in (select company_id from changed);
  return null;
end $$;
revoke execute on function raise_content_version() from public;

do $$
declare
  name text;
begin
  foreach name in array array['settings', 'company_files', 'menu_items'] loop
    execute format('create trigger %I after insert on %I referencing new table as changed '
      || 'for each statement execute function raise_content_version()', name || '_inserted', name);
    execute format('create trigger %I after update on %I referencing new table as changed '
      || 'for each statement execute function raise_content_version()', name || '_updated', name);
    execute format('create trigger %I after delete on %I referencing old table as changed '
      || 'for each statement execute function raise_content_version()', name || '_deleted', name);
  end loop;
end $$;

-- A company's name is part of its page, too.
create function raise_own_content_version() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  new.content_version := old.content_version + 1;
  return new;
end $$;
revoke execute on function raise_own_content_version() from public;
create trigger companies_renamed before update of nombre, nit, dv on companies
  for each row when (old.* is distinct from new.*) execute function raise_own_content_version();
