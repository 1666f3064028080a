-- What a company's staff writes goes from a draft to what suppliers see, and every version that they ever saw is kept:
-- pages, named places, advertisements, templates, the menu, legal texts, each by its kind and its own name.

create table content_versions (
  company_id integer not null references companies on delete cascade,
  kind text not null check (kind ~ '^[a-z]+(-[a-z]+)*$' and length(kind) <= 40),
  -- The code of a page, the id of an advertisement, the name of a template: what the kind calls its things by.
  item text not null check (length(item) between 1 and 120),
  number integer not null check (number > 0),
  state text not null check (state in ('draft', 'scheduled', 'published', 'retired')),
  body jsonb not null check (jsonb_typeof(body) = 'object'),
  -- What its author says that changed.
  note text not null default '' check (length(note) <= 300),
  author text not null check (length(author) between 1 and 254),
  -- The version that it was begun from.
  based_on integer,
  -- Raised by each save of a draft: who saves says which one it saw.
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- When a draft is to be published by itself.
  publish_at timestamptz,
  published_at timestamptz,
  published_by text,
  -- The number that the public knows it by, where that is another: a page's version.
  published_as integer,
  retired_at timestamptz,
  primary key (company_id, kind, item, number),
  check ((state = 'scheduled') = (publish_at is not null)),
  check ((state in ('published', 'retired')) = (published_at is not null and published_by is not null)),
  check ((state = 'retired') = (retired_at is not null))
);
-- One draft at a time, which all work on; one version that is shown.
create unique index content_versions_open on content_versions (company_id, kind, item)
  where state in ('draft', 'scheduled');
create unique index content_versions_shown on content_versions (company_id, kind, item) where state = 'published';

alter table content_versions enable row level security;
alter table content_versions force row level security;
create policy owner on content_versions to enlace_owner using (true) with check (true);
create policy staff on content_versions to enlace_staff using (company_id = (select scope_company()))
  with check (company_id = (select scope_company()));
grant select, insert, update, delete on content_versions to enlace_staff;
-- Only what nobody was shown is ever taken away.
create policy kept on content_versions as restrictive for delete to enlace_staff using (state = 'draft');

-- What suppliers have seen says for ever what it said.
create function keep_shown_version() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if (old.body, old.author, old.published_at, old.published_by)
     is distinct from (new.body, new.author, new.published_at, new.published_by)
     or new.state not in ('published', 'retired') then
    raise exception 'Version % of % % was shown and stays as it is', old.number, old.kind, old.item;
  end if;
  return new;
end $$;
revoke execute on function keep_shown_version() from public;
create trigger content_versions_kept before update on content_versions
  for each row when (old.state in ('published', 'retired')) execute function keep_shown_version();

-- Writes down as published what a company shows without a version of it: what was written before there were versions, and
-- what came with a demonstration or with another company's set-up.
create function note_present_content(who text) returns void
  language sql set search_path = public, pg_temp as $$
  insert into content_versions (company_id, kind, item, number, state, body, author, created_at, published_at,
      published_by, published_as, retired_at)
  select shown.company_id, shown.kind, shown.item, shown.number,
         case when shown.replaced_at is null then 'published' else 'retired' end,
         shown.body, who, shown.at, shown.at, who, shown.known_as, shown.replaced_at
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
   where not exists (
     select 1 from content_versions v
      where v.company_id = shown.company_id and v.kind = shown.kind and v.item = shown.item) $$;
revoke execute on function note_present_content(text) from public;
grant execute on function note_present_content(text) to enlace_staff;

select note_present_content('anterior');
