-- Receives a request in the open scope's company, once for each idempotency key: whoever asks again gets the first one.
create or replace function receive_registration_request(
  request uuid, type text, document text, dv smallint, email text, model jsonb, names jsonb, key text, content bytea,
  token bytea, origin text, files jsonb
) returns table (id uuid, number text, is_new boolean, is_same boolean)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  this_year integer := extract(year from now() at time zone 'America/Bogota');
  serial integer;
  known registration_requests;
  given text;
begin
  insert into registration_numbers (company_id, year) values (scope_company(), this_year) on conflict do nothing;
  -- One at a time in a company: the number has no gap, and a second send with the same key sees the first.
  select n.last + 1 into strict serial from registration_numbers n
   where n.company_id = scope_company() and n.year = this_year for update;
  select r.* into known from registration_requests r
   where r.company_id = scope_company() and r.idempotency_key = key;
  if found then
    return query select known.id, known.number, false, known.content_hash = content;
    return;
  end if;
  given := 'SR-' || this_year || '-' || lpad(serial::text, greatest(6, length(serial::text)), '0');
  update registration_numbers n set last = serial where n.company_id = scope_company() and n.year = this_year;
  insert into registration_requests (company_id, id, number, request_type, documento_numero, documento_dv, contact_email,
                                     supplier, labels, idempotency_key, content_hash, token_hash, address)
  values (scope_company(), request, given, type, document, dv, lower(email), model, names, key, content, token, origin);
  insert into registration_events (company_id, request_id, state) values (scope_company(), request, 'recibida');
  perform attach_files(scope_company(), request, files);
  return query select request, given, true, true;
end $$;

-- The request that a form made already: its key is the form's own secret.
create or replace function registration_request_by_key(key text) returns table (id uuid, number text, content_hash bytea)
  language sql stable security definer set search_path = public, pg_temp as $$
  select r.id, r.number, r.content_hash from registration_requests r
   where r.company_id = scope_company() and r.idempotency_key = key $$;

-- A request by its link's token, with its history, its files and what was said of each field. What was typed comes back only
-- while it is to be corrected.
create or replace function registration_request_by_token(token bytea)
  returns table (company_id integer, id uuid, number text, request_type text, state text, created_at timestamptz,
                 updated_at timestamptz, supplier jsonb, events jsonb, attachments jsonb)
  language sql stable security definer set search_path = public, pg_temp as $$
  select demand_door();
  select r.company_id, r.id, r.number, r.request_type, r.state, r.created_at, r.updated_at,
         case r.state when 'devuelta' then r.supplier end,
         (select coalesce(jsonb_agg(jsonb_build_object('state', e.state, 'at', e.at, 'reasons', e.reasons,
                                                       'fields', e.field_reasons) order by e.id), '[]')
            from registration_events e where e.company_id = r.company_id and e.request_id = r.id and e.state <> ''),
         (select coalesce(jsonb_agg(jsonb_build_object('field', a.field, 'label', a.label, 'name', a.name, 'size', s.size)
                                    order by a.created_at, a.label), '[]')
            from registration_attachments a
            join stored_files s on s.company_id = a.company_id and s.storage_key = a.storage_key
           where a.company_id = r.company_id and a.request_id = r.id and a.replaced_at is null)
    from registration_requests r where r.token_hash = token $$;

-- The applicant sends a returned request again. No row where it is not (or no longer) returned.
create or replace function correct_registration_request(
  token bytea, document text, dv smallint, email text, model jsonb, names jsonb, files jsonb
) returns table (id uuid, number text)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  held registration_requests;
begin
  select r.* into held from registration_requests r
   where r.token_hash = token and r.company_id = scope_company() for update;
  if not found or held.state <> 'devuelta' then return; end if;
  update registration_requests r
     set state = 'recibida', documento_numero = document, documento_dv = dv, contact_email = lower(email),
         supplier = model, labels = names, updated_at = now()
   where r.company_id = held.company_id and r.id = held.id;
  insert into registration_events (company_id, request_id, state) values (held.company_id, held.id, 'recibida');
  perform attach_files(held.company_id, held.id, files);
  return query select held.id, held.number;
end $$;

-- The third party that the open company has under a NIT, with who enters for it and what its record says of its contacts.
create or replace function registration_party(document text)
  returns table (id integer, nombre text, es_proveedor boolean, activo boolean, masters text[], correos text[], telefonos text[])
  language sql stable security definer set search_path = public, pg_temp as $$
  select t.id, t.nombre, t.es_proveedor, t.activo,
         array(select i.email from memberships m join identities i on i.id = m.identity_id and i.active
                where m.company_id = t.company_id and m.third_party_id = t.id and m.is_master and m.active order by i.email),
         array(select lower(trim(b.correo)) from branch_accounts b
                where b.company_id = t.company_id and b.third_party_id = t.id and b.activo and b.correo like '%_@_%'),
         array(select regexp_replace(b.telefono, '\D', '', 'g') from branch_accounts b
                where b.company_id = t.company_id and b.third_party_id = t.id and b.activo and b.telefono ~ '[0-9]{7}')
    from third_parties t where t.company_id = scope_company() and t.documento_numero = document
   order by t.activo desc, t.id limit 1 $$;

-- For which suppliers of the open company an email enters already.
create or replace function registration_email_suppliers(wanted text) returns table (nombre text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select distinct t.nombre from identities i
    join memberships m on m.identity_id = i.id and m.company_id = scope_company() and m.active
    join third_parties t on t.company_id = m.company_id and t.id = m.third_party_id
   where i.email = lower(trim(wanted)) and i.active order by 1 limit 3 $$;

-- When the staff of the open company is mailed of what has just come: at once, but half an hour after the last such mail at
-- the earliest, so that many requests are one mail.
create or replace function registration_news_due() returns timestamptz
  language sql stable security definer set search_path = public, pg_temp as $$
  select greatest(now(), max(r.staff_told_at) + interval '30 minutes') from registration_requests r
   where r.company_id = scope_company() $$;

-- Who may call them.
revoke execute on function receive_registration_request, registration_request_by_key, registration_request_by_token,
  correct_registration_request, registration_party, registration_email_suppliers, registration_news_due
  from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function receive_registration_request, registration_request_by_key, correct_registration_request,
  registration_news_due to enlace_app;
grant execute on function registration_request_by_token to enlace_door;
grant execute on function registration_party, registration_email_suppliers to enlace_staff;
