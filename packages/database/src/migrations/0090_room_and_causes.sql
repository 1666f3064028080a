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

-- The request that caused a job or a mail: its reference and, where traces are sent, its span. Whoever puts a row into a queue,
-- functions and triggers too, gets it from the transaction, which was told when it began.
alter table jobs add column caused_by text default nullif(current_setting('enlace.cause', true), '');
alter table outbox_mails add column caused_by text default nullif(current_setting('enlace.cause', true), '');

-- As claim_jobs, with what caused each. That is looked up by a statement of its own: what was put into the queue a moment ago
-- may be claimed, and would not be seen by the statement that began before.
create function claim_caused_jobs(claimer uuid, tasks text[], at_most integer, lease_seconds integer, of_company integer)
  returns table (company_id integer, id uuid, task text, payload jsonb, membership_id uuid, account integer,
                 attempts integer, max_attempts integer, caused_by text)
  language plpgsql volatile security definer set search_path = public, pg_temp as $$
begin
  for company_id, id, task, payload, membership_id, account, attempts, max_attempts in
    select c.* from claim_jobs(claimer, tasks, at_most, lease_seconds, of_company) c
  loop
    select j.caused_by into caused_by from jobs j
     where j.company_id = claim_caused_jobs.company_id and j.id = claim_caused_jobs.id;
    return next;
  end loop;
end $$;

-- As claim_mails, with what caused each, likewise.
create function claim_caused_mails(claimer uuid, at_most integer, lease_seconds integer, mail_domain text)
  returns table (company_id integer, id uuid, company text, from_address text, is_signed boolean, purpose text, recipient text,
                 reply_to text, reply_to_name text, subject text, html text, text text, message_id text, attempts integer,
                 refusals integer, caused_by text)
  language plpgsql volatile security definer set search_path = public, pg_temp as $$
begin
  for company_id, id, company, from_address, is_signed, purpose, recipient, reply_to, reply_to_name, subject, html, text,
      message_id, attempts, refusals in
    select c.* from claim_mails(claimer, at_most, lease_seconds, mail_domain) c
  loop
    select m.caused_by into caused_by from outbox_mails m
     where m.company_id = claim_caused_mails.company_id and m.id = claim_caused_mails.id;
    return next;
  end loop;
end $$;

revoke execute on function claim_caused_jobs(uuid, text[], integer, integer, integer),
  claim_caused_mails(uuid, integer, integer, text) from public;
grant execute on function claim_caused_jobs(uuid, text[], integer, integer, integer),
  claim_caused_mails(uuid, integer, integer, text) to enlace_staff;
