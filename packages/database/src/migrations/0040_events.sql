-- What a company invites its suppliers to and reminds them of: events with their files, who has a seat, and the secret
-- addresses by which a person's calendar application reads them. What the portal writes goes through the owner's functions.

create table events (
  company_id integer not null references companies,
  id uuid not null default gen_random_uuid(),
  -- By which the company's staff names it; those made from the company's calendar name themselves.
  code text not null check (code <> ''),
  kind text not null check (kind in ('cierre_radicacion', 'corrida_pagos', 'capacitacion', 'rueda_negocios', 'vencimiento_tributario')),
  title text not null check (title <> ''),
  summary text not null default '',
  -- Sanitised HTML.
  description text not null default '',
  mode text check (mode in ('presencial', 'virtual', 'mixta')),
  place text not null default '',
  address text not null default '',
  map_url text not null default '',
  join_url text not null default '',
  contact text not null default '',
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  is_all_day boolean not null default false,
  takes_registration boolean not null default false,
  registration_until timestamptz,
  capacity integer check (capacity > 0),
  -- Counted by the functions below, which hold the event's row while they give seats.
  seats_taken integer not null default 0 check (seats_taken >= 0),
  waiting integer not null default 0 check (waiting >= 0),
  -- Only for the suppliers that were invited.
  is_by_invitation boolean not null default false,
  -- Made from the company's calendar, which changes it and takes it away; what staff writes over it is staff's.
  is_generated boolean not null default false,
  -- Null while it is a draft.
  published_at timestamptz default now(),
  cancelled_at timestamptz,
  cancel_reason text not null default '',
  -- Rises whenever what calendars show of it changes.
  version integer not null default 0,
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, code),
  check (ends_at >= starts_at),
  check (takes_registration or (capacity is null and registration_until is null))
);
create index events_by_start on events (company_id, starts_at, id);

-- The suppliers that an event by invitation is for.
create table event_guests (
  company_id integer not null,
  event_id uuid not null,
  third_party_id integer not null,
  primary key (company_id, event_id, third_party_id),
  foreign key (company_id, event_id) references events (company_id, id) on delete cascade,
  foreign key (company_id, third_party_id) references third_parties (company_id, id) on delete cascade
);
create index event_guests_by_third_party on event_guests (company_id, third_party_id);

-- Papers of an event, and its recordings: bytes of the storage or an address elsewhere.
create table event_files (
  company_id integer not null,
  id uuid not null default gen_random_uuid(),
  event_id uuid not null,
  kind text not null check (kind in ('material', 'grabacion')),
  name text not null check (name <> ''),
  media_type text,
  size bigint,
  storage_key text,
  url text,
  minutes integer check (minutes > 0),
  created_at timestamptz not null default clock_timestamp(),
  primary key (company_id, id),
  foreign key (company_id, event_id) references events (company_id, id) on delete cascade,
  foreign key (company_id, storage_key) references stored_files (company_id, storage_key),
  check ((storage_key is null) <> (url is null)),
  check ((storage_key is null) = (media_type is null) and (storage_key is null) = (size is null))
);
create index event_files_by_event on event_files (company_id, event_id, created_at);
create index event_files_by_stored_file on event_files (company_id, storage_key);

-- A person's seat or place on the waiting list, with who it was then for the list at the door.
create table event_registrations (
  company_id integer not null,
  id uuid not null default gen_random_uuid(),
  event_id uuid not null,
  third_party_id integer not null,
  membership_id uuid not null,
  person text not null,
  email text not null,
  state text not null check (state in ('inscrito', 'en_espera', 'cancelada')),
  -- Who asked first waits first; whoever comes back is last.
  asked_at timestamptz not null default clock_timestamp(),
  -- How often it was asked for: a seat that comes again is told again.
  turn integer not null default 1,
  updated_at timestamptz not null default clock_timestamp(),
  primary key (company_id, id),
  unique (company_id, event_id, membership_id),
  foreign key (company_id, event_id) references events (company_id, id),
  foreign key (company_id, third_party_id) references third_parties (company_id, id),
  foreign key (company_id, membership_id) references memberships (company_id, id) on delete cascade
);
create index event_registrations_waiting on event_registrations (company_id, event_id, asked_at, id) where state = 'en_espera';
create index event_registrations_by_membership on event_registrations (company_id, membership_id);

-- The address by which a person's calendar application reads the events: kept as the hash of its secret, with the word
-- from which only this installation can make that secret again.
create table event_feeds (
  company_id integer not null,
  membership_id uuid not null,
  token_hash bytea not null unique,
  seed text not null,
  created_at timestamptz not null default now(),
  last_read_at timestamptz,
  primary key (company_id, membership_id),
  foreign key (company_id, membership_id) references memberships (company_id, id) on delete cascade
);

-- Who may see -----------------------------------------------------------------------------------------------------------

-- Whether the open scope's person may hear of events: the company has them on, and the person was left them.
create function scope_has_events() returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select membership_has_module(scope_company(), scope_membership(), 'events') $$;

do $$
declare name text;
begin
  foreach name in array array['events', 'event_guests', 'event_files', 'event_registrations', 'event_feeds'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner on %I to enlace_owner using (true) with check (true)', name);
  end loop;
  foreach name in array array['events', 'event_guests', 'event_files', 'event_registrations'] loop
    execute format('create policy staff on %I to enlace_staff using (company_id = (select scope_company())) '
      || 'with check (company_id = (select scope_company()))', name);
    execute format('grant select on %I to enlace_staff, enlace_app', name);
  end loop;
end $$;
grant insert, update, delete on events, event_guests, event_files to enlace_staff;
grant select on event_feeds to enlace_app;

create policy supplier on event_guests for select to enlace_app
  using (company_id = (select scope_company()) and third_party_id = (select scope_third_party()));
create policy supplier on events for select to enlace_app
  using (company_id = (select scope_company()) and (select scope_has_events()) and published_at <= now()
    and (not is_by_invitation
         or id in (select g.event_id from event_guests g where g.company_id = (select scope_company())
                                                          and g.third_party_id = (select scope_third_party()))));
create policy supplier on event_files for select to enlace_app
  using (company_id = (select scope_company())
    and event_id in (select e.id from events e where e.company_id = (select scope_company())));
create policy person on event_registrations for select to enlace_app
  using (company_id = (select scope_company()) and membership_id = (select scope_membership()));
create policy person on event_feeds for select to enlace_app
  using (company_id = (select scope_company()) and membership_id = (select scope_membership()));

-- Calendars that read an event again are told by its version that it is another.
create function count_event_version() returns trigger language plpgsql as $$
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
create trigger events_version before update on events for each row execute function count_event_version();

-- Bytes of a file whose event let it go are nobody's any more, and swept.
create function release_event_file() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update stored_files s set claimed_at = null
   where s.company_id = old.company_id and s.storage_key = old.storage_key;
  return null;
end $$;
create trigger event_file_gone after delete on event_files
  for each row when (old.storage_key is not null) execute function release_event_file();

-- Claims the bytes of a file for an event of the open company.
create function add_event_file(event uuid, of_kind text, called text, key text) returns void
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

-- Seats -----------------------------------------------------------------------------------------------------------------

-- The plain facts that a notice of an event is written from.
create function event_subject(event events) returns jsonb language sql stable as $$
  select jsonb_strip_nulls(jsonb_build_object('evento', event.title,
    'fecha', (event.starts_at at time zone 'America/Bogota')::date::text,
    'hora', case when event.is_all_day then null else to_char(event.starts_at at time zone 'America/Bogota', 'HH24:MI') end,
    'lugar', nullif(event.place, ''), 'path', '/events/' || event.id)) $$;

-- Whether seats of an event may be asked for now.
create function event_takes_registration(event events) returns boolean language sql stable as $$
  select event.takes_registration and event.published_at <= now() and event.cancelled_at is null
     and now() < least(event.starts_at, coalesce(event.registration_until, event.starts_at)) $$;

-- Gives the seats that are left to those who wait, who asked first; the caller holds the event's row. Whoever may not
-- enter any more leaves the list. Each that gets a seat is told, in the same transaction.
create function fill_event_seats(company integer, wanted uuid) returns integer
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

-- The event that the open scope's person may see, held until the transaction ends.
create function lock_shown_event(wanted uuid) returns events
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

-- The open scope's person asks for a seat: it gets one where one is left, else it waits. Who has one, or waits, keeps it.
create function register_for_event(wanted uuid) returns text
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
create function give_back_event_seat(held event_registrations) returns void
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
create function cancel_event_registration(wanted uuid) returns void
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

-- The place of the open scope's person among those who wait for an event, from 1; null where it does not wait.
create function scope_event_place(wanted uuid) returns integer
  language sql stable security definer set search_path = public, pg_temp as $$
  select (select count(*)::integer + 1 from event_registrations o
           where o.company_id = r.company_id and o.event_id = r.event_id and o.state = 'en_espera'
             and (o.asked_at, o.id) < (r.asked_at, r.id))
    from event_registrations r
   where r.company_id = scope_company() and r.event_id = wanted and r.membership_id = scope_membership()
     and r.state = 'en_espera' $$;

-- Subscription ----------------------------------------------------------------------------------------------------------

-- Keeps the hash of a new secret address of the open scope's person; the one before ends.
create function make_event_feed(token bytea, word text) returns void
  language sql security definer set search_path = public, pg_temp as $$
  insert into event_feeds (company_id, membership_id, token_hash, seed)
  select m.company_id, m.id, token, word from memberships m where m.company_id = scope_company() and m.id = scope_membership()
  on conflict (company_id, membership_id) do update
    set token_hash = excluded.token_hash, seed = excluded.seed, created_at = now(), last_read_at = null $$;

-- Ends the secret address of the open scope's person.
create function revoke_event_feed() returns void
  language sql security definer set search_path = public, pg_temp as $$
  delete from event_feeds f where f.company_id = scope_company() and f.membership_id = scope_membership() $$;

-- Opens the scope of whoever a secret address belongs to, as far as its events go: what the person may see now, and
-- nothing once the membership, the supplier, the module or the portal is closed.
create function open_feed_scope(token bytea) returns opened_scope
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
  perform set_config('app.company_id', held.company_id::text, true),
          set_config('app.third_party_id', held.third_party_id::text, true),
          set_config('app.account_ids', array_to_string(accounts, ','), true),
          set_config('app.membership_id', held.membership_id::text, true),
          set_config('app.identity_id', held.identity_id::text, true);
  opened := row(held.company_id, held.identity_id, held.membership_id, held.third_party_id, accounts, false, null);
  return opened;
end $$;

-- The company's work ----------------------------------------------------------------------------------------------------

-- Gives the seats of an event of the open company that are left, as after its capacity was raised.
create function fill_own_event_seats(wanted uuid) returns integer
  language sql security definer set search_path = public, pg_temp as $$
  select fill_event_seats(scope_company(), wanted) $$;

-- Cancels an event of the open company and tells all who have a seat or wait for one. False where it was cancelled before.
create function cancel_event(wanted uuid, why text) returns boolean
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

-- Takes back the seats of the open company's events to come whose people may not enter any more; others get them.
create function release_event_seats() returns integer
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

-- Reminds whoever has a seat of an event of the open company that begins within so long, once for each time it is set to;
-- and every supplier with an open person of the cut-offs of invoices.
create function remind_of_events(until timestamptz, stage text, only_event uuid) returns integer
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

revoke execute on function scope_has_events(), count_event_version(), release_event_file(),
  add_event_file(uuid, text, text, text), event_subject(events), event_takes_registration(events),
  fill_event_seats(integer, uuid), lock_shown_event(uuid), register_for_event(uuid),
  give_back_event_seat(event_registrations), cancel_event_registration(uuid), scope_event_place(uuid),
  make_event_feed(bytea, text), revoke_event_feed(), open_feed_scope(bytea), fill_own_event_seats(uuid),
  cancel_event(uuid, text), release_event_seats(), remind_of_events(timestamptz, text, uuid) from public;
grant execute on function scope_has_events(), event_takes_registration(events), register_for_event(uuid),
  cancel_event_registration(uuid), scope_event_place(uuid), make_event_feed(bytea, text), revoke_event_feed(),
  open_feed_scope(bytea) to enlace_app;
grant execute on function add_event_file(uuid, text, text, text), event_takes_registration(events),
  fill_own_event_seats(uuid), cancel_event(uuid, text), release_event_seats(),
  remind_of_events(timestamptz, text, uuid) to enlace_staff;
