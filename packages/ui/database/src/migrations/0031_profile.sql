-- A person's own data, the mails that it wants, what a supplier asks to have changed in its company's record, and the
-- requests about personal data of Ley 1581 of 2012. What the portal writes goes through the owner's functions.

-- Rises whenever what a person says of itself changes, whoever changes it: a form that was opened before is told so.
alter table identities add column version integer not null default 1;

create function count_identity_version() returns trigger language plpgsql as $$
begin
  if (new.first_name, new.last_name, new.city_name, new.movil, new.movil_indicative)
     is distinct from (old.first_name, old.last_name, old.city_name, old.movil, old.movil_indicative) then
    new.version := old.version + 1;
    new.updated_at := now();
  end if;
  return new;
end $$;
create trigger identities_version before update on identities for each row execute function count_identity_version();

-- The open scope's person as the profile shows it.
create function own_profile() returns table (first_name text, last_name text, email text, city_name text, movil text,
                                             movil_indicative text, version integer)
  language sql stable security definer set search_path = public, pg_temp as $$
  select i.first_name, i.last_name, i.email, i.city_name, i.movil, i.movil_indicative, i.version
    from identities i where i.id = scope_identity() $$;

-- Keeps what the open scope's person says of itself. Refused where it changed since the version that was looked at, unless
-- it says just that already.
create function keep_own_profile(seen integer, given text, family text, city text, phone text, indicative text)
  returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held identities;
  becomes integer;
begin
  select i.* into strict held from identities i where i.id = scope_identity() for update;
  if (held.first_name, held.last_name, held.city_name, held.movil, held.movil_indicative)
     is not distinct from (given, family, city, phone, indicative) then
    return held.version;
  end if;
  if held.version <> seen then
    raise exception using errcode = 'EN409', message = 'profile-changed';
  end if;
  update identities i
     set first_name = given, last_name = family, city_name = city, movil = phone, movil_indicative = indicative
   where i.id = held.id returning i.version into becomes;
  return becomes;
end $$;

-- The mails that a person switched off or on for one supplier of a company; a kind without a row is on.
create table notification_choices (
  company_id integer not null,
  membership_id uuid not null,
  kind text not null check (kind in ('respuestas', 'recibos', 'certificados')),
  is_on boolean not null,
  updated_at timestamptz not null default now(),
  primary key (company_id, membership_id, kind),
  foreign key (company_id, membership_id) references memberships (company_id, id) on delete cascade
);

-- The last number that a company gave in a year: SC changes of the record, DP personal data.
create table profile_request_numbers (
  company_id integer not null references companies,
  series text not null check (series in ('SC', 'DP')),
  year integer not null,
  last integer not null default 0,
  primary key (company_id, series, year)
);

create table profile_requests (
  company_id integer not null references companies,
  id uuid not null default gen_random_uuid(),
  number text not null,
  kind text not null check (kind in ('cambio_empresa', 'consulta', 'rectificacion', 'revocacion')),
  third_party_id integer not null,
  membership_id uuid not null,
  identity_id uuid not null references identities,
  -- Who asked, as it was called then.
  person text not null,
  email text not null,
  state text not null default 'recibida' check (state in ('recibida', 'en_revision', 'aprobada', 'rechazada', 'retirada')),
  words text not null,
  created_at timestamptz not null default now(),
  -- The legal term, in which a request about personal data is to be answered; the company may put it off once.
  due_on date,
  extended_on date,
  decided_at timestamptz,
  decided_by text,
  answer text not null default '',
  idempotency_key text not null,
  primary key (company_id, id),
  unique (company_id, number),
  unique (company_id, membership_id, idempotency_key),
  foreign key (company_id, third_party_id) references third_parties (company_id, id),
  check ((kind = 'cambio_empresa') = (due_on is null))
);
create index profile_requests_by_third_party on profile_requests (company_id, third_party_id, created_at desc);
create index profile_requests_by_identity on profile_requests (identity_id, company_id);
create index profile_requests_by_state on profile_requests (company_id, state, created_at);
-- One change of the record at a time, one revocation of a person.
create unique index profile_requests_one_change on profile_requests (company_id, third_party_id)
  where kind = 'cambio_empresa' and state in ('recibida', 'en_revision');
create unique index profile_requests_one_revocation on profile_requests (company_id, membership_id)
  where kind = 'revocacion' and state in ('recibida', 'en_revision');

-- What a change of the record asks for, field by field. `standing` tells how an approved one stands with the ERP: vigente
-- while the ERP still says what it said before, confirmada once it says the same, reemplazada once something else came.
create table profile_request_changes (
  company_id integer not null,
  request_id uuid not null,
  place integer not null,
  third_party_id integer not null,
  third_id integer,
  field text not null check (field in ('nombre', 'sigla', 'web_site', 'pyme', 'id_actividad_economica',
    'regimen_tributario_id', 'direccion', 'ciudad', 'correo', 'telefono')),
  before text,
  after text,
  erp_value text,
  standing text check (standing in ('vigente', 'confirmada', 'reemplazada')),
  primary key (company_id, request_id, place),
  foreign key (company_id, request_id) references profile_requests (company_id, id) on delete cascade,
  foreign key (company_id, third_party_id) references third_parties (company_id, id),
  foreign key (company_id, third_id) references branch_accounts (company_id, id),
  check ((third_id is not null) = (field in ('direccion', 'ciudad', 'correo', 'telefono')))
);
create index profile_request_changes_standing on profile_request_changes (company_id, third_party_id, third_id)
  where standing = 'vigente';

create table profile_request_events (
  company_id integer not null,
  request_id uuid not null,
  id bigint generated always as identity,
  at timestamptz not null default clock_timestamp(),
  state text not null check (state in ('recibida', 'en_revision', 'prorrogada', 'aprobada', 'rechazada', 'retirada')),
  side text not null check (side in ('proveedor', 'compania')),
  actor text not null,
  words text not null default '',
  primary key (company_id, request_id, id),
  foreign key (company_id, request_id) references profile_requests (company_id, id) on delete cascade
);

do $$
declare name text;
begin
  foreach name in array array['notification_choices', 'profile_request_numbers', 'profile_requests',
                              'profile_request_changes', 'profile_request_events'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner on %I to enlace_owner using (true) with check (true)', name);
  end loop;
  foreach name in array array['notification_choices', 'profile_requests', 'profile_request_changes',
                              'profile_request_events'] loop
    execute format('create policy staff on %I to enlace_staff using (company_id = (select scope_company())) '
      || 'with check (company_id = (select scope_company()))', name);
    execute format('grant select on %I to enlace_staff, enlace_app', name);
  end loop;
end $$;
-- What was asked stays as it was asked.
grant update (state, decided_at, decided_by, answer, extended_on) on profile_requests to enlace_staff;
grant insert on profile_request_events to enlace_staff;
create policy person on notification_choices for select to enlace_app
  using (company_id = (select scope_company()) and membership_id = (select scope_membership()));
-- What is asked of the supplier's record everybody of the supplier sees; what is asked about personal data only who asked.
create policy supplier on profile_requests for select to enlace_app
  using (company_id = (select scope_company()) and third_party_id = (select scope_third_party())
    and (kind = 'cambio_empresa' or identity_id = (select scope_identity())));
create policy supplier on profile_request_changes for select to enlace_app
  using (company_id = (select scope_company()) and third_party_id = (select scope_third_party())
    and (third_id is null or third_id = any ((select scope_accounts())::integer[])));
create policy supplier on profile_request_events for select to enlace_app
  using (company_id = (select scope_company())
    and request_id in (select r.id from profile_requests r where r.company_id = (select scope_company())));

-- The open scope's person switches a kind of mail on or off.
create function choose_notification(of_kind text, wanted boolean) returns void
  language sql security definer set search_path = public, pg_temp as $$
  insert into notification_choices (company_id, membership_id, kind, is_on)
  select m.company_id, m.id, of_kind, wanted from memberships m
   where m.company_id = scope_company() and m.id = scope_membership()
  on conflict (company_id, membership_id, kind) do update set is_on = excluded.is_on, updated_at = now() $$;

-- Whether a membership's person wants a kind of mail.
create function wants_mail(company integer, membership uuid, of_kind text) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce((select c.is_on from notification_choices c
                    where c.company_id = company and c.membership_id = membership and c.kind = of_kind), true) $$;

-- The people of the supplier who wrote into a thread of the open company, may still read it, and want its answers by mail.
create or replace function question_writers(thread uuid) returns table (email text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select distinct i.email
    from question_messages w
    join identities i on i.id = w.identity_id and i.active
    join memberships m on m.company_id = w.company_id and m.identity_id = i.id and m.third_party_id = w.third_party_id
                      and membership_is_open(m)
   where w.company_id = scope_company() and w.question_id = thread and w.author_kind = 'proveedor'
     and wants_mail(m.company_id, m.id, 'respuestas')
     and (m.all_accounts or exists (select 1 from membership_accounts a where a.company_id = m.company_id
                                       and a.membership_id = m.id and a.third_id = w.third_id))
   order by 1 $$;

-- What the open scope's third party is called: it may be asked to change only before there are documents in its name.
create function scope_has_documents() returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select 1 from account_statements d where d.company_id = scope_company() and d.third_party_id = scope_third_party())
      or exists (select 1 from purchase_order d where d.company_id = scope_company() and d.third_party_id = scope_third_party())
      or exists (select 1 from purchase_tickets d where d.company_id = scope_company() and d.third_party_id = scope_third_party())
      or exists (select 1 from payments_made d where d.company_id = scope_company() and d.third_party_id = scope_third_party())
      or exists (select 1 from notes_debit d where d.company_id = scope_company() and d.third_party_id = scope_third_party()) $$;

-- The value of a field of a third party, or of one of its branches, of the open company.
create function record_value(party integer, branch integer, of_field text) returns text
  language sql stable set search_path = public, pg_temp as $$
  select case when branch is null
    then (select to_jsonb(t) ->> of_field from third_parties t where t.company_id = scope_company() and t.id = party)
    else (select to_jsonb(b) ->> of_field from branch_accounts b
           where b.company_id = scope_company() and b.third_party_id = party and b.id = branch) end $$;

-- Takes a request of the open scope's person, once for each key: whoever asks again gets the first one. A change of the
-- record tells for each field what was seen; refused where the record says something else by now.
create function ask_profile_request(of_kind text, said text, due date, changes jsonb, key text)
  returns table (id uuid, number text, is_new boolean)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  known profile_requests;
  asker record;
  line record;
  of_series text := case of_kind when 'cambio_empresa' then 'SC' else 'DP' end;
  this_year integer := extract(year from now() at time zone 'America/Bogota');
  serial integer;
begin
  if of_kind = 'cambio_empresa' then
    if not scope_may_act() then
      raise exception using errcode = 'EN403', message = 'read-only-person';
    end if;
    if not exists (select 1 from memberships m where m.company_id = scope_company() and m.id = scope_membership() and m.is_master) then
      raise exception using errcode = 'EN403', message = 'not-master';
    end if;
  end if;
  insert into profile_request_numbers (company_id, series, year) values (scope_company(), of_series, this_year)
  on conflict do nothing;
  -- One at a time in a company: numbers have no gap, and a second send with the same key sees the first.
  select n.last + 1 into strict serial from profile_request_numbers n
   where n.company_id = scope_company() and n.series = of_series and n.year = this_year for update;
  select r.* into known from profile_requests r
   where r.company_id = scope_company() and r.membership_id = scope_membership() and r.idempotency_key = key;
  if found then
    return query select known.id, known.number, false;
    return;
  end if;
  if exists (select 1 from profile_requests r
              where r.company_id = scope_company() and r.kind = of_kind and r.state in ('recibida', 'en_revision')
                and case of_kind when 'cambio_empresa' then r.third_party_id = scope_third_party()
                                 when 'revocacion' then r.membership_id = scope_membership() else false end) then
    raise exception using errcode = 'EN409', message = 'request-pending';
  end if;
  select i.email, scope_person_name() as name into strict asker from identities i where i.id = scope_identity();
  update profile_request_numbers n set last = serial
   where n.company_id = scope_company() and n.series = of_series and n.year = this_year;
  insert into profile_requests (company_id, number, kind, third_party_id, membership_id, identity_id, person, email, words,
                                due_on, idempotency_key)
  values (scope_company(), of_series || '-' || this_year || '-' || lpad(serial::text, greatest(6, length(serial::text)), '0'),
          of_kind, scope_third_party(), scope_membership(), scope_identity(), asker.name, asker.email, said, due, key)
  returning * into known;
  for line in select c.place, r.* from jsonb_array_elements(changes) with ordinality as c (one, place),
                     lateral jsonb_to_record(c.one) as r (third_id integer, field text, seen text, after text)
               order by c.place loop
    if line.third_id is not null and not line.third_id = any (scope_accounts()) then
      raise exception using errcode = 'EN403', message = 'account-foreign';
    end if;
    if line.field = 'nombre' and scope_has_documents() then
      raise exception using errcode = 'EN409', message = 'name-fixed';
    end if;
    if record_value(known.third_party_id, line.third_id, line.field) is distinct from line.seen then
      raise exception using errcode = 'EN409', message = 'record-changed';
    end if;
    insert into profile_request_changes (company_id, request_id, place, third_party_id, third_id, field, before, after)
    values (known.company_id, known.id, line.place, known.third_party_id, line.third_id, line.field, line.seen, line.after);
  end loop;
  insert into profile_request_events (company_id, request_id, state, side, actor, words)
  values (known.company_id, known.id, 'recibida', 'proveedor', asker.name, said);
  return query select known.id, known.number, true;
end $$;

-- Takes a request back that nobody has decided: a change of the record any master, another one who asked. Answers its number.
create function withdraw_profile_request(wanted uuid) returns text
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held profile_requests;
begin
  select r.* into held from profile_requests r
   where r.company_id = scope_company() and r.id = wanted and r.third_party_id = scope_third_party()
     and (r.kind = 'cambio_empresa' or r.identity_id = scope_identity()) for update;
  if not found then
    raise exception using errcode = 'EN404', message = 'request-not-found';
  end if;
  if held.kind = 'cambio_empresa' then
    if not scope_may_act() then
      raise exception using errcode = 'EN403', message = 'read-only-person';
    end if;
    if not exists (select 1 from memberships m where m.company_id = scope_company() and m.id = scope_membership() and m.is_master) then
      raise exception using errcode = 'EN403', message = 'not-master';
    end if;
  end if;
  if held.state = 'retirada' then return held.number; end if;
  if held.state not in ('recibida', 'en_revision') then
    raise exception using errcode = 'EN409', message = 'request-decided';
  end if;
  update profile_requests r set state = 'retirada', decided_at = now()
   where r.company_id = held.company_id and r.id = held.id;
  insert into profile_request_events (company_id, request_id, state, side, actor)
  values (held.company_id, held.id, 'retirada', 'proveedor', scope_person_name());
  return held.number;
end $$;

-- Writes what a change of the record asks for into the third party and its branches of the open company. Refused where the
-- record says something else than when it was asked for, unless the company wants it all the same.
create function apply_record_change(wanted uuid, regardless boolean) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  line profile_request_changes;
  said text;
  from_erp text;
begin
  for line in select c.* from profile_request_changes c
               where c.company_id = scope_company() and c.request_id = wanted order by c.place loop
    perform 1 from third_parties t where t.company_id = line.company_id and t.id = line.third_party_id for update;
    said := record_value(line.third_party_id, line.third_id, line.field);
    if said is distinct from line.before and not regardless then
      raise exception using errcode = 'EN409', message = 'record-changed';
    end if;
    -- What the ERP says of a field that an earlier approval holds is what that one remembers.
    from_erp := said;
    select c.erp_value into from_erp from profile_request_changes c
     where c.company_id = line.company_id and c.third_party_id = line.third_party_id
       and c.third_id is not distinct from line.third_id and c.field = line.field and c.standing = 'vigente';
    if not found then from_erp := said; end if;
    update profile_request_changes c set standing = 'reemplazada'
     where c.company_id = line.company_id and c.third_party_id = line.third_party_id
       and c.third_id is not distinct from line.third_id and c.field = line.field and c.standing = 'vigente';
    if line.third_id is null then
      update third_parties t
         set (nombre, sigla, web_site, pyme, id_actividad_economica, regimen_tributario_id) =
             (select r.nombre, r.sigla, r.web_site, r.pyme, r.id_actividad_economica, r.regimen_tributario_id
                from jsonb_populate_record(t, jsonb_build_object(line.field, line.after)) r), updated_at = now()
       where t.company_id = line.company_id and t.id = line.third_party_id;
    else
      update branch_accounts b
         set (direccion, ciudad, correo, telefono) =
             (select r.direccion, r.ciudad, r.correo, r.telefono
                from jsonb_populate_record(b, jsonb_build_object(line.field, line.after)) r), updated_at = now()
       where b.company_id = line.company_id and b.id = line.third_id;
    end if;
    update profile_request_changes c set erp_value = from_erp, standing = 'vigente'
     where c.company_id = line.company_id and c.request_id = line.request_id and c.place = line.place;
  end loop;
end $$;

-- What was approved stands although the ERP, which hears of it later, still brings what it said before. An empty value says
-- nothing; the same as approved confirms it; anything else is newer than the approval and takes its place. A load proposes
-- every row as an insert, so that this is asked for each of them, also where nothing is written in the end.
create function keep_approved_changes() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  line profile_request_changes;
  party integer;
  branch integer;
  brings jsonb := to_jsonb(new);
  kept jsonb := '{}';
begin
  if not exists (select 1 from profile_request_changes c where c.company_id = new.company_id and c.standing = 'vigente') then
    return new;
  end if;
  if tg_table_name = 'third_parties' then
    select t.id into party from third_parties t where t.company_id = new.company_id and t.erp_key = new.erp_key;
  else
    select b.third_party_id, b.id into party, branch from branch_accounts b
     where b.company_id = new.company_id and b.erp_key = new.erp_key;
  end if;
  for line in select c.* from profile_request_changes c
               where c.company_id = new.company_id and c.third_party_id = party and c.third_id is not distinct from branch
                 and c.standing = 'vigente' loop
    if brings ->> line.field is null or brings ->> line.field = line.erp_value then
      kept := kept || jsonb_build_object(line.field, line.after);
    else
      update profile_request_changes c
         set standing = case when brings ->> line.field = line.after then 'confirmada' else 'reemplazada' end
       where c.company_id = line.company_id and c.request_id = line.request_id and c.place = line.place;
    end if;
  end loop;
  return jsonb_populate_record(new, kept);
end $$;
create trigger third_parties_keep_approved before insert on third_parties
  for each row execute function keep_approved_changes();
create trigger branch_accounts_keep_approved before insert on branch_accounts
  for each row execute function keep_approved_changes();

-- Whom a change of a third party's record concerns: its masters.
create function record_masters(party integer) returns table (email text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select i.email from memberships m join identities i on i.id = m.identity_id and i.active
   where m.company_id = scope_company() and m.third_party_id = party and m.is_master and membership_is_open(m)
   order by 1 limit 20 $$;

-- Ends what a person may do for a supplier, because it revoked the company's authorisation to treat its data. Refused for the
-- supplier's last master, who first hands the task over. What the law orders to keep stays kept.
create function revoke_authorisation(wanted uuid) returns void
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
create function own_kept_data() returns jsonb
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
                         from notification_choices n join memberships m on m.company_id = n.company_id and m.id = n.membership_id
                        where n.company_id = here and m.identity_id = who)) into kept;
  return kept;
end $$;

revoke execute on function count_identity_version(), own_profile(),
  keep_own_profile(integer, text, text, text, text, text), choose_notification(text, boolean), wants_mail(integer, uuid, text),
  scope_has_documents(), record_value(integer, integer, text), ask_profile_request(text, text, date, jsonb, text),
  withdraw_profile_request(uuid), apply_record_change(uuid, boolean), keep_approved_changes(), record_masters(integer),
  revoke_authorisation(uuid), own_kept_data() from public;
grant execute on function own_profile(), keep_own_profile(integer, text, text, text, text, text),
  choose_notification(text, boolean), scope_has_documents(), ask_profile_request(text, text, date, jsonb, text),
  withdraw_profile_request(uuid), own_kept_data() to enlace_app;
grant execute on function wants_mail(integer, uuid, text), record_masters(integer) to enlace_app, enlace_staff;
grant execute on function apply_record_change(uuid, boolean), revoke_authorisation(uuid) to enlace_staff;
