-- Who reads the open company's messages of an affair: its own readers, else those of all affairs.
create or replace function contact_readers(affair integer) returns table (email text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select distinct lower(r.email) from contact_recipients r
   where r.company_id = scope_company()
     and r.affair_id is not distinct from (
       select min(own.affair_id) from contact_recipients own
        where own.company_id = scope_company() and own.affair_id = affair)
   order by 1 $$;

-- The readers whom the open company publishes.
create or replace function public_contact_readers() returns table (name text, email text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select r.name, lower(r.email) from contact_recipients r
   where r.company_id = scope_company() and r.is_public group by 1, 2 order by 1, 2 $$;

-- The message that a form sent already: its key is the form's own secret.
create or replace function contact_message_by_key(key text) returns table (id uuid, number text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select m.id, m.number from contact_messages m where m.company_id = scope_company() and m.idempotency_key = key $$;

-- Keeps a message of the open company, once for each key: whoever sends it again gets the first one's number.
create or replace function receive_contact_message(fresh uuid, said jsonb, key text, origin text)
  returns table (id uuid, number text, is_new boolean)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  this_year integer := extract(year from now() at time zone 'America/Bogota');
  serial integer;
  known contact_messages;
  given text;
begin
  insert into contact_numbers (company_id, year) values (scope_company(), this_year) on conflict do nothing;
  select n.last + 1 into strict serial from contact_numbers n
   where n.company_id = scope_company() and n.year = this_year for update;
  select m.* into known from contact_messages m where m.company_id = scope_company() and m.idempotency_key = key;
  if found then
    return query select known.id, known.number, false;
    return;
  end if;
  given := 'CT-' || this_year || '-' || lpad(serial::text, greatest(6, length(serial::text)), '0');
  update contact_numbers n set last = serial where n.company_id = scope_company() and n.year = this_year;
  insert into contact_messages (company_id, id, number, affair_id, subject, related_to, affair_contact, name, surname,
                                email, indicative, phone, city, company, job_title, message, schedule, idempotency_key,
                                address)
  select scope_company(), fresh, given, s.affair_id, s.subject, s.related_to, s.affair_contact, s.name, s.surname,
         lower(s.email), s.indicative, s.phone, s.city, s.company, s.job_title, s.message, s.schedule, key, origin
    from jsonb_to_record(said) as s (affair_id integer, subject text, related_to text, affair_contact text, name text,
      surname text, email text, indicative text, phone text, city text, company text, job_title text, message text,
      schedule text);
  return query select fresh, given, true;
end $$;

-- Who may call them.
revoke execute on function contact_readers, public_contact_readers, contact_message_by_key, receive_contact_message
  from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function contact_readers, public_contact_readers, contact_message_by_key, receive_contact_message
  to enlace_app;
