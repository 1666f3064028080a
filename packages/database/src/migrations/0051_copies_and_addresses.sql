-- A copy of a company's set-up takes all of it along that says nothing of suppliers, persons or secrets; an address that a
-- company's mails come from is proven first; a member of the staff gets another email; and whoever a company's identity
-- provider vouched for once is known by it, whatever its email.

-- Content that is shown -------------------------------------------------------------------------------------------------

-- Writes down as published what a company, or every one, shows without a version of it.
create function note_content_of(wanted integer, who text, said text) returns void
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
revoke execute on function note_content_of(integer, text, text) from public;
grant execute on function note_content_of(integer, text, text) to enlace_staff;

create or replace function note_present_content(who text) returns void
  language sql set search_path = public, pg_temp as $$ select note_content_of(null, who, '') $$;

-- A copy of a set-up ----------------------------------------------------------------------------------------------------

drop function found_company(text, integer, text, jsonb, text[], jsonb, integer, text[], text[]);
drop function copy_company_rows(integer, integer, text[]);

-- A text with each picture of one library in the place of that of another: `pictures` names the new id of each.
create function with_own_pictures(written text, pictures jsonb) returns text
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

-- Copies what a company has written into tables, from one to another that has none of it yet: pages and forms in the one
-- version that counts now. `files` names the new place in the storage of each file, `who` stands for whoever wrote it.
create function copy_company_rows(
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
revoke execute on function copy_company_rows(integer, integer, text[], jsonb, jsonb, text) from public;

-- Whether the open scope's person may copy what a company has: it makes companies, and is an administrator there.
create function scope_may_copy(source integer) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select scope_is_operator() and exists (
    select 1 from staff_members m where m.company_id = source and m.identity_id = scope_identity()
       and m.role = 'administrador' and staff_is_open(m)) $$;

-- The files of the storage that a copy of these tables takes along.
create function files_of_set_up(source integer, tables text[]) returns table (storage_key text, size bigint, sha256 text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select f.storage_key, f.size, f.sha256 from stored_files f
   where scope_may_copy(source) and f.company_id = source and (
     'media' = any (tables) and f.storage_key in (select m.storage_key from media m where m.company_id = source)
     or 'required_documents' = any (tables) and f.storage_key in (
          select d.plantilla_key from required_documents d where d.company_id = source and d.contract_id is null))
   order by f.storage_key $$;

-- Makes a company in the name of an operator, who is its first administrator; it may begin with the settings of one where
-- the operator is an administrator. Answers its number.
create function found_company(
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

-- Copies a set-up into the company that the same transaction made: tables, the library of pictures with new addresses in
-- all that shows them, what is shown as the first version of each, and legal texts as drafts to look through. `files`
-- names the new place in the storage of each file; the bytes are there already.
create function copy_set_up(source integer, target integer, tables text[], files jsonb, said text) returns void
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

-- Whom mails come from ----------------------------------------------------------------------------------------------------

-- The address that was proven to be the company's: only under this one its mails go out.
alter table mail_settings add column confirmed_address text check (length(confirmed_address) <= 254);
alter table mail_settings add column confirmed_at timestamptz;
revoke insert, update on mail_settings from enlace_staff;
grant insert (company_id, from_address, from_name, reply_to, dkim_selector, version, updated_at, updated_by),
  update (from_address, from_name, reply_to, dkim_selector, version, updated_at, updated_by) on mail_settings to enlace_staff;

-- The code that was mailed to an address that a company wants its mails to come from.
create table mail_sender_codes (
  company_id integer primary key references companies on delete cascade,
  address text not null,
  code_hash bytea not null,
  tries integer not null default 0,
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null
);
alter table mail_sender_codes enable row level security;
alter table mail_sender_codes force row level security;
create policy owner on mail_sender_codes to enlace_owner using (true) with check (true);

-- Keeps a new code for the address that the open company's mails are to come from, in the place of any other. False where
-- there is no such address, it is proven already, or its last code is younger than so many seconds.
create function keep_sender_code(hash bytea, valid_minutes integer, pause_seconds integer) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into mail_sender_codes as c (company_id, address, code_hash, expires_at)
  select s.company_id, s.from_address, hash, now() + make_interval(mins => valid_minutes)
    from mail_settings s
   where s.company_id = scope_company() and s.from_address is not null
     and s.confirmed_address is distinct from s.from_address
  on conflict (company_id) do update
    set address = excluded.address, code_hash = excluded.code_hash, tries = 0, sent_at = now(),
        expires_at = excluded.expires_at
  where c.address <> excluded.address or c.sent_at <= now() - make_interval(secs => pause_seconds);
  return found;
end $$;

-- When the last code went to the address that waits, and until when it is good.
create function waiting_sender_code() returns table (sent_at timestamptz, expires_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select c.sent_at, c.expires_at from mail_sender_codes c
    join mail_settings s on s.company_id = c.company_id and s.from_address = c.address
   where c.company_id = scope_company() and s.confirmed_address is distinct from s.from_address $$;

-- Proves the address by its code: `confirmed`, `wrong`, or `spent` where it is too old, was tried too often or is none.
create function confirm_sender(hash bytea, most_tries integer) returns text
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held mail_sender_codes;
begin
  update mail_sender_codes c set tries = c.tries + 1
    from mail_settings s
   where c.company_id = scope_company() and s.company_id = c.company_id and s.from_address = c.address
     and c.expires_at > now() and c.tries < most_tries
  returning c.* into held;
  if not found then return 'spent'; end if;
  if held.code_hash <> hash then return 'wrong'; end if;
  delete from mail_sender_codes c where c.company_id = held.company_id;
  update mail_settings s set confirmed_address = held.address, confirmed_at = now(), version = s.version + 1
   where s.company_id = held.company_id;
  return 'confirmed';
end $$;

-- As before; a company's own address is used once it is proven, and until then takes the replies only.
create or replace function claim_mails(claimer uuid, at_most integer, lease_seconds integer, mail_domain text)
  returns table (company_id integer, id uuid, company text, from_address text, purpose text, recipient text, reply_to text,
                 reply_to_name text, subject text, html text, text text, message_id text, attempts integer, refusals integer)
  language sql security definer set search_path = public, pg_temp as $$
  with due as (
    select m.company_id, m.id from outbox_mails m
     where m.sent_at is null and m.dead_at is null and m.next_attempt_at <= now()
       and (m.claimed_until is null or m.claimed_until <= now())
     order by m.next_attempt_at limit at_most for update skip locked),
  senders as (
    select s.company_id, s.from_name,
           case when s.confirmed_address = s.from_address then s.from_address end as from_address,
           coalesce(s.reply_to, case when s.confirmed_address is distinct from s.from_address then s.from_address end) as reply_to
      from mail_settings s)
  update outbox_mails m
     set claimed_by = claimer, claimed_until = now() + make_interval(secs => lease_seconds), attempts = m.attempts + 1,
         message_id = coalesce(m.message_id,
                               '<' || m.id || '@' || coalesce(split_part(s.from_address, '@', 2), mail_domain) || '>')
    from due join companies c on c.id = due.company_id left join senders s on s.company_id = due.company_id
   where m.company_id = due.company_id and m.id = due.id
  returning m.company_id, m.id, coalesce(s.from_name, c.nombre), s.from_address, m.purpose, m.recipient,
            coalesce(m.reply_to, s.reply_to),
            case when m.reply_to is null and s.reply_to is not null then coalesce(s.from_name, c.nombre)
                 else m.reply_to_name end,
            m.subject, m.html, m.text, m.message_id, m.attempts, m.refusals $$;

-- The email of a member of the staff --------------------------------------------------------------------------------------

-- Whether it is changed in the back office, where the new address alone confirms it and the former one may stop it.
alter table email_changes add column is_backoffice boolean not null default false;

-- Begins a change of the email of the open scope's person, or of another member of its company. `outcome`: asked, not-found,
-- not-joined, same, elsewhere (the person enters other companies, too: only it changes its email), colleague (somebody of
-- the company has that email). Whether a stranger has it is told to whoever has it, and to nobody else.
create function begin_staff_email_change(
  member uuid, wanted text, old_token bytea, new_token bytea, valid_seconds integer
) returns table (outcome text, old_email text, is_taken boolean)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  held staff_members;
  person identities;
begin
  if member is null then
    select i.* into strict person from identities i where i.id = scope_identity() for no key update;
  else
    select m.* into held from staff_members m where m.company_id = scope_company() and m.id = member;
    if not found then return query select 'not-found', null::text, null::boolean; return; end if;
    if held.accepted_at is null then return query select 'not-joined', null::text, null::boolean; return; end if;
    select i.* into strict person from identities i where i.id = held.identity_id for no key update;
    if person.id <> scope_identity() and (
         exists (select 1 from operators o where o.identity_id = person.id)
         or exists (select 1 from memberships m where m.identity_id = person.id)
         or exists (select 1 from staff_members m where m.identity_id = person.id and m.company_id <> held.company_id)) then
      return query select 'elsewhere', null::text, null::boolean;
      return;
    end if;
  end if;
  if person.email = lower(wanted) then return query select 'same', null::text, null::boolean; return; end if;
  if exists (select 1 from staff_members m join identities i on i.id = m.identity_id
              where m.company_id = scope_company() and i.email = lower(wanted)) then
    return query select 'colleague', null::text, null::boolean;
    return;
  end if;
  update email_changes e set ended_at = now(), outcome = 'replaced' where e.identity_id = person.id and e.ended_at is null;
  insert into email_changes (identity_id, company_id, old_email, new_email, old_token_hash, new_token_hash,
                             old_confirmed_at, is_backoffice, expires_at)
  values (person.id, scope_company(), person.email, lower(wanted), old_token, new_token, now(), true,
          now() + make_interval(secs => valid_seconds));
  return query select 'asked', person.email, exists (select 1 from identities i where i.email = lower(wanted));
end $$;

-- The changes that wait for a member of the open company, for whoever sees its team.
create function staff_email_change(member uuid) returns table (new_email text, expires_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select e.new_email, e.expires_at
    from staff_members m join email_changes e on e.identity_id = m.identity_id and e.company_id = m.company_id
   where m.company_id = scope_company() and m.id = member and e.is_backoffice and e.ended_at is null
     and e.expires_at > now() $$;

-- A new email makes what was mailed to the former one void.
create function void_former_links() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update one_use_tokens t set spent_at = now()
   where t.identity_id = new.identity_id and t.purpose in ('recovery', 'staff-recovery') and t.spent_at is null;
  return null;
end $$;
revoke execute on function void_former_links() from public;
create trigger email_changes_applied after update on email_changes
  for each row when (new.outcome = 'applied' and old.outcome is null) execute function void_former_links();

-- Whom a provider vouched for ---------------------------------------------------------------------------------------------

-- By what the company's identity provider knows the member: its email may become another one here or there.
alter table staff_members add column oidc_issuer text;
alter table staff_members add column oidc_subject text;
create unique index staff_members_by_subject on staff_members (company_id, oidc_issuer, oidc_subject)
  where oidc_subject is not null;

drop function enter_by_oidc(integer, text);

-- The member of a company that a provider vouched for: the one that it vouched for before, or else the one with that email.
-- An invitation that still holds is taken up by it; who was never invited, was shut out, or is past its last day is no row.
create function enter_by_oidc(company integer, by_issuer text, subject text, wanted_email text)
  returns table (identity_id uuid, staff_id uuid, was_invited boolean, email text)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  held staff_members;
  own_email text;
  invited boolean;
begin
  select m.* into held from staff_members m join identities i on i.id = m.identity_id
   where m.company_id = company and i.active
     and (m.oidc_issuer = by_issuer and m.oidc_subject = subject or i.email = lower(wanted_email))
   order by (m.oidc_issuer = by_issuer and m.oidc_subject = subject) is true desc limit 1 for update of m;
  if not found then return; end if;
  invited := held.accepted_at is null;
  if invited then
    if held.invited_until is null or held.invited_until <= now() then return; end if;
    update one_use_tokens t set spent_at = now()
     where t.company_id = company and t.staff_id = held.id and t.spent_at is null;
    update staff_members s set active = true, accepted_at = now(), invited_until = null, version = s.version + 1,
                               updated_at = now()
     where s.company_id = company and s.id = held.id returning s.* into held;
  end if;
  if not staff_is_open(held) then return; end if;
  update staff_members s set oidc_issuer = null, oidc_subject = null
   where s.company_id = company and s.id <> held.id and s.oidc_issuer = by_issuer and s.oidc_subject = subject;
  update staff_members s set oidc_issuer = by_issuer, oidc_subject = subject
   where s.company_id = company and s.id = held.id
     and (s.oidc_issuer, s.oidc_subject) is distinct from (by_issuer, subject);
  select i.email into strict own_email from identities i where i.id = held.identity_id;
  return query select held.identity_id, held.id, invited, own_email;
end $$;

do $$
declare
  door regprocedure;
begin
  for door in select p.oid::regprocedure from pg_proc p
               where p.pronamespace = 'public'::regnamespace
                 and p.proname = any (array['with_own_pictures', 'scope_may_copy', 'files_of_set_up', 'found_company',
                       'copy_set_up', 'keep_sender_code', 'waiting_sender_code', 'confirm_sender',
                       'begin_staff_email_change', 'staff_email_change', 'enter_by_oidc', 'cancel_email_change']) loop
    execute format('revoke execute on function %s from public', door);
    execute format('grant execute on function %s to enlace_staff', door);
  end loop;
end $$;
revoke execute on function with_own_pictures(text, jsonb), scope_may_copy(integer) from enlace_staff;
