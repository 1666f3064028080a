-- A worker holds what it has in hand, and nothing else: what it was given in an answer that never came, or what it could not
-- give back because the database was away, is another's when its lease ends.
create function renew_jobs(claimer uuid, lease_seconds integer, in_hand uuid[]) returns table (id uuid)
  language sql volatile security definer set search_path = public, pg_temp as $$
  update jobs j set claimed_until = now() + make_interval(secs => lease_seconds)
   where j.claimed_by = claimer and j.id = any (in_hand) and j.claimed_until > now() and j.dead_at is null returning j.id $$;
revoke all on function renew_jobs(uuid, integer, uuid[]) from public;
grant execute on function renew_jobs(uuid, integer, uuid[]) to enlace_staff;
