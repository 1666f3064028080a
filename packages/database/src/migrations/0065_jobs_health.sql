-- How the work that nobody waits for goes, as the staff of a company sees it.

-- When each repeated work was last put into the open company's queue.
create function company_repeated_jobs() returns table (task text, "lastAt" timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
select r.task, r.due_at from repeated_jobs r where r.company_id = scope_company() $$;

-- The menu's count follows what is given up and what somebody takes care of.
create function tell_staff_of_failed_job() returns trigger language plpgsql as $$
begin
  perform pg_notify('staff_live', coalesce(new.company_id, old.company_id)::text);
  return null;
end $$;
create trigger jobs_given_up after update of dead_at on jobs
  for each row when (old.dead_at is distinct from new.dead_at) execute function tell_staff_of_failed_job();
create trigger failed_jobs_dropped after delete on jobs
  for each row when (old.dead_at is not null) execute function tell_staff_of_failed_job();
create index jobs_given_up on jobs (company_id, dead_at desc) where dead_at is not null;

revoke execute on function company_repeated_jobs(), tell_staff_of_failed_job() from public;
grant execute on function company_repeated_jobs() to enlace_staff;
