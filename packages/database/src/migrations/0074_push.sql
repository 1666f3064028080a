-- What programs push: each push, and of one that carries an idempotency key what was answered to each chunk of it.

create table pushes (
  company_id integer not null,
  id uuid not null default gen_random_uuid(),
  key_id uuid not null,
  kind text not null,
  idempotency_key text check (length(idempotency_key) between 1 and 200),
  -- SHA-256 of everything that was sent, once all of it was worked off.
  body_hash bytea check (length(body_hash) = 32),
  state text not null default 'running' check (state in ('running', 'complete', 'broken')),
  as_of timestamptz,
  rows_read bigint not null default 0,
  rows_inserted bigint not null default 0,
  rows_updated bigint not null default 0,
  rows_unchanged bigint not null default 0,
  rows_deleted bigint not null default 0,
  rows_refused bigint not null default 0,
  bytes bigint not null default 0,
  batches uuid[] not null default '{}',
  failure text,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  -- Renewed while somebody works on it: after that moment whoever did is gone.
  alive_until timestamptz not null,
  primary key (company_id, id),
  unique (company_id, key_id, idempotency_key),
  foreign key (company_id, key_id) references api_keys (company_id, id) on delete cascade
);

create index pushes_newest on pushes (company_id, started_at desc, id);

create table push_chunks (
  company_id integer not null,
  push_id uuid not null,
  seq integer not null,
  body_hash bytea not null check (length(body_hash) = 32),
  batch_id uuid,
  -- The lines of the answer, packed.
  answer bytea not null,
  primary key (company_id, push_id, seq),
  foreign key (company_id, push_id) references pushes (company_id, id) on delete cascade
);

do $$
declare
  name text;
begin
  foreach name in array array['pushes', 'push_chunks'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner on %I to enlace_owner using (true) with check (true)', name);
    execute format('create policy staff on %I to enlace_staff using (company_id = (select scope_company())) '
      || 'with check (company_id = (select scope_company()))', name);
    execute format('grant select, insert, update, delete on %I to enlace_staff', name);
  end loop;
end $$;

drop function open_api_key(bytea, text, text);

-- Whose key it is and what it is good for. Refused alike for a key that is none, ran out or was revoked.
create function open_api_key(given bytea, origin text)
  returns table (company_id integer, key_id uuid, nombre text, scopes text[])
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held api_keys;
begin
  select k.* into held from api_keys k where k.key_hash = given;
  if not found or held.revoked_at is not null or held.expires_at <= now() then
    raise exception using errcode = 'EN401', message = 'api-key-refused';
  end if;
  -- Once a minute is often enough to know that it is used.
  if held.last_used_at is null or held.last_used_at < now() - interval '1 minute' or held.last_address is distinct from origin then
    update api_keys k set last_used_at = now(), last_address = origin
     where k.company_id = held.company_id and k.id = held.id;
  end if;
  return query select held.company_id, held.id, held.nombre, held.scopes;
end $$;

revoke execute on function open_api_key(bytea, text) from public;
grant execute on function open_api_key(bytea, text) to enlace_staff;
