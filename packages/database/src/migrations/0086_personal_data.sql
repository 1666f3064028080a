-- What the company holds about a person (Ley 1581 of 2012): where it is, how it is given out, and what becomes of it when it
-- is to be erased. Every place is a row here; a test refuses a column that may hold a person and is in none.

-- How a row is tied to the person: $1 company, $2 identity, $3 memberships, $4 members of the staff, $5 email. `borra`: the
-- rows go. `anonimiza`: their columns are set to what stands in blanks. `queda`: they stay, for a reason that the contract has the words of. `autoria`:
-- work that the person did for the company, of which only the number is told. Children stand before what they hang on.
create function personal_places() returns table (place integer, table_name text, tie text, deed text, blanks jsonb, reason text)
  language sql immutable set search_path = public, pg_temp as $$
values
  (1, 'sessions', 't.company_id = $1 and t.membership_id = any ($3)', 'borra', null::jsonb, null),
  (2, 'hand_overs', 't.company_id = $1 and t.membership_id = any ($3)', 'borra', null, null),
  (3, 'factor_steps', 't.company_id = $1 and (t.membership_id = any ($3) or t.staff_id = any ($4))', 'borra', null, null),
  (4, 'one_use_tokens', 't.company_id = $1 and t.identity_id = $2', 'borra', null, null),
  (5, 'staff_sessions', 't.company_id = $1 and t.staff_id = any ($4)', 'borra', null, null),
  (6, 'staff_presence', 't.company_id = $1 and t.staff_id = any ($4)', 'borra', null, null),
  (7, 'supplier_views', 't.company_id = $1 and (t.staff_id = any ($4) or t.membership_id = any ($3))', 'borra', null, null),
  (8, 'saved_views', 't.company_id = $1 and t.membership_id = any ($3)', 'borra', null, null),
  (9, 'report_runs', 't.company_id = $1 and t.membership_id = any ($3)', 'borra', null, null),
  (10, 'report_schedules', 't.company_id = $1 and t.membership_id = any ($3)', 'borra', null, null),
  (11, 'notifications', 't.company_id = $1 and t.membership_id = any ($3)', 'borra', null, null),
  (12, 'notification_boxes', 't.company_id = $1 and t.membership_id = any ($3)', 'borra', null, null),
  (13, 'notification_choices', 't.company_id = $1 and t.membership_id = any ($3)', 'borra', null, null),
  (14, 'notification_preferences', 't.company_id = $1 and t.membership_id = any ($3)', 'borra', null, null),
  (15, 'notification_events', 't.company_id = $1 and t.membership_id = any ($3)', 'borra', null, null),
  (16, 'push_subscriptions', 't.company_id = $1 and t.membership_id = any ($3)', 'borra', null, null),
  (17, 'event_feeds', 't.company_id = $1 and t.membership_id = any ($3)', 'borra', null, null),
  (18, 'statement_subscriptions', 't.company_id = $1 and t.membership_id = any ($3)', 'borra', null, null),
  (19, 'certificate_notices', 't.company_id = $1 and t.membership_id = any ($3)', 'borra', null, null),
  (20, 'exports', 't.company_id = $1 and t.membership_id = any ($3)', 'borra', null, null),
  (21, 'file_uploads', 't.company_id = $1 and t.membership_id = any ($3)', 'borra', null, null),
  (22, 'blog_reads', 't.company_id = $1 and t.membership_id = any ($3)', 'borra', null, null),
  (23, 'jobs', 't.company_id = $1 and t.membership_id = any ($3)', 'borra', null, null),
  (24, 'membership_accounts', 't.company_id = $1 and t.membership_id = any ($3)', 'borra', null, null),
  (25, 'sign_ins', 't.company_id = $1 and t.identity_id = $2', 'borra', null, null),
  (26, 'email_changes', 't.company_id = $1 and t.identity_id = $2', 'borra', null, null),
  (27, 'outbox_mails', 't.company_id = $1 and lower(t.recipient) = $5', 'borra', null, null),
  (28, 'reply_links', 't.company_id = $1 and lower(t.email) = $5', 'borra', null, null),
  (29, 'bank_change_links', 't.company_id = $1 and lower(t.email) = $5', 'borra', null, null),
  (30, 'bank_change_codes', 't.company_id = $1 and lower(t.email) = $5', 'borra', null, null),
  (31, 'registration_attachments', 't.company_id = $1 and t.request_id in (select r.id from registration_requests r where r.company_id = $1 and lower(r.contact_email) = $5 and r.state = ''rechazada'')', 'borra', null, null),
  (32, 'registration_events', 't.company_id = $1 and t.request_id in (select r.id from registration_requests r where r.company_id = $1 and lower(r.contact_email) = $5 and r.state = ''rechazada'')', 'borra', null, null),
  (33, 'registration_requests', 't.company_id = $1 and lower(t.contact_email) = $5 and t.state = ''rechazada''', 'borra', null, null),
  (34, 'contact_replies', 't.company_id = $1 and t.message_id in (select c.id from contact_messages c where c.company_id = $1 and lower(c.email) = $5)', 'borra', null, null),
  (35, 'contact_messages', 't.company_id = $1 and lower(t.email) = $5', 'borra', null, null),
  (36, 'event_registrations', 't.company_id = $1 and t.membership_id = any ($3)', 'anonimiza', '{"person": "(persona borrada)", "email": "borrada@borrada.invalid"}', null),
  (37, 'blog_receipts', 't.company_id = $1 and t.membership_id = any ($3)', 'anonimiza', '{"persona": "(persona borrada)", "correo": "borrada@borrada.invalid"}', null),
  (38, 'invitation_lines', 't.company_id = $1 and lower(t.email) = $5', 'anonimiza', '{"email": "borrada@borrada.invalid", "first_name": "", "last_name": ""}', null),
  (39, 'memberships', 't.company_id = $1 and t.id = any ($3)', 'anonimiza', '{"active": false, "first_name": "", "last_name": "", "tipo_identificacion": null, "identificacion": null, "cargo": "", "movil": "", "movil_indicative": "", "invited_email": null}', null),
  (40, 'staff_members', 't.company_id = $1 and t.id = any ($4)', 'anonimiza', '{"active": false, "invited_email": "borrada@borrada.invalid", "oidc_issuer": null, "oidc_subject": null}', null),
  (50, 'consents', 't.company_id = $1 and lower(t.email) = $5', 'queda', null, 'autorizacion'),
  (51, 'audit_log', 't.company_id = $1 and (lower(t.actor) = $5 or t.identity_id = $2 or lower(t.target) = $5)', 'queda', null, 'auditoria'),
  (52, 'registration_requests', 't.company_id = $1 and lower(t.contact_email) = $5 and t.state <> ''rechazada''', 'queda', null, 'expediente'),
  (53, 'questions', 't.company_id = $1 and t.identity_id = $2', 'queda', null, 'correspondencia'),
  (54, 'question_messages', 't.company_id = $1 and t.identity_id = $2', 'queda', null, 'correspondencia'),
  (55, 'document_acts', 't.company_id = $1 and t.identity_id = $2', 'queda', null, 'contable'),
  (56, 'document_events', 't.company_id = $1 and t.identity_id = $2', 'queda', null, 'contable'),
  (57, 'bank_changes', 't.company_id = $1 and t.identity_id = $2', 'queda', null, 'pagos'),
  (58, 'bank_account_events', 't.company_id = $1 and t.identity_id = $2', 'queda', null, 'pagos'),
  (59, 'profile_requests', 't.company_id = $1 and t.identity_id = $2', 'queda', null, 'tramite'),
  (60, 'evaluation_reviews', 't.company_id = $1 and t.identity_id = $2', 'queda', null, 'expediente'),
  (61, 'evaluation_review_messages', 't.company_id = $1 and t.identity_id = $2', 'queda', null, 'expediente'),
  (62, 'improvement_actions', 't.company_id = $1 and t.identity_id = $2', 'queda', null, 'expediente'),
  (63, 'supplier_documents', 't.company_id = $1 and t.identity_id = $2', 'queda', null, 'expediente'),
  (64, 'supplier_contracts_policy_versions', 't.company_id = $1 and t.identity_id = $2', 'queda', null, 'expediente'),
  (65, 'issued_papers', 't.company_id = $1 and t.membership_id = any ($3)', 'queda', null, 'contable'),
  (66, 'online_payments', 't.company_id = $1 and lower(t.correo) = $5', 'queda', null, 'pagos'),
  (67, 'contact_recipients', 't.company_id = $1 and lower(t.email) = $5', 'queda', null, 'lectores'),
  (68, 'question_recipients', 't.company_id = $1 and lower(t.email) = $5', 'queda', null, 'lectores'),
  (69, 'bank_change_approvers', 't.company_id = $1 and lower(t.email) = $5', 'queda', null, 'aprobadores'),
  (70, 'bank_change_approvals', 't.company_id = $1 and lower(t.approver) = $5', 'autoria', null, null),
  (71, 'act_decisions', 't.company_id = $1 and t.identity_id = $2', 'autoria', null, null),
  (72, 'question_notes', 't.company_id = $1 and t.identity_id = $2', 'autoria', null, null),
  (73, 'contact_replies', 't.company_id = $1 and t.identity_id = $2', 'autoria', null, null),
  (74, 'content_versions', 't.company_id = $1 and $5 in (lower(t.author), lower(t.published_by))', 'autoria', null, null),
  (75, 'legal_versions', 't.company_id = $1 and lower(t.published_by) = $5', 'autoria', null, null),
  (76, 'import_batches', 't.company_id = $1 and lower(t.actor) = $5', 'autoria', null, null),
  (77, 'import_loads', 't.company_id = $1 and lower(t.created_by) = $5', 'autoria', null, null),
  (78, 'registration_events', 't.company_id = $1 and lower(t.actor) = $5', 'autoria', null, null),
  (79, 'profile_request_events', 't.company_id = $1 and lower(t.actor) = $5', 'autoria', null, null),
  (80, 'document_files', 't.company_id = $1 and lower(t.actor) = $5', 'autoria', null, null)
$$;

-- What only the person and the installation share, in whichever company: it goes with the last company that knows the person.
create function identity_places() returns table (table_name text)
  language sql immutable set search_path = public, pg_temp as $$
values ('known_devices'), ('passkeys'), ('totp_secrets'), ('recovery_codes'), ('session_families') $$;

-- The person of an email in a company: who it is, and by what the company knows it.
create function person_of(company integer, of_email text, out identity uuid, out memberships uuid[], out staff uuid[], out is_elsewhere boolean, out is_active_staff boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
with who as (select (select i.id from identities i where i.email = lower(of_email)) as id)
select who.id,
       coalesce((select array_agg(m.id) from memberships m where m.company_id = company and m.identity_id = who.id), '{}'),
       coalesce((select array_agg(s.id) from staff_members s where s.company_id = company and s.identity_id = who.id), '{}'),
       exists (select 1 from memberships m where m.company_id <> company and m.identity_id = who.id and m.active)
         or exists (select 1 from staff_members s where s.company_id <> company and s.identity_id = who.id and s.active)
         or exists (select 1 from operators o where o.identity_id = who.id),
       exists (select 1 from staff_members s where s.company_id = company and s.identity_id = who.id and s.active)
  from who $$;

-- Columns that are given out to nobody: keys, hashes, sealed things.
create function given_columns(of_table text) returns text[]
  language sql stable set search_path = public, pg_temp as $$
select array_agg(c.column_name::text) from information_schema.columns c
 where c.table_schema = 'public' and c.table_name = of_table and c.data_type <> 'bytea'
   and c.column_name !~ '(hash|token|sealed|secret|password|p256dh|huella|seed|endpoint|challenge)' and c.column_name <> 'auth' $$;

-- All that a company holds about the person of an email, place by place. Words of a mail that carries a key are not given.
create function person_export(company integer, of_email text)
  returns table (table_name text, deed text, reason text, rows_found bigint, rows jsonb)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  who record;
  place record;
  columns text[];
begin
  select * into who from person_of(company, of_email);
  for place in select * from personal_places() p order by p.place loop
    columns := given_columns(place.table_name);
    execute format('select count(*), coalesce(jsonb_agg((select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(t)) where key = any ($6) '
        || 'and not (key in (''html'', ''text'') and to_jsonb(t) ->> ''holds_secret'' = ''true''))), ''[]'') from %I t where %s',
        place.table_name, place.tie)
      into rows_found, rows using company, who.identity, who.memberships, who.staff, lower(of_email), columns;
    if place.deed = 'autoria' then rows := '[]'; end if;
    table_name := place.table_name;
    deed := place.deed;
    reason := place.reason;
    if rows_found > 0 then return next; end if;
  end loop;
  if who.identity is null or (cardinality(who.memberships) = 0 and cardinality(who.staff) = 0) then return; end if;
  for place in select 'identities' as name union all select p.table_name from identity_places() p loop
    execute format('select count(*), coalesce(jsonb_agg((select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(t)) where key = any ($2))), ''[]'') '
        || 'from %I t where %s = $1', place.name, case when place.name = 'identities' then 't.id' else 't.identity_id' end)
      into rows_found, rows using who.identity, given_columns(place.name);
    table_name := place.name;
    deed := case when who.is_elsewhere then 'queda' else 'anonimiza' end;
    reason := case when who.is_elsewhere then 'otra-compania' end;
    if rows_found > 0 then return next; end if;
  end loop;
end $$;

-- Erases what the law lets be erased of the person of an email, in one transaction, and answers what became of each place.
-- Files that hung on what was erased are left to the sweep. The trail says that it was done, and not of whom.
create function person_erase(company integer, of_email text, by_actor text)
  returns table (table_name text, deed text, reason text, rows_found bigint)
  language plpgsql volatile security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  who record;
  place record;
  keys text[];
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
  if who.identity is not null and (cardinality(who.memberships) > 0 or cardinality(who.staff) > 0) then
    table_name := 'identities';
    rows_found := 1;
    if who.is_elsewhere then
      deed := 'queda';
      reason := 'otra-compania';
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
  perform append_audit(company, by_actor, null, 'person:erased', null, null, jsonb_build_object('places', done));
end $$;

revoke execute on function personal_places(), identity_places(), person_of(integer, text), given_columns(text),
  person_export(integer, text), person_erase(integer, text, text) from public;
grant execute on function person_export(integer, text), person_erase(integer, text, text) to enlace_staff;

-- Forgets what was kept long enough, of the open company and by the rule of one name, no more than so many rows at a time;
-- answers how many went. How long is long enough is the product's list (core/retention), never shorter than stands here.
create function sweep_retention(rule text, days integer, at_most integer) returns integer
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
    delete from outbox_mails o using (select m.id from outbox_mails m where m.company_id = own_company and m.dead_at < before limit at_most) old
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

revoke execute on function sweep_retention(text, integer, integer) from public;
grant execute on function sweep_retention(text, integer, integer) to enlace_staff;
