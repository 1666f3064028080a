-- What the installation's operators are told of the room that is left, once a day at most, and by which request jobs and mails
-- were caused.

alter table operators add column room_told_at timestamptz;

-- Bytes that the database takes.
create function database_bytes() returns table (bytes bigint)
  language sql stable security definer set search_path = public, pg_temp as $$
  select pg_database_size(current_database()) $$;

-- The operators who can be mailed, each from the first company where it works.
create function operators_to_tell() returns table (identity_id uuid, company_id integer, email text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select i.id, min(m.company_id), i.email
    from operators o join identities i on i.id = o.identity_id and i.active
    join staff_members m on m.identity_id = i.id and staff_is_open(m)
   where o.room_told_at is null or o.room_told_at <= now() - interval '24 hours'
   group by i.id, i.email $$;

-- Takes it on oneself to tell an operator today; false where another node did.
create function tell_operator_of_room(person uuid) returns boolean
  language plpgsql volatile security definer set search_path = public, pg_temp as $$
begin
  update operators o set room_told_at = now()
   where o.identity_id = person and (o.room_told_at is null or o.room_told_at <= now() - interval '24 hours');
  return found;
end $$;

revoke execute on function database_bytes(), operators_to_tell(), tell_operator_of_room(uuid) from public;
grant execute on function database_bytes(), operators_to_tell(), tell_operator_of_room(uuid) to enlace_staff;
