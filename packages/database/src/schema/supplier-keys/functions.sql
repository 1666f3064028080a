-- The key that a program sent, while it is good. Refused alike for one that is none, ran out or was revoked, and for one of a
-- supplier that works no more with the company.
create or replace function held_supplier_key(given bytea) returns supplier_keys
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  held supplier_keys;
begin
  select k.* into held from supplier_keys k
    join third_parties t on t.company_id = k.company_id and t.id = k.third_party_id and t.activo
   where k.key_hash = given and k.revoked_at is null and k.expires_at > now();
  if not found then
    raise exception using errcode = 'EN401', message = 'supplier-key-refused';
  end if;
  return held;
end $$;

-- Whose key it is, and notes its use.
create or replace function open_supplier_key(given bytea, origin text) returns table (company_id integer, key_id uuid, nombre text)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held supplier_keys;
begin
  perform demand_door();
  held := held_supplier_key(given);
  -- Once a minute is often enough to know that it is used.
  if held.last_used_at is null or held.last_used_at < now() - interval '1 minute' or held.last_address is distinct from origin then
    update supplier_keys k set last_used_at = now(), last_address = origin
     where k.company_id = held.company_id and k.id = held.id;
  end if;
  return query select held.company_id, held.id, held.nombre;
end $$;

-- Opens the scope of a key: all accounts of its supplier, for the documents that are handed in. Such a scope has the key in place of
-- a membership, and no person.
create or replace function open_supplier_key_scope(given bytea) returns opened_scope
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held supplier_keys := held_supplier_key(given);
  accounts integer[];
  opened opened_scope;
begin
  if exists (select 1 from settings v where v.company_id = held.company_id and v.name = 'pageOnline'
               and (v.value #>> '{}') in ('0', 'false')) then
    raise exception using errcode = 'EN503', message = 'page-offline';
  end if;
  accounts := handing_in_accounts(held.company_id, held.third_party_id);
  perform seal_scope(held.company_id::text, held.third_party_id::text, array_to_string(accounts, ','), held.id::text, '');
  opened := row(held.company_id, null, held.id, held.third_party_id, accounts, false, null);
  return opened;
end $$;

-- The key of the open scope; no row in any other scope.
create or replace function scope_key() returns supplier_keys
  language sql stable security definer set search_path = public, pg_temp as $$
  select k from supplier_keys k
   where k.company_id = scope_company() and k.id = scope_membership() and k.third_party_id = scope_third_party()
     and k.revoked_at is null and k.expires_at > now() $$;

-- What the open scope's key may know of itself.
create or replace function scope_key_facts() returns table (id uuid, nombre text, vence_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select k.id, k.nombre, k.expires_at from scope_key() k where k.id is not null $$;

-- The keys of the open supplier, for its masters: the good ones first.
create or replace function scope_supplier_keys()
  returns table (id uuid, nombre text, prefijo text, creada_por text, creada_at timestamptz, vence_at timestamptz,
                 revocada_at timestamptz, revocada_por text, usada_at timestamptz, usada_desde text, is_good boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select k.id, k.nombre, k.prefijo, k.created_by, k.created_at, k.expires_at, k.revoked_at, k.revoked_by, k.last_used_at,
         k.last_address, k.revoked_at is null and k.expires_at > now()
    from supplier_keys k
   where k.company_id = scope_company() and k.third_party_id = scope_third_party() and scope_is_master()
   order by (k.revoked_at is null and k.expires_at > now()) desc, k.created_at desc, k.id
   limit 100 $$;

-- Makes a key of the open supplier, by one of its masters; so many are good at once.
create or replace function make_supplier_key(name text, beginning text, hash bytea, until timestamptz, most integer) returns uuid
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  made uuid;
begin
  if not scope_is_master() or scope_is_supplier_itself() then
    raise exception using errcode = 'EN403', message = 'not-master';
  end if;
  -- One key at a time, so that two at once do not pass the limit.
  perform 1 from third_parties t where t.company_id = scope_company() and t.id = scope_third_party() for no key update;
  if (select count(*) from supplier_keys k where k.company_id = scope_company() and k.third_party_id = scope_third_party()
         and k.revoked_at is null and k.expires_at > now()) >= most then
    raise exception using errcode = 'EN409', message = 'supplier-key-limit';
  end if;
  insert into supplier_keys (company_id, third_party_id, nombre, prefijo, key_hash, created_by, expires_at)
  values (scope_company(), scope_third_party(), name, beginning, hash, scope_person_name(), until)
  returning id into made;
  return made;
end $$;

-- Revokes a key of the open supplier, by one of its masters. Answers its name; null where it was over before.
create or replace function revoke_supplier_key(wanted uuid) returns text
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held supplier_keys;
begin
  if not scope_is_master() or scope_is_supplier_itself() then
    raise exception using errcode = 'EN403', message = 'not-master';
  end if;
  select k.* into held from supplier_keys k
   where k.company_id = scope_company() and k.third_party_id = scope_third_party() and k.id = wanted for update;
  if not found then
    raise exception using errcode = 'EN404', message = 'api-key-not-found';
  end if;
  if held.revoked_at is not null or held.expires_at <= now() then return null; end if;
  update supplier_keys k set revoked_at = now(), revoked_by = scope_person_name()
   where k.company_id = held.company_id and k.id = held.id;
  return held.nombre;
end $$;

-- What became of a request of the open scope's key that came before; no row where it did not. What is a week old is forgotten.
create or replace function scope_key_request(request text) returns table (body_hash bytea, outcome jsonb)
  language sql stable security definer set search_path = public, pg_temp as $$
  select r.body_hash, r.outcome from supplier_key_requests r
   where r.company_id = scope_company() and r.key_id = (scope_key()).id and r.request_key = request
     and r.at > now() - interval '7 days' $$;

create or replace function keep_key_request(request text, hash bytea, result jsonb) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held supplier_keys := scope_key();
begin
  if held.id is null then
    raise exception using errcode = 'EN401', message = 'supplier-key-refused';
  end if;
  delete from supplier_key_requests r
   where r.company_id = held.company_id and r.key_id = held.id and r.at <= now() - interval '7 days';
  insert into supplier_key_requests (company_id, key_id, request_key, body_hash, outcome)
  values (held.company_id, held.id, request, hash, result) on conflict do nothing;
end $$;

-- Who may call them.
revoke execute on function held_supplier_key, open_supplier_key, open_supplier_key_scope, scope_key, scope_key_facts, scope_supplier_keys,
  make_supplier_key, revoke_supplier_key, scope_key_request, keep_key_request
  from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function open_supplier_key to enlace_door;
grant execute on function open_supplier_key_scope, scope_key_facts, scope_supplier_keys, make_supplier_key, revoke_supplier_key, scope_key_request,
  keep_key_request to enlace_app;
