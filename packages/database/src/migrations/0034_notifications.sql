-- What a supplier's people are told of: an event is written in the transaction of what happened, spread by a job to whoever
-- may see it, and reaches each of them once, in the portal, by mail or as a notice of the browser, as the person wishes.

-- Something that happened to a supplier and that its people are to hear of.
create table notification_events (
  company_id integer not null references companies,
  id uuid not null default gen_random_uuid(),
  kind text not null,
  third_party_id integer not null,
  -- The branch account that it is about; null is the whole supplier.
  third_id integer,
  -- The only one to be told; null is everybody of the supplier who may see it.
  membership_id uuid,
  -- What makes a second telling of the same thing no other event.
  dedupe text not null,
  -- The plain facts that the sentence needs.
  subject jsonb not null,
  created_at timestamptz not null default clock_timestamp(),
  -- When everybody's own notification was written.
  spread_at timestamptz,
  primary key (company_id, id),
  unique (company_id, kind, dedupe),
  foreign key (company_id, third_party_id) references third_parties (company_id, id) on delete cascade,
  foreign key (company_id, third_id) references branch_accounts (company_id, id) on delete cascade,
  foreign key (company_id, membership_id) references memberships (company_id, id) on delete cascade
);
create index notification_events_waiting on notification_events (created_at) where spread_at is null;
create index notification_events_by_age on notification_events (created_at);

-- What a person is told of for one supplier: the last number given, and how it wishes to be told.
create table notification_boxes (
  company_id integer not null,
  membership_id uuid not null,
  -- Given one after the other under this row's lock, so that whoever saw a number has seen all before it.
  last_place bigint not null default 0,
  -- One mail a day instead of one for each.
  is_daily boolean not null default false,
  -- Whether a notice of the browser may say on a locked screen what it is about.
  tells_on_lock_screen boolean not null default false,
  primary key (company_id, membership_id),
  foreign key (company_id, membership_id) references memberships (company_id, id) on delete cascade
);

create table notifications (
  company_id integer not null,
  membership_id uuid not null,
  place bigint not null,
  event_id uuid not null,
  kind text not null,
  third_id integer,
  -- The module that shows it; null needs none.
  module text,
  subject jsonb not null,
  happened_at timestamptz not null,
  -- Whether the portal lists it: who switched that off may still want the mail.
  in_portal boolean not null,
  -- How the mail goes: not at all, by itself, or in the mail of the day.
  mail text not null check (mail in ('ninguno', 'propio', 'resumen')),
  digested_at timestamptz,
  read_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  primary key (company_id, membership_id, place),
  unique (company_id, event_id, membership_id),
  foreign key (company_id, membership_id) references memberships (company_id, id) on delete cascade,
  foreign key (company_id, event_id) references notification_events (company_id, id) on delete cascade
);
create index notifications_unread on notifications (company_id, membership_id) where read_at is null and in_portal;
create index notifications_for_digest on notifications (company_id, membership_id)
  where mail = 'resumen' and digested_at is null;

-- By which ways a person is told of a kind; a kind without a row is told as it comes.
create table notification_preferences (
  company_id integer not null,
  membership_id uuid not null,
  kind text not null,
  portal boolean not null,
  correo boolean not null,
  web_push boolean not null,
  updated_at timestamptz not null default now(),
  primary key (company_id, membership_id, kind),
  foreign key (company_id, membership_id) references memberships (company_id, id) on delete cascade
);

-- A browser that a person lets show notices. It is one person's at a time; who leaves or is shut out takes it along, who was
-- only away for too long does not: notices are for just then.
create table push_subscriptions (
  company_id integer not null,
  id uuid not null default gen_random_uuid(),
  membership_id uuid not null,
  family_id uuid references session_families on delete set null,
  device text not null,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, membership_id) references memberships (company_id, id) on delete cascade
);
create index push_subscriptions_by_membership on push_subscriptions (company_id, membership_id);
create index push_subscriptions_by_family on push_subscriptions (family_id);

-- The modules that are on for the company and open to the open scope's person.
create function scope_open_modules() returns text[]
  language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(v.name), '{}')
    from memberships m
    join settings v on v.company_id = m.company_id and (v.value #>> '{}') ~ '^[0-9]+$' and (v.value #>> '{}')::integer > 0
   where m.company_id = scope_company() and m.id = scope_membership()
     and (m.modules is null or m.is_master or v.name = any (m.modules)) $$;

do $$
declare name text;
begin
  foreach name in array array['notification_events', 'notification_boxes', 'notifications', 'notification_preferences',
                              'push_subscriptions'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner on %I to enlace_owner using (true) with check (true)', name);
    execute format('create policy staff on %I to enlace_staff using (company_id = (select scope_company())) '
      || 'with check (company_id = (select scope_company()))', name);
    execute format('grant select on %I to enlace_staff', name);
  end loop;
  foreach name in array array['notification_boxes', 'notification_preferences', 'push_subscriptions'] loop
    execute format('create policy person on %I for select to enlace_app '
      || 'using (company_id = (select scope_company()) and membership_id = (select scope_membership()))', name);
    execute format('grant select on %I to enlace_app', name);
  end loop;
end $$;
create policy person on notifications for select to enlace_app
  using (company_id = (select scope_company()) and membership_id = (select scope_membership())
    and (third_id is null or third_id = any ((select scope_accounts())::integer[]))
    and (module is null or module = any ((select scope_open_modules())::text[])));
grant select on notifications to enlace_app;

-- Tells a supplier's people of something, in the transaction of what happened: they hear of it if and only if that is
-- kept. What was told under the same key before is not told again.
create function raise_notification(company integer, kind text, third_party integer, account integer, dedupe text,
                                   subject jsonb, membership uuid default null) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  made uuid;
begin
  if scope_company() is distinct from company and scope_company() is not null then
    raise exception 'A notification of company % was raised under the scope of another', company;
  end if;
  insert into notification_events (company_id, kind, third_party_id, third_id, membership_id, dedupe, subject)
  values (company, kind, third_party, account, membership, dedupe, subject)
  on conflict do nothing returning id into made;
  if made is null then return; end if;
  insert into jobs (company_id, task, payload, max_attempts)
  values (company, 'spread-notification', jsonb_build_object('event', made), 40);
  perform pg_notify('jobs', 'spread-notification');
end $$;

revoke execute on function scope_open_modules(),
  raise_notification(integer, text, integer, integer, text, jsonb, uuid) from public;
grant execute on function scope_open_modules() to enlace_app;
grant execute on function raise_notification(integer, text, integer, integer, text, jsonb, uuid)
  to enlace_app, enlace_staff;
