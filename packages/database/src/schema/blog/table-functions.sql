create or replace function blog_words(written text) returns tsvector
  language sql immutable parallel safe set search_path = public, pg_temp as $$
  select to_tsvector('public.blog_spanish', blog_folded(written)) $$;

-- A sanitised text without its tags; an end of a tag never stands in an attribute there.
create or replace function blog_plain(html text) returns text
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select trim(regexp_replace(replace(replace(replace(replace(replace(
    regexp_replace(html, '<[^>]*>', ' ', 'g'), '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&'),
    '\s+', ' ', 'g')) $$;

create or replace function scope_supplier_kinds() returns text[]
  language sql stable security definer set search_path = public, pg_temp as $$
  select supplier_kinds(t.documento_numero, t.pyme) from third_parties t
   where t.company_id = scope_company() and t.id = scope_third_party() $$;

-- The hosts of a post's pictures stand in the policy of the company's pages, which is made once for a version of the content.
create or replace function raise_content_version_of_blog() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update companies set content_version = content_version + 1 where id = new.company_id;
  return null;
end $$;

-- Who may call them.
revoke execute on function blog_words, blog_plain, scope_supplier_kinds, raise_content_version_of_blog
  from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function blog_words, blog_plain to enlace_app, enlace_staff;
grant execute on function scope_supplier_kinds to enlace_app;
