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
alter table events enable row level security, force row level security;
create policy owner on events to enlace_owner using (true) with check (true);
create policy staff on events to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
grant select on events to enlace_app;
grant select, insert, update, delete on events to enlace_staff;
create trigger events_version before update on events for each row execute function count_event_version();

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
alter table event_guests enable row level security, force row level security;
create policy owner on event_guests to enlace_owner using (true) with check (true);
create policy staff on event_guests to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
create policy supplier on event_guests for select to enlace_app
  using (company_id = (select scope_company()) and third_party_id = (select scope_third_party()));
create policy supplier on events for select to enlace_app
  using (company_id = (select scope_company()) and (select scope_has_events()) and published_at <= now()
    and (not is_by_invitation
         or id in (select g.event_id from event_guests g where g.company_id = (select scope_company())
                                                          and g.third_party_id = (select scope_third_party()))));
grant select on event_guests to enlace_app;
grant select, insert, update, delete on event_guests to enlace_staff;

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
alter table event_files enable row level security, force row level security;
create policy owner on event_files to enlace_owner using (true) with check (true);
create policy staff on event_files to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
create policy supplier on event_files for select to enlace_app
  using (company_id = (select scope_company())
    and event_id in (select e.id from events e where e.company_id = (select scope_company())));
grant select on event_files to enlace_app;
grant select, insert, update, delete on event_files to enlace_staff;
create trigger event_file_gone after delete on event_files
  for each row when (old.storage_key is not null) execute function release_event_file();

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
  -- Whether somebody who had a seat came; null while nobody has said so.
  attended boolean,
  primary key (company_id, id),
  unique (company_id, event_id, membership_id),
  foreign key (company_id, event_id) references events (company_id, id),
  foreign key (company_id, third_party_id) references third_parties (company_id, id),
  foreign key (company_id, membership_id) references memberships (company_id, id) on delete cascade
);
create index event_registrations_waiting on event_registrations (company_id, event_id, asked_at, id) where state = 'en_espera';
create index event_registrations_by_membership on event_registrations (company_id, membership_id);
alter table event_registrations enable row level security, force row level security;
create policy owner on event_registrations to enlace_owner using (true) with check (true);
create policy staff on event_registrations to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
create policy person on event_registrations for select to enlace_app
  using (company_id = (select scope_company()) and membership_id = (select scope_membership()));
grant select on event_registrations to enlace_app, enlace_staff;

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
alter table event_feeds enable row level security, force row level security;
create policy owner on event_feeds to enlace_owner using (true) with check (true);
create policy person on event_feeds for select to enlace_app
  using (company_id = (select scope_company()) and membership_id = (select scope_membership()));
grant select on event_feeds to enlace_app;
