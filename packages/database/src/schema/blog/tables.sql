-- The company's blog: what it tells its suppliers, to all of them or to some kinds, and who has read it. A communiqué asks
-- each person for a receipt, which is kept with the version that was read.

-- What a text is searched by. Accents count for nothing, but the stemmer knows nouns in -ción by theirs only: they get it
-- back before it, whoever typed them how.
create text search configuration blog_spanish (copy = pg_catalog.spanish);

create table blog_categories (
  company_id integer not null references companies on delete cascade,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  nombre text not null check (length(nombre) between 1 and 80),
  primary key (company_id, slug)
);
alter table blog_categories enable row level security, force row level security;
create policy owner on blog_categories to enlace_owner using (true) with check (true);
create policy staff on blog_categories to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
create policy supplier on blog_categories for select to enlace_app
  using (company_id = (select scope_company()) and (select scope_third_party()) is not null);
grant select on blog_categories to enlace_app;
grant select, insert, update, delete on blog_categories to enlace_staff;

create table blog_posts (
  company_id integer not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  tipo text not null check (tipo in ('entrada', 'comunicado')),
  titulo text not null check (length(titulo) between 1 and 200),
  extracto text not null check (length(extracto) <= 500),
  html text not null check (length(html) <= 200000),
  autor text not null check (length(autor) <= 120),
  categoria text,
  -- The picture above it: a file of the company, with the words for whoever does not see it.
  portada_nombre text,
  portada_sha256 text,
  portada_texto text not null default '',
  -- Whom it is for; nobody named is every supplier of the company.
  audiencia text[] not null default '{}' check (audiencia <@ array['natural', 'juridica', 'mipyme']),
  fijado boolean not null default false,
  -- Raised when what it says changes: a receipt is of one version.
  version integer not null default 1,
  -- From when it is shown; null is a draft.
  publicado_at timestamptz,
  retirado_at timestamptz,
  -- When its suppliers were told of a communiqué.
  anunciado_at timestamptz,
  -- How many people have opened it.
  lecturas integer not null default 0,
  allow_list smallint not null,
  image_hosts text[] not null default '{}',
  frame_hosts text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  etiquetas_texto text not null default '',
  palabras integer not null generated always as
    (coalesce(array_length(string_to_array(blog_plain(html), ' '), 1), 0)) stored,
  busqueda tsvector not null generated always as (setweight(blog_words(titulo), 'A')
    || setweight(blog_words(extracto || ' ' || etiquetas_texto), 'B')
    || setweight(blog_words(blog_plain(html)), 'C')) stored,
  -- When those who had not confirmed a communiqué were last reminded of it.
  recordado_at timestamptz,
  primary key (company_id, id),
  unique (company_id, slug),
  foreign key (company_id, categoria) references blog_categories (company_id, slug),
  check ((portada_nombre is null) = (portada_sha256 is null))
);
create index blog_posts_newest on blog_posts (company_id, fijado desc, publicado_at desc, id);
create index blog_posts_by_word on blog_posts using gin (busqueda);
alter table blog_posts enable row level security, force row level security;
create policy owner on blog_posts to enlace_owner using (true) with check (true);
create policy staff on blog_posts to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
create policy supplier on blog_posts for select to enlace_app
  using (company_id = (select scope_company()) and (select scope_third_party()) is not null
    and publicado_at <= now() and retirado_at is null
    and (audiencia = '{}' or audiencia && (select scope_supplier_kinds())));
grant select on blog_posts to enlace_app;
grant select, insert, update, delete on blog_posts to enlace_staff;
create trigger blog_posts_hosts_added after insert on blog_posts
  for each row when (new.image_hosts <> '{}' or new.frame_hosts <> '{}') execute function raise_content_version_of_blog();
create trigger blog_posts_hosts_changed after update of image_hosts, frame_hosts on blog_posts
  for each row when (new.image_hosts is distinct from old.image_hosts or new.frame_hosts is distinct from old.frame_hosts)
  execute function raise_content_version_of_blog();

create table blog_post_tags (
  company_id integer not null,
  post_id uuid not null,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 60),
  nombre text not null check (length(nombre) between 1 and 60),
  primary key (company_id, post_id, slug),
  foreign key (company_id, post_id) references blog_posts (company_id, id) on delete cascade
);
create index blog_post_tags_by_slug on blog_post_tags (company_id, slug);
alter table blog_post_tags enable row level security, force row level security;
create policy owner on blog_post_tags to enlace_owner using (true) with check (true);
create policy staff on blog_post_tags to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
create policy supplier on blog_post_tags for select to enlace_app
  using (company_id = (select scope_company()) and (exists ( select from blog_posts p where (p.company_id =
    blog_post_tags.company_id and p.id = blog_post_tags.post_id))));
grant select on blog_post_tags to enlace_app;
grant select, insert, update, delete on blog_post_tags to enlace_staff;

-- The pictures of a post, which are files of the company, and its attachments, which are files of the storage.
create table blog_post_files (
  company_id integer not null,
  id uuid not null default gen_random_uuid(),
  post_id uuid not null,
  clase text not null check (clase in ('galeria', 'adjunto')),
  lugar smallint not null,
  nombre text not null,
  -- What a picture shows, or what an attachment is.
  texto text not null default '' check (length(texto) <= 300),
  media_type text not null,
  size bigint not null,
  sha256 text not null,
  storage_key text,
  primary key (company_id, id),
  foreign key (company_id, post_id) references blog_posts (company_id, id) on delete cascade,
  foreign key (company_id, storage_key) references stored_files (company_id, storage_key),
  check ((clase = 'adjunto') = (storage_key is not null))
);
create index blog_post_files_by_post on blog_post_files (company_id, post_id, clase, lugar);
create index blog_post_files_by_key on blog_post_files (company_id, storage_key);
alter table blog_post_files enable row level security, force row level security;
create policy owner on blog_post_files to enlace_owner using (true) with check (true);
create policy staff on blog_post_files to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
create policy supplier on blog_post_files for select to enlace_app
  using (company_id = (select scope_company()) and (exists ( select from blog_posts p where (p.company_id =
    blog_post_files.company_id and p.id = blog_post_files.post_id))));
grant select on blog_post_files to enlace_app;
grant select, insert, update, delete on blog_post_files to enlace_staff;

-- Who has opened what, once for each person of a supplier.
create table blog_reads (
  company_id integer not null,
  post_id uuid not null,
  membership_id uuid not null,
  read_at timestamptz not null default now(),
  primary key (company_id, membership_id, post_id),
  foreign key (company_id, post_id) references blog_posts (company_id, id) on delete cascade,
  foreign key (company_id, membership_id) references memberships (company_id, id) on delete cascade
);
create index blog_reads_by_post on blog_reads (company_id, post_id);
alter table blog_reads enable row level security, force row level security;
create policy owner on blog_reads to enlace_owner using (true) with check (true);
create policy staff on blog_reads to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
create policy person on blog_reads for select to enlace_app
  using (company_id = (select scope_company()) and membership_id = (select scope_membership()));
grant select on blog_reads to enlace_app, enlace_staff;

-- "He leído": who confirmed which version of a communiqué, by the names of that day. It is added to and not changed.
create table blog_receipts (
  company_id integer not null,
  post_id uuid not null,
  version integer not null,
  membership_id uuid not null,
  third_party_id integer not null,
  persona text not null,
  correo text not null,
  confirmed_at timestamptz not null default now(),
  primary key (company_id, post_id, version, membership_id),
  foreign key (company_id, post_id) references blog_posts (company_id, id),
  foreign key (company_id, third_party_id) references third_parties (company_id, id)
);
create index blog_receipts_by_membership on blog_receipts (company_id, membership_id);
alter table blog_receipts enable row level security, force row level security;
create policy owner on blog_receipts to enlace_owner using (true) with check (true);
create policy staff on blog_receipts to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
create policy person on blog_receipts for select to enlace_app
  using (company_id = (select scope_company()) and membership_id = (select scope_membership()));
grant select on blog_receipts to enlace_app, enlace_staff;

-- Attachments that staff uploaded for a post, found by their bytes: its drafts and every version that was shown name them.
create table blog_desk_files (
  company_id integer not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  nombre text not null check (length(nombre) between 1 and 200),
  media_type text not null,
  size bigint not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  storage_key text not null,
  created_by text not null default '',
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, sha256),
  foreign key (company_id, storage_key) references stored_files (company_id, storage_key)
);
create index blog_desk_files_by_key on blog_desk_files (company_id, storage_key);
alter table blog_desk_files enable row level security, force row level security;
create policy owner on blog_desk_files to enlace_owner using (true) with check (true);
create policy staff on blog_desk_files to enlace_staff using (company_id = (select scope_company()))
  with check (company_id = (select scope_company()));
grant select, insert on blog_desk_files to enlace_staff;
