-- Whether the open scope's person may hear of events: the company has them on, and the person was left them.
create or replace function scope_has_events() returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select membership_has_module(scope_company(), scope_membership(), 'events') $$;

-- Calendars that read an event again are told by its version that it is another.
create or replace function count_event_version() returns trigger language plpgsql as $$
begin
  if (new.kind, new.title, new.summary, new.description, new.mode, new.place, new.address, new.join_url, new.starts_at,
      new.ends_at, new.is_all_day, new.cancelled_at)
     is distinct from (old.kind, old.title, old.summary, old.description, old.mode, old.place, old.address, old.join_url,
      old.starts_at, old.ends_at, old.is_all_day, old.cancelled_at) then
    new.version := old.version + 1;
    new.updated_at := now();
  end if;
  return new;
end $$;

-- Bytes of a file whose event let it go are nobody's any more, and swept.
create or replace function release_event_file() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update stored_files s set claimed_at = null
   where s.company_id = old.company_id and s.storage_key = old.storage_key;
  return null;
end $$;

-- Who may call them.
revoke execute on function scope_has_events, count_event_version, release_event_file
  from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function scope_has_events to enlace_app;
