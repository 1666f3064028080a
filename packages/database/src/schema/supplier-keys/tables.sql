-- Keys by which a supplier's own programs hand documents in. Only the hash of a key is kept.
create table supplier_keys (
  company_id integer not null,
  id uuid not null default gen_random_uuid(),
  third_party_id integer not null,
  nombre text not null check (length(nombre) between 1 and 80),
  -- The beginning of the key, by which people tell it from another; the rest is known to nobody here.
  prefijo text not null,
  key_hash bytea not null unique check (length(key_hash) = 32),
  created_by text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_by text,
  last_used_at timestamptz,
  last_address text,
  primary key (company_id, id),
  foreign key (company_id, third_party_id) references third_parties (company_id, id)
);
create index supplier_keys_by_third_party on supplier_keys (company_id, third_party_id, created_at desc);
alter table supplier_keys enable row level security, force row level security;
create policy owner on supplier_keys to enlace_owner using (true) with check (true);
-- Only masters reach them, and through functions alone.

-- What became of a request that carried an idempotency key.
create table supplier_key_requests (
  company_id integer not null,
  key_id uuid not null,
  request_key text not null check (length(request_key) between 1 and 200),
  -- SHA-256 of everything that was sent.
  body_hash bytea not null check (length(body_hash) = 32),
  -- Each file with its invoices by id: they are told as they are when the request comes again.
  outcome jsonb not null,
  at timestamptz not null default now(),
  primary key (company_id, key_id, request_key),
  foreign key (company_id, key_id) references supplier_keys (company_id, id) on delete cascade
);
alter table supplier_key_requests enable row level security, force row level security;
create policy owner on supplier_key_requests to enlace_owner using (true) with check (true);
