-- How much waits in the queues of all companies, for those who watch the installation: figures only, of nobody in particular.

create index webhook_deliveries_failed on webhook_deliveries (company_id) where state = 'fallida';
create index import_batches_running on import_batches (company_id) where state = 'running';

create function watched_queues() returns table (queue text, waiting bigint, later bigint, running bigint, given_up bigint,
                                                oldest_seconds double precision)
  language sql stable security definer set search_path = public, pg_temp as $$
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

revoke execute on function watched_queues() from public;
grant execute on function watched_queues() to enlace_staff;
