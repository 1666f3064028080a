-- How a company evaluates its suppliers: its form with weights and bands, each evaluation as it was published, the requests
-- to review one, and what the supplier plans to do better, with its evidence. What the portal writes goes through the
-- owner's functions.

-- The form by which suppliers are evaluated; a change is a new version, because evaluations keep theirs.
create table qualification_forms (
  company_id integer not null references companies,
  version integer not null check (version > 0),
  -- {nombre, periodicidad, revision_dias, bandas: [...], criterios: [...]}
  definition jsonb not null check (jsonb_typeof(definition) = 'object'),
  actor text not null,
  created_at timestamptz not null default now(),
  primary key (company_id, version)
);

-- One evaluation of a supplier for a period. Until it is published it belongs to the company alone; then it stays as it is,
-- and only a newer version of the same period may take its place.
create table supplier_evaluations (
  company_id integer not null references companies,
  id uuid not null default gen_random_uuid(),
  third_party_id integer not null,
  periodo text not null,
  desde date not null,
  hasta date not null,
  version integer not null default 1 check (version > 0),
  form_version integer not null,
  -- {criterio: {valores: ["4", null], observacion}}: what the company's people gave.
  scores jsonb not null check (jsonb_typeof(scores) = 'object'),
  observacion text not null default '',
  evaluador text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- All that was published, as it was then: criteria with weights, scores and levels, bands, indicators.
  snapshot jsonb,
  puntaje numeric(5,2) check (puntaje between 0 and 100),
  nivel text,
  published_at timestamptz,
  published_by text,
  -- Until when the supplier may ask for a review.
  review_until date,
  replaced_at timestamptz,
  primary key (company_id, id),
  unique (company_id, third_party_id, periodo, version),
  foreign key (company_id, third_party_id) references third_parties (company_id, id),
  foreign key (company_id, form_version) references qualification_forms (company_id, version),
  check (desde <= hasta),
  check (num_nonnulls(snapshot, puntaje, nivel, published_at, published_by, review_until) in (0, 6)),
  check (replaced_at is null or published_at is not null)
);
create index supplier_evaluations_by_third_party on supplier_evaluations (company_id, third_party_id, hasta desc, version desc);
create unique index supplier_evaluations_one_draft on supplier_evaluations (company_id, third_party_id, periodo)
  where published_at is null;
create unique index supplier_evaluations_one_standing on supplier_evaluations (company_id, third_party_id, periodo)
  where published_at is not null and replaced_at is null;

-- What was published stays as it was; that a newer version took its place is all that may be added, once.
create function guard_evaluation() returns trigger language plpgsql as $$
begin
  if old.published_at is null then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  if tg_op = 'DELETE' or old.replaced_at is not null or new.replaced_at is null
     or (to_jsonb(new) - 'replaced_at') <> (to_jsonb(old) - 'replaced_at') then
    raise exception 'an evaluation that was published stays as it was';
  end if;
  return new;
end $$;
create trigger supplier_evaluations_stay before update or delete on supplier_evaluations
  for each row execute function guard_evaluation();

-- The last number of a request for review in a year; its row is locked while one is given, so that there are no gaps.
create table review_numbers (
  company_id integer not null references companies,
  year integer not null,
  last integer not null default 0,
  primary key (company_id, year)
);

create table evaluation_reviews (
  company_id integer not null references companies,
  id uuid not null default gen_random_uuid(),
  third_party_id integer not null,
  evaluation_id uuid not null,
  numero text not null,
  state text not null default 'solicitada' check (state in ('solicitada', 'en_revision', 'aceptada', 'negada', 'retirada')),
  -- The criteria that it is about; none is the whole evaluation.
  criterios text[] not null default '{}',
  person text not null,
  identity_id uuid references identities on delete set null,
  created_at timestamptz not null default clock_timestamp(),
  moved_at timestamptz not null default clock_timestamp(),
  decision text not null default '',
  decided_at timestamptz,
  decided_by text,
  idempotency_key text not null,
  primary key (company_id, id),
  unique (company_id, numero),
  unique (company_id, third_party_id, idempotency_key),
  foreign key (company_id, evaluation_id) references supplier_evaluations (company_id, id)
);
create index evaluation_reviews_by_evaluation on evaluation_reviews (company_id, evaluation_id, created_at);
create index evaluation_reviews_by_state on evaluation_reviews (company_id, state, created_at);
create unique index evaluation_reviews_one_open on evaluation_reviews (company_id, evaluation_id)
  where state in ('solicitada', 'en_revision');

create table evaluation_review_messages (
  company_id integer not null references companies,
  id uuid not null default gen_random_uuid(),
  third_party_id integer not null,
  review_id uuid not null,
  place integer not null,
  author_kind text not null check (author_kind in ('proveedor', 'compania')),
  author text not null,
  identity_id uuid references identities on delete set null,
  words text not null,
  created_at timestamptz not null default clock_timestamp(),
  idempotency_key text not null,
  primary key (company_id, id),
  unique (company_id, review_id, place),
  unique (company_id, review_id, idempotency_key),
  foreign key (company_id, review_id) references evaluation_reviews (company_id, id)
);

-- What the supplier does to be evaluated better: who, until when, with what evidence.
create table improvement_actions (
  company_id integer not null references companies,
  id uuid not null default gen_random_uuid(),
  third_party_id integer not null,
  evaluation_id uuid not null,
  place integer not null,
  -- The criterion that it is about; empty for all of it.
  criterio text not null default '',
  accion text not null,
  responsable text not null,
  fecha date not null,
  state text not null default 'pendiente' check (state in ('pendiente', 'en_revision', 'devuelta', 'cumplida', 'retirada')),
  -- What the supplier says of its evidence, and what the company says of it.
  evidencia text not null default '',
  respuesta text not null default '',
  sent_at timestamptz,
  decided_at timestamptz,
  decided_by text,
  person text not null,
  identity_id uuid references identities on delete set null,
  created_at timestamptz not null default clock_timestamp(),
  -- Rises with every change: a form that was opened before is told so.
  version integer not null default 1,
  idempotency_key text not null,
  primary key (company_id, id),
  unique (company_id, evaluation_id, place),
  unique (company_id, third_party_id, idempotency_key),
  foreign key (company_id, evaluation_id) references supplier_evaluations (company_id, id)
);
create index improvement_actions_by_third_party on improvement_actions (company_id, third_party_id, fecha);

-- The files of both: a message's, or an action's evidence.
create table qualification_files (
  company_id integer not null references companies,
  id uuid not null default gen_random_uuid(),
  third_party_id integer not null,
  message_id uuid,
  action_id uuid,
  name text not null,
  media_type text not null,
  size bigint not null,
  storage_key text not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (company_id, id),
  check (num_nonnulls(message_id, action_id) = 1),
  foreign key (company_id, message_id) references evaluation_review_messages (company_id, id),
  foreign key (company_id, action_id) references improvement_actions (company_id, id),
  foreign key (company_id, storage_key) references stored_files (company_id, storage_key)
);
create index qualification_files_by_message on qualification_files (company_id, message_id) where message_id is not null;
create index qualification_files_by_action on qualification_files (company_id, action_id) where action_id is not null;
create index qualification_files_by_stored_file on qualification_files (company_id, storage_key);

do $$
declare name text;
begin
  foreach name in array array['qualification_forms', 'supplier_evaluations', 'review_numbers', 'evaluation_reviews',
                              'evaluation_review_messages', 'improvement_actions', 'qualification_files'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner on %I to enlace_owner using (true) with check (true)', name);
  end loop;
  foreach name in array array['qualification_forms', 'supplier_evaluations', 'evaluation_reviews',
                              'evaluation_review_messages', 'improvement_actions', 'qualification_files'] loop
    execute format('create policy staff on %I to enlace_staff using (company_id = (select scope_company())) '
      || 'with check (company_id = (select scope_company()))', name);
  end loop;
  foreach name in array array['supplier_evaluations', 'evaluation_reviews', 'evaluation_review_messages',
                              'improvement_actions', 'qualification_files'] loop
    execute format('create policy supplier on %I for select to enlace_app using (company_id = (select scope_company()) '
      || 'and third_party_id = (select scope_third_party())%s)', name,
      case name when 'supplier_evaluations' then ' and published_at is not null' else '' end);
    execute format('grant select on %I to enlace_app', name);
  end loop;
end $$;
-- How suppliers are evaluated is no secret to a supplier; a visitor has no third party, and sees nothing.
create policy supplier on qualification_forms for select to enlace_app
  using (company_id = (select scope_company()) and (select scope_third_party()) is not null);
grant select on qualification_forms to enlace_app;
grant select, insert on qualification_forms, evaluation_review_messages to enlace_staff;
grant select, insert, update, delete on supplier_evaluations to enlace_staff;
grant select, update on evaluation_reviews, improvement_actions to enlace_staff;
grant select on qualification_files to enlace_staff;

-- The kinds of papers are the contract's; each has its numbers and its letters there.
alter table issued_papers drop constraint issued_papers_kind_check;
alter table issued_papers add constraint issued_papers_kind_check check (kind ~ '^[a-z_]{3,40}$');

-- Whether the open scope's person may do more than read; refused where not.
create function require_acting() returns void
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if not scope_may_act() then
    raise exception using errcode = 'EN403', message = 'read-only-person';
  end if;
end $$;

-- Keeps files with a message or an action of the open scope's supplier, which claims them.
create function keep_qualification_files(message uuid, action uuid, files jsonb) returns void
  language plpgsql set search_path = public, pg_temp as $$
declare
  held integer;
begin
  insert into qualification_files (company_id, third_party_id, message_id, action_id, name, media_type, size, storage_key)
  select scope_company(), scope_third_party(), message, action, f.name, s.media_type, s.size, f.storage_key
    from jsonb_to_recordset(files) as f (storage_key text, name text)
    join stored_files s on s.company_id = scope_company() and s.storage_key = f.storage_key
                       and s.claimed_at is null and s.swept_at is null;
  get diagnostics held = row_count;
  if held <> jsonb_array_length(files) then
    raise exception 'a file that was sent is not there any more';
  end if;
  update stored_files s set claimed_at = now()
   where s.company_id = scope_company() and s.claimed_at is null
     and s.storage_key in (select f.storage_key from jsonb_to_recordset(files) as f (storage_key text));
end $$;

-- A published evaluation of the open scope's supplier, locked, so that what is asked about it comes one after the other.
create function lock_evaluation(wanted uuid) returns supplier_evaluations
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held supplier_evaluations;
begin
  perform require_acting();
  select e.* into held from supplier_evaluations e
   where e.company_id = scope_company() and e.third_party_id = scope_third_party() and e.id = wanted
     and e.published_at is not null for update;
  if not found then
    raise exception using errcode = 'EN404', message = 'document-not-found';
  end if;
  return held;
end $$;

-- Asks the company to review an evaluation, once for each key. Refused after its day, where a newer version took its place
-- and while another request waits.
create function ask_evaluation_review(fresh uuid, first_message uuid, evaluation uuid, about text[], said text, files jsonb,
                                      key text) returns table (id uuid, is_new boolean)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  held supplier_evaluations := lock_evaluation(evaluation);
  day date := (now() at time zone 'America/Bogota')::date;
  this_year integer := extract(year from now() at time zone 'America/Bogota');
  known uuid;
  serial integer;
begin
  select r.id into known from evaluation_reviews r
   where r.company_id = held.company_id and r.third_party_id = held.third_party_id and r.idempotency_key = key;
  if found then
    return query select known, false;
    return;
  end if;
  if held.replaced_at is not null then
    raise exception using errcode = 'EN409', message = 'evaluation-replaced';
  end if;
  if day > held.review_until then
    raise exception using errcode = 'EN409', message = 'review-late';
  end if;
  if exists (select 1 from evaluation_reviews r where r.company_id = held.company_id and r.evaluation_id = held.id
                and r.state in ('solicitada', 'en_revision')) then
    raise exception using errcode = 'EN409', message = 'review-open';
  end if;
  insert into review_numbers (company_id, year) values (held.company_id, this_year) on conflict do nothing;
  update review_numbers n set last = n.last + 1 where n.company_id = held.company_id and n.year = this_year
  returning n.last into serial;
  insert into evaluation_reviews (company_id, id, third_party_id, evaluation_id, numero, criterios, person, identity_id,
                                  idempotency_key)
  values (held.company_id, fresh, held.third_party_id, held.id,
          'RE-' || this_year || '-' || lpad(serial::text, greatest(6, length(serial::text)), '0'), about, scope_person_name(),
          scope_identity(), key);
  insert into evaluation_review_messages (company_id, id, third_party_id, review_id, place, author_kind, author, identity_id,
                                          words, idempotency_key)
  values (held.company_id, first_message, held.third_party_id, fresh, 1, 'proveedor', scope_person_name(), scope_identity(),
          said, key);
  perform keep_qualification_files(first_message, null, files);
  return query select fresh, true;
end $$;

-- A request for review of the open scope's supplier, locked.
create function lock_evaluation_review(wanted uuid) returns evaluation_reviews
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held evaluation_reviews;
begin
  perform require_acting();
  select r.* into held from evaluation_reviews r
   where r.company_id = scope_company() and r.third_party_id = scope_third_party() and r.id = wanted for update;
  if not found then
    raise exception using errcode = 'EN404', message = 'document-not-found';
  end if;
  return held;
end $$;

-- The supplier writes into a request that waits; false where the same form did already.
create function answer_evaluation_review(wanted uuid, fresh uuid, said text, files jsonb, key text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held evaluation_reviews := lock_evaluation_review(wanted);
begin
  if exists (select 1 from evaluation_review_messages m
              where m.company_id = held.company_id and m.review_id = held.id and m.idempotency_key = key) then
    return false;
  end if;
  if held.state not in ('solicitada', 'en_revision') then
    raise exception using errcode = 'EN409', message = 'review-closed';
  end if;
  insert into evaluation_review_messages (company_id, id, third_party_id, review_id, place, author_kind, author, identity_id,
                                          words, idempotency_key)
  select held.company_id, fresh, held.third_party_id, held.id, max(m.place) + 1, 'proveedor', scope_person_name(),
         scope_identity(), said, key
    from evaluation_review_messages m where m.company_id = held.company_id and m.review_id = held.id;
  update evaluation_reviews r set moved_at = clock_timestamp() where r.company_id = held.company_id and r.id = held.id;
  perform keep_qualification_files(fresh, null, files);
  return true;
end $$;

-- The supplier takes a request back; false where it did already.
create function withdraw_evaluation_review(wanted uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held evaluation_reviews := lock_evaluation_review(wanted);
begin
  if held.state = 'retirada' then return false; end if;
  if held.state not in ('solicitada', 'en_revision') then
    raise exception using errcode = 'EN409', message = 'review-closed';
  end if;
  update evaluation_reviews r set state = 'retirada', moved_at = clock_timestamp()
   where r.company_id = held.company_id and r.id = held.id;
  return true;
end $$;

-- Adds an action to the plan of an evaluation, once for each key.
create function add_improvement_action(fresh uuid, evaluation uuid, about text, what text, who text, due date, at_most integer,
                                       key text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held supplier_evaluations := lock_evaluation(evaluation);
  serial integer;
begin
  if exists (select 1 from improvement_actions a where a.company_id = held.company_id
                and a.third_party_id = held.third_party_id and a.idempotency_key = key) then
    return;
  end if;
  select coalesce(max(a.place), 0) + 1 into serial from improvement_actions a
   where a.company_id = held.company_id and a.evaluation_id = held.id;
  if serial > at_most then
    raise exception using errcode = 'EN409', message = 'too-many-actions';
  end if;
  insert into improvement_actions (company_id, id, third_party_id, evaluation_id, place, criterio, accion, responsable, fecha,
                                   person, identity_id, idempotency_key)
  values (held.company_id, fresh, held.third_party_id, held.id, serial, about, what, who, due, scope_person_name(),
          scope_identity(), key);
end $$;

-- An action of the open scope's supplier, locked, in one of the states in which that may still be done.
create function lock_improvement_action(wanted uuid, seen integer) returns improvement_actions
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held improvement_actions;
begin
  perform require_acting();
  select a.* into held from improvement_actions a
   where a.company_id = scope_company() and a.third_party_id = scope_third_party() and a.id = wanted for update;
  if not found then
    raise exception using errcode = 'EN404', message = 'document-not-found';
  end if;
  if held.version <> seen then
    raise exception using errcode = 'EN409', message = 'action-changed';
  end if;
  if held.state in ('cumplida', 'retirada') then
    raise exception using errcode = 'EN409', message = 'action-closed';
  end if;
  return held;
end $$;

-- Changes what an action says, until its evidence is with the company.
create function change_improvement_action(wanted uuid, seen integer, about text, what text, who text, due date) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held improvement_actions := lock_improvement_action(wanted, seen);
begin
  if held.state = 'en_revision' then
    raise exception using errcode = 'EN409', message = 'action-closed';
  end if;
  if about <> '' and not exists (
       select from supplier_evaluations e, jsonb_array_elements(e.snapshot -> 'criterios') c
        where e.company_id = held.company_id and e.id = held.evaluation_id and c ->> 'id' = about) then
    raise exception using errcode = 'EN400', message = 'malformed-request';
  end if;
  update improvement_actions a set criterio = about, accion = what, responsable = who, fecha = due, version = a.version + 1
   where a.company_id = held.company_id and a.id = held.id;
end $$;

-- Hands in the evidence of an action; it waits for the company then.
create function send_improvement_evidence(wanted uuid, seen integer, said text, files jsonb) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held improvement_actions := lock_improvement_action(wanted, seen);
begin
  update improvement_actions a
     set state = 'en_revision', evidencia = said, sent_at = clock_timestamp(), version = a.version + 1
   where a.company_id = held.company_id and a.id = held.id;
  perform keep_qualification_files(null, held.id, files);
end $$;

-- Takes an action out of the plan; it stays to be read.
create function withdraw_improvement_action(wanted uuid, seen integer) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held improvement_actions := lock_improvement_action(wanted, seen);
begin
  update improvement_actions a set state = 'retirada', version = a.version + 1
   where a.company_id = held.company_id and a.id = held.id;
end $$;

-- Who of a supplier is mailed what the company answered: its masters and whoever asked, those of them who want such mails.
create function evaluation_readers(party integer, asker uuid) returns table (email text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select distinct i.email from memberships m join identities i on i.id = m.identity_id and i.active
   where m.company_id = scope_company() and m.third_party_id = party and membership_is_open(m)
     and (m.is_master or i.id = asker) and wants_mail(m.company_id, m.id, 'respuestas')
   order by 1 limit 20 $$;

revoke execute on function guard_evaluation(), require_acting(), keep_qualification_files(uuid, uuid, jsonb),
  lock_evaluation(uuid), ask_evaluation_review(uuid, uuid, uuid, text[], text, jsonb, text), lock_evaluation_review(uuid),
  answer_evaluation_review(uuid, uuid, text, jsonb, text), withdraw_evaluation_review(uuid),
  add_improvement_action(uuid, uuid, text, text, text, date, integer, text), lock_improvement_action(uuid, integer),
  change_improvement_action(uuid, integer, text, text, text, date), send_improvement_evidence(uuid, integer, text, jsonb),
  withdraw_improvement_action(uuid, integer), evaluation_readers(integer, uuid) from public;
grant execute on function ask_evaluation_review(uuid, uuid, uuid, text[], text, jsonb, text),
  answer_evaluation_review(uuid, uuid, text, jsonb, text), withdraw_evaluation_review(uuid),
  add_improvement_action(uuid, uuid, text, text, text, date, integer, text),
  change_improvement_action(uuid, integer, text, text, text, date), send_improvement_evidence(uuid, integer, text, jsonb),
  withdraw_improvement_action(uuid, integer) to enlace_app;
grant execute on function evaluation_readers(integer, uuid) to enlace_staff;
