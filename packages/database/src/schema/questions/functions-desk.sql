-- A thread of the open company as somebody of its staff saw it, locked.
create or replace function lock_staff_question(wanted uuid, seen integer) returns setof questions
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
create or replace function answer_question_as_staff(wanted uuid, seen integer, fresh uuid, said text, files jsonb, becomes text, key text,
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

-- Staff opens a thread about a document of the open company, and looks after it.
create or replace function open_question_as_staff(fresh uuid, first_message uuid, of_kind text, document uuid, about text, said text,
                                       files jsonb, key text, asker uuid) returns table (id uuid, number text, is_new boolean)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  holder record;
  begun record;
begin
  select o.third_party_id, o.third_id into holder from document_owner(of_kind, document) o;
  if not found then
    raise exception using errcode = 'EN404', message = 'document-not-found';
  end if;
  select * into begun from begin_question(holder.third_party_id, holder.third_id, fresh, first_message, of_kind, document, about,
                                          said, files, 'esperando_al_proveedor', key, 'compania');
  if begun.is_new then
    update questions q set assignee_id = asker where q.company_id = scope_company() and q.id = begun.id;
  end if;
  return query select begun.id, begun.number, begun.is_new;
end $$;

-- Staff gives a thread another state without a word; false where it is so already.
create or replace function turn_question_as_staff(wanted uuid, seen integer, becomes text) returns boolean
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
create or replace function assign_question(wanted uuid, seen integer, member uuid, of_roles text[]) returns boolean
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

-- Who may call them.
revoke execute on function lock_staff_question, open_question_as_staff, answer_question_as_staff, turn_question_as_staff, assign_question
  from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function open_question_as_staff, answer_question_as_staff, turn_question_as_staff, assign_question to enlace_staff;
