-- One-use tickets for what a browser loads without headers, jobs that outlive a request and a process, and the files
-- that a supplier asked the portal to make of its lists.

-- A ticket opens one file, once, within a minute, in the browser that asked for it, with what its session may see then.
create table download_tickets (
  company_id integer not null references companies,
  ticket_hash bytea not null unique,
  session_id uuid not null,
  -- What the call demands of the scope; the session proves it again when the ticket is used.
  account integer,
  module text,
  needs_master boolean not null,
  -- SHA-256 of the call with its parameters: the ticket of one file opens no other.
  target bytea not null,
  expires_at timestamptz not null,
  spent_at timestamptz,
  -- What the spent ticket was exchanged for, with which the answer under way opens its scope.
  grant_hash bytea unique,
  primary key (company_id, ticket_hash),
  foreign key (company_id, session_id) references sessions (company_id, id) on delete cascade
);
create index download_tickets_by_expiry on download_tickets (expires_at);
create index download_tickets_by_session on download_tickets (company_id, session_id);

-- Work for later, of one company. Whoever does it holds it for a while at a time, so that what a killed process had in
-- hand is another's soon. What was done is forgotten; what was given up stays until somebody looks at it.
create table jobs (
  company_id integer not null references companies,
  id uuid not null default gen_random_uuid(),
  task text not null,
  -- Names of rows, never what they hold: the work reads it again in the scope of whoever asked.
  payload jsonb not null default '{}',
  -- Work that waits under the same key is one work.
  key text,
  -- Whose scope the work opens: a membership with an account and a module, or the company's own where it is null.
  membership_id uuid,
  account integer,
  module text,
  run_at timestamptz not null default now(),
  attempts integer not null default 0,
  max_attempts integer not null default 8,
  claimed_by uuid,
  claimed_until timestamptz,
  last_error text,
  dead_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, membership_id) references memberships (company_id, id) on delete cascade
);
create index jobs_due on jobs (run_at) where dead_at is null;
create index jobs_by_membership on jobs (company_id, membership_id);
create unique index jobs_waiting_by_key on jobs (company_id, task, key)
  where key is not null and claimed_by is null and dead_at is null;

-- When repeated work was last put into the queue of a company, so that several nodes do it once.
create table repeated_jobs (
  company_id integer not null references companies on delete cascade,
  task text not null,
  due_at timestamptz not null,
  primary key (company_id, task)
);

-- A file that somebody asked for, made while nobody waits. It is found again until it expires.
create table exports (
  company_id integer not null references companies,
  id uuid not null default gen_random_uuid(),
  membership_id uuid not null,
  list text not null,
  format text not null check (format in ('xlsx', 'csv', 'pdf')),
  -- The list's filter, order and columns, as the call took them.
  query jsonb not null,
  module text,
  -- The branch account that was selected, and all those that the file tells of.
  account integer,
  account_ids integer[] not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed', 'cancelled', 'expired')),
  rows_total integer not null,
  rows_done integer not null default 0,
  file_name text not null,
  media_type text not null,
  storage_key text,
  size bigint,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  expires_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, membership_id) references memberships (company_id, id) on delete cascade
);
create index exports_by_membership on exports (company_id, membership_id, created_at desc);
create index exports_by_expiry on exports (expires_at) where state = 'done';

do $$
declare name text;
begin
  foreach name in array array['download_tickets', 'jobs', 'repeated_jobs', 'exports'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner on %I to enlace_owner using (true) with check (true)', name);
  end loop;
  foreach name in array array['jobs', 'exports'] loop
    execute format('create policy staff on %I to enlace_staff using (company_id = (select scope_company())) '
      || 'with check (company_id = (select scope_company()))', name);
  end loop;
end $$;
grant select, update, delete on jobs to enlace_staff;
grant select on exports to enlace_staff;
create policy supplier on exports for select to enlace_app
  using (company_id = (select scope_company()) and membership_id = (select scope_membership()));
grant select on exports to enlace_app;

-- Bytes of a file whose export is gone or too old are nobody's any more, and swept.
create function release_export_file() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update stored_files s set claimed_at = null
   where s.company_id = old.company_id and s.storage_key = old.storage_key;
  return null;
end $$;
create trigger export_gone after delete on exports
  for each row when (old.storage_key is not null) execute function release_export_file();
create trigger export_expired after update of storage_key on exports
  for each row when (old.storage_key is not null and new.storage_key is null) execute function release_export_file();

-- Tickets ------------------------------------------------------------------------------------------------------------

-- Keeps a ticket for the open scope's session.
create function open_download_ticket(
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
create function take_download_ticket(ticket bytea, cookie bytea, wanted_target bytea, given bytea)
  returns table (account integer)
  language sql volatile security definer set search_path = public, pg_temp as $$
  update download_tickets t set spent_at = now(), grant_hash = given
    from sessions s join session_families f on f.id = s.family_id
   where t.ticket_hash = ticket and t.target = wanted_target and t.spent_at is null and t.expires_at > now()
     and s.company_id = t.company_id and s.id = t.session_id and f.cookie_hash = cookie
  returning t.account $$;

-- Opens the scope that a spent ticket stands for, while the answer is under way: all that its session must prove, anew.
create function open_ticket_scope(given bytea) returns opened_scope
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

-- Jobs ---------------------------------------------------------------------------------------------------------------

-- The accounts that a membership may read now; null where it may read none, or may not enter any more.
create function accounts_of_membership(company integer, membership uuid) returns integer[]
  language sql stable security definer set search_path = public, pg_temp as $$
  select array_agg(b.id order by b.id)
    from memberships m
    join identities i on i.id = m.identity_id and i.active
    join third_parties t on t.company_id = m.company_id and t.id = m.third_party_id and t.activo
    join branch_accounts b on b.company_id = m.company_id and b.third_party_id = m.third_party_id and b.activo
   where m.company_id = company and m.id = membership and m.active
     and (m.all_accounts or exists (select 1 from membership_accounts a where a.company_id = m.company_id
                                      and a.membership_id = m.id and a.third_id = b.id)) $$;

-- Whether a module is on for the company and granted to the membership; no module asks for none.
create function membership_has_module(company integer, membership uuid, wanted text) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select wanted is null or exists (
    select 1 from memberships m
      join settings v on v.company_id = m.company_id and v.name = wanted
     where m.company_id = company and m.id = membership and (v.value #>> '{}') ~ '^[0-9]+$'
       and (v.value #>> '{}')::integer > 0 and (m.modules is null or m.is_master or wanted = any (m.modules))) $$;

-- Puts work into the open company's queue, in the transaction of what causes it. A supplier's work is its own
-- membership's, whatever is asked for; work that waits under the same key takes the new payload and time.
create function add_job(
  wanted_task text, given jsonb, wanted_key text, at timestamptz, membership uuid, wanted_account integer,
  wanted_module text, tries integer
) returns uuid
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  whose uuid := coalesce(scope_membership(), membership);
  made uuid;
begin
  insert into jobs (company_id, task, payload, key, membership_id, account, module, run_at, max_attempts)
  values (scope_company(), wanted_task, given, wanted_key, whose, wanted_account, wanted_module, coalesce(at, now()), tries)
  on conflict (company_id, task, key) where key is not null and claimed_by is null and dead_at is null
    do update set payload = excluded.payload, run_at = excluded.run_at, membership_id = excluded.membership_id,
                  account = excluded.account, module = excluded.module, attempts = 0
  returning id into made;
  perform pg_notify('jobs', wanted_task);
  return made;
end $$;

-- Puts repeated work into the queue of every company for which nobody has done so at this time.
create function add_repeated_jobs(wanted_task text, due timestamptz) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  added integer;
begin
  with told as (
    insert into repeated_jobs as r (company_id, task, due_at) select c.id, wanted_task, due from companies c
    on conflict (company_id, task) do update set due_at = excluded.due_at where r.due_at < excluded.due_at
    returning r.company_id)
  insert into jobs (company_id, task, key, payload)
  select told.company_id, wanted_task, 'repeated', jsonb_build_object('due', due) from told
  on conflict (company_id, task, key) where key is not null and claimed_by is null and dead_at is null do nothing;
  get diagnostics added = row_count;
  if added > 0 then perform pg_notify('jobs', wanted_task); end if;
  return added;
end $$;

-- Takes due work in hand for a while; two workers never get the same. What a dead worker held is due again. Work that
-- took its worker down at each attempt comes once more, to be given up.
create function claim_jobs(claimer uuid, tasks text[], at_most integer, lease_seconds integer)
  returns table (company_id integer, id uuid, task text, payload jsonb, membership_id uuid, account integer,
                 attempts integer, max_attempts integer)
  language sql volatile security definer set search_path = public, pg_temp as $$
  with due as (
    select j.company_id, j.id from jobs j
     where j.dead_at is null and j.run_at <= now() and j.task = any (tasks)
       and (j.claimed_until is null or j.claimed_until <= now())
     order by j.run_at limit at_most for update skip locked)
  update jobs j
     set claimed_by = claimer, claimed_until = now() + make_interval(secs => lease_seconds), attempts = j.attempts + 1
    from due where j.company_id = due.company_id and j.id = due.id
  returning j.company_id, j.id, j.task, j.payload, j.membership_id, j.account, j.attempts, j.max_attempts $$;

-- Tells that a worker is alive: what it holds stays its own for another while. Answers what it still holds.
create function renew_jobs(claimer uuid, lease_seconds integer) returns table (id uuid)
  language sql volatile security definer set search_path = public, pg_temp as $$
  update jobs j set claimed_until = now() + make_interval(secs => lease_seconds)
   where j.claimed_by = claimer and j.claimed_until > now() and j.dead_at is null returning j.id $$;

-- Work that is done. False where another holds it by now.
create function finish_job(company integer, job uuid, claimer uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from jobs j where j.company_id = company and j.id = job and j.claimed_by = claimer;
  return found;
end $$;

-- Work that failed: due again after some seconds, or given up where there are none.
create function fail_job(company integer, job uuid, claimer uuid, why text, retry_seconds numeric) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update jobs j
     set claimed_by = null, claimed_until = null, last_error = why,
         -- The same work was asked for again meanwhile: that one stands for the key.
         key = case when exists (select 1 from jobs o where o.company_id = j.company_id and o.task = j.task
                                   and o.key = j.key and o.id <> j.id and o.claimed_by is null and o.dead_at is null)
                    then null else j.key end,
         run_at = now() + make_interval(secs => coalesce(retry_seconds, 0)::double precision),
         dead_at = case when retry_seconds is null then now() end
   where j.company_id = company and j.id = job and j.claimed_by = claimer;
end $$;

-- What a worker holds and will not do any more goes back as if it had not been taken.
create function release_jobs(claimer uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update jobs j
     set claimed_by = null, claimed_until = null, attempts = j.attempts - 1,
         key = case when exists (select 1 from jobs o where o.company_id = j.company_id and o.task = j.task
                                   and o.key = j.key and o.id <> j.id and o.claimed_by is null and o.dead_at is null)
                    then null else j.key end
   where j.claimed_by = claimer and j.dead_at is null;
  perform pg_notify('jobs', '');
end $$;

-- Opens the scope of whoever a piece of work is for, while the worker holds it: the membership, its accounts and the
-- module must stand now, however long ago it was asked for.
create function open_job_scope(company integer, job uuid, claimer uuid) returns opened_scope
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held record;
  accounts integer[];
  opened opened_scope;
begin
  select j.account, j.module, m.id as membership_id, m.identity_id, m.third_party_id, m.is_master into held
    from jobs j join memberships m on m.company_id = j.company_id and m.id = j.membership_id
   where j.company_id = company and j.id = job and j.claimed_by = claimer and j.claimed_until > now()
     and j.dead_at is null;
  if not found then
    raise exception using errcode = 'EN401', message = 'session-missing';
  end if;
  accounts := accounts_of_membership(company, held.membership_id);
  if accounts is null or (held.account is not null and not held.account = any (accounts)) then
    raise exception using errcode = 'EN403', message = 'account-foreign';
  end if;
  if not membership_has_module(company, held.membership_id, held.module) then
    raise exception using errcode = 'EN403', message = 'module-off';
  end if;
  if held.account is not null then accounts := array[held.account]; end if;
  perform set_config('app.company_id', company::text, true),
          set_config('app.third_party_id', held.third_party_id::text, true),
          set_config('app.account_ids', array_to_string(accounts, ','), true),
          set_config('app.membership_id', held.membership_id::text, true),
          set_config('app.identity_id', held.identity_id::text, true);
  opened := row(company, held.identity_id, held.membership_id, held.third_party_id, accounts, held.is_master, null);
  return opened;
end $$;

-- Exports ------------------------------------------------------------------------------------------------------------

-- Asks for a file in the open scope and puts its making into the queue. No row where the person waits for too many.
create function request_export(
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
create function export_stands(accounts integer[], wanted_module text) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select accounts <@ coalesce(accounts_of_membership(scope_company(), scope_membership()), '{}')
     and membership_has_module(scope_company(), scope_membership(), wanted_module) $$;

-- The open scope's person gives a file up, or throws it away. False where there is none.
create function remove_export(wanted uuid) returns boolean
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
create function advance_export(company integer, job uuid, claimer uuid, written integer) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update exports e
     set state = 'running', rows_done = written, rows_total = greatest(e.rows_total, written),
         started_at = coalesce(e.started_at, now())
    from jobs j
   where j.company_id = company and j.id = job and j.claimed_by = claimer
     and e.company_id = company and e.id = (j.payload ->> 'export')::uuid and e.state in ('waiting', 'running');
  return found;
end $$;

-- The file is in the storage: from now on it is the export's. False as above; then it is nobody's and swept.
create function finish_export(company integer, job uuid, claimer uuid, written integer, file_key text, days integer)
  returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  bytes bigint;
begin
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
create function fail_export(company integer, wanted uuid) returns void
  language sql volatile security definer set search_path = public, pg_temp as $$
  update exports e set state = 'failed', finished_at = now()
   where e.company_id = company and e.id = wanted and e.state in ('waiting', 'running') $$;

-- Files that are too old lose their bytes; what is told of them is forgotten a month later. Tickets go after an hour.
create function sweep_downloads() returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  swept integer;
begin
  update exports e set state = 'expired', storage_key = null where e.state = 'done' and e.expires_at <= now();
  get diagnostics swept = row_count;
  delete from exports e where e.created_at < now() - interval '37 days' and e.state not in ('waiting', 'running');
  delete from download_tickets t where t.expires_at < now() - interval '1 hour';
  return swept;
end $$;

revoke execute on function release_export_file(),
  open_download_ticket(uuid, bytea, bytea, integer, text, boolean, integer),
  take_download_ticket(bytea, bytea, bytea, bytea), open_ticket_scope(bytea),
  accounts_of_membership(integer, uuid), membership_has_module(integer, uuid, text),
  add_job(text, jsonb, text, timestamptz, uuid, integer, text, integer), add_repeated_jobs(text, timestamptz),
  claim_jobs(uuid, text[], integer, integer), renew_jobs(uuid, integer), finish_job(integer, uuid, uuid),
  fail_job(integer, uuid, uuid, text, numeric), release_jobs(uuid), open_job_scope(integer, uuid, uuid),
  request_export(text, text, jsonb, integer, text, integer, text, text, integer), export_stands(integer[], text),
  remove_export(uuid), advance_export(integer, uuid, uuid, integer),
  finish_export(integer, uuid, uuid, integer, text, integer), fail_export(integer, uuid), sweep_downloads()
  from public;
grant execute on function open_download_ticket(uuid, bytea, bytea, integer, text, boolean, integer),
  take_download_ticket(bytea, bytea, bytea, bytea), open_ticket_scope(bytea), open_job_scope(integer, uuid, uuid),
  add_job(text, jsonb, text, timestamptz, uuid, integer, text, integer),
  request_export(text, text, jsonb, integer, text, integer, text, text, integer), export_stands(integer[], text),
  remove_export(uuid) to enlace_app;
-- Work is taken and told of by the role that sends mails, never by the one that answers the portal.
grant execute on function add_job(text, jsonb, text, timestamptz, uuid, integer, text, integer),
  add_repeated_jobs(text, timestamptz), claim_jobs(uuid, text[], integer, integer), renew_jobs(uuid, integer),
  finish_job(integer, uuid, uuid), fail_job(integer, uuid, uuid, text, numeric), release_jobs(uuid),
  advance_export(integer, uuid, uuid, integer), finish_export(integer, uuid, uuid, integer, text, integer),
  fail_export(integer, uuid), sweep_downloads() to enlace_staff;
