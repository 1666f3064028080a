-- Requests and reviews of the back office: who works at what now, what the menu counts, and what staff does with a
-- registration request: takes it, returns it with a reason for each field, and makes a supplier of it.

-- Who has what open: a row for each tab, renewed while it is open. What a crash of the database loses is said again by the
-- browsers a moment later.
create unlogged table staff_presence (
  company_id integer not null references companies,
  tab uuid not null,
  staff_id uuid not null,
  kind text not null,
  subject text not null,
  since timestamptz not null default clock_timestamp(),
  seen_at timestamptz not null default clock_timestamp(),
  primary key (company_id, tab),
  foreign key (company_id, staff_id) references staff_members (company_id, id) on delete cascade
);
create index staff_presence_by_staff on staff_presence (company_id, staff_id);
alter table staff_presence enable row level security;
alter table staff_presence force row level security;
create policy owner on staff_presence to enlace_owner using (true) with check (true);

-- What happens to what several people work at is told to whoever listens, on every node: company, kind and id.
create function tell_staff(company integer, kind text, subject text) returns void
  language sql as $$ select pg_notify('staff_live', company || ' ' || kind || ' ' || subject) $$;

-- The trigger of a table whose rows the back office shows or counts; its argument is the kind.
create function tell_staff_of_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then perform tell_staff(old.company_id, tg_argv[0], old.id::text);
  else perform tell_staff(new.company_id, tg_argv[0], new.id::text);
  end if;
  return null;
end $$;

-- The member of the open session has something open in a tab; what another member's tab is called is nobody else's to take.
create function be_present(session uuid, given_tab uuid, what text, which text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  member uuid;
  was staff_presence;
begin
  select s.staff_id into strict member from staff_sessions s
   where s.company_id = scope_company() and s.id = session;
  delete from staff_presence p where p.company_id = scope_company() and p.seen_at < clock_timestamp() - interval '10 minutes';
  select p.* into was from staff_presence p where p.company_id = scope_company() and p.tab = given_tab for update;
  insert into staff_presence as p (company_id, tab, staff_id, kind, subject)
  values (scope_company(), given_tab, member, what, which)
  on conflict (company_id, tab) do update
     set kind = what, subject = which, seen_at = clock_timestamp(),
         since = case when p.kind = what and p.subject = which and p.seen_at > clock_timestamp() - interval '45 seconds'
                      then p.since else clock_timestamp() end
   where p.staff_id = member;
  if was.tab is null or was.seen_at < clock_timestamp() - interval '45 seconds'
     or (was.kind, was.subject) is distinct from (what, which) then
    perform pg_notify('staff_live', scope_company()::text);
  end if;
end $$;

-- A tab of the member of the open session has nothing open any more.
create function leave_presence(session uuid, given_tab uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from staff_presence p using staff_sessions s
   where s.company_id = scope_company() and s.id = session
     and p.company_id = s.company_id and p.staff_id = s.staff_id and p.tab = given_tab;
  if found then perform pg_notify('staff_live', scope_company()::text); end if;
end $$;

-- Who has what open now, each member once for each thing, who came first before the others.
create function scope_presence()
  returns table (kind text, subject text, staff_id uuid, nombre text, since timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select p.kind, p.subject, p.staff_id,
         coalesce(nullif(trim(i.first_name || ' ' || i.last_name), ''), i.email), min(p.since)
    from staff_presence p
    join staff_members m on m.company_id = p.company_id and m.id = p.staff_id and staff_is_open(m)
    join identities i on i.id = m.identity_id and i.active
   where p.company_id = scope_company() and p.seen_at > clock_timestamp() - interval '45 seconds'
   group by p.kind, p.subject, p.staff_id, i.first_name, i.last_name, i.email
   order by min(p.since), p.staff_id $$;

do $$
declare
  one record;
begin
  for one in select * from (values
    ('registration_requests', 'registration'), ('profile_requests', 'profile-request'), ('bank_changes', 'bank-change'),
    ('supplier_documents', 'required-document'), ('supplier_contracts_policy_versions', 'contract-policy'),
    ('supplier_evaluations', 'evaluation'), ('evaluation_reviews', 'evaluation-review')) as told (name, kind)
  loop
    execute format('create trigger %I after insert or update or delete on %I for each row execute function '
      || 'tell_staff_of_change(%L)', one.name || '_told', one.name, one.kind);
  end loop;
end $$;

-- Registration requests ---------------------------------------------------------------------------------------------

alter table registration_requests
  -- Rises with each change: who decides says which one it saw.
  add column version integer not null default 1,
  -- Since when it waits for the company: the moment at which it came, or came back corrected.
  add column waiting_since timestamptz not null default now(),
  -- When the company was done with it for now.
  add column answered_at timestamptz,
  -- The member who takes care of it.
  add column assigned_to uuid,
  -- The supplier that came of it.
  add column third_party_id integer,
  add foreign key (company_id, third_party_id) references third_parties (company_id, id),
  add foreign key (company_id, assigned_to) references staff_members (company_id, id)
    on delete set null (assigned_to);
update registration_requests set waiting_since = created_at;
create index registration_requests_by_waiting on registration_requests (company_id, waiting_since desc);
create index registration_requests_by_third_party on registration_requests (company_id, third_party_id);
create index registration_requests_by_assigned on registration_requests (company_id, assigned_to);

-- What the applicant reads beside a field that was returned, by the field's name.
alter table registration_events add column field_reasons jsonb not null default '{}';
-- What only the company reads: how the identity was made sure of, to whom it was given.
alter table registration_events add column note text not null default '';

-- The day of issue that whoever reviews a paper read on it.
alter table registration_attachments add column issued_on date;

create function count_registration_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  if new.state = 'recibida' and old.state <> 'recibida' then
    new.waiting_since := clock_timestamp();
    new.answered_at := null;
  elsif new.state in ('devuelta', 'aprobada', 'rechazada') and old.state in ('recibida', 'en_revision') then
    new.answered_at := clock_timestamp();
  end if;
  return new;
end $$;
create trigger registration_requests_version before update on registration_requests
  for each row execute function count_registration_version();

-- The same as before, with what was said of each field.
create or replace function registration_request_by_token(token bytea)
  returns table (company_id integer, id uuid, number text, request_type text, state text, created_at timestamptz,
                 updated_at timestamptz, supplier jsonb, events jsonb, attachments jsonb)
  language sql stable security definer set search_path = public, pg_temp as $$
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

-- The third party that the open company has under a NIT, with who enters for it and what its record says of its contacts.
create function registration_party(document text)
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
create function registration_email_suppliers(wanted text) returns table (nombre text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select distinct t.nombre from identities i
    join memberships m on m.identity_id = i.id and m.company_id = scope_company() and m.active
    join third_parties t on t.company_id = m.company_id and t.id = m.third_party_id
   where i.email = lower(trim(wanted)) and i.active order by 1 limit 3 $$;

revoke execute on function registration_party(text), registration_email_suppliers(text) from public;
grant execute on function registration_party(text), registration_email_suppliers(text), third_party_contacts(text)
  to enlace_staff;
revoke execute on function be_present(uuid, uuid, text, text), leave_presence(uuid, uuid), scope_presence() from public;
grant execute on function be_present(uuid, uuid, text, text), leave_presence(uuid, uuid), scope_presence() to enlace_staff;
-- What the record of a supplier says today stands beside what is asked of it.
grant execute on function record_value(integer, integer, text) to enlace_staff;
