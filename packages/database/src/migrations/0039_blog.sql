-- The company's blog: what it tells its suppliers, to all of them or to some kinds, and who has read it. A communiqué asks
-- each person for a receipt, which is kept with the version that was read.

-- What a text is searched by. Accents count for nothing, but the stemmer knows nouns in -ción by theirs only: they get it
-- back before it, whoever typed them how.
create text search configuration blog_spanish (copy = pg_catalog.spanish);

create function blog_folded(written text) returns text
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select regexp_replace(regexp_replace(regexp_replace(
    normalize(lower(normalize(coalesce(written, ''), NFC)), NFD), '[\u0300-\u036f]', '', 'g'),
    '(aci|uci)on\M', '\1ón', 'g'),
    '\m(dia|ano|mes)(e?)s\M', '\1', 'g') $$;

create function blog_words(written text) returns tsvector
  language sql immutable parallel safe set search_path = public, pg_temp as $$
  select to_tsvector('public.blog_spanish', blog_folded(written)) $$;

-- What is asked for: words, "phrases" and -exclusions; the last word may still be being typed.
create function blog_question(typed text) returns tsquery
  language plpgsql immutable parallel safe set search_path = public, pg_temp as $$
declare
  asked constant tsquery := websearch_to_tsquery('public.blog_spanish', blog_folded(typed));
begin
  if typed !~ '\w\s*$' or right(asked::text, 1) <> '''' then return asked; end if;
  return (asked::text || ':*')::tsquery;
end $$;

-- A sanitised text without its tags; an end of a tag never stands in an attribute there.
create function blog_plain(html text) returns text
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select trim(regexp_replace(replace(replace(replace(replace(replace(
    regexp_replace(html, '<[^>]*>', ' ', 'g'), '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&'),
    '\s+', ' ', 'g')) $$;

-- The kinds of a supplier, as far as the portal knows them: who it is by its number (a NIT of 9 digits that begins with 8
-- or 9 is a legal person's), and whether it is a micro, small or medium company.
create function supplier_kinds(documento_numero text, pyme boolean) returns text[]
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select array[case when documento_numero ~ '^[89][0-9]{8}$' then 'juridica' else 'natural' end]
    || case when pyme then array['mipyme'] else '{}' end $$;

create function scope_supplier_kinds() returns text[]
  language sql stable security definer set search_path = public, pg_temp as $$
  select supplier_kinds(t.documento_numero, t.pyme) from third_parties t
   where t.company_id = scope_company() and t.id = scope_third_party() $$;

create table blog_categories (
  company_id integer not null references companies on delete cascade,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  nombre text not null check (length(nombre) between 1 and 80),
  primary key (company_id, slug)
);

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
  primary key (company_id, id),
  unique (company_id, slug),
  foreign key (company_id, categoria) references blog_categories (company_id, slug),
  check ((portada_nombre is null) = (portada_sha256 is null))
);
create index blog_posts_newest on blog_posts (company_id, fijado desc, publicado_at desc, id);
create index blog_posts_by_word on blog_posts using gin (busqueda);

create table blog_post_tags (
  company_id integer not null,
  post_id uuid not null,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 60),
  nombre text not null check (length(nombre) between 1 and 60),
  primary key (company_id, post_id, slug),
  foreign key (company_id, post_id) references blog_posts (company_id, id) on delete cascade
);
create index blog_post_tags_by_slug on blog_post_tags (company_id, slug);

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

do $$
declare
  name text;
begin
  foreach name in array array['blog_categories', 'blog_posts', 'blog_post_tags', 'blog_post_files', 'blog_reads',
                              'blog_receipts'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner on %I to enlace_owner using (true) with check (true)', name);
    execute format('create policy staff on %I to enlace_staff using (company_id = (select scope_company())) '
      || 'with check (company_id = (select scope_company()))', name);
    execute format('grant select on %I to enlace_app, enlace_staff', name);
    if name not in ('blog_reads', 'blog_receipts') then
      execute format('grant insert, update, delete on %I to enlace_staff', name);
    end if;
  end loop;
  foreach name in array array['blog_post_tags', 'blog_post_files'] loop
    -- What belongs to a post is seen with it: the post's own policy stands in the sub-select.
    execute format('create policy supplier on %I for select to enlace_app using (company_id = (select scope_company()) '
      || 'and exists (select from blog_posts p where p.company_id = %I.company_id and p.id = %I.post_id))',
      name, name, name);
  end loop;
  foreach name in array array['blog_reads', 'blog_receipts'] loop
    execute format('create policy person on %I for select to enlace_app using (company_id = (select scope_company()) '
      || 'and membership_id = (select scope_membership()))', name);
  end loop;
end $$;
create policy supplier on blog_categories for select to enlace_app
  using (company_id = (select scope_company()) and (select scope_third_party()) is not null);
-- A supplier sees what is published, its time come and not retracted, and for everybody or for its kind.
create policy supplier on blog_posts for select to enlace_app
  using (company_id = (select scope_company()) and (select scope_third_party()) is not null
    and publicado_at <= now() and retirado_at is null
    and (audiencia = '{}' or audiencia && (select scope_supplier_kinds())));

-- Notes that the open scope's person has opened a post that it may see; the first time counts.
create function note_blog_read(wanted uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into blog_reads (company_id, post_id, membership_id)
  select p.company_id, p.id, scope_membership() from blog_posts p
   where p.company_id = scope_company() and p.id = wanted and scope_membership() is not null
     and p.publicado_at <= now() and p.retirado_at is null
     and (p.audiencia = '{}' or p.audiencia && scope_supplier_kinds())
  on conflict do nothing;
  if found then
    update blog_posts set lecturas = lecturas + 1 where company_id = scope_company() and id = wanted;
  end if;
end $$;

-- Keeps the person's receipt of a communiqué as it stands, once; answers when it was given, and nothing where there is none to give.
create function confirm_blog_post(wanted uuid, seen integer) returns timestamptz
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  given timestamptz;
begin
  insert into blog_receipts (company_id, post_id, version, membership_id, third_party_id, persona, correo)
  select p.company_id, p.id, p.version, m.id, m.third_party_id, concat_ws(' ', i.first_name, i.last_name), i.email
    from blog_posts p
    join memberships m on m.company_id = p.company_id and m.id = scope_membership()
    join identities i on i.id = m.identity_id
   where p.company_id = scope_company() and p.id = wanted and p.tipo = 'comunicado' and p.version = seen
     and p.publicado_at <= now() and p.retirado_at is null
     and (p.audiencia = '{}' or p.audiencia && scope_supplier_kinds())
  on conflict do nothing;
  select r.confirmed_at into given from blog_receipts r
   where r.company_id = scope_company() and r.post_id = wanted and r.version = seen and r.membership_id = scope_membership();
  return given;
end $$;

-- The suppliers with somebody to tell that a post is for.
create function blog_audience(wanted uuid) returns setof integer
  language sql stable security definer set search_path = public, pg_temp as $$
  select t.id from blog_posts p join third_parties t on t.company_id = p.company_id
   where p.company_id = scope_company() and p.id = wanted and t.es_proveedor and t.activo
     and (p.audiencia = '{}' or p.audiencia && supplier_kinds(t.documento_numero, t.pyme))
     and exists (select from memberships m where m.company_id = t.company_id and m.third_party_id = t.id and membership_is_open(m))
   order by t.id $$;

-- Whom a post is for, person by person, with who opened and confirmed it; whoever confirmed stays, also after leaving.
create function blog_post_receipts(wanted text) returns table (nit text, dv smallint, proveedor text, persona text, correo text,
    abierto_at timestamptz, confirmado_at timestamptz, confirmada integer)
  language sql stable security definer set search_path = public, pg_temp as $$
  with post as (select * from blog_posts where company_id = scope_company() and slug = wanted),
    people as (
      select m.id, m.third_party_id, concat_ws(' ', i.first_name, i.last_name) as persona, i.email as correo
        from memberships m join identities i on i.id = m.identity_id and i.active
       where m.company_id = scope_company() and membership_is_open(m)),
    given as (select distinct on (r.membership_id) r.* from blog_receipts r join post on post.id = r.post_id
              where r.company_id = scope_company() order by r.membership_id, r.version desc)
  select t.documento_numero, t.documento_dv, t.nombre, coalesce(given.persona, people.persona), coalesce(given.correo, people.correo),
         o.read_at, given.confirmed_at, given.version
    from people full join given on given.membership_id = people.id
    join third_parties t on t.company_id = scope_company() and t.id = coalesce(given.third_party_id, people.third_party_id)
    cross join post
    left join blog_reads o on o.company_id = scope_company() and o.post_id = post.id
         and o.membership_id = coalesce(given.membership_id, people.id)
   where given.membership_id is not null or (t.activo and t.es_proveedor
     and (post.audiencia = '{}' or post.audiencia && supplier_kinds(t.documento_numero, t.pyme)))
   order by t.nombre, 4, 5 $$;

-- The hosts of a post's pictures stand in the policy of the company's pages, which is made once for a version of the content.
create function raise_content_version_of_blog() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update companies set content_version = content_version + 1 where id = new.company_id;
  return null;
end $$;
create trigger blog_posts_hosts_added after insert on blog_posts
  for each row when (new.image_hosts <> '{}' or new.frame_hosts <> '{}') execute function raise_content_version_of_blog();
create trigger blog_posts_hosts_changed after update of image_hosts, frame_hosts on blog_posts
  for each row when (new.image_hosts is distinct from old.image_hosts or new.frame_hosts is distinct from old.frame_hosts)
  execute function raise_content_version_of_blog();

create function blog_hosts() returns table (image_hosts text[], frame_hosts text[])
  language sql stable security definer set search_path = public, pg_temp as $$
  with kept as (select p.image_hosts, p.frame_hosts from blog_posts p
                 where p.company_id = scope_company() and p.publicado_at is not null and p.retirado_at is null)
  select array(select distinct host from kept, unnest(kept.image_hosts) host order by host),
         array(select distinct host from kept, unnest(kept.frame_hosts) host order by host) $$;

revoke execute on function blog_folded(text), blog_words(text), blog_question(text), blog_plain(text),
  supplier_kinds(text, boolean), scope_supplier_kinds(), note_blog_read(uuid), confirm_blog_post(uuid, integer),
  raise_content_version_of_blog(), blog_hosts(), blog_audience(uuid), blog_post_receipts(text) from public;
grant execute on function blog_folded(text), blog_words(text), blog_question(text), blog_plain(text),
  supplier_kinds(text, boolean), blog_hosts() to enlace_app, enlace_staff;
grant execute on function scope_supplier_kinds(), note_blog_read(uuid), confirm_blog_post(uuid, integer) to enlace_app;
grant execute on function blog_audience(uuid), blog_post_receipts(text) to enlace_staff;
