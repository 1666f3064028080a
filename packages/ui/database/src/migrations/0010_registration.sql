-- Files that were sent, registration requests with their number, history and attachments, and consents (Ley 1581).
-- A visitor sees none of it: requests are received, corrected and shown by their link through the owner's functions.

-- Every file of the storage. A row is written before its bytes are; what nobody claimed within the hour is swept, so that
-- neither a torn upload nor a killed process leaves bytes behind that nobody knows.
create table stored_files (
  company_id integer not null references companies,
  storage_key text not null,
  media_type text not null,
  size bigint not null check (size > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  claimed_at timestamptz,
  -- Somebody is deleting the bytes: it may not be claimed any more.
  swept_at timestamptz,
  primary key (company_id, storage_key)
);
create index stored_files_unclaimed on stored_files (created_at) where claimed_at is null;

-- The last number that a company gave in a year; its row is locked while one is given, so that there are no gaps.
create table registration_numbers (
  company_id integer not null references companies,
  year integer not null,
  last integer not null default 0,
  primary key (company_id, year)
);

create table registration_requests (
  company_id integer not null references companies,
  id uuid not null,
  number text not null,
  -- 1 the template registration, 2 the access request by company (decisions 6).
  request_type text not null check (request_type in ('1', '2')),
  state text not null default 'recibida' check (state in ('recibida', 'en_revision', 'devuelta', 'aprobada', 'rechazada')),
  documento_numero text not null,
  documento_dv smallint check (documento_dv between 0 and 9),
  contact_email text not null,
  -- The specification's supplierModel with what else the company's template asked, and what it called each field then.
  supplier jsonb not null,
  labels jsonb not null default '{}',
  idempotency_key text not null,
  -- SHA-256 of what was sent: tells a repeated send from another one under the same key.
  content_hash bytea not null,
  token_hash bytea not null unique,
  address text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, number),
  unique (company_id, idempotency_key)
);
create index registration_requests_by_state on registration_requests (company_id, state, created_at);
create index registration_requests_by_document on registration_requests (company_id, documento_numero);

create table registration_attachments (
  company_id integer not null,
  request_id uuid not null,
  id uuid not null default gen_random_uuid(),
  -- The template's name of the file input, what it is called for people, and the file's own name.
  field text not null,
  label text not null,
  name text not null,
  storage_key text not null,
  created_at timestamptz not null default now(),
  replaced_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, request_id) references registration_requests (company_id, id) on delete cascade,
  foreign key (company_id, storage_key) references stored_files (company_id, storage_key)
);
create index registration_attachments_by_request on registration_attachments (company_id, request_id);

create table registration_events (
  company_id integer not null,
  request_id uuid not null,
  id bigint generated always as identity,
  at timestamptz not null default clock_timestamp(),
  state text not null,
  -- An email of the staff; empty where the applicant or the portal itself did it.
  actor text not null default '',
  -- What the applicant reads: why it was returned or rejected.
  reasons text[] not null default '{}',
  primary key (company_id, id),
  foreign key (company_id, request_id) references registration_requests (company_id, id) on delete cascade
);
create index registration_events_by_request on registration_events (company_id, request_id, id);

-- Who accepted which version of which text, when and from where (Ley 1581 of 2012); never changed.
create table consents (
  company_id integer not null references companies,
  id uuid not null default gen_random_uuid(),
  subject_kind text not null,
  subject_id uuid not null,
  email text not null,
  page_code text not null,
  -- Null where the company had no text of its own and the portal's stood in.
  page_version integer,
  accepted_at timestamptz not null default now(),
  address text,
  user_agent text,
  primary key (company_id, id)
);
create index consents_by_subject on consents (company_id, subject_kind, subject_id);
create index consents_by_email on consents (company_id, email);

do $$
declare
  name text;
begin
  foreach name in array array['stored_files', 'registration_numbers', 'registration_requests', 'registration_attachments',
                              'registration_events', 'consents'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner on %I to enlace_owner using (true) with check (true)', name);
    execute format('create policy staff on %I to enlace_staff using (company_id = (select scope_company())) '
      || 'with check (company_id = (select scope_company()))', name);
  end loop;
end $$;
grant select, insert, update, delete on stored_files, registration_requests, registration_attachments to enlace_staff;
-- What happened and what was agreed to is added to, not changed.
grant select, insert on registration_events, consents to enlace_staff;
create policy visitor on stored_files for insert to enlace_app
  with check (company_id = (select scope_company()) and claimed_at is null);
create policy visitor on consents for insert to enlace_app with check (company_id = (select scope_company()));
grant insert on stored_files, consents to enlace_app;

-- Claims the files of a request and lists them as its attachments; a new file of a field takes the place of the old ones.
create function attach_files(company integer, request uuid, files jsonb) returns void
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

-- Receives a request in the open scope's company, once for each idempotency key: whoever asks again gets the first one.
create function receive_registration_request(
  request uuid, type text, document text, dv smallint, email text, model jsonb, names jsonb, key text, content bytea,
  token bytea, origin text, files jsonb
) returns table (id uuid, number text, is_new boolean, is_same boolean)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  this_year integer := extract(year from now() at time zone 'America/Bogota');
  serial integer;
  known registration_requests;
  given text;
begin
  insert into registration_numbers (company_id, year) values (scope_company(), this_year) on conflict do nothing;
  -- One at a time in a company: the number has no gap, and a second send with the same key sees the first.
  select n.last + 1 into strict serial from registration_numbers n
   where n.company_id = scope_company() and n.year = this_year for update;
  select r.* into known from registration_requests r
   where r.company_id = scope_company() and r.idempotency_key = key;
  if found then
    return query select known.id, known.number, false, known.content_hash = content;
    return;
  end if;
  given := 'SR-' || this_year || '-' || lpad(serial::text, greatest(6, length(serial::text)), '0');
  update registration_numbers n set last = serial where n.company_id = scope_company() and n.year = this_year;
  insert into registration_requests (company_id, id, number, request_type, documento_numero, documento_dv, contact_email,
                                     supplier, labels, idempotency_key, content_hash, token_hash, address)
  values (scope_company(), request, given, type, document, dv, lower(email), model, names, key, content, token, origin);
  insert into registration_events (company_id, request_id, state) values (scope_company(), request, 'recibida');
  perform attach_files(scope_company(), request, files);
  return query select request, given, true, true;
end $$;

-- The request that a form made already: its key is the form's own secret.
create function registration_request_by_key(key text) returns table (id uuid, number text, content_hash bytea)
  language sql stable security definer set search_path = public, pg_temp as $$
  select r.id, r.number, r.content_hash from registration_requests r
   where r.company_id = scope_company() and r.idempotency_key = key $$;

-- A request by its link's token, with its history and files. What was typed comes back only while it is to be corrected.
create function registration_request_by_token(token bytea)
  returns table (company_id integer, id uuid, number text, request_type text, state text, created_at timestamptz,
                 updated_at timestamptz, supplier jsonb, events jsonb, attachments jsonb)
  language sql stable security definer set search_path = public, pg_temp as $$
  select r.company_id, r.id, r.number, r.request_type, r.state, r.created_at, r.updated_at,
         case r.state when 'devuelta' then r.supplier end,
         (select coalesce(jsonb_agg(jsonb_build_object('state', e.state, 'at', e.at, 'reasons', e.reasons) order by e.id), '[]')
            from registration_events e where e.company_id = r.company_id and e.request_id = r.id),
         (select coalesce(jsonb_agg(jsonb_build_object('field', a.field, 'label', a.label, 'name', a.name, 'size', s.size)
                                    order by a.created_at, a.label), '[]')
            from registration_attachments a
            join stored_files s on s.company_id = a.company_id and s.storage_key = a.storage_key
           where a.company_id = r.company_id and a.request_id = r.id and a.replaced_at is null)
    from registration_requests r where r.token_hash = token $$;

-- The applicant sends a returned request again. No row where it is not (or no longer) returned.
create function correct_registration_request(
  token bytea, document text, dv smallint, email text, model jsonb, names jsonb, files jsonb
) returns table (id uuid, number text)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  held registration_requests;
begin
  select r.* into held from registration_requests r
   where r.token_hash = token and r.company_id = scope_company() for update;
  if not found or held.state <> 'devuelta' then return; end if;
  update registration_requests r
     set state = 'recibida', documento_numero = document, documento_dv = dv, contact_email = lower(email),
         supplier = model, labels = names, updated_at = now()
   where r.company_id = held.company_id and r.id = held.id;
  insert into registration_events (company_id, request_id, state) values (held.company_id, held.id, 'recibida');
  perform attach_files(held.company_id, held.id, files);
  return query select held.id, held.number;
end $$;

-- Whom a company knows of a third party already: its masters, and the contact in the ERP's record. They hear of a request
-- that somebody makes in its name (decisions 6).
create function third_party_contacts(document text) returns table (email text, is_master boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select email, bool_or(is_master) from (
    select i.email, true as is_master
      from third_parties t
      join memberships m on m.company_id = t.company_id and m.third_party_id = t.id and m.is_master and m.active
      join identities i on i.id = m.identity_id and i.active
     where t.company_id = scope_company() and t.documento_numero = document
    union all
    select lower(trim(b.correo)), false
      from third_parties t
      join branch_accounts b on b.company_id = t.company_id and b.third_party_id = t.id and b.activo
     where t.company_id = scope_company() and t.documento_numero = document and b.correo like '%_@_%'
  ) known group by email order by bool_or(is_master) desc, email limit 20 $$;

-- Files that nobody claimed: marked, so that nobody can any more, and answered until their bytes are gone.
create function take_unclaimed_files(older_than interval, at_most integer)
  returns table (company_id integer, storage_key text)
  language sql volatile security definer set search_path = public, pg_temp as $$
  update stored_files s set swept_at = now()
    from (select f.company_id, f.storage_key from stored_files f
           where f.claimed_at is null and f.created_at < now() - older_than
           order by f.created_at limit at_most for update skip locked) old
   where s.company_id = old.company_id and s.storage_key = old.storage_key
  returning s.company_id, s.storage_key $$;

-- The same for one file whose request came to nothing; false where it was claimed, or somebody else took it before.
create function take_unclaimed_file(company integer, key text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update stored_files s set swept_at = now()
   where s.company_id = company and s.storage_key = key and s.claimed_at is null and s.swept_at is null;
  return found;
end $$;

-- The bytes of an unclaimed file are gone.
create function forget_file(company integer, key text) returns void
  language sql volatile security definer set search_path = public, pg_temp
  as $$ delete from stored_files s where s.company_id = company and s.storage_key = key and s.claimed_at is null $$;

revoke execute on function attach_files(integer, uuid, jsonb),
  receive_registration_request(uuid, text, text, smallint, text, jsonb, jsonb, text, bytea, bytea, text, jsonb),
  registration_request_by_key(text), registration_request_by_token(bytea),
  correct_registration_request(bytea, text, smallint, text, jsonb, jsonb, jsonb), third_party_contacts(text),
  take_unclaimed_files(interval, integer), take_unclaimed_file(integer, text), forget_file(integer, text) from public;
grant execute on function
  receive_registration_request(uuid, text, text, smallint, text, jsonb, jsonb, text, bytea, bytea, text, jsonb),
  registration_request_by_key(text), registration_request_by_token(bytea),
  correct_registration_request(bytea, text, smallint, text, jsonb, jsonb, jsonb), third_party_contacts(text),
  take_unclaimed_files(interval, integer), take_unclaimed_file(integer, text), forget_file(integer, text) to enlace_app;
