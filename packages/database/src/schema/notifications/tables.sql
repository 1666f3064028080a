-- What a supplier's people are told of: an event is written in the transaction of what happened, spread by a job to whoever
-- may see it, and reaches each of them once, in the portal, by mail or as a notice of the browser, as the person wishes.

-- The mails that a person switched off or on for one supplier of a company; a kind without a row is on.
create table notification_choices (
  company_id integer not null,
  membership_id uuid not null,
  kind text not null check (kind in ('respuestas', 'recibos', 'certificados')),
  is_on boolean not null,
  updated_at timestamptz not null default now(),
  primary key (company_id, membership_id, kind),
  foreign key (company_id, membership_id) references memberships (company_id, id) on delete cascade
);
alter table notification_choices enable row level security, force row level security;
create policy owner on notification_choices to enlace_owner using (true) with check (true);
create policy staff on notification_choices to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
create policy person on notification_choices for select to enlace_app
  using (company_id = (select scope_company()) and membership_id = (select scope_membership()));
grant select on notification_choices to enlace_app, enlace_staff;

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
  -- Who caused it, where a supplier's own person did: some kinds tell the others only.
  caused_by uuid,
  primary key (company_id, id),
  unique (company_id, kind, dedupe),
  foreign key (company_id, third_party_id) references third_parties (company_id, id) on delete cascade,
  foreign key (company_id, third_id) references branch_accounts (company_id, id) on delete cascade,
  foreign key (company_id, membership_id) references memberships (company_id, id) on delete cascade
);
create index notification_events_waiting on notification_events (created_at) where spread_at is null;
create index notification_events_by_age on notification_events (created_at);
alter table notification_events enable row level security, force row level security;
create policy owner on notification_events to enlace_owner using (true) with check (true);
create policy staff on notification_events to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
grant select on notification_events to enlace_staff;
create trigger notification_events_cause before insert on notification_events
  for each row execute function note_notification_cause();

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
alter table notification_boxes enable row level security, force row level security;
create policy owner on notification_boxes to enlace_owner using (true) with check (true);
create policy staff on notification_boxes to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
create policy person on notification_boxes for select to enlace_app
  using (company_id = (select scope_company()) and membership_id = (select scope_membership()));
grant select on notification_boxes to enlace_app, enlace_staff;

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
  -- Whether the person caused it: no news, and told all the same.
  is_own boolean not null default false,
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
alter table notifications enable row level security, force row level security;
create policy owner on notifications to enlace_owner using (true) with check (true);
create policy staff on notifications to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
create policy person on notifications for select to enlace_app
  using (company_id = (select scope_company()) and membership_id = (select scope_membership())
    and (third_id is null or third_id = any ((select scope_accounts())::integer[]))
    and (module is null or module = any ((select scope_open_modules())::text[])));
grant select on notifications to enlace_app, enlace_staff;

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
alter table notification_preferences enable row level security, force row level security;
create policy owner on notification_preferences to enlace_owner using (true) with check (true);
create policy staff on notification_preferences to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
create policy person on notification_preferences for select to enlace_app
  using (company_id = (select scope_company()) and membership_id = (select scope_membership()));
grant select on notification_preferences to enlace_app, enlace_staff;

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
alter table push_subscriptions enable row level security, force row level security;
create policy owner on push_subscriptions to enlace_owner using (true) with check (true);
create policy staff on push_subscriptions to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
create policy person on push_subscriptions for select to enlace_app
  using (company_id = (select scope_company()) and membership_id = (select scope_membership()));
grant select on push_subscriptions to enlace_app, enlace_staff;
