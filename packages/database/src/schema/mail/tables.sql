-- Mails leave the outbox at least once, each by one sender at a time, and none is lost: what is refused for good stays,
-- marked, until somebody sends it again.

-- Mails wait here, written in the transaction that caused them.
create table outbox_mails (
  company_id integer not null references companies,
  id uuid not null default gen_random_uuid(),
  purpose text not null,
  recipient text not null,
  reply_to text,
  subject text not null,
  html text not null,
  text text not null,
  -- Mails leave the outbox at least once, each by one sender at a time, and none is lost: what is refused for good stays,
  -- marked, until somebody sends it again.
  -- Given at the first attempt and kept for every other, so that a mail that arrives twice is seen to be one.
  message_id text unique,
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  reply_to_name text,
  -- Whether the mail carries a link that opens something: its words are forgotten once it is sent.
  holds_secret boolean not null default false,
  -- Answers of the mail server that refused this very mail; attempts also count those when no server was there.
  refusals integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  -- The sender that has the mail in hand, and until when that is believed.
  claimed_by uuid,
  claimed_until timestamptz,
  -- Given up; visible, and sent only when somebody asks for it.
  dead_at timestamptz,
  -- A mail that was sent again is another one, which names the first.
  resent_from uuid,
  resent_by text,
  -- What a later server said of a mail that had gone out: refused for good, not delivered for now and given up, or late and
  -- still tried. A mail of which nothing was said has none.
  bounced_at timestamptz,
  bounce text check (bounce in ('rechazado', 'temporal', 'demorado')),
  bounce_reason text check (length(bounce_reason) <= 500),
  caused_by text default nullif(current_setting('enlace.cause', true), ''),
  primary key (company_id, id),
  constraint outbox_mails_resent foreign key (company_id, resent_from) references outbox_mails (company_id, id)
    on delete set null (resent_from)
);
create index outbox_mails_newest on outbox_mails (company_id, created_at desc);
create index outbox_mails_given_up on outbox_mails (company_id, created_at desc) where dead_at is not null;
create index outbox_mails_by_first on outbox_mails (company_id, resent_from) where resent_from is not null;
create index outbox_mails_bounced on outbox_mails (company_id, created_at desc) where bounce in ('rechazado', 'temporal');
create index outbox_mails_by_recipient on outbox_mails (company_id, recipient, created_at desc);
create index outbox_mails_waiting on outbox_mails (company_id, next_attempt_at) where sent_at is null and dead_at is null;
alter table outbox_mails enable row level security, force row level security;
create policy owner on outbox_mails to enlace_owner using (true) with check (true);
create policy staff on outbox_mails to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
create policy portal on outbox_mails for insert to enlace_app with check (company_id = (select scope_company()));
grant select, insert, update, delete on outbox_mails to enlace_staff;
grant insert (company_id, purpose, recipient, reply_to, subject, html, text, reply_to_name, holds_secret) on outbox_mails
  to enlace_app;
create trigger outbox_mails_queued after insert on outbox_mails for each statement execute function tell_of_mail();
create trigger outbox_mails_told after update of dead_at on outbox_mails
  for each row when (old.dead_at is distinct from new.dead_at) execute function tell_staff_of_change('mail');
create trigger outbox_mails_bounce_told after update of bounce on outbox_mails
  for each row when (old.bounce is distinct from new.bounce) execute function tell_staff_of_change('mail');

create table mail_settings (
  company_id integer primary key references companies on delete cascade,
  -- Empty is the installation's own address, and the company's name.
  from_address text check (length(from_address) <= 254),
  from_name text check (length(from_name) <= 100),
  reply_to text check (length(reply_to) <= 254),
  dkim_selector text check (dkim_selector ~ '^[A-Za-z0-9]([A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$'),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  updated_by text not null default '',
  -- The address that was proven to be the company's: only under this one its mails go out.
  confirmed_address text check (length(confirmed_address) <= 254),
  confirmed_at timestamptz,
  -- Addresses that were in use before their domains had to be proven: they stay for a month, so that nobody's mails change
  -- their sender from one day to the next. Only that very address does.
  unproven_address text,
  unproven_until timestamptz
);
alter table mail_settings enable row level security, force row level security;
create policy owner on mail_settings to enlace_owner using (true) with check (true);
create policy staff on mail_settings to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
grant select on mail_settings to enlace_staff;
grant insert (company_id, from_address, from_name, reply_to, dkim_selector, version, updated_at, updated_by) on
  mail_settings to enlace_staff;
grant update (from_address, from_name, reply_to, dkim_selector, version, updated_at, updated_by) on mail_settings to
  enlace_staff;

-- The code that was mailed to an address that a company wants its mails to come from.
create table mail_sender_codes (
  company_id integer primary key references companies on delete cascade,
  address text not null,
  code_hash bytea not null,
  tries integer not null default 0,
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null
);
alter table mail_sender_codes enable row level security, force row level security;
create policy owner on mail_sender_codes to enlace_owner using (true) with check (true);
