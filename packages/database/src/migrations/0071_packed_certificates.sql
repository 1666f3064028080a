-- A file of many certificates is made in the background, and begun anew where the process that made it died: that its person
-- had a certificate with it is written down once, however often the file is begun.

-- Writes down that the open scope's person had a certificate; with a packed file, once for that file. Whether it was noted now.
create function note_certificate_download(number text, origin text, more jsonb, packed uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if packed is not null and exists (
       select 1 from audit_log l where l.company_id = scope_company() and l.target = number
          and l.action = 'certificate-downloaded' and l.detail ->> 'archivo' = packed::text) then
    return false;
  end if;
  perform append_audit(scope_company(), (select p.email from own_profile() p), scope_identity(), 'certificate-downloaded', number,
                       origin, more || case when packed is null then '{}' else jsonb_build_object('archivo', packed) end);
  return true;
end $$;

revoke execute on function note_certificate_download(text, text, jsonb, uuid) from public;
grant execute on function note_certificate_download(text, text, jsonb, uuid) to enlace_app;
