-- A person's data at the desk of a company's own administrators, who hear nothing of other companies, and how much would be
-- forgotten if something were kept for a shorter time.

-- The person of an email in a company: who it is, and by what the company knows it. Nobody where the company does not.
create or replace function person_of(company integer, of_email text, out identity uuid, out memberships uuid[], out staff uuid[], out is_elsewhere boolean, out is_active_staff boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
with who as (select (select i.id from identities i
                      where i.email = lower(of_email)
                        and (exists (select 1 from memberships m where m.company_id = company and m.identity_id = i.id)
                             or exists (select 1 from staff_members s where s.company_id = company and s.identity_id = i.id))) as id)
select who.id,
       coalesce((select array_agg(m.id) from memberships m where m.company_id = company and m.identity_id = who.id), '{}'),
       coalesce((select array_agg(s.id) from staff_members s where s.company_id = company and s.identity_id = who.id), '{}'),
       exists (select 1 from memberships m where m.company_id <> company and m.identity_id = who.id)
         or exists (select 1 from staff_members s where s.company_id <> company and s.identity_id = who.id)
         or exists (select 1 from operators o where o.identity_id = who.id),
       exists (select 1 from staff_members s where s.company_id = company and s.identity_id = who.id and s.active)
  from who $$;

-- How many rows a company holds about the person of an email, place by place, and whether the person works there still.
create function person_count(company integer, of_email text)
  returns table (table_name text, deed text, reason text, rows_found bigint, is_active_staff boolean)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  who record;
  place record;
begin
  select * into who from person_of(company, of_email);
  is_active_staff := who.is_active_staff;
  for place in select * from personal_places() p order by p.place loop
    execute format('select count(*) from %I t where %s', place.table_name, place.tie)
      into rows_found using company, who.identity, who.memberships, who.staff, lower(of_email);
    table_name := place.table_name;
    deed := place.deed;
    reason := place.reason;
    if rows_found > 0 then return next; end if;
  end loop;
  if who.identity is null then return; end if;
  table_name := 'identities';
  deed := 'anonimiza';
  reason := null;
  rows_found := 1;
  return next;
end $$;

-- Erases what the law lets be erased of the person of an email, in one transaction, and answers what became of each place.
-- Files that hung on what was erased are left to the sweep. The trail says that it was done, and not of whom; who names
-- nobody writes that entry itself. A person whom another company knows, too, stays as it is there: here an empty one takes
-- its place, so that nothing of this company leads to it any more.
create or replace function person_erase(company integer, of_email text, by_actor text)
  returns table (table_name text, deed text, reason text, rows_found bigint)
  language plpgsql volatile security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  who record;
  place record;
  keys text[];
  empty uuid := gen_random_uuid();
  done jsonb := '{}';
begin
  select * into who from person_of(company, of_email);
  if who.is_active_staff then raise exception 'person-still-staff' using errcode = 'EN409'; end if;
  for place in select * from personal_places() p order by p.place loop
    table_name := place.table_name;
    deed := place.deed;
    reason := place.reason;
    if place.deed = 'borra' then
      if exists (select 1 from information_schema.columns c where c.table_schema = 'public' and c.table_name = place.table_name and c.column_name = 'storage_key') then
        execute format('select array_agg(t.storage_key) from %I t where t.storage_key is not null and %s', place.table_name, place.tie)
          into keys using company, who.identity, who.memberships, who.staff, lower(of_email);
      else
        keys := null;
      end if;
      execute format('delete from %I t where %s', place.table_name, place.tie)
        using company, who.identity, who.memberships, who.staff, lower(of_email);
      get diagnostics rows_found = row_count;
      update stored_files f set claimed_at = null, created_at = '-infinity' where f.company_id = company and f.storage_key = any (keys);
    elsif place.deed = 'anonimiza' then
      execute format('update %I t set %s where %s', place.table_name,
          (select string_agg(format('%I = %L', key, value), ', ') from jsonb_each_text(place.blanks)), place.tie)
        using company, who.identity, who.memberships, who.staff, lower(of_email);
      get diagnostics rows_found = row_count;
    else
      execute format('select count(*) from %I t where %s', place.table_name, place.tie)
        into rows_found using company, who.identity, who.memberships, who.staff, lower(of_email);
    end if;
    if rows_found > 0 then
      done := done || jsonb_build_object(table_name, rows_found);
      return next;
    end if;
  end loop;
  if who.identity is not null then
    table_name := 'identities';
    rows_found := 1;
    if who.is_elsewhere then
      deed := 'queda';
      reason := 'otra-compania';
      insert into identities (id, email, active) values (empty, 'borrada-' || empty || '@borrada.invalid', false);
      update memberships m set identity_id = empty where m.company_id = company and m.id = any (who.memberships);
      update staff_members s set identity_id = empty where s.company_id = company and s.id = any (who.staff);
      -- The trail and the chained log of bank accounts are not rewritten: they say what they said.
      for place in select distinct p.table_name as name from personal_places() p
                    where p.deed in ('queda', 'autoria') and p.tie = 't.company_id = $1 and t.identity_id = $2'
                      and p.table_name <> 'bank_account_events' loop
        execute format('update %I t set identity_id = $3 where t.company_id = $1 and t.identity_id = $2', place.name)
          using company, who.identity, empty;
      end loop;
    else
      deed := 'anonimiza';
      reason := null;
      for place in select p.table_name as name from identity_places() p loop
        execute format('delete from %I t where t.identity_id = $1', place.name) using who.identity;
      end loop;
      update identities i set email = 'borrada-' || i.id || '@borrada.invalid', password_hash = null, first_name = '', last_name = '',
             city_name = '', movil = '', movil_indicative = '', active = false where i.id = who.identity;
    end if;
    return next;
  end if;
  if by_actor is not null then
    perform append_audit(company, by_actor, null, 'person:erased', null, null, jsonb_build_object('places', done));
  end if;
end $$;

-- Forgets what was kept long enough, of the open company and by the rule of one name, no more than so many rows at a time;
-- answers how many went. How long is long enough is the company's own setting (core/retention), never shorter than stands here.
create or replace function sweep_retention(rule text, days integer, at_most integer) returns integer
  language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  before timestamptz := now() - make_interval(days => days);
  own_company integer := scope_company();
  keys text[];
  swept integer;
begin
  if rule = 'audit' then
    if days < 1825 then raise exception 'The audit trail is kept for five years at least'; end if;
    delete from audit_log a using (select l.company_id, l.id from audit_log l where l.company_id = own_company and l.at < before
                                    order by l.at limit at_most) old
     where a.company_id = old.company_id and a.id = old.id;
  elsif rule = 'contact' then
    delete from contact_messages c using (select m.id from contact_messages m where m.company_id = own_company
                                             and m.state in ('respondido', 'cerrado') and m.last_at < before limit at_most) old
     where c.company_id = own_company and c.id = old.id;
  elsif rule = 'registration' then
    select array_agg(a.storage_key) into keys from registration_attachments a join registration_requests r
        on r.company_id = a.company_id and r.id = a.request_id
     where r.company_id = own_company and r.state = 'rechazada' and r.updated_at < before;
    delete from registration_requests r where r.company_id = own_company and r.state = 'rechazada' and r.updated_at < before;
    get diagnostics swept = row_count;
    update stored_files f set claimed_at = null, created_at = '-infinity' where f.company_id = own_company and f.storage_key = any (keys);
    return swept;
  elsif rule = 'mail' then
    delete from outbox_mails o using (select m.id from outbox_mails m where m.company_id = own_company and (m.dead_at < before or m.sent_at < before) limit at_most) old
     where o.company_id = own_company and o.id = old.id;
  elsif rule = 'sign-ins' then
    delete from sign_ins s using (select i.identity_id, i.id from sign_ins i where i.company_id = own_company and i.at < before limit at_most) old
     where s.identity_id = old.identity_id and s.id = old.id;
  elsif rule = 'findings' then
    delete from import_findings f using (select b.id from import_batches b where b.company_id = own_company and b.started_at < before) old
     where f.company_id = own_company and f.batch_id = old.id;
  else
    raise exception 'There is no rule %', rule;
  end if;
  get diagnostics swept = row_count;
  return swept;
end $$;

-- Mails that went out are forgotten by each company's own rule; here only what no company may keep any longer.
create or replace function sweep_mails() returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  swept integer;
begin
  delete from outbox_mails where sent_at < now() - interval '1095 days';
  get diagnostics swept = row_count;
  return swept;
end $$;

-- How many rows of the open company a rule of `sweep_retention` would forget, were they kept for so many days only.
create function count_retention(rule text, days integer) returns integer
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  before timestamptz := now() - make_interval(days => days);
  own_company integer := scope_company();
  counted integer;
begin
  if rule = 'audit' then
    select count(*) into counted from audit_log l where l.company_id = own_company and l.at < before;
  elsif rule = 'contact' then
    select count(*) into counted from contact_messages m where m.company_id = own_company
       and m.state in ('respondido', 'cerrado') and m.last_at < before;
  elsif rule = 'registration' then
    select count(*) into counted from registration_requests r where r.company_id = own_company
       and r.state = 'rechazada' and r.updated_at < before;
  elsif rule = 'mail' then
    select count(*) into counted from outbox_mails m where m.company_id = own_company and (m.dead_at < before or m.sent_at < before);
  elsif rule = 'sign-ins' then
    select count(*) into counted from sign_ins i where i.company_id = own_company and i.at < before;
  elsif rule = 'findings' then
    select count(*) into counted from import_findings f join import_batches b on b.company_id = f.company_id and b.id = f.batch_id
     where f.company_id = own_company and b.started_at < before;
  else
    raise exception 'There is no rule %', rule;
  end if;
  return counted;
end $$;

revoke execute on function person_count(integer, text), count_retention(text, integer) from public;
grant execute on function person_count(integer, text), count_retention(text, integer) to enlace_staff;
