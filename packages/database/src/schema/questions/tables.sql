-- Questions about documents and the company's answers: threads with messages and files, who of the company reads them, and
-- the links by which they answer from their mail. What the portal writes goes through the owner's functions.

-- The last number of a thread in a year; its row is locked while one is given, so that there are no gaps.
create table question_numbers (
  company_id integer not null references companies,
  year integer not null,
  last integer not null default 0,
  primary key (company_id, year)
);
alter table question_numbers enable row level security, force row level security;
create policy owner on question_numbers to enlace_owner using (true) with check (true);

-- Who of the company reads threads: of one topic, or of all that nobody else reads.
create table question_recipients (
  company_id integer not null references companies,
  id integer not null generated always as identity,
  topic text,
  name text not null,
  email text not null,
  primary key (company_id, id)
);
alter table question_recipients enable row level security, force row level security;
create policy owner on question_recipients to enlace_owner using (true) with check (true);
create policy staff on question_recipients to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
grant select, insert, update, delete on question_recipients to enlace_staff;

create table questions (
  company_id integer not null references companies,
  id uuid not null,
  third_party_id integer not null,
  third_id integer not null,
  number text not null,
  topic text not null,
  kind text not null check (kind in ('account-statements', 'purchase-order', 'purchase-tickets', 'payments-made',
    'notes-debit', 'supplier-contracts', 'invoices')),
  document_id uuid not null,
  -- The document's number then: the thread can be read after the ERP has taken the document away.
  document_number text not null,
  state text not null check (state in ('abierta', 'esperando_a_la_compania', 'esperando_al_proveedor', 'resuelta', 'cerrada')),
  excerpt text not null,
  messages integer not null default 0,
  last_from text not null check (last_from in ('proveedor', 'compania')),
  last_at timestamptz not null default clock_timestamp(),
  created_at timestamptz not null default clock_timestamp(),
  identity_id uuid references identities on delete set null,
  idempotency_key text not null,
  -- Who looks after a thread, and a number by which staff says what it saw: a message of the supplier changes it, too.
  assignee_id uuid,
  version integer not null default 1,
  primary key (company_id, id),
  unique (company_id, number),
  unique (company_id, third_party_id, idempotency_key),
  constraint questions_assignee foreign key (company_id, assignee_id) references staff_members (company_id, id)
    on delete set null (assignee_id)
);
create index questions_by_account on questions (company_id, third_id, last_at desc, id);
create index questions_by_third_party on questions (company_id, third_party_id, last_at desc, id);
create index questions_by_document on questions (company_id, kind, document_id, created_at);
create index questions_by_movement on questions (company_id, last_at, id);
create index questions_waiting on questions (company_id) where state in ('abierta', 'esperando_a_la_compania');
create index questions_by_assignee on questions (company_id, assignee_id);
alter table questions enable row level security, force row level security;
create policy owner on questions to enlace_owner using (true) with check (true);
create policy staff on questions to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
create policy supplier on questions for select to enlace_app
  using (company_id = (select scope_company()) and third_party_id = (select scope_third_party()) and third_id = any
    ((select scope_accounts())::integer[]) and kind = any ((select scope_kinds())::text[]));
grant select on questions to enlace_app, enlace_staff;
create trigger questions_version before update on questions for each row execute function count_version();
create trigger questions_told after insert or update or delete on questions
  for each row execute function tell_staff_of_change('question');
create trigger questions_tell_webhook after insert on questions
  for each row when (new.state not in ('resuelta', 'cerrada') and new.created_at > now() - interval '1 hour')
  execute function tell_webhook_of_question();

create table question_messages (
  company_id integer not null references companies,
  id uuid not null,
  third_party_id integer not null,
  third_id integer not null,
  question_id uuid not null,
  place integer not null,
  author_kind text not null check (author_kind in ('proveedor', 'compania')),
  author text not null,
  identity_id uuid references identities on delete set null,
  words text not null,
  created_at timestamptz not null default clock_timestamp(),
  idempotency_key text not null,
  primary key (company_id, id),
  unique (company_id, question_id, place),
  unique (company_id, question_id, idempotency_key),
  foreign key (company_id, question_id) references questions (company_id, id) on delete cascade
);
alter table question_messages enable row level security, force row level security;
create policy owner on question_messages to enlace_owner using (true) with check (true);
create policy staff on question_messages to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
create policy supplier on question_messages for select to enlace_app
  using (company_id = (select scope_company()) and third_party_id = (select scope_third_party()) and third_id = any
    ((select scope_accounts())::integer[]) and (question_id in ( select q.id from questions q where q.company_id = (select
    scope_company()))));
grant select on question_messages to enlace_app, enlace_staff;
create trigger question_messages_tell after insert on question_messages
  for each row when (new.author_kind = 'compania' and new.created_at > now() - interval '1 hour')
  execute function tell_of_answer();

create table question_files (
  company_id integer not null references companies,
  id uuid not null default gen_random_uuid(),
  third_party_id integer not null,
  third_id integer not null,
  question_id uuid not null,
  message_id uuid not null,
  name text not null,
  media_type text not null,
  size bigint not null,
  storage_key text not null,
  primary key (company_id, id),
  foreign key (company_id, message_id) references question_messages (company_id, id) on delete cascade,
  foreign key (company_id, storage_key) references stored_files (company_id, storage_key)
);
create index question_files_by_message on question_files (company_id, message_id, name);
create index question_files_by_stored_file on question_files (company_id, storage_key);
alter table question_files enable row level security, force row level security;
create policy owner on question_files to enlace_owner using (true) with check (true);
create policy staff on question_files to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
create policy supplier on question_files for select to enlace_app
  using (company_id = (select scope_company()) and third_party_id = (select scope_third_party()) and third_id = any
    ((select scope_accounts())::integer[]) and (question_id in ( select q.id from questions q where q.company_id = (select
    scope_company()))));
grant select on question_files to enlace_app, enlace_staff;

-- A mailed link by which one of the company's people answers one thread, once.
create table reply_links (
  company_id integer not null references companies,
  token_hash bytea not null unique,
  question_id uuid not null,
  name text not null,
  email text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  spent_at timestamptz,
  primary key (company_id, token_hash),
  foreign key (company_id, question_id) references questions (company_id, id) on delete cascade
);
create index reply_links_by_question on reply_links (company_id, question_id);
create index reply_links_by_expiry on reply_links (expires_at);
alter table reply_links enable row level security, force row level security;
create policy owner on reply_links to enlace_owner using (true) with check (true);

-- What staff notes beside a thread; no supplier ever reads it.
create table question_notes (
  company_id integer not null references companies,
  id uuid not null,
  question_id uuid not null,
  author text not null,
  identity_id uuid references identities on delete set null,
  words text not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (company_id, id),
  foreign key (company_id, question_id) references questions (company_id, id) on delete cascade
);
create index question_notes_by_question on question_notes (company_id, question_id, created_at);
alter table question_notes enable row level security, force row level security;
create policy owner on question_notes to enlace_owner using (true) with check (true);
create policy staff on question_notes to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
grant select, insert on question_notes to enlace_staff;
