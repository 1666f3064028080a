-- The staff is mailed of registration requests that wait: when the staff was last mailed of one. Requests of before this are
-- known at the desk, and nobody is mailed of them.

alter table registration_requests add column staff_told_at timestamptz;

-- As before (0062); that the staff was mailed changes nothing that somebody decides about.
create or replace function count_registration_version() returns trigger language plpgsql as $$
begin
  if new.staff_told_at is distinct from old.staff_told_at then return new; end if;
  new.version := old.version + 1;
  if new.state = 'recibida' and old.state <> 'recibida' then
    new.waiting_since := clock_timestamp();
    new.answered_at := null;
  elsif new.state in ('devuelta', 'aprobada', 'rechazada') and old.state in ('recibida', 'en_revision') then
    new.answered_at := clock_timestamp();
  end if;
  return new;
end $$;
update registration_requests set staff_told_at = now();

-- When the staff of the open company is mailed of what has just come: at once, but half an hour after the last such mail at
-- the earliest, so that many requests are one mail.
create function registration_news_due() returns timestamptz
  language sql stable security definer set search_path = public, pg_temp as $$
  select greatest(now(), max(r.staff_told_at) + interval '30 minutes') from registration_requests r
   where r.company_id = scope_company() $$;

revoke execute on function registration_news_due() from public;
grant execute on function registration_news_due() to enlace_app;
