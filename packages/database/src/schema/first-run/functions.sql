-- How a company comes to be: founded, as a copy of another one's set-up, or by the first administrator. A copy takes all of
-- it along that says nothing of suppliers, persons or secrets.

-- Copies what a company has written into tables, from one to another that has none of it yet: pages and forms in the one
-- version that counts now. `files` names the new place in the storage of each file, `who` stands for whoever wrote it.
create or replace function copy_company_rows(
  source integer, target integer, tables text[], pictures jsonb, files jsonb, who text
) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  allowed text[] := array['menu_items', 'cms_content', 'advertisements', 'pages', 'templates', 'filled_templates',
    'contact_options', 'company_files', 'blog_categories', 'report_settings', 'report_links', 'payment_concepts',
    'qualification_forms', 'catalogue_entries', 'company_concepts', 'required_documents'];
  wanted text;
  names text;
  given text;
  filter text;
begin
  if not tables <@ allowed then
    raise exception 'Not every one of % may be copied', tables;
  end if;
  foreach wanted in array tables loop
    select string_agg(quote_ident(a.attname), ', ' order by a.attnum),
           string_agg(case
             when a.attname = 'id' and a.atttypid = 'uuid'::regtype then 'gen_random_uuid()'
             when a.attname = 'version' then '1'
             when a.attname in ('created_at', 'updated_at', 'published_at') then 'now()'
             when a.attname in ('actor', 'author', 'updated_by', 'created_by') then '$5'
             when a.attname = 'plantilla_key' then '$4 ->> s.plantilla_key'
             when a.atttypid in ('text'::regtype, 'jsonb'::regtype)
               then format('with_own_pictures(s.%I::text, $3)::%s', a.attname, a.atttypid::regtype)
             else format('s.%I', a.attname) end, ', ' order by a.attnum)
      into names, given
      from pg_attribute a
     where a.attrelid = format('public.%I', wanted)::regclass and a.attnum > 0 and not a.attisdropped
       and a.attname not in ('company_id') and a.attgenerated = '';
    filter := case wanted
      -- Legal texts name the other company: they come as drafts.
      when 'pages' then ' and s.code not in (''terminos'', ''privacidad'') and (s.code, s.version) in (select p.code, max(p.version)
        from pages p where p.company_id = $2 and p.published_at <= now() group by p.code)'
      when 'qualification_forms' then ' and s.version = (select max(f.version) from qualification_forms f where f.company_id = $2)'
      -- What is asked for one contract is asked of one supplier.
      when 'required_documents' then ' and s.contract_id is null'
      -- Papers about the other company, and the marks that are its own.
      when 'company_files' then ' and s.name not in (select p.file_name from company_papers p where p.company_id = $2)'
        || ' and not exists (select 1 from company_files t where t.company_id = $1 and t.name = s.name)'
      else '' end;
    -- Each of what is given is named, so that its type is known wherever a table has no use for it.
    execute format('insert into %I (company_id, %s) select $1, %s from %I s where s.company_id = $2 '
      || 'and $3::jsonb is not null and $4::jsonb is not null and $5::text is not null%s',
                   wanted, names, given, wanted, filter) using target, source, pictures, files, who;
  end loop;
end $$;

-- Makes a company in the name of an operator, who is its first administrator; it may begin with the settings of one where
-- the operator is an administrator. Answers its number.
create or replace function found_company(
  wanted_nit text, wanted_dv integer, wanted_nombre text, wanted_settings jsonb, wanted_hosts text[], wanted_files jsonb,
  source integer, setting_names text[]
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
  if source is not null and not scope_may_copy(source) then
    raise exception using errcode = 'EN404', message = 'company-not-found';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('companies', 0));
  select coalesce(max(id), 0) + 1 into made from companies;
  perform create_company(made, wanted_nit, wanted_dv, wanted_nombre,
    wanted_settings || coalesce((select jsonb_object_agg(v.name, v.value) from settings v
                                  where v.company_id = source and v.name = any (setting_names)), '{}'),
    wanted_hosts, wanted_files);
  insert into staff_members (company_id, identity_id, role, active, invited_email, invited_by, accepted_at)
  values (made, person.id, 'administrador', true, person.email, person.email, now());
  return made;
end $$;

-- Whether nobody works in any back office yet.
create or replace function has_no_staff() returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select demand_door();
  select not exists (select 1 from staff_members m where m.accepted_at is not null) $$;

-- Makes a new link in the place of any other; false where the installation has staff already.
create or replace function begin_setup(token bytea, valid_minutes integer) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform demand_door();
  if not has_no_staff() then return false; end if;
  delete from setup_links;
  insert into setup_links (token_hash, expires_at) values (token, now() + make_interval(mins => valid_minutes));
  return true;
end $$;

-- What a link opens: the company that there is already, or none. No row where the link is unknown, spent or too old.
create or replace function setup_of(token bytea) returns table (company_id integer, nombre text, nit text, dv smallint)
  language sql stable security definer set search_path = public, pg_temp as $$
  select demand_door();
  select c.id, c.nombre, c.nit, c.dv
    from setup_links l left join companies c on c.id = (select min(id) from companies)
   where l.token_hash = token and l.spent_at is null and l.expires_at > now() and has_no_staff() $$;

-- Spends a link: makes the first company where there is none, and its administrator, who may make companies, too. No row
-- where the link was spent meanwhile; refused where somebody has that email and a password.
create or replace function complete_setup(
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
  perform demand_door();
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

-- A text with each picture of one library in the place of that of another: `pictures` names the new id of each.
create or replace function with_own_pictures(written text, pictures jsonb) returns text
  language plpgsql immutable set search_path = public, pg_temp as $$
declare
  picture record;
begin
  if position('media/' in written) = 0 then return written; end if;
  for picture in select key, value from jsonb_each_text(pictures) loop
    written := replace(written, 'media/' || picture.key, 'media/' || picture.value);
  end loop;
  return written;
end $$;

-- Whether the open scope's person may copy what a company has: it makes companies, and is an administrator there.
create or replace function scope_may_copy(source integer) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select scope_is_operator() and exists (
    select 1 from staff_members m where m.company_id = source and m.identity_id = scope_identity()
       and m.role = 'administrador' and staff_is_open(m)) $$;

-- The files of the storage that a copy of these tables takes along.
create or replace function files_of_set_up(source integer, tables text[]) returns table (storage_key text, size bigint, sha256 text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select f.storage_key, f.size, f.sha256 from stored_files f
   where scope_may_copy(source) and f.company_id = source and (
     'media' = any (tables) and f.storage_key in (select m.storage_key from media m where m.company_id = source)
     or 'required_documents' = any (tables) and f.storage_key in (
          select d.plantilla_key from required_documents d where d.company_id = source and d.contract_id is null))
   order by f.storage_key $$;

-- Copies a set-up into the company that the same transaction made: tables, the library of pictures with new addresses in
-- all that shows them, what is shown as the first version of each, and legal texts as drafts to look through. `files`
-- names the new place in the storage of each file; the bytes are there already.
create or replace function copy_set_up(source integer, target integer, tables text[], files jsonb, said text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  who text;
  pictures jsonb := '{}';
begin
  if not scope_may_copy(source) or not scope_may_copy(target)
     or not exists (select 1 from companies c where c.id = target and c.created_at = now()) then
    raise exception using errcode = 'EN404', message = 'company-not-found';
  end if;
  select i.email into strict who from identities i where i.id = scope_identity();
  insert into stored_files (company_id, storage_key, media_type, size, sha256, claimed_at)
  select target, n.value, f.media_type, f.size, f.sha256, now()
    from jsonb_each_text(files) n join stored_files f on f.company_id = source and f.storage_key = n.key;
  if 'media' = any (tables) then
    select coalesce(jsonb_object_agg(m.id, gen_random_uuid()), '{}') into pictures from media m where m.company_id = source;
    insert into media (company_id, id, name, alt, is_decorative, focus_x, focus_y, media_type, width, height, size,
                       storage_key, file_number, served_number, state, sizes_made, sizes_wanted, uploaded_by)
    select target, (pictures ->> m.id::text)::uuid, m.name, m.alt, m.is_decorative, m.focus_x, m.focus_y, m.media_type,
           m.width, m.height, m.size, files ->> m.storage_key, m.file_number, m.served_number, m.state, m.sizes_made,
           m.sizes_wanted, who
      from media m where m.company_id = source;
    insert into media_sizes (company_id, media_id, file_number, format, width, height, sha256, bytes)
    select target, (pictures ->> s.media_id::text)::uuid, s.file_number, s.format, s.width, s.height, s.sha256, s.bytes
      from media_sizes s where s.company_id = source;
    -- Sizes that are still being made are made for the copy, too.
    insert into jobs (company_id, task, payload, max_attempts)
    select target, 'media-sizes', jsonb_build_object('medium', m.id, 'file', m.file_number), 3
      from media m where m.company_id = target and m.state = 'procesando';
    update settings s set value = with_own_pictures(s.value::text, pictures)::jsonb
     where s.company_id = target and position('media/' in s.value::text) > 0;
  end if;
  perform copy_company_rows(source, target, array(
    select t from unnest(tables) t where t not in ('media', 'legal_drafts')), pictures, files, who);
  if 'legal_drafts' = any (tables) then
    insert into legal_drafts (company_id, code, title, html, author)
    select distinct on (p.code) target, p.code, p.title, with_own_pictures(p.html, pictures), who
      from pages p
     where p.company_id = source and p.code in ('terminos', 'privacidad') and p.published_at <= now()
     order by p.code, p.version desc;
  end if;
  perform note_content_of(target, who, said);
end $$;

-- The first set-up with a company that is ready; one that was there before stays as it is.
create or replace function complete_ready_setup(
  token bytea, wanted_email text, first text, last text, new_password_hash text,
  wanted_nit text, wanted_dv integer, wanted_nombre text, wanted_settings jsonb, wanted_files jsonb, start jsonb
) returns table (company_id integer, staff_id uuid, identity_id uuid)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  made record;
begin
  perform demand_door();
  select * into made from complete_setup(token, wanted_email, first, last, new_password_hash, wanted_nit, wanted_dv,
                                         wanted_nombre, wanted_settings, wanted_files);
  if made.company_id is null then return; end if;
  if exists (select 1 from companies c where c.id = made.company_id and c.created_at = now()) then
    perform plant_start(made.company_id, start);
  end if;
  return query select made.company_id, made.staff_id, made.identity_id;
end $$;

-- Who may call them.
revoke execute on function copy_company_rows, found_company, has_no_staff, begin_setup, setup_of, complete_setup,
  with_own_pictures, scope_may_copy, files_of_set_up, copy_set_up, complete_ready_setup
  from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function found_company, files_of_set_up, copy_set_up to enlace_staff;
grant execute on function has_no_staff, begin_setup, setup_of, complete_setup, complete_ready_setup to enlace_door;
