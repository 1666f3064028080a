-- Puts work into the open company's queue, in the transaction of what causes it. A supplier's work is its own
-- membership's, whatever is asked for; work that waits under the same key takes the new payload and time.
create or replace function add_job(
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

-- Puts repeated work into the queue of every company for which nobody has done so at this time, by the clock of the database
-- that all nodes share: a node whose clock is ahead adds nothing, and a time that was noted while the database's own clock
-- was ahead is forgotten.
create or replace function add_repeated_jobs(wanted_task text, due timestamptz) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  added integer;
begin
  perform demand_door();
  if due > now() + interval '1 minute' then return 0; end if;
  update repeated_jobs r set due_at = due where r.task = wanted_task and r.due_at > now() + interval '1 minute';
  with told as (
    insert into repeated_jobs as r (company_id, task, due_at) select c.id, wanted_task, due from companies c
     where not exists (select 1 from trial_companies t where t.company_id = c.id and t.state = 'removed')
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
-- took its worker down at each attempt comes once more, to be given up. Companies take turns: whoever has less in hand comes
-- first, equals draw lots, and one worker holds at most so many of one company. A company's own work keeps its order.
create or replace function claim_jobs(claimer uuid, tasks text[], at_most integer, lease_seconds integer, of_company integer)
  returns table (company_id integer, id uuid, task text, payload jsonb, membership_id uuid, account integer,
                 attempts integer, max_attempts integer)
  language sql volatile security definer set search_path = public, pg_temp as $$
  select demand_door();
  with recursive waiting as (
    (select j.company_id from jobs j where j.dead_at is null order by j.company_id limit 1)
    union all
    select (select j.company_id from jobs j where j.dead_at is null and j.company_id > w.company_id
             order by j.company_id limit 1)
      from waiting w where w.company_id is not null),
  held as (
    select j.company_id, count(*) as by_all, count(*) filter (where j.claimed_by = claimer) as by_us
      from jobs j where j.claimed_by is not null and j.claimed_until > now() and j.dead_at is null group by j.company_id),
  due as (
    select d.company_id, d.id, coalesce(h.by_us, 0) as by_us, random() as lot,
           coalesce(h.by_all, 0) + row_number() over (partition by d.company_id order by d.run_at) as turn
      from waiting w left join held h on h.company_id = w.company_id
     cross join lateral (
       select j.company_id, j.id, j.run_at from jobs j
        where j.company_id = w.company_id and j.dead_at is null and j.run_at <= now() and j.task = any (tasks)
          and (j.claimed_until is null or j.claimed_until <= now())
        -- More than are wanted: another worker may be taking the first ones.
        order by j.run_at limit at_most * 8) d
     where w.company_id is not null and coalesce(h.by_us, 0) < of_company),
  locked as (
    select j.company_id, j.id, due.by_us, due.turn from due join jobs j on j.company_id = due.company_id and j.id = due.id
     where j.dead_at is null and (j.claimed_until is null or j.claimed_until <= now())
     order by due.turn, due.lot limit at_most for update of j skip locked),
  taken as (
    select l.company_id, l.id, l.by_us + row_number() over (partition by l.company_id order by l.turn) as place from locked l)
  update jobs j
     set claimed_by = claimer, claimed_until = now() + make_interval(secs => lease_seconds), attempts = j.attempts + 1
    from taken where j.company_id = taken.company_id and j.id = taken.id and taken.place <= of_company
  returning j.company_id, j.id, j.task, j.payload, j.membership_id, j.account, j.attempts, j.max_attempts $$;

-- Tells that a worker is alive: what it holds stays its own for another while. Answers what it still holds.
create or replace function renew_jobs(claimer uuid, lease_seconds integer) returns table (id uuid)
  language sql volatile security definer set search_path = public, pg_temp as $$
  select demand_door();
  update jobs j set claimed_until = now() + make_interval(secs => lease_seconds)
   where j.claimed_by = claimer and j.claimed_until > now() and j.dead_at is null returning j.id $$;

-- A worker holds what it has in hand, and nothing else: what it was given in an answer that never came, or what it could not
-- give back because the database was away, is another's when its lease ends.
create or replace function renew_jobs(claimer uuid, lease_seconds integer, in_hand uuid[]) returns table (id uuid)
  language sql volatile security definer set search_path = public, pg_temp as $$
  select demand_door();
  update jobs j set claimed_until = now() + make_interval(secs => lease_seconds)
   where j.claimed_by = claimer and j.id = any (in_hand) and j.claimed_until > now() and j.dead_at is null returning j.id $$;

-- Work that is done. False where another holds it by now.
create or replace function finish_job(company integer, job uuid, claimer uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform demand_door();
  delete from jobs j where j.company_id = company and j.id = job and j.claimed_by = claimer;
  return found;
end $$;

-- Work that failed: due again after some seconds, or given up where there are none.
create or replace function fail_job(company integer, job uuid, claimer uuid, why text, retry_seconds numeric) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform demand_door();
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
create or replace function release_jobs(claimer uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform demand_door();
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
create or replace function open_job_scope(company integer, job uuid, claimer uuid) returns opened_scope
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
  perform seal_scope(company::text, held.third_party_id::text, array_to_string(accounts, ','), held.membership_id::text, held.identity_id::text);
  opened := row(company, held.identity_id, held.membership_id, held.third_party_id, accounts, held.is_master, null);
  return opened;
end $$;

-- When each repeated work was last put into the open company's queue.
create or replace function company_repeated_jobs() returns table (task text, "lastAt" timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
select r.task, r.due_at from repeated_jobs r where r.company_id = scope_company() $$;

-- What a clock wrote that was ahead and is right again: leases that end in an hour, and work that was due when it was asked for
-- or is tried again much later than it would be. Answers how many were set right.
create or replace function mend_queue_clocks() returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  jobs_mended integer;
  mails_mended integer;
begin
  perform demand_door();
  update jobs j
     set run_at = case when j.run_at <= j.created_at or j.attempts > 0 then least(j.run_at, now()) else j.run_at end,
         created_at = least(j.created_at, now()),
         claimed_until = case when j.claimed_until > now() + interval '10 minutes' then now() else j.claimed_until end
   where j.dead_at is null
     and (j.claimed_until > now() + interval '10 minutes'
          or j.run_at > now() + interval '1 minute'
             and (j.run_at <= j.created_at or j.attempts > 0 and j.run_at > now() + interval '30 minutes'));
  get diagnostics jobs_mended = row_count;
  update outbox_mails m
     set next_attempt_at = least(m.next_attempt_at, now()),
         claimed_until = case when m.claimed_until > now() + interval '10 minutes' then now() else m.claimed_until end
   where m.sent_at is null and m.dead_at is null
     and (m.claimed_until > now() + interval '10 minutes' or m.next_attempt_at > now() + interval '3 hours'
          or m.attempts = 0 and m.next_attempt_at > now() + interval '1 minute');
  get diagnostics mails_mended = row_count;
  if jobs_mended > 0 then perform pg_notify('jobs', ''); end if;
  if mails_mended > 0 then perform pg_notify('outbox_mails', ''); end if;
  return jobs_mended + mails_mended;
end $$;

create or replace function watched_queues() returns table (queue text, waiting bigint, later bigint, running bigint, given_up bigint,
                                                oldest_seconds double precision)
  language sql stable security definer set search_path = public, pg_temp as $$
  select demand_door();
with works as (
  select 'jobs' as queue, run_at as due, claimed_until, false as is_over from jobs where dead_at is null
  union all select 'jobs', null, null, true from jobs where dead_at is not null
  union all select 'mails', next_attempt_at, claimed_until, false from outbox_mails where sent_at is null and dead_at is null
  union all select 'mails', null, null, true from outbox_mails where dead_at is not null
  union all select 'webhooks', next_at, claimed_until, false from webhook_deliveries where state = 'pendiente'
  union all select 'webhooks', null, null, true from webhook_deliveries where state = 'fallida'
  union all select 'loads', null, 'infinity', false from import_batches where state = 'running'
)
select q.queue,
       count(*) filter (where not w.is_over and w.due <= now() and coalesce(w.claimed_until <= now(), true)),
       count(*) filter (where not w.is_over and w.due > now()),
       count(*) filter (where not w.is_over and w.claimed_until > now()),
       count(*) filter (where w.is_over),
       coalesce(extract(epoch from now() - min(w.due) filter
         (where not w.is_over and w.due <= now() and coalesce(w.claimed_until <= now(), true))), 0)::double precision
  from (values ('jobs'), ('mails'), ('webhooks'), ('loads')) q (queue) left join works w on w.queue = q.queue
 group by q.queue $$;

-- Bytes that the database takes.
create or replace function database_bytes() returns table (bytes bigint)
  language sql stable security definer set search_path = public, pg_temp as $$
  select demand_door();
  select pg_database_size(current_database()) $$;

-- As claim_jobs, with what caused each. That is looked up by a statement of its own: what was put into the queue a moment ago
-- may be claimed, and would not be seen by the statement that began before.
create or replace function claim_caused_jobs(claimer uuid, tasks text[], at_most integer, lease_seconds integer, of_company integer)
  returns table (company_id integer, id uuid, task text, payload jsonb, membership_id uuid, account integer,
                 attempts integer, max_attempts integer, caused_by text)
  language plpgsql volatile security definer set search_path = public, pg_temp as $$
begin
  perform demand_door();
  for company_id, id, task, payload, membership_id, account, attempts, max_attempts in
    select c.* from claim_jobs(claimer, tasks, at_most, lease_seconds, of_company) c
  loop
    select j.caused_by into caused_by from jobs j
     where j.company_id = claim_caused_jobs.company_id and j.id = claim_caused_jobs.id;
    return next;
  end loop;
end $$;

-- Who may call them.
revoke execute on function add_job, add_repeated_jobs, claim_jobs,
  renew_jobs(claimer uuid, lease_seconds integer), renew_jobs(claimer uuid, lease_seconds integer, in_hand uuid[]),
  finish_job, fail_job, release_jobs, open_job_scope, company_repeated_jobs, mend_queue_clocks, watched_queues,
  database_bytes, claim_caused_jobs from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function add_job to enlace_app, enlace_staff;
grant execute on function add_repeated_jobs, claim_jobs,
  renew_jobs(claimer uuid, lease_seconds integer), renew_jobs(claimer uuid, lease_seconds integer, in_hand uuid[]),
  finish_job, fail_job, release_jobs, mend_queue_clocks, watched_queues, database_bytes, claim_caused_jobs to enlace_door;
grant execute on function open_job_scope to enlace_app;
grant execute on function company_repeated_jobs to enlace_staff;
