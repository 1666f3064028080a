-- Claims the bytes of a file for an event of the open company.
create or replace function add_event_file(event uuid, of_kind text, called text, key text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into event_files (company_id, event_id, kind, name, media_type, size, storage_key)
  select scope_company(), event, of_kind, called, s.media_type, s.size, s.storage_key
    from stored_files s where s.company_id = scope_company() and s.storage_key = key and s.swept_at is null;
  if not found then
    raise exception 'the file of the event is not there any more';
  end if;
  update stored_files s set claimed_at = now()
   where s.company_id = scope_company() and s.storage_key = key and s.claimed_at is null;
end $$;

-- The plain facts that a notice of an event is written from.
create or replace function event_subject(event events) returns jsonb language sql stable as $$
  select jsonb_strip_nulls(jsonb_build_object('evento', event.title,
    'fecha', (event.starts_at at time zone 'America/Bogota')::date::text,
    'hora', case when event.is_all_day then null else to_char(event.starts_at at time zone 'America/Bogota', 'HH24:MI') end,
    'lugar', nullif(event.place, ''), 'path', '/events/' || event.id)) $$;

-- Whether seats of an event may be asked for now.
create or replace function event_takes_registration(event events) returns boolean language sql stable as $$
  select event.takes_registration and event.published_at <= now() and event.cancelled_at is null
     and now() < least(event.starts_at, coalesce(event.registration_until, event.starts_at)) $$;

-- The event that the open scope's person may see, held until the transaction ends.
create or replace function lock_shown_event(wanted uuid) returns events
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  event events;
begin
  select e.* into event from events e
   where e.company_id = scope_company() and e.id = wanted and scope_has_events() and e.published_at <= now()
     and (not e.is_by_invitation or exists (select 1 from event_guests g
            where g.company_id = e.company_id and g.event_id = e.id and g.third_party_id = scope_third_party()))
     for update;
  if not found then
    raise exception using errcode = 'EN404', message = 'event-not-found';
  end if;
  return event;
end $$;

-- The place of the open scope's person among those who wait for an event, from 1; null where it does not wait.
create or replace function scope_event_place(wanted uuid) returns integer
  language sql stable security definer set search_path = public, pg_temp as $$
  select (select count(*)::integer + 1 from event_registrations o
           where o.company_id = r.company_id and o.event_id = r.event_id and o.state = 'en_espera'
             and (o.asked_at, o.id) < (r.asked_at, r.id))
    from event_registrations r
   where r.company_id = scope_company() and r.event_id = wanted and r.membership_id = scope_membership()
     and r.state = 'en_espera' $$;

-- Keeps the hash of a new secret address of the open scope's person; the one before ends.
create or replace function make_event_feed(token bytea, word text) returns void
  language sql security definer set search_path = public, pg_temp as $$
  insert into event_feeds (company_id, membership_id, token_hash, seed)
  select m.company_id, m.id, token, word from memberships m where m.company_id = scope_company() and m.id = scope_membership()
  on conflict (company_id, membership_id) do update
    set token_hash = excluded.token_hash, seed = excluded.seed, created_at = now(), last_read_at = null $$;

-- Ends the secret address of the open scope's person.
create or replace function revoke_event_feed() returns void
  language sql security definer set search_path = public, pg_temp as $$
  delete from event_feeds f where f.company_id = scope_company() and f.membership_id = scope_membership() $$;

-- Opens the scope of whoever a secret address belongs to, as far as its events go: what the person may see now, and
-- nothing once the membership, the supplier, the module or the portal is closed.
create or replace function open_feed_scope(token bytea) returns opened_scope
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held record;
  accounts integer[];
  opened opened_scope;
begin
  select f.company_id, f.membership_id, f.last_read_at, m.identity_id, m.third_party_id into held
    from event_feeds f join memberships m on m.company_id = f.company_id and m.id = f.membership_id
   where f.token_hash = token;
  accounts := accounts_of_membership(held.company_id, held.membership_id);
  if accounts is null or not membership_has_module(held.company_id, held.membership_id, 'events') then
    raise exception using errcode = 'EN404', message = 'event-not-found';
  end if;
  if exists (select 1 from settings v where v.company_id = held.company_id and v.name = 'pageOnline'
               and (v.value #>> '{}') in ('0', 'false')) then
    raise exception using errcode = 'EN503', message = 'page-offline';
  end if;
  if held.last_read_at is null or held.last_read_at < now() - interval '1 minute' then
    update event_feeds f set last_read_at = now() where f.token_hash = token;
  end if;
  perform seal_scope(held.company_id::text, held.third_party_id::text, array_to_string(accounts, ','), held.membership_id::text, held.identity_id::text);
  opened := row(held.company_id, held.identity_id, held.membership_id, held.third_party_id, accounts, false, null);
  return opened;
end $$;

-- Cancels an event of the open company and tells all who have a seat or wait for one. False where it was cancelled before.
create or replace function cancel_event(wanted uuid, why text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  event events;
begin
  update events e set cancelled_at = now(), cancel_reason = why
   where e.company_id = scope_company() and e.id = wanted and e.cancelled_at is null returning e.* into event;
  if not found then return false; end if;
  perform raise_notification(r.company_id, 'event-seat', r.third_party_id, null, 'cancelled:' || r.id || ':' || r.turn,
            event_subject(event) || jsonb_strip_nulls(jsonb_build_object('resultado', 'cancelado', 'motivo', nullif(why, ''))),
            r.membership_id)
     from event_registrations r
    where r.company_id = event.company_id and r.event_id = event.id and r.state in ('inscrito', 'en_espera');
  return true;
end $$;

-- Reminds whoever has a seat of an event of the open company that begins within so long, once for each time it is set to;
-- and every supplier with an open person of the cut-offs of invoices.
create or replace function remind_of_events(until timestamptz, stage text, only_event uuid) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  event events;
  reminded integer := 0;
  told integer;
begin
  for event in
    select e.* from events e
     where e.company_id = scope_company() and e.published_at <= now() and e.cancelled_at is null
       and (only_event is null or e.id = only_event)
       and e.starts_at > now() and e.starts_at <= until
     order by e.starts_at, e.id
  loop
    perform raise_notification(r.company_id, 'event-reminder', r.third_party_id, null,
              stage || ':' || r.id || ':' || r.turn || ':' || extract(epoch from event.starts_at)::bigint,
              event_subject(event), r.membership_id)
       from event_registrations r
      where r.company_id = event.company_id and r.event_id = event.id and r.state = 'inscrito';
    get diagnostics told = row_count;
    reminded := reminded + told;
    if event.kind = 'cierre_radicacion' and stage = 'dia' then
      perform raise_notification(t.company_id, 'event-reminder', t.id, null,
                stage || ':' || event.id || ':' || t.id || ':' || extract(epoch from event.starts_at)::bigint,
                event_subject(event), null)
         from third_parties t
        where t.company_id = event.company_id and t.activo
          and (not event.is_by_invitation or exists (select 1 from event_guests g
                 where g.company_id = t.company_id and g.event_id = event.id and g.third_party_id = t.id))
          and exists (select 1 from memberships m where m.company_id = t.company_id and m.third_party_id = t.id
                         and membership_is_open(m) and membership_has_module(m.company_id, m.id, 'events'));
      get diagnostics told = row_count;
      reminded := reminded + told;
    end if;
  end loop;
  return reminded;
end $$;

-- Who may call them.
revoke execute on function add_event_file, event_subject, event_takes_registration, lock_shown_event, scope_event_place,
  make_event_feed, revoke_event_feed, open_feed_scope, cancel_event, remind_of_events
  from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function add_event_file, cancel_event, remind_of_events to enlace_staff;
grant execute on function event_takes_registration to enlace_app, enlace_staff;
grant execute on function scope_event_place, make_event_feed, revoke_event_feed, open_feed_scope to enlace_app;
