-- What the desks of blog and events need beyond the command line: files that belong to a draft, and who came.

-- Attachments that staff uploaded for a post, found by their bytes: its drafts and every version that was shown name them.
create table blog_desk_files (
  company_id integer not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  nombre text not null check (length(nombre) between 1 and 200),
  media_type text not null,
  size bigint not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  storage_key text not null,
  created_by text not null default '',
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, sha256),
  foreign key (company_id, storage_key) references stored_files (company_id, storage_key)
);
create index blog_desk_files_by_key on blog_desk_files (company_id, storage_key);
alter table blog_desk_files enable row level security;
alter table blog_desk_files force row level security;
create policy owner on blog_desk_files to enlace_owner using (true) with check (true);
create policy staff on blog_desk_files to enlace_staff using (company_id = (select scope_company()))
  with check (company_id = (select scope_company()));
grant select, insert on blog_desk_files to enlace_staff;

-- When those who had not confirmed a communiqué were last reminded of it.
alter table blog_posts add column recordado_at timestamptz;

-- The people whom a communiqué is for and who have not confirmed what it says now.
create function blog_unconfirmed(wanted uuid) returns table (membership uuid, third_party integer)
  language sql stable security definer set search_path = public, pg_temp as $$
  select m.id, m.third_party_id from blog_posts p
    join memberships m on m.company_id = p.company_id and m.third_party_id in (select blog_audience(p.id))
    join identities i on i.id = m.identity_id and i.active
   where p.company_id = scope_company() and p.id = wanted and membership_is_open(m)
     and not exists (select from blog_receipts r where r.company_id = m.company_id and r.post_id = p.id
                                                  and r.version = p.version and r.membership_id = m.id)
   order by m.third_party_id, m.id $$;
revoke execute on function blog_unconfirmed(uuid) from public;
grant execute on function blog_unconfirmed(uuid) to enlace_staff;

-- Whether somebody who had a seat came; null while nobody has said so.
alter table event_registrations add column attended boolean;

-- Says of a seat of the open company's event whether its person came; null takes that back. False where there is no such seat.
create function mark_event_attendance(of_event text, wanted uuid, came boolean) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update event_registrations r set attended = came, updated_at = clock_timestamp()
    from events e
   where e.company_id = scope_company() and e.code = of_event and r.company_id = e.company_id and r.event_id = e.id
     and r.id = wanted and r.state = 'inscrito';
  return found;
end $$;

-- The registration of an event of the open company, whose event's row is held from now on; null where there is none.
create function hold_event_registration(of_event text, wanted uuid) returns event_registrations
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
create function give_event_seat(of_event text, wanted uuid) returns boolean
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
create function release_event_seat(of_event text, wanted uuid) returns boolean
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

revoke execute on function mark_event_attendance(text, uuid, boolean), hold_event_registration(text, uuid),
  give_event_seat(text, uuid), release_event_seat(text, uuid) from public;
grant execute on function mark_event_attendance(text, uuid, boolean), give_event_seat(text, uuid),
  release_event_seat(text, uuid) to enlace_staff;
