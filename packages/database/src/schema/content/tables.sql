-- What a company writes into its portal: HTML of named places, advertisements, pages of text, templates, media and their
-- versions. All of it was sanitised when it was saved: allow_list is the version of the list that it passed, and the hosts
-- are those of its images and frames, which the page's content security policy names.

-- What a company writes into its portal: HTML of named places, advertisements, pages of text, templates.
-- All of it was sanitised when it was saved: allow_list is the version of the list that it passed, and the hosts are
-- those of its images and frames, which the page's content security policy names.
create table cms_content (
  company_id integer not null references companies on delete cascade,
  location text not null check (location ~ '^[A-Za-z0-9]+([_-][A-Za-z0-9]+)*$' and length(location) <= 60),
  html text not null check (length(html) <= 200000),
  allow_list smallint not null,
  image_hosts text[] not null default '{}',
  frame_hosts text[] not null default '{}',
  updated_at timestamptz not null default now(),
  primary key (company_id, location)
);
alter table cms_content enable row level security, force row level security;
create policy owner on cms_content to enlace_owner using (true) with check (true);
create policy staff on cms_content to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
create policy portal on cms_content for select to enlace_app using (company_id = (select scope_company()));
grant select on cms_content to enlace_app;
grant select, insert, update, delete on cms_content to enlace_staff;
create trigger cms_content_inserted after insert on cms_content referencing new table as changed for each statement
  execute function raise_content_version();
create trigger cms_content_updated after update on cms_content referencing new table as changed for each statement execute
  function raise_content_version();
create trigger cms_content_deleted after delete on cms_content referencing old table as changed for each statement execute
  function raise_content_version();

-- Several may wait for one place: of those in their time the one that began last is shown, so that a campaign stands
-- before what has no dates and gives way to it again.
create table advertisements (
  company_id integer not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  page_code text not null check (page_code ~ '^[A-Za-z0-9]+([_-][A-Za-z0-9]+)*$' and length(page_code) <= 60),
  position smallint not null check (position between 1 and 3),
  contenido jsonb not null check (jsonb_typeof(contenido) = 'object'),
  starts_at timestamptz,
  ends_at timestamptz,
  allow_list smallint not null,
  image_hosts text[] not null default '{}',
  frame_hosts text[] not null default '{}',
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  unique nulls not distinct (company_id, page_code, position, starts_at),
  check (ends_at > coalesce(starts_at, '-infinity'))
);
alter table advertisements enable row level security, force row level security;
create policy owner on advertisements to enlace_owner using (true) with check (true);
create policy staff on advertisements to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
create policy portal on advertisements for select to enlace_app
  using (company_id = (select scope_company()) and coalesce(starts_at, '-infinity') <= now()
    and coalesce(ends_at, 'infinity') > now());
grant select on advertisements to enlace_app;
grant select, insert, update, delete on advertisements to enlace_staff;
create trigger advertisements_inserted after insert on advertisements referencing new table as changed for each statement
  execute function raise_content_version();
create trigger advertisements_updated after update on advertisements referencing new table as changed for each statement
  execute function raise_content_version();
create trigger advertisements_deleted after delete on advertisements referencing old table as changed for each statement
  execute function raise_content_version();

-- A version never changes and is never taken away: consents name the version that they were given to.
create table pages (
  company_id integer not null references companies on delete cascade,
  code text not null check (code ~ '^[A-Za-z0-9]+([_-][A-Za-z0-9]+)*$' and length(code) <= 60),
  version integer not null check (version > 0),
  title text not null check (length(title) between 1 and 200),
  description text not null default '' check (length(description) <= 500),
  html text not null check (length(html) <= 200000),
  -- The newest version whose time has come is the page.
  published_at timestamptz not null default now(),
  allow_list smallint not null,
  image_hosts text[] not null default '{}',
  frame_hosts text[] not null default '{}',
  primary key (company_id, code, version)
);
alter table legal_versions add foreign key (company_id, code, version) references pages (company_id, code, version) on
  delete cascade;
alter table pages enable row level security, force row level security;
create policy owner on pages to enlace_owner using (true) with check (true);
create policy staff on pages to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
create policy portal on pages for select to enlace_app
  using (company_id = (select scope_company()) and published_at <= now());
grant select on pages to enlace_app;
grant select, insert on pages to enlace_staff;
create trigger pages_inserted after insert on pages referencing new table as changed for each statement execute function
  raise_content_version();
create trigger pages_updated after update on pages referencing new table as changed for each statement execute function
  raise_content_version();
create trigger pages_deleted after delete on pages referencing old table as changed for each statement execute function
  raise_content_version();

create table templates (
  company_id integer not null references companies on delete cascade,
  name text not null check (name ~ '^[A-Za-z0-9]+([_-][A-Za-z0-9]+)*$' and length(name) <= 60),
  title text not null default '' check (length(title) <= 200),
  html text not null check (length(html) <= 200000),
  allow_list smallint not null,
  image_hosts text[] not null default '{}',
  frame_hosts text[] not null default '{}',
  updated_at timestamptz not null default now(),
  primary key (company_id, name)
);
alter table templates enable row level security, force row level security;
create policy owner on templates to enlace_owner using (true) with check (true);
create policy staff on templates to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
create policy portal on templates for select to enlace_app using (company_id = (select scope_company()));
grant select on templates to enlace_app;
grant select, insert, update, delete on templates to enlace_staff;
create trigger templates_inserted after insert on templates referencing new table as changed for each statement execute
  function raise_content_version();
create trigger templates_updated after update on templates referencing new table as changed for each statement execute
  function raise_content_version();
create trigger templates_deleted after delete on templates referencing old table as changed for each statement execute
  function raise_content_version();

-- The source stays as it was written, with its fields: it is sanitised each time after it was filled. Its hosts are
-- those of the images and frames that stand literally in it; what a field makes of an address is never asked for.
create table filled_templates (
  company_id integer not null references companies on delete cascade,
  name text not null check (name ~ '^[A-Za-z0-9]+([_-][A-Za-z0-9]+)*$' and length(name) <= 60),
  title text not null check (length(title) between 1 and 200),
  source text not null check (length(source) <= 200000),
  image_hosts text[] not null default '{}',
  frame_hosts text[] not null default '{}',
  updated_at timestamptz not null default now(),
  primary key (company_id, name)
);
alter table filled_templates enable row level security, force row level security;
create policy owner on filled_templates to enlace_owner using (true) with check (true);
create policy staff on filled_templates to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
create policy supplier on filled_templates for select to enlace_app
  using (company_id = (select scope_company()) and (select scope_third_party()) is not null);
grant select on filled_templates to enlace_app;
grant select, insert, update, delete on filled_templates to enlace_staff;
create trigger filled_templates_inserted after insert on filled_templates referencing new table as changed
  for each statement execute function raise_content_version();
create trigger filled_templates_updated after update on filled_templates referencing new table as changed
  for each statement execute function raise_content_version();
create trigger filled_templates_deleted after delete on filled_templates referencing old table as changed
  for each statement execute function raise_content_version();

-- What the staff must know of a template that suppliers open: a name that means nothing, or why it was not filled.
create table template_faults (
  company_id integer not null,
  template text not null,
  fault text not null check (length(fault) between 1 and 300),
  times integer not null default 1 check (times > 0),
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  primary key (company_id, template, fault),
  foreign key (company_id, template) references filled_templates (company_id, name) on delete cascade
);
alter table template_faults enable row level security, force row level security;
create policy owner on template_faults to enlace_owner using (true) with check (true);
create policy staff on template_faults to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
grant select, insert, update, delete on template_faults to enlace_staff;

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
alter table content_versions enable row level security, force row level security;
create policy owner on content_versions to enlace_owner using (true) with check (true);
create policy staff on content_versions to enlace_staff using (company_id = (select scope_company()))
  with check (company_id = (select scope_company()));
create policy kept on content_versions as restrictive for delete to enlace_staff using (state = 'draft');
grant select, insert, update, delete on content_versions to enlace_staff;
create trigger content_versions_kept before update on content_versions
  for each row when (old.state in ('published', 'retired')) execute function keep_shown_version();

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
alter table media enable row level security, force row level security;
create policy owner on media to enlace_owner using (true) with check (true);
create policy staff on media to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
grant select, insert, update, delete on media to enlace_staff;

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
alter table media_sizes enable row level security, force row level security;
create policy owner on media_sizes to enlace_owner using (true) with check (true);
create policy staff on media_sizes to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
grant select, insert, update, delete on media_sizes to enlace_staff;
