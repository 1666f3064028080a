-- The open scope's person has opened what some notifications lead to: they are read, those of the accounts that are open.
create function mark_notifications_at(at_path text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update notifications n set read_at = clock_timestamp()
   where n.company_id = scope_company() and n.membership_id = scope_membership() and n.subject ->> 'path' = at_path
     and n.read_at is null and (n.third_id is null or n.third_id = any (scope_accounts()));
  if found then perform pg_notify('notifications', scope_membership()::text); end if;
end $$;
revoke execute on function mark_notifications_at(text) from public;
grant execute on function mark_notifications_at(text) to enlace_app;
