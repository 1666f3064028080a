-- Keeps files with a message or an action of the open scope's supplier, which claims them.
create or replace function keep_qualification_files(message uuid, action uuid, files jsonb) returns void
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
create or replace function lock_evaluation(wanted uuid) returns supplier_evaluations
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
create or replace function ask_evaluation_review(fresh uuid, first_message uuid, evaluation uuid, about text[], said text, files jsonb,
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
create or replace function lock_evaluation_review(wanted uuid) returns evaluation_reviews
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
create or replace function answer_evaluation_review(wanted uuid, fresh uuid, said text, files jsonb, key text) returns boolean
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
create or replace function withdraw_evaluation_review(wanted uuid) returns boolean
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
create or replace function add_improvement_action(fresh uuid, evaluation uuid, about text, what text, who text, due date, at_most integer,
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
create or replace function lock_improvement_action(wanted uuid, seen integer) returns improvement_actions
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
create or replace function change_improvement_action(wanted uuid, seen integer, about text, what text, who text, due date) returns void
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
create or replace function send_improvement_evidence(wanted uuid, seen integer, said text, files jsonb) returns void
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
create or replace function withdraw_improvement_action(wanted uuid, seen integer) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held improvement_actions := lock_improvement_action(wanted, seen);
begin
  update improvement_actions a set state = 'retirada', version = a.version + 1
   where a.company_id = held.company_id and a.id = held.id;
end $$;

-- Who of a supplier is mailed what the company answered: its masters and whoever asked, those of them who want such mails.
create or replace function evaluation_readers(party integer, asker uuid) returns table (email text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select distinct i.email from memberships m join identities i on i.id = m.identity_id and i.active
   where m.company_id = scope_company() and m.third_party_id = party and membership_is_open(m)
     and (m.is_master or i.id = asker) and wants_mail(scope_company(), m.id, 'respuestas')
   order by 1 limit 20 $$;

-- Who may call them.
revoke execute on function keep_qualification_files, lock_evaluation, ask_evaluation_review, lock_evaluation_review,
  answer_evaluation_review, withdraw_evaluation_review, add_improvement_action, lock_improvement_action,
  change_improvement_action, send_improvement_evidence, withdraw_improvement_action, evaluation_readers
  from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function ask_evaluation_review, answer_evaluation_review, withdraw_evaluation_review,
  add_improvement_action, change_improvement_action, send_improvement_evidence, withdraw_improvement_action to enlace_app;
grant execute on function evaluation_readers to enlace_staff;
