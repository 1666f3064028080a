-- How a company comes to be and how its portal rests: maintenance that is planned and announced, a company that begins as
-- a copy of another one's set-up, and the first administrator of an installation that has nobody yet.

-- Times in which the portal is off line. What is planned is announced in the portal from a moment on; work that the queue
-- does at its time closes and opens the portal, by the same settings as a company that closes it by hand.
create table maintenance_windows (
  company_id integer not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  starts_at timestamptz not null,
  -- Nothing where nobody knows yet when the portal is back.
  ends_at timestamptz check (ends_at > starts_at),
  announce_from timestamptz check (announce_from < starts_at),
  message text not null default '' check (length(message) <= 300),
  state text not null default 'planned' check (state in ('planned', 'running', 'done', 'cancelled')),
  created_by text not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id)
);
create index maintenance_windows_by_start on maintenance_windows (company_id, starts_at);
-- The portal is closed by one of them at a time.
create unique index maintenance_windows_running on maintenance_windows (company_id) where state = 'running';

alter table maintenance_windows enable row level security;
alter table maintenance_windows force row level security;
create policy owner on maintenance_windows to enlace_owner using (true) with check (true);
create policy portal on maintenance_windows for select to enlace_app
  using (company_id = (select scope_company()) and state in ('planned', 'running')
         and coalesce(announce_from, starts_at) <= now());
create policy staff on maintenance_windows to enlace_staff using (company_id = (select scope_company()))
  with check (company_id = (select scope_company()));
grant select on maintenance_windows to enlace_app;
grant select, insert, update, delete on maintenance_windows to enlace_staff;

create trigger maintenance_windows_inserted after insert on maintenance_windows referencing new table as changed
  for each statement execute function raise_content_version();
create trigger maintenance_windows_updated after update on maintenance_windows referencing new table as changed
  for each statement execute function raise_content_version();
create trigger maintenance_windows_deleted after delete on maintenance_windows referencing old table as changed
  for each statement execute function raise_content_version();

-- The last moment that has passed at which the open company's announced maintenance changes what its pages say.
create function maintenance_moment() returns timestamptz
  language sql stable security definer set search_path = public, pg_temp as $$
  select max(m.at) from maintenance_windows w, unnest(array[w.announce_from, w.starts_at, w.ends_at]) m(at)
   where w.company_id = scope_company() and w.state in ('planned', 'running') and m.at <= now() $$;
revoke execute on function maintenance_moment() from public;
grant execute on function maintenance_moment() to enlace_app, enlace_staff;

-- A copy of a set-up ----------------------------------------------------------------------------------------------------

-- Copies what a company has written, from one to another that has none of it yet. Only what says nothing of suppliers,
-- documents, persons or secrets may be copied; pages in their newest version only.
create function copy_company_rows(source integer, target integer, tables text[]) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  allowed text[] := array['menu_items', 'cms_content', 'advertisements', 'pages', 'templates', 'filled_templates',
    'contact_options', 'company_files', 'blog_categories', 'report_settings', 'report_links', 'payment_concepts',
    'qualification_forms'];
  wanted text;
  names text;
  filter text;
begin
  if not tables <@ allowed then
    raise exception 'Not every one of % may be copied', tables;
  end if;
  foreach wanted in array tables loop
    select string_agg(quote_ident(a.attname), ', ' order by a.attnum) into names
      from pg_attribute a
     where a.attrelid = format('public.%I', wanted)::regclass and a.attnum > 0 and not a.attisdropped
       and a.attname not in ('company_id') and a.attgenerated = '';
    filter := case wanted
      when 'pages' then ' and (s.code, s.version) in (select p.code, max(p.version) from pages p where p.company_id = $2 group by p.code)'
      -- Papers about the other company, and the marks that are its own.
      when 'company_files' then ' and s.name not in (select p.file_name from company_papers p where p.company_id = $2)'
        || ' and not exists (select 1 from company_files t where t.company_id = $1 and t.name = s.name)'
      else '' end;
    execute format('insert into %I (company_id, %s) select $1, %s from %I s where s.company_id = $2%s',
                   wanted, names, names, wanted, filter) using target, source;
  end loop;
end $$;
revoke execute on function copy_company_rows(integer, integer, text[]) from public;

-- Whether the open scope's person may make companies in this installation.
create function scope_is_operator() returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select 1 from operators o where o.identity_id = scope_identity()) $$;

-- Every company of the installation with its hosts, for an operator; for anybody else those where the person works.
create function scope_installation()
  returns table (id integer, nit text, dv smallint, nombre text, hosts text[], created_at timestamptz, staff integer)
  language sql stable security definer set search_path = public, pg_temp as $$
  select c.id, c.nit, c.dv, c.nombre,
         array(select h.host from company_hosts h where h.company_id = c.id order by h.host), c.created_at,
         (select count(*)::integer from staff_members m where m.company_id = c.id and staff_is_open(m))
    from companies c
   where scope_is_operator()
      or exists (select 1 from staff_members m where m.company_id = c.id and m.identity_id = scope_identity()
                    and staff_is_open(m))
   order by c.id $$;

-- Makes a company in the name of an operator, who is its first administrator; it may begin as a copy of one where the
-- operator is an administrator. Answers its number.
create function found_company(
  wanted_nit text, wanted_dv integer, wanted_nombre text, wanted_settings jsonb, wanted_hosts text[], wanted_files jsonb,
  source integer, setting_names text[], tables text[]
) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  person identities;
  made integer;
begin
  if not scope_is_operator() then
    raise exception using errcode = 'EN403', message = 'not-operator';
  end if;
  select * into strict person from identities i where i.id = scope_identity();
  if source is not null and not exists (
       select 1 from staff_members m where m.company_id = source and m.identity_id = person.id
          and m.role = 'administrador' and staff_is_open(m)) then
    raise exception using errcode = 'EN404', message = 'company-not-found';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('companies', 0));
  select coalesce(max(id), 0) + 1 into made from companies;
  perform create_company(made, wanted_nit, wanted_dv, wanted_nombre,
    wanted_settings || coalesce((select jsonb_object_agg(v.name, v.value) from settings v
                                  where v.company_id = source and v.name = any (setting_names)), '{}'),
    wanted_hosts, wanted_files);
  if source is not null then
    perform copy_company_rows(source, made, tables);
  end if;
  insert into staff_members (company_id, identity_id, role, active, invited_email, invited_by, accepted_at)
  values (made, person.id, 'administrador', true, person.email, person.email, now());
  return made;
end $$;

-- Whether a host is any company's already.
create function host_is_taken(wanted text) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select 1 from company_hosts h where h.host = lower(wanted)) $$;

-- The first administrator -------------------------------------------------------------------------------------------------

-- Links by which an installation that has nobody gets its first administrator. Only the newest one opens anything.
create table setup_links (
  token_hash bytea primary key,
  expires_at timestamptz not null,
  spent_at timestamptz,
  created_at timestamptz not null default now()
);
alter table setup_links enable row level security;
alter table setup_links force row level security;
create policy owner on setup_links to enlace_owner using (true) with check (true);

-- Whether nobody works in any back office yet.
create function has_no_staff() returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select not exists (select 1 from staff_members m where m.accepted_at is not null) $$;

-- Makes a new link in the place of any other; false where the installation has staff already.
create function begin_setup(token bytea, valid_minutes integer) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not has_no_staff() then return false; end if;
  delete from setup_links;
  insert into setup_links (token_hash, expires_at) values (token, now() + make_interval(mins => valid_minutes));
  return true;
end $$;

-- What a link opens: the company that there is already, or none. No row where the link is unknown, spent or too old.
create function setup_of(token bytea) returns table (company_id integer, nombre text, nit text, dv smallint)
  language sql stable security definer set search_path = public, pg_temp as $$
  select c.id, c.nombre, c.nit, c.dv
    from setup_links l left join companies c on c.id = (select min(id) from companies)
   where l.token_hash = token and l.spent_at is null and l.expires_at > now() and has_no_staff() $$;

-- Spends a link: makes the first company where there is none, and its administrator, who may make companies, too. No row
-- where the link was spent meanwhile; refused where somebody has that email and a password.
create function complete_setup(
  token bytea, wanted_email text, first text, last text, new_password_hash text,
  wanted_nit text, wanted_dv integer, wanted_nombre text, wanted_settings jsonb, wanted_files jsonb
) returns table (company_id integer, staff_id uuid, identity_id uuid)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  person identities;
  made integer;
  member uuid;
begin
  perform pg_advisory_xact_lock(hashtextextended('companies', 0));
  update setup_links l set spent_at = now()
   where l.token_hash = token and l.spent_at is null and l.expires_at > now() and has_no_staff();
  if not found then return; end if;
  insert into identities (email, first_name, last_name) values (lower(trim(wanted_email)), first, last)
    on conflict (email) do nothing;
  select * into strict person from identities i where i.email = lower(trim(wanted_email));
  if person.password_hash is not null then
    raise exception using errcode = 'EN409', message = 'user-exists';
  end if;
  update identities i set password_hash = new_password_hash, first_name = first, last_name = last, updated_at = now()
   where i.id = person.id;
  select min(id) into made from companies;
  if made is null then
    made := create_company(1, wanted_nit, wanted_dv, wanted_nombre, wanted_settings, '{}', wanted_files);
  end if;
  insert into staff_members as s (company_id, identity_id, role, active, invited_email, invited_by, accepted_at)
  values (made, person.id, 'administrador', true, person.email, 'primeros-pasos', now())
    on conflict (company_id, identity_id)
    do update set role = 'administrador', active = true, accepted_at = now(), invited_until = null, ends_on = null,
                  version = s.version + 1, updated_at = now()
    returning s.id into member;
  insert into operators (identity_id) values (person.id) on conflict do nothing;
  return query select made, member, person.id;
end $$;

do $$
declare
  door regprocedure;
  names text[] := array['scope_is_operator', 'scope_installation', 'found_company', 'host_is_taken', 'has_no_staff',
    'begin_setup', 'setup_of', 'complete_setup'];
begin
  for door in select p.oid::regprocedure from pg_proc p
               where p.pronamespace = 'public'::regnamespace and p.proname = any (names) loop
    execute format('revoke execute on function %s from public', door);
    execute format('grant execute on function %s to enlace_staff', door);
  end loop;
end $$;
