-- What was done to keep the installation well: backups, restorations, a new secret key. It belongs to no company, is read and
-- written by the operator's commands only, and is no part of a backup.
create table care_acts (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('backup', 'restore', 'reseal')),
  started_at timestamptz not null default now(),
  -- Null is under way, or broken off.
  ended_at timestamptz,
  detail jsonb not null default '{}'
);
create index care_acts_newest on care_acts (kind, started_at desc);
alter table care_acts enable row level security, force row level security;
create policy owner on care_acts to enlace_owner using (true) with check (true);
