-- The library of a company's pictures: each with what stands for it where it is not seen, where its subject is, and the
-- sizes that are made of it. Its address is its own name: another file in its place is shown wherever it stood.

create table media (
  company_id integer not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  name text not null check (length(name) between 1 and 120),
  alt text not null default '' check (length(alt) <= 300),
  is_decorative boolean not null default false,
  focus_x smallint not null default 50 check (focus_x between 0 and 100),
  focus_y smallint not null default 50 check (focus_y between 0 and 100),
  -- Of the file as it came; the bytes are in the storage.
  media_type text not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  size bigint not null check (size > 0),
  storage_key text not null,
  -- The file that is wanted, and the one whose sizes are served: 0 before the first is ready.
  file_number integer not null default 1 check (file_number > 0),
  served_number integer not null default 0 check (served_number between 0 and file_number),
  state text not null default 'procesando' check (state in ('procesando', 'lista', 'fallida')),
  sizes_made smallint not null default 0 check (sizes_made >= 0),
  sizes_wanted smallint not null default 1 check (sizes_wanted > 0),
  version integer not null default 1,
  uploaded_by text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, storage_key) references stored_files (company_id, storage_key)
);
create index media_newest on media (company_id, created_at desc, id);
create index media_by_id on media (id);

create table media_sizes (
  company_id integer not null,
  media_id uuid not null,
  file_number integer not null,
  format text not null check (format in ('avif', 'webp', 'svg')),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes bytea not null,
  primary key (company_id, media_id, file_number, format, width),
  foreign key (company_id, media_id) references media (company_id, id) on delete cascade
);
create index media_sizes_by_medium on media_sizes (media_id, file_number);

do $$
declare
  name text;
begin
  foreach name in array array['media', 'media_sizes'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner on %I to enlace_owner using (true) with check (true)', name);
    execute format('create policy staff on %I to enlace_staff using (company_id = (select scope_company())) '
      || 'with check (company_id = (select scope_company()))', name);
    execute format('grant select, insert, update, delete on %I to enlace_staff', name);
  end loop;
end $$;

-- A picture in the width that comes next to the wanted one, in the first of the formats that it has: its address is public
-- and names no company, as that of a company's logo.
create function media_file(wanted uuid, wanted_width integer, formats text[])
  returns table (format text, sha256 text, bytes bytea)
  language sql stable security definer set search_path = public, pg_temp as $$
  select s.format, s.sha256, s.bytes
    from media m
    join media_sizes s on s.company_id = m.company_id and s.media_id = m.id and s.file_number = m.served_number
   where m.id = wanted and (s.format = any (formats) or s.format = 'svg')
   order by s.width < wanted_width, abs(s.width - wanted_width), array_position(formats, s.format)
   limit 1 $$;
revoke execute on function media_file(uuid, integer, text[]) from public;
grant execute on function media_file(uuid, integer, text[]) to enlace_app, enlace_staff;

-- Every text of the open company that may show a picture, with what it is and how it is called.
create function media_texts() returns table (kind text, item text, written text)
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
  select 'draft', v.item, v.body::text
    from content_versions v where v.company_id = scope_company() and v.state in ('draft', 'scheduled') $$;
revoke execute on function media_texts() from public;
grant execute on function media_texts() to enlace_staff;
