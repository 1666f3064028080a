-- Keeps a ticket for the open scope's session.
create or replace function open_download_ticket(
  session uuid, ticket bytea, wanted_target bytea, wanted_account integer, wanted_module text, master_only boolean,
  valid_seconds integer
) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into download_tickets (company_id, ticket_hash, session_id, account, module, needs_master, target, expires_at)
  select s.company_id, ticket, s.id, wanted_account, wanted_module, master_only, wanted_target,
         now() + make_interval(secs => valid_seconds)
    from sessions s
   where s.company_id = scope_company() and s.id = session and s.membership_id = scope_membership();
  return found;
end $$;

-- Spends a ticket in the browser that asked for it, for the file that it was asked for. No row otherwise.
create or replace function take_download_ticket(ticket bytea, cookie bytea, wanted_target bytea, given bytea)
  returns table (account integer)
  language sql volatile security definer set search_path = public, pg_temp as $$
  select demand_door();
  update download_tickets t set spent_at = now(), grant_hash = given
    from sessions s join session_families f on f.id = s.family_id
   where t.ticket_hash = ticket and t.target = wanted_target and t.spent_at is null and t.expires_at > now()
     and s.company_id = t.company_id and s.id = t.session_id and f.cookie_hash = cookie
  returning t.account $$;

-- Opens the scope that a spent ticket stands for, while the answer is under way: all that its session must prove, anew.
create or replace function open_ticket_scope(given bytea) returns opened_scope
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held record;
begin
  select s.session_token_hash, f.cookie_hash, t.account, t.module, t.needs_master into held
    from download_tickets t
    join sessions s on s.company_id = t.company_id and s.id = t.session_id
    join session_families f on f.id = s.family_id
   where t.grant_hash = given and t.spent_at > now() - interval '10 minutes';
  if not found then
    raise exception using errcode = 'EN401', message = 'session-missing';
  end if;
  return open_scope(held.session_token_hash, held.cookie_hash, held.account, held.module, held.needs_master, false);
end $$;

-- Asks for a file in the open scope and puts its making into the queue. No row where the person waits for too many.
create or replace function request_export(
  wanted_list text, wanted_format text, asked jsonb, wanted_account integer, wanted_module text, total integer,
  name text, type text, at_most integer
) returns table (id uuid)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  made uuid;
begin
  -- One at a time for a membership, or two requests would both find a place.
  perform 1 from memberships m where m.company_id = scope_company() and m.id = scope_membership() for update;
  if (select count(*) from exports e where e.company_id = scope_company() and e.membership_id = scope_membership()
         and e.state in ('waiting', 'running')) >= at_most then
    return;
  end if;
  insert into exports (company_id, membership_id, list, format, query, module, account, account_ids, rows_total,
                       file_name, media_type)
  values (scope_company(), scope_membership(), wanted_list, wanted_format, asked, wanted_module, wanted_account,
          scope_accounts(), total, name, type)
  returning exports.id into made;
  perform add_job('export', jsonb_build_object('export', made), null, null, null, wanted_account, wanted_module, 4);
  return query select made;
end $$;

-- Whether the file of an export may still be opened by whom it was made for: all its accounts and its module stand.
create or replace function export_stands(accounts integer[], wanted_module text) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select accounts <@ coalesce(accounts_of_membership(scope_company(), scope_membership()), '{}')
     and membership_has_module(scope_company(), scope_membership(), wanted_module) $$;

-- The open scope's person gives a file up, or throws it away. False where there is none.
create or replace function remove_export(wanted uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  before text;
begin
  select e.state into before from exports e
   where e.company_id = scope_company() and e.membership_id = scope_membership() and e.id = wanted for update;
  if not found then return false; end if;
  if before in ('waiting', 'running') then
    update exports e set state = 'cancelled', finished_at = now() where e.company_id = scope_company() and e.id = wanted;
    delete from jobs j where j.company_id = scope_company() and j.task = 'export' and j.claimed_by is null
       and j.payload ->> 'export' = wanted::text;
  else
    delete from exports e where e.company_id = scope_company() and e.id = wanted;
  end if;
  return true;
end $$;

-- What a worker in hand of the job tells of its export: how far it is. False where it was given up meanwhile, or where
-- another worker holds the job by now.
create or replace function advance_export(company integer, job uuid, claimer uuid, written integer) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform demand_door();
  update exports e
     set state = 'running', rows_done = written, rows_total = greatest(e.rows_total, written),
         started_at = coalesce(e.started_at, now())
    from jobs j
   where j.company_id = company and j.id = job and j.claimed_by = claimer
     and e.company_id = company and e.id = (j.payload ->> 'export')::uuid and e.state in ('waiting', 'running');
  return found;
end $$;

-- The file is in the storage: from now on it is the export's. False as above; then it is nobody's and swept.
create or replace function finish_export(company integer, job uuid, claimer uuid, written integer, file_key text, days integer)
  returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  bytes bigint;
begin
  perform demand_door();
  update exports e
     set state = 'done', rows_done = written, rows_total = written, storage_key = file_key, finished_at = now(),
         expires_at = now() + make_interval(days => days)
    from jobs j
   where j.company_id = company and j.id = job and j.claimed_by = claimer
     and e.company_id = company and e.id = (j.payload ->> 'export')::uuid and e.state in ('waiting', 'running');
  if not found then return false; end if;
  update stored_files s set claimed_at = now()
   where s.company_id = company and s.storage_key = file_key and s.claimed_at is null and s.swept_at is null
  returning s.size into strict bytes;
  update exports e set size = bytes where e.company_id = company and e.storage_key = file_key;
  return true;
end $$;

-- The file could not be made.
create or replace function fail_export(company integer, wanted uuid) returns void
  language sql volatile security definer set search_path = public, pg_temp as $$
  select demand_door();
  update exports e set state = 'failed', finished_at = now()
   where e.company_id = company and e.id = wanted and e.state in ('waiting', 'running') $$;

-- Files that are too old lose their bytes; what is told of them is forgotten a month later. Tickets go after an hour.
create or replace function sweep_downloads() returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  swept integer;
begin
  perform demand_door();
  update exports e set state = 'expired', storage_key = null where e.state = 'done' and e.expires_at <= now();
  get diagnostics swept = row_count;
  delete from exports e where e.created_at < now() - interval '37 days' and e.state not in ('waiting', 'running');
  delete from download_tickets t where t.expires_at < now() - interval '1 hour';
  delete from staff_download_tickets t where t.expires_at < now() - interval '1 hour';
  return swept;
end $$;

-- Keeps a ticket for the open scope's session.
create or replace function open_staff_ticket(
  session uuid, ticket bytea, wanted_target bytea, wanted_roles text[], wanted_step_up integer, valid_seconds integer
) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into staff_download_tickets (company_id, ticket_hash, session_id, roles, step_up_seconds, target, expires_at)
  select s.company_id, ticket, s.id, wanted_roles, wanted_step_up, wanted_target, now() + make_interval(secs => valid_seconds)
    from staff_sessions s where s.company_id = scope_company() and s.id = session and scope_staff_family(s.id) is not null;
  return found;
end $$;

-- Spends a ticket in the browser that asked for it, for the file that it was asked for. No row otherwise.
create or replace function take_staff_ticket(ticket bytea, cookie bytea, wanted_target bytea, given bytea)
  returns table (company_id integer)
  language sql volatile security definer set search_path = public, pg_temp as $$
  select demand_door();
  update staff_download_tickets t set spent_at = now(), grant_hash = given
    from staff_sessions s join session_families f on f.id = s.family_id
   where t.ticket_hash = ticket and t.target = wanted_target and t.spent_at is null and t.expires_at > now()
     and s.company_id = t.company_id and s.id = t.session_id and f.cookie_hash = cookie
  returning t.company_id $$;

-- Opens the scope that a spent ticket stands for, while the answer is under way: all that its session must prove, anew.
create or replace function open_staff_ticket_scope(given bytea) returns opened_scope
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held record;
begin
  select s.session_token_hash, f.cookie_hash, t.roles, t.step_up_seconds into held
    from staff_download_tickets t
    join staff_sessions s on s.company_id = t.company_id and s.id = t.session_id
    join session_families f on f.id = s.family_id
   where t.grant_hash = given and t.spent_at > now() - interval '10 minutes';
  if not found then
    raise exception using errcode = 'EN401', message = 'session-missing';
  end if;
  return open_staff_scope(held.session_token_hash, held.cookie_hash, held.roles, false, held.step_up_seconds);
end $$;

-- Who may call them.
revoke execute on function open_download_ticket, take_download_ticket, open_ticket_scope, request_export, export_stands,
  remove_export, advance_export, finish_export, fail_export, sweep_downloads, open_staff_ticket, take_staff_ticket,
  open_staff_ticket_scope from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function open_download_ticket, open_ticket_scope, request_export, export_stands, remove_export
  to enlace_app;
grant execute on function take_download_ticket, advance_export, finish_export, fail_export, sweep_downloads,
  take_staff_ticket to enlace_door;
grant execute on function open_staff_ticket, open_staff_ticket_scope to enlace_staff;
