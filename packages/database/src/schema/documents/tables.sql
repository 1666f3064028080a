-- What all kinds of documents share: links between them, history, files, acts of suppliers, and the search by number.

-- Which documents belong together, readable from both ends: the later document points to the earlier one it follows
-- (ticket to order, invoice to ticket and order, payment and note to invoice). Kinds are the slugs.
create table document_links (
  company_id integer not null,
  third_party_id integer not null,
  third_id integer not null,
  from_kind text not null check (from_kind in ('account-statements', 'purchase-order', 'purchase-tickets', 'payments-made',
    'notes-debit', 'supplier-contracts')),
  from_id uuid not null,
  to_kind text not null check (to_kind in ('account-statements', 'purchase-order', 'purchase-tickets', 'payments-made',
    'notes-debit', 'supplier-contracts')),
  to_id uuid not null,
  import_batch_id uuid,
  primary key (company_id, from_kind, from_id, to_kind, to_id)
);
create index document_links_back on document_links (company_id, to_kind, to_id);
alter table document_links enable row level security, force row level security;
create policy owner on document_links to enlace_owner using (true) with check (true);
create policy supplier on document_links for select to enlace_app
  using (company_id = (select scope_company()) and third_party_id = (select scope_third_party()) and third_id = any
    ((select scope_accounts())::integer[]));
create policy staff on document_links to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
grant select on document_links to enlace_app;
grant select, insert, update, delete on document_links to enlace_staff;

-- What happened to each document, and the files that belong to it. Both repeat the document's owner, so that one policy
-- guards them like the document itself. They are added to, never changed.
create table document_events (
  company_id integer not null,
  id bigint generated always as identity,
  third_party_id integer not null,
  third_id integer not null,
  kind text not null check (kind in ('account-statements', 'purchase-order', 'purchase-tickets', 'payments-made',
    'notes-debit', 'supplier-contracts')),
  document_id uuid not null,
  at timestamptz not null default clock_timestamp(),
  -- Who caused it: a load of the ERP, the supplier's person, the company's staff, or the portal itself.
  origin text not null check (origin in ('carga', 'proveedor', 'compania', 'portal')),
  -- The name that the person had then; empty for a load and for the portal.
  actor text not null default '',
  identity_id uuid references identities on delete set null,
  event text not null,
  note text,
  -- [{campo, antes, despues}]: the fields that changed, as text.
  changes jsonb not null default '[]' check (jsonb_typeof(changes) = 'array'),
  primary key (company_id, id)
);
create index document_events_by_document on document_events (company_id, kind, document_id, id);
alter table document_events enable row level security, force row level security;
create policy owner on document_events to enlace_owner using (true) with check (true);
create policy staff on document_events to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
create policy supplier on document_events for select to enlace_app
  using (company_id = (select scope_company()) and third_party_id = (select scope_third_party()) and third_id = any
    ((select scope_accounts())::integer[]));
grant select on document_events to enlace_app;
grant select, insert on document_events to enlace_staff;

create table document_files (
  company_id integer not null,
  id uuid not null default gen_random_uuid(),
  third_party_id integer not null,
  third_id integer not null,
  kind text not null check (kind in ('account-statements', 'purchase-order', 'purchase-tickets', 'payments-made',
    'notes-debit', 'supplier-contracts')),
  document_id uuid not null,
  name text not null,
  -- What it is, in the words of who gave it: "Acta de devolución".
  description text,
  media_type text not null,
  size bigint not null,
  storage_key text not null,
  origin text not null check (origin in ('carga', 'proveedor', 'compania', 'portal')),
  actor text not null default '',
  -- The event with which it came, where it came with one.
  event_id bigint,
  created_at timestamptz not null default clock_timestamp(),
  primary key (company_id, id),
  foreign key (company_id, storage_key) references stored_files (company_id, storage_key)
);
create index document_files_by_document on document_files (company_id, kind, document_id, created_at);
create index document_files_by_stored_file on document_files (company_id, storage_key);
alter table document_files enable row level security, force row level security;
create policy owner on document_files to enlace_owner using (true) with check (true);
create policy staff on document_files to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
create policy supplier on document_files for select to enlace_app
  using (company_id = (select scope_company()) and third_party_id = (select scope_third_party()) and third_id = any
    ((select scope_accounts())::integer[]));
grant select on document_files to enlace_app;
grant select, insert, delete on document_files to enlace_staff;

create table document_acts (
  company_id integer not null references companies,
  id uuid not null,
  third_party_id integer not null,
  third_id integer not null,
  kind text not null check (kind in ('purchase-order', 'purchase-tickets', 'notes-debit')),
  document_id uuid not null,
  act text not null check (act in ('confirmar', 'novedad', 'aceptar', 'objetar', 'diferencia')),
  at timestamptz not null default clock_timestamp(),
  -- The name that the person had then.
  person text not null,
  identity_id uuid references identities on delete set null,
  motive text,
  comment text,
  -- [{linea, item, tipo, fecha, cantidad, precio, comentario}]: the lines as they were then; a load may replace them.
  lines jsonb not null default '[]' check (jsonb_typeof(lines) = 'array'),
  event_id bigint not null,
  -- The thread in which the company answers.
  question_id uuid,
  idempotency_key text not null,
  primary key (company_id, id),
  unique (company_id, third_party_id, idempotency_key)
);
create index document_acts_by_document on document_acts (company_id, kind, document_id, at);
alter table document_acts enable row level security, force row level security;
create policy owner on document_acts to enlace_owner using (true) with check (true);
create policy staff on document_acts for select to enlace_staff using (company_id = (select scope_company()));
create policy supplier on document_acts for select to enlace_app using (company_id = (select scope_company())
  and third_party_id = (select scope_third_party()) and third_id = any ((select scope_accounts())::integer[])
  and kind = any ((select scope_kinds())::text[]));
grant select on document_acts to enlace_app, enlace_staff;
create trigger document_acts_told after insert on document_acts for each row
  when (new.act in ('objetar', 'novedad', 'aceptar', 'confirmar')) execute function tell_staff_of_act();
create trigger document_acts_tell_webhook after insert on document_acts
  for each row when (new.act in ('confirmar', 'objetar') and new.at > now() - interval '1 hour')
  execute function tell_webhook_of_act();

create table document_search (
  company_id integer not null,
  third_party_id integer not null,
  kind text not null check (kind in ('account-statements', 'purchase-order', 'purchase-tickets', 'payments-made',
    'notes-debit', 'supplier-contracts')),
  -- In the order of bytes: then what begins so is a range of the key, and its comparison leaks nothing.
  term text collate "C" not null,
  id uuid not null,
  third_id integer not null,
  primary key (company_id, third_party_id, kind, term, id) include (third_id)
);
-- The staff looks among the numbers of all suppliers.
create index document_search_by_term on document_search (company_id, kind, term, id);
alter table document_search enable row level security, force row level security;
create policy owner on document_search to enlace_owner using (true) with check (true);
create policy supplier on document_search for select to enlace_app using (company_id = (select scope_company())
  and third_party_id = (select scope_third_party()) and third_id = any ((select scope_accounts())::integer[]));
create policy staff on document_search for select to enlace_staff using (company_id = (select scope_company()));
grant select on document_search to enlace_app, enlace_staff;

-- What the company decided on an objection or a proposal, once.
create table act_decisions (
  company_id integer not null references companies,
  act_id uuid not null,
  third_party_id integer not null,
  third_id integer not null,
  outcome text not null check (outcome in ('aceptada', 'rechazada', 'contrapropuesta', 'parcial')),
  reason text not null,
  -- The number of the note by which the ERP takes back what was objected to.
  credit_note text,
  -- [{linea, tipo, decision, fecha, cantidad, precio, comentario}]: what was decided on each line that was told.
  lines jsonb not null default '[]' check (jsonb_typeof(lines) = 'array'),
  decided_by text not null,
  identity_id uuid references identities on delete set null,
  decided_at timestamptz not null default clock_timestamp(),
  primary key (company_id, act_id),
  foreign key (company_id, act_id) references document_acts (company_id, id) on delete cascade
);
alter table act_decisions enable row level security, force row level security;
create policy owner on act_decisions to enlace_owner using (true) with check (true);
create policy staff on act_decisions to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
create policy supplier on act_decisions for select to enlace_app using (company_id = (select scope_company())
  and third_party_id = (select scope_third_party()) and third_id = any ((select scope_accounts())::integer[])
  and act_id in (select a.id from document_acts a where a.company_id = (select scope_company())));
grant select on act_decisions to enlace_app, enlace_staff;
create trigger act_decisions_told after insert on act_decisions for each row execute function tell_staff_of_decision();
create trigger act_decisions_tell_webhook after insert on act_decisions
  for each row when (new.outcome = 'aceptada' and new.decided_at > now() - interval '1 hour')
  execute function tell_webhook_of_decision();
