-- Keys by which a company's own programs push data, and how much each has pushed. Only the hash of a key is kept.

create table api_keys (
  company_id integer not null references companies,
  id uuid not null default gen_random_uuid(),
  nombre text not null check (length(nombre) between 1 and 80),
  -- The beginning of the key, by which people tell it from another; the rest is known to nobody here.
  prefijo text not null,
  key_hash bytea not null unique check (length(key_hash) = 32),
  scopes text[] not null check (cardinality(scopes) > 0),
  created_by text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  revoked_at timestamptz,
  revoked_by text,
  -- The key that took its place; until it expires both are good.
  replaced_by uuid,
  last_used_at timestamptz,
  last_address text,
  version integer not null default 1,
  primary key (company_id, id),
  foreign key (company_id, replaced_by) references api_keys (company_id, id)
);

-- What came in by a key on a day of Bogotá.
create table push_statistics (
  company_id integer not null,
  key_id uuid not null,
  dia date not null,
  calls integer not null default 0,
  refused_calls integer not null default 0,
  rows_read bigint not null default 0,
  rows_refused bigint not null default 0,
  bytes bigint not null default 0,
  primary key (company_id, key_id, dia),
  foreign key (company_id, key_id) references api_keys (company_id, id) on delete cascade
);

do $$
declare
  name text;
begin
  foreach name in array array['api_keys', 'push_statistics'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner on %I to enlace_owner using (true) with check (true)', name);
    execute format('create policy staff on %I to enlace_staff using (company_id = (select scope_company())) '
      || 'with check (company_id = (select scope_company()))', name);
    execute format('grant select, insert, update on %I to enlace_staff', name);
  end loop;
end $$;

-- Whose key it is, if it opens what is asked for now. Refused alike for a key that is none, ran out or was revoked.
create function open_api_key(given bytea, wanted text, origin text)
  returns table (company_id integer, key_id uuid, nombre text)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held api_keys;
begin
  select k.* into held from api_keys k where k.key_hash = given;
  if not found or held.revoked_at is not null or held.expires_at <= now() then
    raise exception using errcode = 'EN401', message = 'api-key-refused';
  end if;
  if not wanted = any (held.scopes) then
    raise exception using errcode = 'EN403', message = 'api-key-scope';
  end if;
  -- Once a minute is often enough to know that it is used.
  if held.last_used_at is null or held.last_used_at < now() - interval '1 minute' or held.last_address is distinct from origin then
    update api_keys k set last_used_at = now(), last_address = origin
     where k.company_id = held.company_id and k.id = held.id;
  end if;
  return query select held.company_id, held.id, held.nombre;
end $$;

-- Adds to what a key brought in on a day.
create function note_push(company integer, key uuid, is_refused boolean, read_rows bigint, refused_rows bigint, size bigint)
  returns void
  language sql security definer set search_path = public, pg_temp as $$
insert into push_statistics as p (company_id, key_id, dia, calls, refused_calls, rows_read, rows_refused, bytes)
values (company, key, (now() at time zone 'America/Bogota')::date, 1, is_refused::integer, read_rows, refused_rows, size)
on conflict (company_id, key_id, dia) do update
   set calls = p.calls + 1, refused_calls = p.refused_calls + excluded.refused_calls,
       rows_read = p.rows_read + excluded.rows_read, rows_refused = p.rows_refused + excluded.rows_refused,
       bytes = p.bytes + excluded.bytes $$;

revoke execute on function open_api_key(bytea, text, text), note_push(integer, uuid, boolean, bigint, bigint, bigint)
  from public;
grant execute on function open_api_key(bytea, text, text), note_push(integer, uuid, boolean, bigint, bigint, bigint)
  to enlace_staff;
