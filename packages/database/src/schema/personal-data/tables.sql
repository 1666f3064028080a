-- Consents (Ley 1581 of 2012).

-- Who accepted which version of which text, when and from where (Ley 1581 of 2012); never changed.
create table consents (
  company_id integer not null references companies,
  id uuid not null default gen_random_uuid(),
  subject_kind text not null,
  subject_id uuid not null,
  email text not null,
  page_code text not null,
  -- Null where the company had no text of its own and the portal's stood in.
  page_version integer,
  accepted_at timestamptz not null default now(),
  address text,
  user_agent text,
  -- Who accepted, as it was called then and for which supplier: a proof does not change with the person.
  person_name text,
  third_party_id integer,
  primary key (company_id, id)
);
create index consents_by_subject on consents (company_id, subject_kind, subject_id);
create index consents_by_email on consents (company_id, email);
create index consents_newest on consents (company_id, accepted_at desc, id);
alter table consents enable row level security, force row level security;
create policy owner on consents to enlace_owner using (true) with check (true);
create policy staff on consents to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
create policy visitor on consents for insert to enlace_app with check (company_id = (select scope_company()));
grant insert on consents to enlace_app;
grant select, insert on consents to enlace_staff;
