-- Claims the files of a request and lists them as its attachments; a new file of a field takes the place of the old ones.
create or replace function attach_files(company integer, request uuid, files jsonb) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  claimed integer;
begin
  update registration_attachments a set replaced_at = now()
   where a.company_id = company and a.request_id = request and a.replaced_at is null
     and a.field in (select f.field from jsonb_to_recordset(files) as f (field text));
  insert into registration_attachments (company_id, request_id, field, label, name, storage_key)
  select company, request, f.field, f.label, f.name, f.storage_key
    from jsonb_to_recordset(files) as f (field text, label text, name text, storage_key text);
  update stored_files s set claimed_at = now()
   where s.company_id = company and s.claimed_at is null and s.swept_at is null
     and s.storage_key in (select f.storage_key from jsonb_to_recordset(files) as f (storage_key text));
  get diagnostics claimed = row_count;
  if claimed <> jsonb_array_length(files) then
    raise exception 'a file of the request is not there any more';
  end if;
end $$;

-- Files that nobody claimed: marked, so that nobody can any more, and answered until their bytes are gone.
create or replace function take_unclaimed_files(older_than interval, at_most integer)
  returns table (company_id integer, storage_key text)
  language sql volatile security definer set search_path = public, pg_temp as $$
  select demand_door();
  update stored_files s set swept_at = now()
    from (select f.company_id, f.storage_key from stored_files f
           where f.claimed_at is null and f.created_at < now() - older_than
           order by f.created_at limit at_most for update skip locked) old
   where s.company_id = old.company_id and s.storage_key = old.storage_key
  returning s.company_id, s.storage_key $$;

-- The same for one file whose request came to nothing; false where it was claimed, or somebody else took it before.
create or replace function take_unclaimed_file(company integer, key text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform demand_door();
  update stored_files s set swept_at = now()
   where s.company_id = company and s.storage_key = key and s.claimed_at is null and s.swept_at is null;
  return found;
end $$;

-- The bytes of an unclaimed file are gone.
create or replace function forget_file(company integer, key text) returns void
  language sql volatile security definer set search_path = public, pg_temp
  as $$
  select demand_door(); delete from stored_files s where s.company_id = company and s.storage_key = key and s.claimed_at is null $$;

-- Begins a file of the open scope's person, or goes on with the same one that it began before.
create or replace function begin_upload(aim text, called text, length bigint, print text)
  returns table (id uuid, name text, size bigint, received bigint, expires_at timestamptz)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  if not scope_may_act() then
    raise exception using errcode = 'EN403', message = 'read-only-person';
  end if;
  delete from file_uploads u where u.company_id = scope_company() and u.membership_id = scope_membership()
     and u.expires_at <= now();
  if (select count(*) from file_uploads u where u.company_id = scope_company() and u.membership_id = scope_membership()
         and not (u.purpose = aim and u.sha256 = print and u.size = length)) >= 20 then
    raise exception using errcode = 'EN429', message = 'too-many-uploads';
  end if;
  return query
  insert into file_uploads as u (company_id, membership_id, third_party_id, purpose, name, size, sha256)
  values (scope_company(), scope_membership(), scope_third_party(), aim, called, length, print)
  on conflict (company_id, membership_id, purpose, sha256, size)
    do update set expires_at = now() + interval '24 hours', name = excluded.name
  returning u.id, u.name, u.size, u.received, u.expires_at;
end $$;

-- A file of the open scope's person that is on its way; nobody else's.
create or replace function scope_upload(wanted uuid)
  returns table (id uuid, name text, size bigint, received bigint, expires_at timestamptz, sha256 text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select u.id, u.name, u.size, u.received, u.expires_at, u.sha256 from file_uploads u
   where u.company_id = scope_company() and u.membership_id = scope_membership() and u.id = wanted and u.expires_at > now() $$;

-- Keeps the next bytes of a file and answers how many there are now; nothing where they are not the next ones.
create or replace function append_upload(wanted uuid, place bigint, piece bytea) returns bigint
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held file_uploads;
begin
  select u.* into held from file_uploads u
   where u.company_id = scope_company() and u.membership_id = scope_membership() and u.id = wanted and u.expires_at > now()
     for update;
  if not found then
    raise exception using errcode = 'EN404', message = 'document-not-found';
  end if;
  if held.received <> place then return null; end if;
  if place + length(piece) > held.size then
    raise exception using errcode = 'EN413', message = 'body-too-large';
  end if;
  insert into file_upload_pieces (company_id, upload_id, at, bytes) values (held.company_id, held.id, place, piece);
  update file_uploads u set received = place + length(piece), expires_at = now() + interval '24 hours'
   where u.company_id = held.company_id and u.id = held.id;
  return place + length(piece);
end $$;

-- The bytes of a file of the open scope's person, in their order.
create or replace function scope_upload_pieces(wanted uuid) returns table (at bigint, bytes bytea)
  language sql stable security definer set search_path = public, pg_temp as $$
  select p.at, p.bytes from file_upload_pieces p
    join file_uploads u on u.company_id = p.company_id and u.id = p.upload_id
   where p.company_id = scope_company() and u.membership_id = scope_membership() and p.upload_id = wanted order by p.at $$;

-- A file is somebody's by now, or is given up: its pieces go.
create or replace function end_upload(wanted uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from file_uploads u
   where u.company_id = scope_company() and u.membership_id = scope_membership() and u.id = wanted;
  return found;
end $$;

-- Removes what nobody went on with in time, in all companies; some at once.
create or replace function sweep_uploads(at_most integer) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  gone integer;
begin
  perform demand_door();
  delete from file_uploads u using (
    select o.company_id, o.id from file_uploads o where o.expires_at <= now() order by o.expires_at limit at_most
       for update skip locked) late
   where u.company_id = late.company_id and u.id = late.id;
  get diagnostics gone = row_count;
  return gone;
end $$;

-- Who may call them.
revoke execute on function attach_files, take_unclaimed_files, take_unclaimed_file, forget_file, begin_upload, scope_upload,
  append_upload, scope_upload_pieces, end_upload, sweep_uploads
  from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function take_unclaimed_files, take_unclaimed_file, forget_file, sweep_uploads to enlace_door;
grant execute on function begin_upload, scope_upload, append_upload, scope_upload_pieces, end_upload to enlace_app;
