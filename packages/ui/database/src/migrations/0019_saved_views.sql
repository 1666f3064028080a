-- The views that a person saves of a list: filter, window and columns under a name. They belong to the membership, so
-- that nobody else of the supplier, and none of the person's other companies, sees or changes them.

create table saved_views (
  company_id integer not null,
  membership_id uuid not null,
  id uuid not null default gen_random_uuid(),
  list text not null check (list in ('account-statements', 'payments-made', 'paid-invoices', 'purchase-order',
    'purchase-tickets', 'notes-debit')),
  name text not null check (char_length(name) between 1 and 60),
  days integer not null check (days between 0 and 3650),
  search text not null check (char_length(search) <= 1500),
  -- Null for the list's own columns.
  columns text[],
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, membership_id) references memberships (company_id, id) on delete cascade
);
create unique index saved_views_by_name on saved_views (company_id, membership_id, list, lower(name));
create unique index saved_views_default on saved_views (company_id, membership_id, list) where is_default;

alter table saved_views enable row level security;
alter table saved_views force row level security;
create policy owner on saved_views to enlace_owner using (true) with check (true);
create policy person on saved_views to enlace_app
  using (company_id = (select scope_company()) and membership_id = (select scope_membership()))
  with check (company_id = (select scope_company()) and membership_id = (select scope_membership()));
grant select, insert, update, delete on saved_views to enlace_app;
