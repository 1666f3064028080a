-- A draft that shows a picture is told by its title, or by where an advertisement is to stand, as what is shown is.
create or replace function media_texts() returns table (kind text, item text, written text)
  language sql stable set search_path = public, pg_temp as $$
  select 'page', coalesce(nullif(p.title, ''), p.code), p.html
    from pages p
   where p.company_id = scope_company()
     and not exists (select from pages later where later.company_id = p.company_id and later.code = p.code
                        and later.version > p.version and later.published_at <= now())
  union all
  select 'place', c.location, c.html from cms_content c where c.company_id = scope_company()
  union all
  select 'advertisement', a.page_code || ' · ' || a.position, a.contenido::text
    from advertisements a where a.company_id = scope_company()
  union all
  select 'template', coalesce(nullif(t.title, ''), t.name), t.html from templates t where t.company_id = scope_company()
  union all
  select 'document', f.title, f.source from filled_templates f where f.company_id = scope_company()
  union all
  select 'post', b.titulo, b.html from blog_posts b where b.company_id = scope_company()
  union all
  select 'event', e.title, e.description from events e where e.company_id = scope_company()
  union all
  select 'setting', s.name, s.value::text from settings s where s.company_id = scope_company()
  union all
  select 'draft',
         case v.kind
           when 'advertisement' then concat_ws(' · ', v.body ->> 'page_code', v.body ->> 'position')
           else coalesce(nullif(v.body ->> 'title', ''), nullif(v.body ->> 'titulo', ''), v.item) end,
         v.body::text
    from content_versions v where v.company_id = scope_company() and v.state in ('draft', 'scheduled') $$;
