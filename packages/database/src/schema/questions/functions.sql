create or replace function count_order_comments(thread questions) returns void
  language sql set search_path = public, pg_temp as $$
  update purchase_order o
     set comentarios_sin_responder = (
           select count(*) from questions q
            where q.company_id = o.company_id and q.kind = 'purchase-order' and q.document_id = o.id
              and q.state = 'esperando_al_proveedor')
   where thread.kind = 'purchase-order' and o.company_id = thread.company_id and o.id = thread.document_id $$;

-- The number of a document of the open company.
create or replace function document_number(of_kind text, document uuid) returns text
  language sql stable set search_path = public, pg_temp as $$
  select d.factura_cliente from account_statements d
   where of_kind = 'account-statements' and d.company_id = scope_company() and d.id = document
  union all select d.nro_orden from purchase_order d
   where of_kind = 'purchase-order' and d.company_id = scope_company() and d.id = document
  union all select d.nro_entrada from purchase_tickets d
   where of_kind = 'purchase-tickets' and d.company_id = scope_company() and d.id = document
  union all select d.comprobante from payments_made d
   where of_kind = 'payments-made' and d.company_id = scope_company() and d.id = document
  union all select d.nro_nota from notes_debit d
   where of_kind = 'notes-debit' and d.company_id = scope_company() and d.id = document
  union all select d.nro_contrato from supplier_contracts d
   where of_kind = 'supplier-contracts' and d.company_id = scope_company() and d.id = document
  union all select coalesce(d.radicado || ' · ', '') || d.numero from submitted_invoices d
   where of_kind = 'invoices' and d.company_id = scope_company() and d.id = document $$;

-- The name of the open scope's person, as others read it.
create or replace function scope_person_name() returns text
  language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(
    (select coalesce(nullif(trim(concat_ws(' ', i.first_name, i.last_name)), ''), i.email)
       from identities i where i.id = scope_identity()),
    (scope_mail()).sender, 'clave ' || (scope_key()).nombre) $$;

-- Adds a message to a thread with its files, which it claims where nobody has; the thread takes the state.
create or replace function write_question_message(thread questions, fresh uuid, source text, who text, person uuid, said text, files jsonb,
                                       becomes text, key text) returns void
  language plpgsql set search_path = public, pg_temp as $$
declare
  held integer;
begin
  insert into question_messages (company_id, id, third_party_id, third_id, question_id, place, author_kind, author, identity_id,
                                 words, idempotency_key)
  values (thread.company_id, fresh, thread.third_party_id, thread.third_id, thread.id, thread.messages + 1, source, who, person,
          said, key);
  insert into question_files (company_id, third_party_id, third_id, question_id, message_id, name, media_type, size, storage_key)
  select thread.company_id, thread.third_party_id, thread.third_id, thread.id, fresh, f.name, s.media_type, s.size, f.storage_key
    from jsonb_to_recordset(files) as f (storage_key text, name text)
    join stored_files s on s.company_id = thread.company_id and s.storage_key = f.storage_key and s.swept_at is null;
  get diagnostics held = row_count;
  if held <> jsonb_array_length(files) then
    raise exception 'a file of the message is not there any more';
  end if;
  update stored_files s set claimed_at = now()
   where s.company_id = thread.company_id and s.claimed_at is null
     and s.storage_key in (select f.storage_key from jsonb_to_recordset(files) as f (storage_key text));
  update questions q set state = becomes, messages = q.messages + 1, last_from = source, last_at = clock_timestamp()
   where q.company_id = thread.company_id and q.id = thread.id;
  perform count_order_comments(thread);
end $$;

-- Begins a thread about a document of a supplier of the open company, once for each key: whoever asks again gets the first one.
create or replace function begin_question(party integer, account integer, fresh uuid, first_message uuid, of_kind text, document uuid,
                               about text, said text, files jsonb, begins text, key text, source text)
  returns table (id uuid, number text, is_new boolean)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  known questions;
  this_year integer := extract(year from now() at time zone 'America/Bogota');
  serial integer;
begin
  insert into question_numbers (company_id, year) values (scope_company(), this_year) on conflict do nothing;
  select n.last + 1 into strict serial from question_numbers n
   where n.company_id = scope_company() and n.year = this_year for update;
  select q.* into known from questions q
   where q.company_id = scope_company() and q.third_party_id = party and q.idempotency_key = key;
  if found then
    return query select known.id, known.number, false;
    return;
  end if;
  update question_numbers n set last = serial where n.company_id = scope_company() and n.year = this_year;
  insert into questions (company_id, id, third_party_id, third_id, number, topic, kind, document_id, document_number, state,
                         excerpt, last_from, identity_id, idempotency_key)
  values (scope_company(), fresh, party, account,
          'C-' || this_year || '-' || lpad(serial::text, greatest(6, length(serial::text)), '0'), about, of_kind, document,
          document_number(of_kind, document), begins, left(said, 200), source, scope_identity(), key)
  returning * into known;
  perform write_question_message(known, first_message, source, scope_person_name(), scope_identity(), said, files, begins, key);
  return query select known.id, known.number, true;
end $$;

-- A supplier opens a thread about a document of the open scope.
create or replace function open_question(fresh uuid, first_message uuid, of_kind text, document uuid, about text, said text, files jsonb,
                              begins text, key text) returns table (id uuid, number text, is_new boolean)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  holder record;
begin
  if not scope_may_act() then
    raise exception using errcode = 'EN403', message = 'read-only-person';
  end if;
  select o.third_party_id, o.third_id into holder from document_owner(of_kind, document) o
   where o.third_party_id = scope_third_party() and o.third_id = any (scope_accounts()) and of_kind = any (scope_kinds());
  if not found then
    raise exception using errcode = 'EN404', message = 'document-not-found';
  end if;
  return query select * from begin_question(holder.third_party_id, holder.third_id, fresh, first_message, of_kind, document, about,
                                            said, files, begins, key, 'proveedor');
end $$;

-- A thread of the open scope, locked; refused for who may only read. No row where the scope has none by that id.
create or replace function lock_question(wanted uuid) returns setof questions
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not scope_may_act() then
    raise exception using errcode = 'EN403', message = 'read-only-person';
  end if;
  return query select q.* from questions q
   where q.company_id = scope_company() and q.third_party_id = scope_third_party() and q.third_id = any (scope_accounts())
     and q.kind = any (scope_kinds()) and q.id = wanted for update;
end $$;

-- The supplier writes into a thread; false where the same form did already.
create or replace function answer_question(wanted uuid, fresh uuid, said text, files jsonb, key text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  thread questions;
begin
  select * into thread from lock_question(wanted);
  if not found then
    raise exception using errcode = 'EN404', message = 'document-not-found';
  end if;
  if exists (select 1 from question_messages m
              where m.company_id = thread.company_id and m.question_id = thread.id and m.idempotency_key = key) then
    return false;
  end if;
  if thread.state = 'cerrada' then
    raise exception using errcode = 'EN409', message = 'question-closed';
  end if;
  perform write_question_message(thread, fresh, 'proveedor', scope_person_name(), scope_identity(), said, files,
                                 'esperando_a_la_compania', key);
  return true;
end $$;

-- The supplier closes or reopens a thread; false where it is so already.
create or replace function turn_question(wanted uuid, becomes text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  thread questions;
begin
  select * into thread from lock_question(wanted);
  if not found then
    raise exception using errcode = 'EN404', message = 'document-not-found';
  end if;
  if becomes not in ('cerrada', 'abierta') or (becomes = 'cerrada') = (thread.state = 'cerrada')
     or (becomes = 'abierta' and thread.state not in ('cerrada', 'resuelta')) then
    return false;
  end if;
  update questions q set state = becomes where q.company_id = thread.company_id and q.id = thread.id;
  perform count_order_comments(thread);
  return true;
end $$;

-- Who of the open company reads a topic: those of the topic, else those of all; and who bought, where an order or an entry
-- is about a buyer whom the ERP names.
create or replace function question_readers(about text, of_kind text, document uuid) returns table (name text, email text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select max(r.name), lower(trim(r.email)) from (
    select r.name, r.email from question_recipients r
     where r.company_id = scope_company()
       and r.topic is not distinct from (select min(own.topic) from question_recipients own
                                          where own.company_id = scope_company() and own.topic = about)
    union all
    select coalesce(o.comprador, o.comprador_correo), o.comprador_correo from purchase_order o
     where o.company_id = scope_company() and o.comprador_correo like '%_@_%'
       and o.id = case of_kind when 'purchase-order' then document
                    when 'purchase-tickets' then (select t.purchase_order_id from purchase_tickets t
                                                   where t.company_id = scope_company() and t.id = document) end
  ) r group by lower(trim(r.email)) order by 2 limit 20 $$;

-- Remembers a link to a thread of the open company that is about to be mailed.
create or replace function add_reply_link(thread uuid, hash bytea, who text, address text, days integer) returns timestamptz
  language sql security definer set search_path = public, pg_temp as $$
  insert into reply_links (company_id, token_hash, question_id, name, email, expires_at)
  select q.company_id, hash, q.id, who, address, now() + make_interval(days => days)
    from questions q where q.company_id = scope_company() and q.id = thread
  returning expires_at $$;

-- The company whose thread a link opens; no row for a link that is unknown, spent or late.
create or replace function reply_company(token bytea) returns table (company_id integer)
  language sql stable security definer set search_path = public, pg_temp as $$
  select demand_door();
  select l.company_id from reply_links l
   where l.token_hash = token and l.spent_at is null and l.expires_at > now() $$;

-- A thread's messages with their files, in their order.
create or replace function question_messages_of(company integer, thread uuid) returns jsonb
  language sql stable set search_path = public, pg_temp as $$
  select coalesce(jsonb_agg(jsonb_build_object(
           'id', m.id, 'de', m.author_kind, 'autor', m.author, 'texto', m.words, 'at', m.created_at,
           'archivos', (select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'nombre', f.name, 'media_type', f.media_type,
                                                                     'bytes', f.size) order by f.name, f.id), '[]')
                          from question_files f where f.company_id = m.company_id and f.message_id = m.id)) order by m.place), '[]')
    from question_messages m where m.company_id = company and m.question_id = thread $$;

-- The thread that a link opens in the open company, with all that its page shows; no row for a link that is spent, late or
-- another company's.
create or replace function reply_page(token bytea) returns table (page jsonb)
  language sql stable security definer set search_path = public, pg_temp as $$
  select jsonb_build_object(
           'numero', q.number, 'tipo', q.topic, 'estado', q.state,
           'documento', jsonb_build_object('kind', q.kind, 'numero', q.document_number),
           'proveedor', t.nombre, 'nit', t.documento_numero || coalesce('-' || t.documento_dv, ''), 'sucursal', b.nombre,
           'destinatario', l.name, 'vence_at', l.expires_at, 'mayReply', q.state <> 'cerrada',
           'messages', question_messages_of(q.company_id, q.id))
    from reply_links l
    join questions q on q.company_id = l.company_id and q.id = l.question_id
    join third_parties t on t.company_id = q.company_id and t.id = q.third_party_id
    join branch_accounts b on b.company_id = q.company_id and b.id = q.third_id
   where l.token_hash = token and l.company_id = scope_company() and l.spent_at is null and l.expires_at > now() $$;

-- A file of the thread that a link opens.
create or replace function reply_file(token bytea, wanted uuid)
  returns table (name text, media_type text, size bigint, storage_key text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select f.name, f.media_type, f.size, f.storage_key
    from reply_links l join question_files f on f.company_id = l.company_id and f.question_id = l.question_id
   where l.token_hash = token and l.company_id = scope_company() and l.spent_at is null and l.expires_at > now() and f.id = wanted $$;

-- The company answers by a link, which is spent by it. No row where the link opens nothing (any more).
create or replace function take_reply(token bytea, fresh uuid, said text, files jsonb, is_resolved boolean)
  returns table (question_id uuid, number text, topic text, kind text, document_id uuid, document_number text, state text,
                 author text)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  link reply_links;
  thread questions;
  becomes text := case when is_resolved then 'resuelta' else 'esperando_al_proveedor' end;
begin
  select l.* into link from reply_links l
   where l.token_hash = token and l.company_id = scope_company() and l.spent_at is null and l.expires_at > now() for update;
  if not found then return; end if;
  select q.* into strict thread from questions q where q.company_id = link.company_id and q.id = link.question_id for update;
  if thread.state = 'cerrada' then
    raise exception using errcode = 'EN409', message = 'question-closed';
  end if;
  update reply_links l set spent_at = now() where l.token_hash = token;
  perform write_question_message(thread, fresh, 'compania', link.name, null, said, files, becomes, fresh::text);
  return query select thread.id, thread.number, thread.topic, thread.kind, thread.document_id, thread.document_number, becomes,
                      link.name;
end $$;

-- The people of the supplier who wrote into a thread of the open company, or handed in the document that it is about; who may
-- still read it, and want its answers by mail.
create or replace function question_writers(thread uuid) returns table (email text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select distinct i.email
    from (select w.company_id, w.identity_id, w.third_party_id, w.third_id from question_messages w
           where w.company_id = scope_company() and w.question_id = thread and w.author_kind = 'proveedor'
          union all
          select s.company_id, s.identity_id, s.third_party_id, s.third_id
            from questions q join submitted_invoices s on s.company_id = q.company_id and s.id = q.document_id
           where q.company_id = scope_company() and q.id = thread and q.kind = 'invoices') w
    join identities i on i.id = w.identity_id and i.active
    join memberships m on m.company_id = w.company_id and m.identity_id = i.id and m.third_party_id = w.third_party_id
                      and membership_is_open(m)
   where wants_mail(scope_company(), m.id, 'respuestas')
     and (m.all_accounts or exists (select 1 from membership_accounts a where a.company_id = m.company_id
                                       and a.membership_id = m.id and a.third_id = w.third_id))
   order by 1 $$;

-- Forgets links a month after they have ended.
create or replace function sweep_reply_links() returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  swept integer;
begin
  perform demand_door();
  delete from reply_links where expires_at < now() - interval '30 days';
  get diagnostics swept = row_count;
  return swept;
end $$;

-- Who may call them.
revoke execute on function count_order_comments, document_number, scope_person_name, write_question_message, begin_question,
  open_question, lock_question, answer_question, turn_question, question_readers, add_reply_link, reply_company, question_messages_of,
  reply_page, reply_file, take_reply, question_writers, sweep_reply_links
  from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function document_number, scope_person_name, open_question, answer_question, turn_question,
  question_readers, add_reply_link, reply_page, reply_file, take_reply to enlace_app;
grant execute on function reply_company, sweep_reply_links to enlace_door;
grant execute on function question_messages_of, question_writers to enlace_app, enlace_staff;
