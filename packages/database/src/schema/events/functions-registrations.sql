-- Gives the seats that are left to those who wait, who asked first; the caller holds the event's row. Whoever may not
-- enter any more leaves the list. Each that gets a seat is told, in the same transaction.
create or replace function fill_event_seats(company integer, wanted uuid) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  event events;
  next_one event_registrations;
  given integer := 0;
begin
  select e.* into strict event from events e where e.company_id = company and e.id = wanted for update;
  if event.cancelled_at is not null or event.starts_at <= now() then
    return 0;
  end if;
  for next_one in
    select r.* from event_registrations r
     where r.company_id = company and r.event_id = wanted and r.state = 'en_espera' order by r.asked_at, r.id
  loop
    exit when event.seats_taken >= event.capacity;
    if accounts_of_membership(company, next_one.membership_id) is null
       or not membership_has_module(company, next_one.membership_id, 'events') then
      update event_registrations r set state = 'cancelada', updated_at = clock_timestamp()
       where r.company_id = company and r.id = next_one.id;
      event.waiting := event.waiting - 1;
      continue;
    end if;
    update event_registrations r set state = 'inscrito', updated_at = clock_timestamp()
     where r.company_id = company and r.id = next_one.id;
    event.waiting := event.waiting - 1;
    event.seats_taken := event.seats_taken + 1;
    given := given + 1;
    perform raise_notification(company, 'event-seat', next_one.third_party_id, null,
      'seat:' || next_one.id || ':' || next_one.turn,
      event_subject(event), next_one.membership_id);
  end loop;
  update events e set seats_taken = event.seats_taken, waiting = event.waiting
   where e.company_id = company and e.id = wanted;
  return given;
end $$;

-- The open scope's person asks for a seat: it gets one where one is left, else it waits. Who has one, or waits, keeps it.
create or replace function register_for_event(wanted uuid) returns text
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  event events := lock_shown_event(wanted);
  held event_registrations;
  becomes text;
begin
  select r.* into held from event_registrations r
   where r.company_id = scope_company() and r.event_id = wanted and r.membership_id = scope_membership();
  if held.state in ('inscrito', 'en_espera') then
    return held.state;
  end if;
  if not event_takes_registration(event) then
    raise exception using errcode = 'EN409', message = 'event-closed';
  end if;
  becomes := case when event.capacity is null or event.seats_taken < event.capacity then 'inscrito' else 'en_espera' end;
  insert into event_registrations (company_id, event_id, third_party_id, membership_id, person, email, state)
  select scope_company(), wanted, scope_third_party(), scope_membership(), scope_person_name(), i.email, becomes
    from identities i where i.id = scope_identity()
  on conflict (company_id, event_id, membership_id) do update
    set state = excluded.state, person = excluded.person, email = excluded.email, asked_at = clock_timestamp(),
        updated_at = clock_timestamp(), turn = event_registrations.turn + 1;
  update events e set seats_taken = e.seats_taken + (becomes = 'inscrito')::integer,
                      waiting = e.waiting + (becomes = 'en_espera')::integer
   where e.company_id = event.company_id and e.id = event.id;
  return becomes;
end $$;

-- Takes a registration back, whose event's row the caller holds; its seat goes to whoever waits first.
create or replace function give_back_event_seat(held event_registrations) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update event_registrations r set state = 'cancelada', updated_at = clock_timestamp()
   where r.company_id = held.company_id and r.id = held.id;
  update events e set seats_taken = e.seats_taken - (held.state = 'inscrito')::integer,
                      waiting = e.waiting - (held.state = 'en_espera')::integer
   where e.company_id = held.company_id and e.id = held.event_id;
  if held.state = 'inscrito' then perform fill_event_seats(held.company_id, held.event_id); end if;
end $$;

-- The open scope's person gives its seat or its place on the list back, as long as the event has not begun. Who has
-- none any more has given it back.
create or replace function cancel_event_registration(wanted uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  event events := lock_shown_event(wanted);
  held event_registrations;
begin
  select r.* into held from event_registrations r
   where r.company_id = scope_company() and r.event_id = wanted and r.membership_id = scope_membership()
     and r.state <> 'cancelada';
  if not found then return; end if;
  if event.starts_at <= now() then
    raise exception using errcode = 'EN409', message = 'event-closed';
  end if;
  perform give_back_event_seat(held);
end $$;

-- Gives the seats of an event of the open company that are left, as after its capacity was raised.
create or replace function fill_own_event_seats(wanted uuid) returns integer
  language sql security definer set search_path = public, pg_temp as $$
  select fill_event_seats(scope_company(), wanted) $$;

-- Takes back the seats of the open company's events to come whose people may not enter any more; others get them.
create or replace function release_event_seats() returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  wanted uuid;
  held event_registrations;
  released integer := 0;
begin
  for wanted in
    select e.id from events e where e.company_id = scope_company() and e.starts_at > now() and e.cancelled_at is null
       and e.seats_taken + e.waiting > 0 order by e.id
  loop
    perform 1 from events e where e.company_id = scope_company() and e.id = wanted for update;
    for held in
      select r.* from event_registrations r
       where r.company_id = scope_company() and r.event_id = wanted and r.state in ('inscrito', 'en_espera')
         and (accounts_of_membership(r.company_id, r.membership_id) is null
              or not membership_has_module(r.company_id, r.membership_id, 'events'))
       order by r.state desc, r.asked_at
    loop
      -- Its seat may have gone to one who is taken from the list by the same act.
      continue when (select r.state from event_registrations r where r.company_id = held.company_id and r.id = held.id) = 'cancelada';
      perform give_back_event_seat(held);
      released := released + 1;
    end loop;
  end loop;
  return released;
end $$;

-- Says of a seat of the open company's event whether its person came; null takes that back. False where there is no such seat.
create or replace function mark_event_attendance(of_event text, wanted uuid, came boolean) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update event_registrations r set attended = came, updated_at = clock_timestamp()
    from events e
   where e.company_id = scope_company() and e.code = of_event and r.company_id = e.company_id and r.event_id = e.id
     and r.id = wanted and r.state = 'inscrito';
  return found;
end $$;

-- The registration of an event of the open company, whose event's row is held from now on; null where there is none.
create or replace function hold_event_registration(of_event text, wanted uuid) returns event_registrations
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held event_registrations;
begin
  perform 1 from events e where e.company_id = scope_company() and e.code = of_event for update;
  select r.* into held from event_registrations r join events e on e.company_id = r.company_id and e.id = r.event_id
   where r.company_id = scope_company() and e.code = of_event and r.id = wanted;
  return held;
end $$;

-- Gives a seat to one who waits, before its turn: there is one seat more where none was left. The person is told.
-- Null where there is no such registration, false where it does not wait or the event is over or cancelled.
create or replace function give_event_seat(of_event text, wanted uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held event_registrations := hold_event_registration(of_event, wanted);
  event events;
begin
  if held.id is null then return null; end if;
  select e.* into strict event from events e where e.company_id = held.company_id and e.id = held.event_id;
  if held.state <> 'en_espera' or event.cancelled_at is not null or event.starts_at <= now() then return false; end if;
  update event_registrations r set state = 'inscrito', updated_at = clock_timestamp()
   where r.company_id = held.company_id and r.id = held.id;
  update events e set seats_taken = e.seats_taken + 1, waiting = e.waiting - 1,
         capacity = case when e.capacity is null then null else greatest(e.capacity, e.seats_taken + 1) end
   where e.company_id = held.company_id and e.id = held.event_id;
  perform raise_notification(held.company_id, 'event-seat', held.third_party_id, null, 'seat:' || held.id || ':' || held.turn,
    event_subject(event), held.membership_id);
  return true;
end $$;

-- Takes a seat or a place on the list back; whoever waits first gets the seat. Null and false as above.
create or replace function release_event_seat(of_event text, wanted uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held event_registrations := hold_event_registration(of_event, wanted);
  event events;
begin
  if held.id is null then return null; end if;
  select e.* into strict event from events e where e.company_id = held.company_id and e.id = held.event_id;
  if held.state = 'cancelada' or event.starts_at <= now() then return false; end if;
  perform give_back_event_seat(held);
  perform raise_notification(held.company_id, 'event-seat', held.third_party_id, null, 'released:' || held.id || ':' || held.turn,
    event_subject(event) || '{"resultado": "liberado"}', held.membership_id);
  return true;
end $$;

-- Who may call them.
revoke execute on function fill_event_seats, register_for_event, give_back_event_seat, cancel_event_registration,
  fill_own_event_seats, release_event_seats, mark_event_attendance, hold_event_registration, give_event_seat,
  release_event_seat from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function register_for_event, cancel_event_registration to enlace_app;
grant execute on function fill_own_event_seats, release_event_seats, mark_event_attendance, give_event_seat,
  release_event_seat to enlace_staff;
