-- What staff does every day: it answers what suppliers and visitors write, decides on what they object to and propose, and
-- looks after the mails that went out. What staff says to itself is in tables that the portal's role cannot read.

-- Who looks after a thread, and a number by which staff says what it saw: a message of the supplier changes it, too.
alter table questions
  add column assignee_id uuid,
  add column version integer not null default 1,
  add constraint questions_assignee foreign key (company_id, assignee_id) references staff_members (company_id, id)
    on delete set null (assignee_id);
create index questions_by_movement on questions (company_id, last_at, id);
create index questions_waiting on questions (company_id) where state in ('abierta', 'esperando_a_la_compania');
create index questions_by_assignee on questions (company_id, assignee_id);

alter table contact_messages
  add column state text not null default 'nuevo' check (state in ('nuevo', 'en_gestion', 'respondido', 'cerrado')),
  add column assignee_id uuid,
  add column version integer not null default 1,
  add column last_at timestamptz not null default now(),
  add constraint contact_messages_assignee foreign key (company_id, assignee_id) references staff_members (company_id, id)
    on delete set null (assignee_id);
update contact_messages set last_at = created_at;
create index contact_messages_by_movement on contact_messages (company_id, last_at, id);
create index contact_messages_waiting on contact_messages (company_id) where state in ('nuevo', 'en_gestion');
create index contact_messages_by_assignee on contact_messages (company_id, assignee_id);

create function count_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
create trigger questions_version before update on questions for each row execute function count_version();
create trigger contact_messages_version before update on contact_messages for each row execute function count_version();

create trigger questions_told after insert or update or delete on questions
  for each row execute function tell_staff_of_change('question');
create trigger contact_messages_told after insert or update or delete on contact_messages
  for each row execute function tell_staff_of_change('contact-message');
create trigger outbox_mails_told after update of dead_at on outbox_mails
  for each row when (old.dead_at is distinct from new.dead_at) execute function tell_staff_of_change('mail');

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

-- What was answered to a visitor's message by mail, and what staff noted beside it.
create table contact_replies (
  company_id integer not null references companies,
  id uuid not null,
  message_id uuid not null,
  kind text not null check (kind in ('respuesta', 'nota')),
  author text not null,
  identity_id uuid references identities on delete set null,
  words text not null,
  mail_id uuid,
  created_at timestamptz not null default clock_timestamp(),
  primary key (company_id, id),
  foreign key (company_id, message_id) references contact_messages (company_id, id) on delete cascade
);
create index contact_replies_by_message on contact_replies (company_id, message_id, created_at);

-- What is often answered, by the topic that it is for; none is every topic.
create table answer_templates (
  company_id integer not null references companies,
  id uuid not null default gen_random_uuid(),
  topic text,
  title text not null check (title <> ''),
  words text not null check (words <> ''),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  updated_by text not null,
  primary key (company_id, id),
  unique (company_id, title)
);
create trigger answer_templates_version before update on answer_templates for each row execute function count_version();

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

-- A mail that was sent again is another one, which names the first.
alter table outbox_mails
  add column resent_from uuid,
  add column resent_by text,
  add constraint outbox_mails_resent foreign key (company_id, resent_from) references outbox_mails (company_id, id)
    on delete set null (resent_from);
create index outbox_mails_given_up on outbox_mails (company_id, created_at desc) where dead_at is not null;
create index outbox_mails_by_first on outbox_mails (company_id, resent_from) where resent_from is not null;
create index certificate_notices_by_year on certificate_notices (company_id, anio, sent_at desc);

create function tell_staff_of_act() returns trigger language plpgsql as $$
begin
  perform tell_staff(new.company_id, case new.act when 'objetar' then 'objection' else 'proposal' end, new.id::text);
  return null;
end $$;
create trigger document_acts_told after insert on document_acts for each row
  when (new.act in ('objetar', 'novedad', 'aceptar', 'confirmar')) execute function tell_staff_of_act();
create function tell_staff_of_decision() returns trigger language plpgsql as $$
begin
  perform tell_staff(new.company_id, case a.act when 'objetar' then 'objection' else 'proposal' end, a.id::text)
     from document_acts a where a.company_id = new.company_id and a.id = new.act_id;
  return null;
end $$;
create trigger act_decisions_told after insert on act_decisions for each row execute function tell_staff_of_decision();

do $$
declare
  name text;
begin
  foreach name in array array['question_notes', 'contact_replies', 'answer_templates', 'act_decisions'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner on %I to enlace_owner using (true) with check (true)', name);
    execute format('create policy staff on %I to enlace_staff using (company_id = (select scope_company())) '
      || 'with check (company_id = (select scope_company()))', name);
  end loop;
end $$;
grant select, insert on question_notes, contact_replies to enlace_staff;
grant select, insert, update, delete on answer_templates to enlace_staff;
grant select on act_decisions to enlace_staff;
-- A decision is seen by who may see the act.
create policy supplier on act_decisions for select to enlace_app using (company_id = (select scope_company())
  and third_party_id = (select scope_third_party()) and third_id = any ((select scope_accounts())::integer[])
  and act_id in (select a.id from document_acts a where a.company_id = (select scope_company())));
grant select on act_decisions to enlace_app;

-- A thread of the open company as somebody of its staff saw it, locked.
create function lock_staff_question(wanted uuid, seen integer) returns setof questions
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  thread questions;
begin
  select q.* into thread from questions q where q.company_id = scope_company() and q.id = wanted for update;
  if not found then
    raise exception using errcode = 'EN404', message = 'document-not-found';
  end if;
  if thread.version <> seen then
    raise exception using errcode = 'EN409', message = 'changed-meanwhile';
  end if;
  return next thread;
end $$;

-- Staff writes into a thread, and looks after it from then on where nobody does; false where the same form did already.
create function answer_question_as_staff(wanted uuid, seen integer, fresh uuid, said text, files jsonb, becomes text, key text,
                                         answerer uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  thread questions;
begin
  -- Who sends the same twice waits for the first, and is told so before anything else.
  perform 1 from questions q where q.company_id = scope_company() and q.id = wanted for update;
  if exists (select 1 from question_messages m where m.company_id = scope_company() and m.question_id = wanted
                and m.idempotency_key = key) then
    return false;
  end if;
  select * into thread from lock_staff_question(wanted, seen);
  if thread.state = 'cerrada' then
    raise exception using errcode = 'EN409', message = 'question-closed';
  end if;
  if becomes not in ('esperando_al_proveedor', 'esperando_a_la_compania', 'resuelta') then
    raise exception 'an answer leaves no thread %', becomes;
  end if;
  perform write_question_message(thread, fresh, 'compania', scope_person_name(), scope_identity(), said, files, becomes, key);
  update questions q set assignee_id = m.id from staff_members m
   where q.company_id = thread.company_id and q.id = thread.id and q.assignee_id is null
     and m.company_id = q.company_id and m.id = answerer;
  return true;
end $$;

-- Staff gives a thread another state without a word; false where it is so already.
create function turn_question_as_staff(wanted uuid, seen integer, becomes text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  thread questions;
begin
  select * into thread from lock_staff_question(wanted, seen);
  if thread.state = becomes then return false; end if;
  if becomes not in ('esperando_a_la_compania', 'esperando_al_proveedor', 'resuelta', 'cerrada') then
    raise exception 'staff turns no thread %', becomes;
  end if;
  update questions q set state = becomes where q.company_id = thread.company_id and q.id = thread.id;
  perform count_order_comments(thread);
  return true;
end $$;

-- Gives a thread to a member whose role is one of these, or to nobody; false where that member may not have it.
create function assign_question(wanted uuid, seen integer, member uuid, of_roles text[]) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform 1 from lock_staff_question(wanted, seen);
  if member is not null and not exists (
       select 1 from staff_members m where m.company_id = scope_company() and m.id = member and m.role = any (of_roles)
          and staff_is_open(m)) then
    return false;
  end if;
  update questions q set assignee_id = member where q.company_id = scope_company() and q.id = wanted;
  return true;
end $$;

-- Decides on an objection or a proposal, once, and says so in its thread. The objection that is turned down no longer stands
-- beside the ERP's state. No row where the open company has no such act.
create function decide_document_act(wanted uuid, what text, comes_out text, why text, note text, decided jsonb, fresh uuid,
                                    said text, becomes text)
  returns table (question_id uuid)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  told document_acts;
  thread questions;
begin
  select a.* into told from document_acts a
   where a.company_id = scope_company() and a.id = wanted and a.act = what for update;
  if not found then return; end if;
  if exists (select 1 from act_decisions d where d.company_id = told.company_id and d.act_id = told.id) then
    raise exception using errcode = 'EN409', message = 'act-decided';
  end if;
  if exists (select 1 from document_acts later
              where later.company_id = told.company_id and later.kind = told.kind and later.document_id = told.document_id
                and later.at > told.at and later.act in ('aceptar', 'confirmar')) then
    raise exception using errcode = 'EN409', message = 'act-withdrawn';
  end if;
  insert into act_decisions (company_id, act_id, third_party_id, third_id, outcome, reason, credit_note, lines, decided_by,
                             identity_id)
  values (told.company_id, told.id, told.third_party_id, told.third_id, comes_out, why, note, decided, scope_person_name(),
          scope_identity());
  if told.act = 'objetar' and comes_out = 'rechazada' then
    update notes_debit d set acto_estado = null, acto_sobre = null
     where d.company_id = told.company_id and d.id = told.document_id and d.acto_estado = 'objetada';
  end if;
  if exists (select 1 from document_owner(told.kind, told.document_id)) then
    perform write_document_event(told.kind, told.document_id, 'compania', scope_person_name(), scope_identity(), 'respuesta', said,
                                 '[]', '[]');
  end if;
  select q.* into thread from questions q where q.company_id = told.company_id and q.id = told.question_id for update;
  if found then
    perform write_question_message(thread, fresh, 'compania', scope_person_name(), scope_identity(), said, '[]', becomes,
                                   'decision:' || told.id);
    return query select thread.id;
  else
    return query select null::uuid;
  end if;
end $$;

-- The members of the open company who may do something, by name.
create function scope_assignees(of_roles text[]) returns table (id uuid, name text, is_self boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select m.id, coalesce(nullif(trim(concat_ws(' ', i.first_name, i.last_name)), ''), i.email), m.identity_id = scope_identity()
    from staff_members m join identities i on i.id = m.identity_id
   where m.company_id = scope_company() and m.role = any (of_roles) and staff_is_open(m)
   order by 2, 1 $$;

-- The name of a member of the open company, whatever has become of it since.
create function staff_name(member uuid) returns text
  language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(nullif(trim(concat_ws(' ', i.first_name, i.last_name)), ''), i.email)
    from staff_members m join identities i on i.id = m.identity_id
   where m.company_id = scope_company() and m.id = member $$;

-- Whom the open company told of its certificates of a year, newest first.
create function certificate_told(of_year integer)
  returns table (membership_id uuid, email text, name text, third_party_id integer, tipo text, sent_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select n.membership_id, i.email, coalesce(nullif(trim(concat_ws(' ', i.first_name, i.last_name)), ''), i.email),
         m.third_party_id, n.tipo, n.sent_at
    from certificate_notices n
    join memberships m on m.company_id = n.company_id and m.id = n.membership_id
    join identities i on i.id = m.identity_id
   where n.company_id = scope_company() and n.anio = of_year $$;

revoke execute on function count_version(), tell_staff_of_act(), tell_staff_of_decision(), lock_staff_question(uuid, integer),
  answer_question_as_staff(uuid, integer, uuid, text, jsonb, text, text, uuid), turn_question_as_staff(uuid, integer, text),
  assign_question(uuid, integer, uuid, text[]),
  decide_document_act(uuid, text, text, text, text, jsonb, uuid, text, text), scope_assignees(text[]), staff_name(uuid),
  certificate_told(integer) from public;
grant execute on function answer_question_as_staff(uuid, integer, uuid, text, jsonb, text, text, uuid),
  turn_question_as_staff(uuid, integer, text), assign_question(uuid, integer, uuid, text[]),
  decide_document_act(uuid, text, text, text, text, jsonb, uuid, text, text), scope_assignees(text[]), staff_name(uuid),
  certificate_told(integer), question_writers(uuid), question_messages_of(integer, uuid) to enlace_staff;
