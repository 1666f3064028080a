-- Whose key it is and what it is good for. Refused alike for a key that is none, ran out or was revoked.
create or replace function open_api_key(given bytea, origin text)
  returns table (company_id integer, key_id uuid, nombre text, scopes text[])
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held api_keys;
begin
  perform demand_door();
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

-- Adds to what a key brought in on a day.
create or replace function note_push(company integer, key uuid, is_refused boolean, read_rows bigint, refused_rows bigint, size bigint)
  returns void
  language sql security definer set search_path = public, pg_temp as $$
  select demand_own_company(company);
insert into push_statistics as p (company_id, key_id, dia, calls, refused_calls, rows_read, rows_refused, bytes)
values (company, key, (now() at time zone 'America/Bogota')::date, 1, is_refused::integer, read_rows, refused_rows, size)
on conflict (company_id, key_id, dia) do update
   set calls = p.calls + 1, refused_calls = p.refused_calls + excluded.refused_calls,
       rows_read = p.rows_read + excluded.rows_read, rows_refused = p.rows_refused + excluded.rows_refused,
       bytes = p.bytes + excluded.bytes $$;

-- Who may call them.
revoke execute on function open_api_key, note_push from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function open_api_key to enlace_door;
grant execute on function note_push to enlace_staff;
