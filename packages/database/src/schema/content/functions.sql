-- A file of a company's branding by the hash of its bytes. It is public and its address names no company.
create or replace function branding_file(hash text, wanted_name text) returns table (media_type text, bytes bytea)
  language sql stable security definer set search_path = public, pg_temp as $$
  select f.media_type, f.bytes from company_files f where f.sha256 = hash and f.name = wanted_name limit 1 $$;

-- Who may call them.
revoke execute on function branding_file from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function branding_file to enlace_app;
