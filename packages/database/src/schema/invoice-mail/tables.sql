-- The company's reception mailbox of invoices, and the mails that were read from it.

create table invoice_mailboxes (
  company_id integer primary key references companies on delete cascade,
  host text not null check (length(host) between 1 and 253),
  port integer not null check (port between 1 and 65535),
  security text not null check (security in ('tls', 'starttls', 'ninguna')),
  username text not null check (length(username) between 1 and 254),
  -- By a password, or by a token that the provider gives to the company's application.
  access text not null default 'clave' check (access in ('clave', 'microsoft', 'google')),
  tenant text not null default '' check (length(tenant) <= 200),
  client_id text not null default '' check (length(client_id) <= 200),
  sealed_secret bytea not null,
  folder text not null default 'INBOX' check (length(folder) between 1 and 200),
  is_on boolean not null default true,
  -- Why it was stopped without anybody asking for it.
  stopped_why text,
  -- Another server, user or folder counts its mails anew.
  place integer not null default 1,
  -- Up to which mail it was read; null before the first look: only what arrives from then on is read.
  uid_validity bigint,
  last_uid bigint,
  read_at timestamptz,
  failure text,
  failures integer not null default 0,
  next_run_at timestamptz,
  -- The job that reads it, and until when no other does.
  held_by uuid,
  held_until timestamptz,
  version integer not null default 1,
  updated_by text not null,
  updated_at timestamptz not null default now(),
  check ((uid_validity is null) = (last_uid is null))
);
alter table invoice_mailboxes enable row level security, force row level security;
create policy owner on invoice_mailboxes to enlace_owner using (true) with check (true);
create policy staff on invoice_mailboxes to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
grant select, insert, update, delete on invoice_mailboxes to enlace_staff;

create table invoice_mails (
  company_id integer not null references companies,
  id uuid not null default gen_random_uuid(),
  place integer not null,
  uid_validity bigint not null,
  uid bigint not null,
  message_id text not null default '',
  sender text not null default '',
  sender_name text not null default '',
  -- To whom an answer would go; null for an automatic mail, which gets none.
  answer_to text,
  subject text not null default '',
  sent_at timestamptz,
  received_at timestamptz not null default clock_timestamp(),
  estado text not null default 'por_leer' check (estado in ('por_leer', 'por_asignar', 'recibido', 'rechazado', 'descartado')),
  motivo text check (motivo in ('sin_adjunto', 'ilegible', 'muy_grande', 'otro_comprador', 'sin_proveedor', 'varios_proveedores',
    'proveedor_inactivo')),
  -- What is wrong, a sentence each.
  detalles jsonb not null default '[]',
  -- The supplier in whose name its documents are handed in.
  third_party_id integer,
  -- Who of the staff assigned it; null where its documents name the supplier.
  asignado_por text,
  -- What each of its documents turned out to be.
  resultado jsonb not null default '[]',
  nota text not null default '',
  decidido_por text,
  decidido_at timestamptz,
  -- When its sender was told that it waits, and what its documents turned out to be.
  waiting_told_at timestamptz,
  answered_at timestamptz,
  version integer not null default 1,
  primary key (company_id, id),
  unique (company_id, place, uid_validity, uid),
  foreign key (company_id, third_party_id) references third_parties (company_id, id),
  check ((estado = 'por_asignar') = (motivo is not null))
);
create index invoice_mails_by_time on invoice_mails (company_id, received_at desc);
create index invoice_mails_to_read on invoice_mails (company_id, received_at) where estado = 'por_leer';
create index invoice_mails_to_assign on invoice_mails (company_id, received_at) where estado = 'por_asignar';
create index invoice_mails_by_message on invoice_mails (company_id, message_id);
create index invoice_mails_by_supplier on invoice_mails (company_id, third_party_id) where third_party_id is not null;
create index invoice_mails_told_to_wait on invoice_mails (company_id, answer_to, waiting_told_at) where waiting_told_at is not null;
create index invoice_mails_answered on invoice_mails (company_id, answer_to, answered_at) where answered_at is not null;
alter table invoice_mails enable row level security, force row level security;
create policy owner on invoice_mails to enlace_owner using (true) with check (true);
create policy staff on invoice_mails to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
grant select, insert, update, delete on invoice_mails to enlace_staff;
create trigger invoice_mails_version before update on invoice_mails
  for each row execute function count_version();
create trigger invoice_mails_told after insert or update or delete on invoice_mails
  for each row execute function tell_staff_of_change('invoice-mail');

create table invoice_mail_files (
  company_id integer not null,
  id uuid not null default gen_random_uuid(),
  mail_id uuid not null,
  place integer not null,
  name text not null,
  media_type text not null,
  size bigint not null,
  storage_key text not null,
  primary key (company_id, id),
  foreign key (company_id, mail_id) references invoice_mails (company_id, id) on delete cascade,
  foreign key (company_id, storage_key) references stored_files (company_id, storage_key)
);
create index invoice_mail_files_by_mail on invoice_mail_files (company_id, mail_id, place);
create index invoice_mail_files_by_stored_file on invoice_mail_files (company_id, storage_key);
alter table invoice_mail_files enable row level security, force row level security;
create policy owner on invoice_mail_files to enlace_owner using (true) with check (true);
create policy staff on invoice_mail_files to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
grant select, insert, update, delete on invoice_mail_files to enlace_staff;
