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

-- How many rows a company holds about the person of an email, place by place, and whether the person works there still.
create or replace function person_count(company integer, of_email text)
  returns table (table_name text, deed text, reason text, rows_found bigint, is_active_staff boolean)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  who record;
  place record;
begin
  perform demand_own_company(company);
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

-- How many rows of the open company a rule of `sweep_retention` would forget, were they kept for so many days only.
create or replace function count_retention(rule text, days integer) returns integer
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

-- Who may call them.
revoke execute on function sweep_retention, person_count, count_retention
  from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function sweep_retention, person_count, count_retention to enlace_staff;
