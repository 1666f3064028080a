-- The first administrator of an installation that has nobody yet.

-- Links by which an installation that has nobody gets its first administrator. Only the newest one opens anything.
create table setup_links (
  token_hash bytea primary key,
  expires_at timestamptz not null,
  spent_at timestamptz,
  created_at timestamptz not null default now()
);
alter table setup_links enable row level security, force row level security;
create policy owner on setup_links to enlace_owner using (true) with check (true);
