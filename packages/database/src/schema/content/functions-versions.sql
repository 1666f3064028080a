-- The hosts that the open company's content takes images and frames from, also of what has its time still to come: a
-- page's policy is made once for a version of the content. What has gone by is left out.
create or replace function content_hosts() returns table (image_hosts text[], frame_hosts text[])
  language sql stable security definer set search_path = public, pg_temp as $$
  with kept as (
    select c.image_hosts, c.frame_hosts from cms_content c where c.company_id = scope_company()
    union all
    select a.image_hosts, a.frame_hosts from advertisements a
     where a.company_id = scope_company() and coalesce(a.ends_at, 'infinity') > now()
    union all
    select p.image_hosts, p.frame_hosts from pages p
     where p.company_id = scope_company() and p.version >= coalesce((
       select max(n.version) from pages n
        where n.company_id = p.company_id and n.code = p.code and n.published_at <= now()), 0)
    union all
    select t.image_hosts, t.frame_hosts from templates t where t.company_id = scope_company()
  )
  select array(select distinct host from kept, unnest(kept.image_hosts) host order by host),
         array(select distinct host from kept, unnest(kept.frame_hosts) host order by host) $$;

-- Notes a fault of a template of the open company; at most fifty different ones of each, so that nothing can fill it.
create or replace function note_template_fault(wanted text, what text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update template_faults f set times = f.times + 1, last_at = now()
   where f.company_id = scope_company() and f.template = wanted and f.fault = left(what, 300);
  if found or length(what) = 0 then return; end if;
  insert into template_faults (company_id, template, fault)
    select t.company_id, t.name, left(what, 300) from filled_templates t
     where t.company_id = scope_company() and t.name = wanted
       and (select count(*) from template_faults f where f.company_id = t.company_id and f.template = t.name) < 50
    on conflict (company_id, template, fault) do update set times = template_faults.times + 1, last_at = now();
end $$;

-- The hosts of the open company's filled templates, for the policy of its pages.
create or replace function template_hosts() returns table (image_hosts text[], frame_hosts text[])
  language sql stable security definer set search_path = public, pg_temp as $$
  select array(select distinct host from filled_templates t, unnest(t.image_hosts) host
                where t.company_id = scope_company() order by host),
         array(select distinct host from filled_templates t, unnest(t.frame_hosts) host
                where t.company_id = scope_company() order by host) $$;

-- The moments at which the open company's planned content changes by itself: an advertisement begins or ends, a page
-- that was published for later has its time.
create or replace function content_moments() returns table (at timestamptz, page_code text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select a.starts_at, a.page_code from advertisements a where a.company_id = scope_company() and a.starts_at is not null
  union all
  select a.ends_at, a.page_code from advertisements a where a.company_id = scope_company() and a.ends_at is not null
  union all
  select p.published_at, null from pages p where p.company_id = scope_company() $$;

-- The last such moment that has passed: with the content version it tells what a page was made of.
create or replace function content_moment() returns timestamptz
  language sql stable security definer set search_path = public, pg_temp as $$
  select max(m.at) from content_moments() m where m.at <= now() $$;

-- Milliseconds until the advertisements of a page change next; null when nothing is planned.
create or replace function advertisements_change_in(wanted text) returns double precision
  language sql stable security definer set search_path = public, pg_temp as $$
  select extract(epoch from min(m.at) - now())::double precision * 1000 from content_moments() m
   where m.page_code = wanted and m.at > now() $$;

-- Writes down as published what a company shows without a version of it: what was written before there were versions, and
-- what came with a demonstration or with another company's set-up.
create or replace function note_present_content(who text) returns void
  language sql set search_path = public, pg_temp as $$ select note_content_of(null, who, '') $$;

-- A picture in the width that comes next to the wanted one, in the first of the formats that it has: its address is public
-- and names no company, as that of a company's logo.
create or replace function media_file(wanted uuid, wanted_width integer, formats text[])
  returns table (format text, sha256 text, bytes bytea)
  language sql stable security definer set search_path = public, pg_temp as $$
  select s.format, s.sha256, s.bytes
    from media m
    join media_sizes s on s.company_id = m.company_id and s.media_id = m.id and s.file_number = m.served_number
   where m.id = wanted and (s.format = any (formats) or s.format = 'svg')
   order by s.width < wanted_width, abs(s.width - wanted_width), array_position(formats, s.format)
   limit 1 $$;

-- Every text of the open company that may show a picture, with what it is and how it is called. A draft is named by its
-- title, or by the place of its advertisement, as published content is.
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

-- Writes down as published what a company, or every one, shows without a version of it.
create or replace function note_content_of(wanted integer, who text, said text) returns void
  language sql set search_path = public, pg_temp as $$
  insert into content_versions (company_id, kind, item, number, state, body, note, author, created_at, published_at,
      published_by, published_as, retired_at)
  select shown.company_id, shown.kind, shown.item, shown.number,
         case when shown.replaced_at is null then 'published' else 'retired' end,
         shown.body, said, who, shown.at, shown.at, who, shown.known_as, shown.replaced_at
    from (
      select p.company_id, 'page' as kind, p.code as item, p.version as number, p.version as known_as,
             jsonb_build_object('title', p.title, 'description', p.description, 'html', p.html) as body,
             p.published_at as at,
             lead(p.published_at) over (partition by p.company_id, p.code order by p.version) as replaced_at
        from pages p
      union all
      select c.company_id, 'place', c.location, 1, null, jsonb_build_object('html', c.html), c.updated_at, null
        from cms_content c
      union all
      select a.company_id, 'advertisement', a.id::text, 1, null,
             jsonb_build_object('page_code', a.page_code, 'position', a.position::text, 'contenido', a.contenido,
               'starts_at', a.starts_at, 'ends_at', a.ends_at),
             a.updated_at, null
        from advertisements a
      union all
      select t.company_id, 'template', t.name, 1, null, jsonb_build_object('title', t.title, 'html', t.html),
             t.updated_at, null
        from templates t
      union all
      select f.company_id, 'document', f.name, 1, null, jsonb_build_object('title', f.title, 'html', f.source),
             f.updated_at, null
        from filled_templates f
    ) shown
   where (wanted is null or shown.company_id = wanted) and not exists (
     select 1 from content_versions v
      where v.company_id = shown.company_id and v.kind = shown.kind and v.item = shown.item) $$;

-- Who may call them.
revoke execute on function content_hosts, note_template_fault, template_hosts, content_moments, content_moment,
  advertisements_change_in, note_present_content, media_file, media_texts, note_content_of
  from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function content_hosts, note_template_fault, template_hosts, content_moment, advertisements_change_in,
  media_file to enlace_app, enlace_staff;
grant execute on function note_present_content, media_texts, note_content_of to enlace_staff;
