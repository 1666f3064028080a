-- What the company holds about a person (Ley 1581 of 2012): where it is, how it is given out, and what becomes of it when it
-- is to be erased. Every place is a row here; a test refuses a column that may hold a person and is in none.

-- Ends what a person may do for a supplier, because it revoked the company's authorisation to treat its data. Refused for the
-- supplier's last master, who first hands the task over. What the law orders to keep stays kept.
create or replace function revoke_authorisation(wanted uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held profile_requests;
begin
  select r.* into strict held from profile_requests r
   where r.company_id = scope_company() and r.id = wanted and r.kind = 'revocacion';
  if exists (select 1 from memberships m where m.company_id = held.company_id and m.id = held.membership_id and m.is_master)
     and not exists (select 1 from memberships m join identities i on i.id = m.identity_id and i.active
                      where m.company_id = held.company_id and m.third_party_id = held.third_party_id and m.is_master
                        and membership_is_open(m) and m.id <> held.membership_id) then
    raise exception using errcode = 'EN409', message = 'last-master';
  end if;
  update memberships m set active = false where m.company_id = held.company_id and m.id = held.membership_id;
  update sessions s set ended_at = now()
   where s.company_id = held.company_id and s.membership_id = held.membership_id and s.ended_at is null;
  delete from statement_subscriptions s where s.company_id = held.company_id and s.membership_id = held.membership_id;
end $$;

-- Everything that the open company keeps of the open scope's person, as the person may take it away (Ley 1581, art. 8).
create or replace function own_kept_data() returns jsonb
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  who uuid := scope_identity();
  here integer := scope_company();
  kept jsonb;
begin
  select jsonb_build_object(
    'persona', (select jsonb_build_object('nombres', i.first_name, 'apellidos', i.last_name, 'correo', i.email,
                  'ciudad', i.city_name, 'indicativo', i.movil_indicative, 'movil', i.movil, 'creada_at', i.created_at,
                  'actualizada_at', i.updated_at) from identities i where i.id = who),
    'vinculos', (select coalesce(jsonb_agg(jsonb_build_object('proveedor', t.nombre, 'nit', t.documento_numero,
                   'principal', m.is_master, 'activo', m.active, 'solo_consulta', m.read_only, 'modulos', m.modules,
                   'creado_at', m.created_at, 'aceptado_at', m.accepted_at, 'ultimo_uso_at', m.last_used_at) order by m.created_at), '[]')
                   from memberships m join third_parties t on t.company_id = m.company_id and t.id = m.third_party_id
                  where m.company_id = here and m.identity_id = who),
    'autorizaciones', (select coalesce(jsonb_agg(jsonb_build_object('texto', c.page_code, 'version', c.page_version,
                         'aceptada_at', c.accepted_at, 'direccion_ip', c.address, 'navegador', c.user_agent,
                         'origen', c.subject_kind) order by c.accepted_at), '[]')
                         from consents c join identities i on i.id = who and i.email = c.email where c.company_id = here),
    'ingresos', (select coalesce(jsonb_agg(jsonb_build_object('at', s.at, 'direccion_ip', s.address, 'equipo', s.device,
                   'resultado', s.outcome) order by s.at desc), '[]')
                   from (select * from sign_ins x where x.identity_id = who and x.company_id = here
                          order by x.at desc limit 500) s),
    'actividad', (select coalesce(jsonb_agg(jsonb_build_object('at', a.at, 'accion', a.action, 'sobre', a.target,
                    'direccion_ip', a.address) order by a.at desc), '[]')
                    from (select * from audit_log x where x.company_id = here and x.identity_id = who
                           order by x.at desc limit 1000) a),
    'mensajes', (select coalesce(jsonb_agg(jsonb_build_object('at', w.created_at, 'consulta', q.number, 'texto', w.words)
                   order by w.created_at), '[]')
                   from question_messages w join questions q on q.company_id = w.company_id and q.id = w.question_id
                  where w.company_id = here and w.identity_id = who),
    'solicitudes', (select coalesce(jsonb_agg(jsonb_build_object('numero', r.number, 'tipo', r.kind, 'estado', r.state,
                      'texto', r.words, 'creada_at', r.created_at, 'vence', r.due_on, 'respuesta', r.answer)
                      order by r.created_at), '[]')
                      from profile_requests r where r.company_id = here and r.identity_id = who),
    'notificaciones', (select coalesce(jsonb_agg(jsonb_build_object('tipo', n.kind, 'activa', n.is_on) order by n.kind), '[]')
                         from (
    select c.company_id, c.membership_id, c.kind, c.is_on from notification_choices c
    union all
    select p.company_id, p.membership_id, p.kind || ' · ' || way.name, way.is_on
      from notification_preferences p
     cross join lateral (values ('portal', p.portal), ('correo', p.correo), ('web_push', p.web_push)) way (name, is_on)
    union all
    select b.company_id, b.membership_id, 'resumen_diario', b.is_daily from notification_boxes b
    union all
    select s.company_id, s.membership_id, 'web_push · ' || s.device, true from push_subscriptions s) n join memberships m on m.company_id = n.company_id and m.id = n.membership_id
                        where n.company_id = here and m.identity_id = who)) into kept;
  return kept;
end $$;

-- How a row is tied to the person: $1 company, $2 identity, $3 memberships, $4 members of the staff, $5 email. `borra`: the
-- rows go. `anonimiza`: their columns are set to what stands in blanks. `queda`: they stay, for a reason that the contract has the words of. `autoria`:
-- work that the person did for the company, of which only the number is told. Children stand before what they hang on.
create or replace function personal_places() returns table (place integer, table_name text, tie text, deed text, blanks jsonb, reason text)
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
  (41, 'invoice_mails', 't.company_id = $1 and (lower(t.sender) = $5 or lower(t.answer_to) = $5)', 'anonimiza', '{"sender": "borrada@borrada.invalid", "sender_name": "(persona borrada)", "answer_to": null}', null),
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
  (84, 'submitted_invoices', 't.company_id = $1 and t.identity_id = $2', 'queda', null, 'contable'),
  (84, 'radian_events', 't.company_id = $1 and $5 in (lower(t.quien), lower(t.respuesta_por))', 'queda', null, 'contable'),
  (64, 'supplier_contracts_policy_versions', 't.company_id = $1 and t.identity_id = $2', 'queda', null, 'expediente'),
  (65, 'issued_papers', 't.company_id = $1 and t.membership_id = any ($3)', 'queda', null, 'contable'),
  (66, 'online_payments', 't.company_id = $1 and lower(t.correo) = $5', 'queda', null, 'pagos'),
  (67, 'contact_recipients', 't.company_id = $1 and lower(t.email) = $5', 'queda', null, 'lectores'),
  (68, 'question_recipients', 't.company_id = $1 and lower(t.email) = $5', 'queda', null, 'lectores'),
  (69, 'bank_change_approvers', 't.company_id = $1 and lower(t.email) = $5', 'queda', null, 'aprobadores'),
  (81, 'master_spells', 't.company_id = $1 and t.membership_id = any ($3)', 'borra', null, null),
  (82, 'bank_code_sends', 't.company_id = $1 and t.identity_id = $2', 'borra', null, null),
  (83, 'bank_approvers', 't.company_id = $1 and t.identity_id = $2', 'queda', null, 'aprobadores'),
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
  (80, 'document_files', 't.company_id = $1 and lower(t.actor) = $5', 'autoria', null, null),
  (84, 'online_payment_refunds', 't.company_id = $1 and $5 in (lower(t.noted_by), lower(t.withdrawn_by))', 'autoria', null, null),
  (85, 'payment_recipients', 't.company_id = $1 and lower(t.email) = $5', 'queda', null, 'lectores')
$$;

-- What only the person and the installation share, in whichever company: it goes with the last company that knows the person.
create or replace function identity_places() returns table (table_name text)
  language sql immutable set search_path = public, pg_temp as $$
values ('known_devices'), ('passkeys'), ('totp_secrets'), ('recovery_codes'), ('session_families') $$;

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

-- Columns that are given out to nobody: keys, hashes, sealed things.
create or replace function given_columns(of_table text) returns text[]
  language sql stable set search_path = public, pg_temp as $$
select array_agg(c.column_name::text) from information_schema.columns c
 where c.table_schema = 'public' and c.table_name = of_table and c.data_type <> 'bytea'
   and c.column_name !~ '(hash|token|sealed|secret|password|p256dh|huella|seed|endpoint|challenge)' and c.column_name <> 'auth' $$;

-- All that a company holds about the person of an email, place by place. Words of a mail that carries a key are not given.
create or replace function person_export(company integer, of_email text)
  returns table (table_name text, deed text, reason text, rows_found bigint, rows jsonb)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  who record;
  place record;
  columns text[];
begin
  perform demand_own_company(company);
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

-- Who may call them.
revoke execute on function revoke_authorisation, own_kept_data, personal_places, identity_places, person_of, given_columns,
  person_export from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function revoke_authorisation, person_export to enlace_staff;
grant execute on function own_kept_data to enlace_app;
