-- Webhooks: addresses of a company's own programs that are told, signed, what happened. What is told is written by triggers
-- in the transaction of what caused it, so that no door can forget it; a sender takes it from here afterwards.
create table webhook_endpoints (
  company_id integer not null references companies,
  id uuid not null default gen_random_uuid(),
  url text not null check (length(url) between 1 and 2000),
  descripcion text not null default '' check (length(descripcion) <= 200),
  events text[] not null check (cardinality(events) > 0),
  active boolean not null default true,
  -- Sealed; the former one signs beside it until its end.
  secret bytea not null,
  former_secret bytea,
  former_until timestamptz,
  -- The first failure since it took something.
  failing_since timestamptz,
  -- When and why it was put off by itself.
  disabled_at timestamptz,
  disabled_reason text check (disabled_reason in ('fallos', 'retirado')),
  created_by text not null,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (company_id, id),
  check ((former_secret is null) = (former_until is null)),
  check ((disabled_at is null) = (disabled_reason is null)),
  check (not active or disabled_at is null)
);
alter table webhook_endpoints enable row level security, force row level security;
create policy owner on webhook_endpoints to enlace_owner using (true) with check (true);
create policy staff on webhook_endpoints to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
grant select, insert, update, delete on webhook_endpoints to enlace_staff;

-- What happened, as the text that is signed: the same for every endpoint and every attempt.
create table webhook_events (
  company_id integer not null references companies,
  id uuid not null default gen_random_uuid(),
  type text not null,
  body text not null,
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);
create index webhook_events_by_age on webhook_events (created_at);
alter table webhook_events enable row level security, force row level security;
create policy owner on webhook_events to enlace_owner using (true) with check (true);
create policy staff on webhook_events to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
grant select, insert on webhook_events to enlace_staff;

create table webhook_deliveries (
  company_id integer not null references companies,
  id uuid not null default gen_random_uuid(),
  endpoint_id uuid not null,
  event_id uuid not null,
  state text not null default 'pendiente' check (state in ('pendiente', 'entregada', 'fallida')),
  -- A test goes out once, also to an endpoint that is off.
  is_test boolean not null default false,
  attempts integer not null default 0,
  -- Attempts since it was queued or sent again by hand.
  tries integer not null default 0,
  next_at timestamptz not null default now(),
  claimed_by uuid,
  claimed_until timestamptz,
  tried_at timestamptz,
  -- What the last attempt came to: a status with the first of the answer, or why there was none.
  status integer,
  fault text,
  answer text,
  milliseconds integer,
  resent_by text,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, endpoint_id) references webhook_endpoints (company_id, id) on delete cascade,
  foreign key (company_id, event_id) references webhook_events (company_id, id) on delete cascade
);
create index webhook_deliveries_due on webhook_deliveries (company_id, endpoint_id, next_at) where state = 'pendiente';
create index webhook_deliveries_by_endpoint on webhook_deliveries (company_id, endpoint_id, created_at desc, id);
create index webhook_deliveries_by_event on webhook_deliveries (company_id, event_id);
-- How much waits in the queues of all companies, for those who watch the installation: figures only, of nobody in particular.
create index webhook_deliveries_failed on webhook_deliveries (company_id) where state = 'fallida';
alter table webhook_deliveries enable row level security, force row level security;
create policy owner on webhook_deliveries to enlace_owner using (true) with check (true);
create policy staff on webhook_deliveries to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
grant select, insert, update on webhook_deliveries to enlace_staff;
