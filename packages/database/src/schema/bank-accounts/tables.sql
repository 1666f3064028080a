-- The bank accounts into which a company pays its suppliers, and how a supplier changes one: asked for by a master with the
-- bank's certificate, approved by two different people of the company, held for 48 hours, cancelled by any master until
-- then. The portal's role reads and writes none of it but through the owner's functions; the numbers are sealed by the
-- server, and what happened stays as it was written.

-- The account of a branch; the one in use has no end. Of the number only the last digits can be read here.
create table bank_accounts (
  company_id integer not null references companies,
  id uuid not null default gen_random_uuid(),
  third_party_id integer not null,
  third_id integer not null,
  banco text not null check (banco ~ '^\d{4}$'),
  tipo text not null check (tipo in ('ahorros', 'corriente', 'deposito_electronico')),
  numero bytea not null,
  ultimos text not null check (ultimos ~ '^\d{4}$'),
  -- A keyed print of bank and number: tells that two accounts are one, and nothing else.
  huella bytea not null,
  titular text not null,
  titular_documento text not null,
  origen text not null check (origen in ('erp', 'cambio')),
  change_id uuid,
  desde timestamptz not null default now(),
  hasta timestamptz,
  primary key (company_id, id),
  foreign key (company_id, third_party_id) references third_parties (company_id, id),
  foreign key (company_id, third_id) references branch_accounts (company_id, id)
);
create unique index bank_accounts_in_use on bank_accounts (company_id, third_id) where hasta is null;
create index bank_accounts_by_third_party on bank_accounts (company_id, third_party_id);
create index bank_accounts_by_print on bank_accounts (company_id, huella);
alter table bank_accounts enable row level security, force row level security;
create policy owner on bank_accounts to enlace_owner using (true) with check (true);
create policy staff on bank_accounts for select to enlace_staff using (company_id = (select scope_company()));
grant select on bank_accounts to enlace_staff;

create table bank_change_numbers (
  company_id integer not null references companies,
  year integer not null,
  last integer not null default 0,
  primary key (company_id, year)
);
alter table bank_change_numbers enable row level security, force row level security;
create policy owner on bank_change_numbers to enlace_owner using (true) with check (true);

create table bank_changes (
  company_id integer not null references companies,
  id uuid not null,
  third_party_id integer not null,
  account_ids integer[] not null check (cardinality(account_ids) > 0),
  numero text not null,
  estado text not null check (estado in ('solicitado', 'en_verificacion', 'aprobado', 'aplicado', 'rechazado', 'cancelado')),
  banco text not null check (banco ~ '^\d{4}$'),
  tipo text not null check (tipo in ('ahorros', 'corriente', 'deposito_electronico')),
  cuenta bytea not null,
  ultimos text not null check (ultimos ~ '^\d{4}$'),
  huella bytea not null,
  titular text not null,
  titular_documento text not null,
  -- Whether the holder is written exactly as the supplier's name, or a person has to look at it.
  coincidencia text not null check (coincidencia in ('same', 'near')),
  certificado_fecha date not null,
  -- What the text of the certificate says of the account: whether each fact was found in it, never the facts themselves.
  certificado_lectura jsonb not null default '{}',
  archivo text not null,
  media_type text not null check (media_type in ('application/pdf', 'image/jpeg', 'image/png')),
  size bigint not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  storage_key text not null,
  motivo text not null default '',
  -- What was in use in its branches when it was asked for, masked.
  antes jsonb not null default '[]',
  identity_id uuid references identities on delete set null,
  solicitante text not null,
  solicitante_correo text not null,
  address text,
  created_at timestamptz not null default now(),
  approved_at timestamptz,
  applies_at timestamptz,
  closed_at timestamptz,
  razon text not null default '',
  idempotency_key text not null,
  primary key (company_id, id),
  unique (company_id, numero),
  unique (company_id, third_party_id, idempotency_key),
  foreign key (company_id, third_party_id) references third_parties (company_id, id),
  foreign key (company_id, storage_key) references stored_files (company_id, storage_key),
  check (applies_at >= approved_at + make_interval(hours => rule_bank_hold_hours())),
  check ((approved_at is null) = (applies_at is null)),
  check (estado not in ('aprobado', 'aplicado') or approved_at is not null),
  check ((closed_at is not null) = (estado in ('aplicado', 'rechazado', 'cancelado')))
);
create index bank_changes_by_third_party on bank_changes (company_id, third_party_id, created_at desc);
create index bank_changes_by_state on bank_changes (company_id, estado, created_at);
create index bank_changes_by_print on bank_changes (company_id, huella);
create index bank_changes_by_stored_file on bank_changes (company_id, storage_key);
alter table bank_changes enable row level security, force row level security;
create policy owner on bank_changes to enlace_owner using (true) with check (true);
create policy staff on bank_changes for select to enlace_staff using (company_id = (select scope_company()));
grant select on bank_changes to enlace_staff;
create trigger bank_changes_stay before update or delete on bank_changes for each row execute function guard_bank_change();
create trigger bank_changes_stay_whole before truncate on bank_changes
  for each statement execute function refuse_rewriting();
create trigger bank_changes_tell_asked after insert on bank_changes
  for each row when (new.created_at > now() - interval '1 hour') execute function tell_of_bank_change();
create trigger bank_changes_tell_step after update of estado on bank_changes
  for each row when (new.estado is distinct from old.estado) execute function tell_of_bank_change();
create trigger bank_changes_told after insert or delete or update on bank_changes for each row execute function
  tell_staff_of_change('bank-change');
create trigger bank_changes_tell_webhook after insert on bank_changes
  for each row when (new.created_at > now() - interval '1 hour') execute function tell_webhook_of_bank_change();
create trigger bank_changes_tell_webhook_step after update of estado on bank_changes
  for each row when (new.estado <> old.estado and new.estado in ('aprobado', 'aplicado', 'cancelado'))
  execute function tell_webhook_of_bank_change();

-- What happened to a supplier's accounts, each entry with the print of the one before it.
create table bank_account_events (
  company_id integer not null references companies,
  id bigint generated always as identity,
  third_party_id integer not null,
  change_id uuid,
  at timestamptz not null default clock_timestamp(),
  event text not null,
  actor_kind text not null check (actor_kind in ('proveedor', 'compania', 'portal')),
  actor text not null,
  identity_id uuid,
  address text,
  detail jsonb not null default '{}',
  hash bytea not null,
  primary key (company_id, id),
  foreign key (company_id, third_party_id) references third_parties (company_id, id)
);
create index bank_account_events_by_third_party on bank_account_events (company_id, third_party_id, id);
create index bank_account_events_by_change on bank_account_events (company_id, change_id, id);
alter table bank_account_events enable row level security, force row level security;
create policy owner on bank_account_events to enlace_owner using (true) with check (true);
create policy staff on bank_account_events for select to enlace_staff using (company_id = (select scope_company()));
grant select on bank_account_events to enlace_staff;
create trigger bank_account_events_stay before update or delete on bank_account_events
  for each row execute function refuse_rewriting();
create trigger bank_account_events_stay_whole before truncate on bank_account_events
  for each statement execute function refuse_rewriting();

-- Each time an applied change was handed over: in a file to the treasury, or to the ERP, which said so.
create table bank_hand_overs (
  company_id integer not null references companies,
  -- One file, or one message of the ERP.
  id uuid not null,
  change_id uuid not null,
  at timestamptz not null default now(),
  way text not null check (way in ('archivo', 'erp')),
  actor text not null,
  -- The keyed hash of the file: of a plain one, the numbers in it could be tried.
  huella text check (huella ~ '^[0-9a-f]{64}$'),
  primary key (company_id, id, change_id),
  foreign key (company_id, change_id) references bank_changes (company_id, id)
);
create index bank_hand_overs_by_change on bank_hand_overs (company_id, change_id, at);
alter table bank_hand_overs enable row level security, force row level security;
create policy owner on bank_hand_overs to enlace_owner using (true) with check (true);
create policy staff on bank_hand_overs for select to enlace_staff using (company_id = (select scope_company()));
grant select on bank_hand_overs to enlace_staff;
create trigger bank_hand_overs_stay before update or delete on bank_hand_overs
  for each row execute function refuse_rewriting();
create trigger bank_hand_overs_stay_whole before truncate on bank_hand_overs
  for each statement execute function refuse_rewriting();

-- Who of the company may approve changes. Whoever is named after a change was asked for does not approve that one.
create table bank_change_approvers (
  company_id integer not null references companies,
  email text not null check (email = lower(email)),
  name text not null,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (company_id, email)
);
alter table bank_change_approvers enable row level security, force row level security;
create policy owner on bank_change_approvers to enlace_owner using (true) with check (true);
create policy staff on bank_change_approvers for select to enlace_staff using (company_id = (select scope_company()));
grant select on bank_change_approvers to enlace_staff;

create table bank_change_approvals (
  company_id integer not null,
  change_id uuid not null,
  approver text not null,
  at timestamptz not null default now(),
  -- How the person made sure, in its own words: whom it called at which number that was known before.
  how text not null check (length(trim(how)) >= rule_bank_note_length()),
  -- The certificate that the person looked at.
  sha256 text not null,
  identity_id uuid,
  primary key (company_id, change_id, approver),
  foreign key (company_id, change_id) references bank_changes (company_id, id)
);
create unique index bank_change_approvals_by_person on bank_change_approvals (company_id, change_id, identity_id)
  where identity_id is not null;
alter table bank_change_approvals enable row level security, force row level security;
create policy owner on bank_change_approvals to enlace_owner using (true) with check (true);
create policy staff on bank_change_approvals for select to enlace_staff using (company_id = (select scope_company()));
grant select on bank_change_approvals to enlace_staff;
create trigger bank_change_approvals_stay before update or delete on bank_change_approvals
  for each row execute function refuse_rewriting();
create trigger bank_change_approvals_stay_whole before truncate on bank_change_approvals
  for each statement execute function refuse_rewriting();

-- The code by which an approver shows that it is the one: mailed to its own address, good for one decision.
create table bank_change_codes (
  company_id integer not null,
  change_id uuid not null,
  email text not null,
  code_hash bytea not null,
  tries integer not null default 0,
  expires_at timestamptz not null,
  spent_at timestamptz,
  primary key (company_id, change_id, email),
  foreign key (company_id, change_id) references bank_changes (company_id, id)
);
alter table bank_change_codes enable row level security, force row level security;
create policy owner on bank_change_codes to enlace_owner using (true) with check (true);

-- A mailed link by which whoever got the mail looks at a change, and cancels it once.
create table bank_change_links (
  company_id integer not null references companies,
  token_hash bytea not null unique,
  change_id uuid not null,
  email text not null,
  name text not null,
  -- Whether the page shows the accounts: not to a master who is too new for that.
  sees boolean not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  spent_at timestamptz,
  primary key (company_id, token_hash),
  foreign key (company_id, change_id) references bank_changes (company_id, id)
);
create index bank_change_links_by_change on bank_change_links (company_id, change_id);
alter table bank_change_links enable row level security, force row level security;
create policy owner on bank_change_links to enlace_owner using (true) with check (true);

-- Who approves changes of bank accounts is a person of the staff with a second factor. One is asked for by an administrator,
-- confirmed by somebody else, and counts two days later: no single person makes two approvers, and nothing of it is quick.
create table bank_approvers (
  company_id integer not null references companies,
  id uuid not null default gen_random_uuid(),
  identity_id uuid not null references identities,
  -- As the person was known when it was named.
  name text not null,
  email text not null,
  proposed_by text not null,
  proposed_identity uuid,
  proposed_at timestamptz not null default now(),
  confirmed_by text,
  confirmed_identity uuid,
  confirmed_at timestamptz,
  counts_from timestamptz,
  -- Asked to be taken away by an administrator: it counts until then.
  leaving_by text,
  leaves_at timestamptz,
  ended_at timestamptz,
  ended_by text,
  ended_why text check (ended_why in ('rechazado', 'retirado', 'renuncia', 'fuera_del_equipo')),
  -- Named before there was a confirmation, or by the demo.
  is_inherited boolean not null default false,
  -- Only the demo, whose people have none, does without.
  needs_factor boolean not null default true,
  primary key (company_id, id),
  check ((confirmed_at is null) = (counts_from is null)),
  check (is_inherited or counts_from >= confirmed_at + make_interval(hours => rule_bank_hold_hours())),
  check (confirmed_identity <> identity_id)
);
create unique index bank_approvers_open on bank_approvers (company_id, identity_id) where ended_at is null;
alter table bank_approvers enable row level security, force row level security;
create policy owner on bank_approvers to enlace_owner using (true) with check (true);
create policy staff on bank_approvers for select to enlace_staff using (company_id = (select scope_company()));
grant select on bank_approvers to enlace_staff;

-- Each code that was mailed to an approver. The wrong ones of a day add up over all of a change.
create table bank_code_sends (
  company_id integer not null references companies,
  id bigint generated always as identity,
  change_id uuid not null,
  identity_id uuid not null references identities,
  sent_at timestamptz not null default now(),
  tries integer not null default 0,
  last_wrong_at timestamptz,
  -- Whether the others have heard that the person was closed out.
  is_told boolean not null default false,
  primary key (company_id, id),
  foreign key (company_id, change_id) references bank_changes (company_id, id)
);
create index bank_code_sends_by_change on bank_code_sends (company_id, change_id, identity_id);
create index bank_code_sends_by_person on bank_code_sends (company_id, identity_id, sent_at);
alter table bank_code_sends enable row level security, force row level security;
create policy owner on bank_code_sends to enlace_owner using (true) with check (true);
