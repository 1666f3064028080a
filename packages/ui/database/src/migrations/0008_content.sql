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

do $$
declare
  name text;
begin
  foreach name in array array['cms_content', 'advertisements', 'pages', 'templates'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner on %I to enlace_owner using (true) with check (true)', name);
    execute format('create policy staff on %I to enlace_staff using (company_id = (select scope_company())) '
      || 'with check (company_id = (select scope_company()))', name);
    execute format('grant select on %I to enlace_app', name);
    execute format('grant select, insert on %I to enlace_staff', name);
    if name <> 'pages' then
      execute format('grant update, delete on %I to enlace_staff', name);
    end if;
    execute format('create trigger %I after insert on %I referencing new table as changed '
      || 'for each statement execute function raise_content_version()', name || '_inserted', name);
    execute format('create trigger %I after update on %I referencing new table as changed '
      || 'for each statement execute function raise_content_version()', name || '_updated', name);
    execute format('create trigger %I after delete on %I referencing old table as changed '
      || 'for each statement execute function raise_content_version()', name || '_deleted', name);
  end loop;
end $$;

-- The portal reads of the open company what is public now, and nothing before or after its time.
create policy portal on cms_content for select to enlace_app using (company_id = (select scope_company()));
create policy portal on templates for select to enlace_app using (company_id = (select scope_company()));
create policy portal on pages for select to enlace_app
  using (company_id = (select scope_company()) and published_at <= now());
create policy portal on advertisements for select to enlace_app
  using (company_id = (select scope_company()) and coalesce(starts_at, '-infinity') <= now()
    and coalesce(ends_at, 'infinity') > now());

-- The hosts that the open company's content takes images and frames from, also of what has its time still to come: a
-- page's policy is made once for a version of the content. What has gone by is left out.
create function content_hosts() returns table (image_hosts text[], frame_hosts text[])
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
revoke execute on function content_hosts() from public;
grant execute on function content_hosts() to enlace_app, enlace_staff;
