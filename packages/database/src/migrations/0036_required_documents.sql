-- Files that go up in pieces (tus), the documents that a company asks of its suppliers or for a contract, and the versions
-- that suppliers send. The portal's role reads and writes none of it but through the owner's functions.

-- A file on its way: whose it is, what it is meant for, and how much of it is here for good.
create table file_uploads (
  company_id integer not null references companies,
  id uuid not null default gen_random_uuid(),
  membership_id uuid not null,
  third_party_id integer not null,
  -- What the file is meant for, in the words of the page that sends it: the same file for the same thing is gone on with.
  purpose text not null check (length(purpose) between 1 and 200),
  name text not null,
  size bigint not null check (size > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  received bigint not null default 0 check (received between 0 and size),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '24 hours',
  primary key (company_id, id),
  unique (company_id, membership_id, purpose, sha256, size),
  foreign key (company_id, membership_id) references memberships (company_id, id) on delete cascade
);
create index file_uploads_by_end on file_uploads (expires_at);

-- Its bytes as they came, until they are joined: any node goes on with a file that another one began.
create table file_upload_pieces (
  company_id integer not null,
  upload_id uuid not null,
  at bigint not null check (at >= 0),
  bytes bytea not null check (length(bytes) > 0),
  primary key (company_id, upload_id, at),
  foreign key (company_id, upload_id) references file_uploads (company_id, id) on delete cascade
);
-- What a camera or a scanner wrote is packed already.
alter table file_upload_pieces alter column bytes set storage external;

-- A document that a company asks for: of its suppliers of some kind, or for its contracts.
create table required_documents (
  company_id integer not null references companies,
  id uuid not null default gen_random_uuid(),
  codigo text not null check (codigo ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(codigo) <= 60),
  nombre text not null check (length(trim(nombre)) > 0),
  descripcion text not null default '',
  alcance text not null default 'proveedor' check (alcance in ('proveedor', 'contrato')),
  persona text check (persona in ('natural', 'juridica')),
  suministro text check (suministro in ('bienes', 'servicios')),
  -- Of which contracts: of one kind, of one, or of all.
  tipo_contrato text,
  contract_id uuid,
  obligatorio boolean not null default true,
  regla text not null default 'ninguna' check (regla in ('ninguna', 'dias', 'fecha', 'documento')),
  dias integer check (dias between 1 and 3660),
  fecha date,
  orden integer not null default 0,
  plantilla_nombre text,
  plantilla_tipo text,
  plantilla_bytes bigint,
  plantilla_key text,
  activo boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, codigo),
  foreign key (company_id, contract_id) references supplier_contracts (company_id, id) on delete cascade,
  foreign key (company_id, plantilla_key) references stored_files (company_id, storage_key),
  check ((regla = 'dias') = (dias is not null)),
  check ((regla = 'fecha') = (fecha is not null)),
  check (alcance = 'contrato' or (tipo_contrato is null and contract_id is null)),
  check ((plantilla_key is null) = (plantilla_nombre is null))
);
create index required_documents_by_stored_file on required_documents (company_id, plantilla_key);
create index required_documents_by_contract on required_documents (company_id, contract_id);

-- What a supplier sent of a document; every version stays, and only what the company decided about it is added.
create table supplier_documents (
  company_id integer not null,
  id uuid not null default gen_random_uuid(),
  third_party_id integer not null,
  document_id uuid not null,
  contract_id uuid,
  -- The branch of the contract; a document of the supplier belongs to all of its branches.
  third_id integer,
  version integer not null check (version > 0),
  estado text not null default 'en_revision' check (estado in ('en_revision', 'aprobado', 'rechazado', 'reemplazado')),
  nombre text not null,
  media_type text not null,
  bytes bigint not null,
  sha256 text not null,
  storage_key text not null,
  upload_id uuid not null,
  expedido date,
  vence date,
  identity_id uuid references identities on delete set null,
  subido_por text not null,
  subido_at timestamptz not null default now(),
  motivo text not null default '',
  revisado_por text,
  revisado_at timestamptz,
  primary key (company_id, id),
  unique nulls not distinct (company_id, third_party_id, document_id, contract_id, version),
  unique (company_id, upload_id),
  foreign key (company_id, third_party_id) references third_parties (company_id, id),
  foreign key (company_id, document_id) references required_documents (company_id, id),
  foreign key (company_id, contract_id) references supplier_contracts (company_id, id),
  foreign key (company_id, storage_key) references stored_files (company_id, storage_key),
  check ((contract_id is null) = (third_id is null)),
  check ((estado in ('aprobado', 'rechazado')) = (revisado_at is not null)),
  check ((estado = 'rechazado') = (motivo <> ''))
);
create index supplier_documents_by_document on supplier_documents (company_id, document_id);
create index supplier_documents_by_stored_file on supplier_documents (company_id, storage_key);
create index supplier_documents_by_contract on supplier_documents (company_id, contract_id);
create index supplier_documents_to_review on supplier_documents (company_id, subido_at) where estado = 'en_revision';
create index supplier_documents_by_end on supplier_documents (company_id, vence) where estado = 'aprobado';

do $$
declare
  name text;
begin
  foreach name in array array['file_uploads', 'file_upload_pieces', 'required_documents', 'supplier_documents'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner on %I to enlace_owner using (true) with check (true)', name);
  end loop;
  foreach name in array array['required_documents', 'supplier_documents'] loop
    execute format('create policy staff on %I to enlace_staff using (company_id = (select scope_company())) '
      || 'with check (company_id = (select scope_company()))', name);
    execute format('grant select on %I to enlace_staff', name);
  end loop;
end $$;
grant insert, update on required_documents to enlace_staff;

-- What was sent stays as it was sent, whoever asks: only the company's decision is added, once.
create function guard_supplier_document() returns trigger language plpgsql as $$
declare
  deciding text[] := array['estado', 'motivo', 'vence', 'revisado_por', 'revisado_at', 'identity_id'];
begin
  if tg_op = 'DELETE' or (to_jsonb(new) - deciding) <> (to_jsonb(old) - deciding)
     or (old.estado <> 'en_revision' and (to_jsonb(new) - 'identity_id') <> (to_jsonb(old) - 'identity_id')) then
    raise exception using errcode = 'EN409', message = 'document-decided';
  end if;
  return new;
end $$;
create trigger supplier_documents_stay before update or delete on supplier_documents
  for each row execute function guard_supplier_document();

create function today_in_bogota() returns date language sql stable
  as $$ select (now() at time zone 'America/Bogota')::date $$;

-- Begins a file of the open scope's person, or goes on with the same one that it began before.
create function begin_upload(aim text, called text, length bigint, print text)
  returns table (id uuid, name text, size bigint, received bigint, expires_at timestamptz)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  if not scope_may_act() then
    raise exception using errcode = 'EN403', message = 'read-only-person';
  end if;
  delete from file_uploads u where u.company_id = scope_company() and u.membership_id = scope_membership()
     and u.expires_at <= now();
  if (select count(*) from file_uploads u where u.company_id = scope_company() and u.membership_id = scope_membership()
         and not (u.purpose = aim and u.sha256 = print and u.size = length)) >= 20 then
    raise exception using errcode = 'EN429', message = 'too-many-uploads';
  end if;
  return query
  insert into file_uploads as u (company_id, membership_id, third_party_id, purpose, name, size, sha256)
  values (scope_company(), scope_membership(), scope_third_party(), aim, called, length, print)
  on conflict (company_id, membership_id, purpose, sha256, size)
    do update set expires_at = now() + interval '24 hours', name = excluded.name
  returning u.id, u.name, u.size, u.received, u.expires_at;
end $$;

-- A file of the open scope's person that is on its way; nobody else's.
create function scope_upload(wanted uuid)
  returns table (id uuid, name text, size bigint, received bigint, expires_at timestamptz, sha256 text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select u.id, u.name, u.size, u.received, u.expires_at, u.sha256 from file_uploads u
   where u.company_id = scope_company() and u.membership_id = scope_membership() and u.id = wanted and u.expires_at > now() $$;

-- Keeps the next bytes of a file and answers how many there are now; nothing where they are not the next ones.
create function append_upload(wanted uuid, place bigint, piece bytea) returns bigint
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held file_uploads;
begin
  select u.* into held from file_uploads u
   where u.company_id = scope_company() and u.membership_id = scope_membership() and u.id = wanted and u.expires_at > now()
     for update;
  if not found then
    raise exception using errcode = 'EN404', message = 'document-not-found';
  end if;
  if held.received <> place then return null; end if;
  if place + length(piece) > held.size then
    raise exception using errcode = 'EN413', message = 'body-too-large';
  end if;
  insert into file_upload_pieces (company_id, upload_id, at, bytes) values (held.company_id, held.id, place, piece);
  update file_uploads u set received = place + length(piece), expires_at = now() + interval '24 hours'
   where u.company_id = held.company_id and u.id = held.id;
  return place + length(piece);
end $$;

-- The bytes of a file of the open scope's person, in their order.
create function scope_upload_pieces(wanted uuid) returns table (at bigint, bytes bytea)
  language sql stable security definer set search_path = public, pg_temp as $$
  select p.at, p.bytes from file_upload_pieces p
    join file_uploads u on u.company_id = p.company_id and u.id = p.upload_id
   where p.company_id = scope_company() and u.membership_id = scope_membership() and p.upload_id = wanted order by p.at $$;

-- A file is somebody's by now, or is given up: its pieces go.
create function end_upload(wanted uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from file_uploads u
   where u.company_id = scope_company() and u.membership_id = scope_membership() and u.id = wanted;
  return found;
end $$;

-- Removes what nobody went on with in time, in all companies; some at once.
create function sweep_uploads(at_most integer) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  gone integer;
begin
  delete from file_uploads u using (
    select o.company_id, o.id from file_uploads o where o.expires_at <= now() order by o.expires_at limit at_most
       for update skip locked) late
   where u.company_id = late.company_id and u.id = late.id;
  get diagnostics gone = row_count;
  return gone;
end $$;

-- What kind of person a supplier is: companies have a NIT of nine digits that begins with 8 or 9.
create function persona_of(party third_parties) returns text language sql immutable
  as $$ select case when party.documento_numero ~ '^[89]\d{8}$' then 'juridica' else 'natural' end $$;

-- What a supplier delivers, by its economic activity (CIIU): farms, mines, industry and trade deliver goods, all others
-- services. Null where nobody knows.
create function suministro_of(party third_parties) returns text language sql immutable as $$
  select case when party.id_actividad_economica is null or party.id_actividad_economica !~ '^\d{2,4}$' then null
              when left(lpad(party.id_actividad_economica, 4, '0'), 2)::integer between 1 and 33
                or left(lpad(party.id_actividad_economica, 4, '0'), 2)::integer between 45 and 47 then 'bienes'
              else 'servicios' end $$;

-- How many days before its end a document is told to end soon: thirty, or the last third of a short life.
create function soon_days(document required_documents) returns integer language sql immutable
  as $$ select case document.regla when 'dias' then least(30, greatest(1, document.dias / 3)) else 30 end $$;

-- What a company asks of one of its suppliers, or for one of the supplier's contracts.
create function documents_asked(company integer, party integer, contract uuid) returns setof required_documents
  language sql stable as $$
  select d.* from required_documents d
    join third_parties t on t.company_id = d.company_id and t.id = party
    left join supplier_contracts c on c.company_id = d.company_id and c.id = contract and c.third_party_id = party
   where d.company_id = company and d.activo
     and (d.persona is null or d.persona = persona_of(t))
     and (d.suministro is null or d.suministro = suministro_of(t))
     and case when contract is null then d.alcance = 'proveedor'
              else d.alcance = 'contrato' and c.id is not null and (d.contract_id is null or d.contract_id = c.id)
                   and (d.tipo_contrato is null or d.tipo_contrato = c.tipo) end $$;

-- How each document that is asked stands today: by its newest version, and by the newest that the company approved, which
-- stays good until another one is approved.
create function document_standings(company integer, party integer, contract uuid)
  returns table (document_id uuid, estado text, vence date, vigente integer, motivo text, obligatorio boolean)
  language sql stable as $$
  select d.id,
         case when newest.estado in ('en_revision', 'rechazado') then newest.estado
              when held.version is null then 'falta'
              when held.vence < today_in_bogota() then 'vencido'
              when held.vence <= today_in_bogota() + soon_days(d) then 'por_vencer'
              else 'vigente' end,
         held.vence,
         case when held.vence is null or held.vence >= today_in_bogota() then held.version end,
         coalesce(newest.motivo, ''), d.obligatorio
    from documents_asked(company, party, contract) d
    left join lateral (
      select s.estado, s.motivo from supplier_documents s
       where s.company_id = company and s.third_party_id = party and s.document_id = d.id
         and s.contract_id is not distinct from contract and s.estado <> 'reemplazado'
       order by s.version desc limit 1) newest on true
    left join lateral (
      select s.version, s.vence from supplier_documents s
       where s.company_id = company and s.third_party_id = party and s.document_id = d.id
         and s.contract_id is not distinct from contract and s.estado = 'aprobado'
       order by s.version desc limit 1) held on true $$;

-- Whether the open scope's person may hear of contracts.
create function scope_contracts_open() returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select 1 from settings v where v.company_id = scope_company() and v.name = 'mostrar_contratos_proveedores'
                   and case when (v.value #>> '{}') ~ '^[0-9]{1,9}$' then (v.value #>> '{}')::integer > 0 end)
     and coalesce('mostrar_contratos_proveedores' = any (scope_modules()), true) $$;

-- A contract of the open scope, behind the module of contracts. @refuses EN404 for any other, EN403 where the module is closed.
create function demand_scope_contract(wanted uuid) returns supplier_contracts
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  found_contract supplier_contracts;
begin
  if not scope_contracts_open() then
    raise exception using errcode = 'EN403', message = 'module-off';
  end if;
  select c.* into found_contract from supplier_contracts c
   where c.company_id = scope_company() and c.third_party_id = scope_third_party() and c.id = wanted
     and c.third_id = any (scope_accounts());
  if not found then
    raise exception using errcode = 'EN404', message = 'document-not-found';
  end if;
  return found_contract;
end $$;

-- The check-list of the open scope, or of one of its contracts, each document with all its versions.
create function scope_required_documents(contract uuid)
  returns table (id uuid, codigo text, nombre text, descripcion text, persona text, suministro text, obligatorio boolean,
                 regla text, dias integer, fecha date, plantilla jsonb, estado text, vence date, dias_restantes integer,
                 motivo text, vigente integer, versiones jsonb)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  if contract is not null then
    perform demand_scope_contract(contract);
  end if;
  return query
  select d.id, d.codigo, d.nombre, d.descripcion, d.persona, d.suministro, d.obligatorio, d.regla, d.dias, d.fecha,
         case when d.plantilla_key is not null
              then jsonb_build_object('nombre', d.plantilla_nombre, 'bytes', d.plantilla_bytes) end,
         s.estado, s.vence, s.vence - today_in_bogota(), s.motivo, s.vigente,
         coalesce((select jsonb_agg(jsonb_build_object('id', v.id, 'version', v.version, 'nombre', v.nombre,
                     'media_type', v.media_type, 'bytes', v.bytes, 'subido_at', v.subido_at, 'subido_por', v.subido_por,
                     'expedido', v.expedido, 'vence', v.vence, 'estado', v.estado, 'motivo', v.motivo,
                     'revisado_at', v.revisado_at) order by v.version desc)
                     from supplier_documents v
                    where v.company_id = scope_company() and v.third_party_id = scope_third_party() and v.document_id = d.id
                      and v.contract_id is not distinct from contract), '[]')
    from documents_asked(scope_company(), scope_third_party(), contract) d
    join document_standings(scope_company(), scope_third_party(), contract) s on s.document_id = d.id
   order by d.orden, d.nombre, d.id;
end $$;

-- The contract of a check-list; no row's values where none is asked for.
create function scope_contract(wanted uuid) returns supplier_contracts
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if wanted is null then return null; end if;
  return demand_scope_contract(wanted);
end $$;

-- The states of what the company asks of the open scope's supplier, and of its contracts that the scope may read.
create function scope_document_states() returns table (estado text, obligatorio boolean, rows integer, vigentes integer)
  language sql stable security definer set search_path = public, pg_temp as $$
  select s.estado, s.obligatorio, count(*)::integer, count(s.vigente)::integer
    from document_standings(scope_company(), scope_third_party(), null) s group by 1, 2 $$;

-- The template of a document that is asked of the open scope's supplier, for itself or for one of its contracts.
create function scope_document_template(wanted uuid) returns table (name text, media_type text, storage_key text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select d.plantilla_nombre, d.plantilla_tipo, d.plantilla_key from required_documents d
   where d.company_id = scope_company() and d.id = wanted and d.plantilla_key is not null
     and (d.id in (select a.id from documents_asked(scope_company(), scope_third_party(), null) a)
          or d.alcance = 'contrato' and scope_contracts_open() and exists (
            select 1 from supplier_contracts c
             where c.company_id = d.company_id and c.third_party_id = scope_third_party() and c.third_id = any (scope_accounts())
               and d.id in (select a.id from documents_asked(scope_company(), scope_third_party(), c.id) a))) $$;

-- A version that the open scope's supplier sent.
create function scope_document_version(wanted uuid) returns table (name text, media_type text, storage_key text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select v.nombre, v.media_type, v.storage_key from supplier_documents v
   where v.company_id = scope_company() and v.third_party_id = scope_third_party() and v.id = wanted
     and (v.contract_id is null
          or v.third_id = any (scope_accounts()) and scope_contracts_open()) $$;

-- What a document asks of a new version, for whoever may send one.
create function scope_asked_document(wanted uuid, contract uuid)
  returns table (nombre text, regla text, dias integer, fecha date)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  if contract is not null then
    perform demand_scope_contract(contract);
  end if;
  return query select d.nombre, d.regla, d.dias, d.fecha
    from documents_asked(scope_company(), scope_third_party(), contract) d where d.id = wanted;
end $$;

-- The version that a file has become already.
create function scope_submitted(upload uuid) returns table (id uuid, version integer)
  language sql stable security definer set search_path = public, pg_temp as $$
  select v.id, v.version from supplier_documents v
   where v.company_id = scope_company() and v.third_party_id = scope_third_party() and v.upload_id = upload $$;

-- Makes a file that came in pieces the new version of a document, once. One that waited for review makes way for it; the
-- one in force stays in force.
create function submit_document(wanted uuid, contract uuid, upload uuid, issued date, ends date, file jsonb, origin text)
  returns table (id uuid, version integer)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  document required_documents;
  place supplier_contracts;
  next integer;
  made uuid := gen_random_uuid();
  who text;
begin
  if not scope_may_act() then
    raise exception using errcode = 'EN403', message = 'read-only-person';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('supplier document ' || scope_company() || ' ' || scope_third_party() || ' '
                                                 || wanted || ' ' || coalesce(contract::text, ''), 0));
  -- Asked twice, as when the answer to the first was lost: the first one counts.
  if exists (select 1 from scope_submitted(upload)) then
    return query select s.id, s.version from scope_submitted(upload) s;
    return;
  end if;
  if contract is not null then
    place := demand_scope_contract(contract);
  end if;
  select d.* into document from documents_asked(scope_company(), scope_third_party(), contract) d where d.id = wanted;
  if not found then
    raise exception using errcode = 'EN404', message = 'document-not-found';
  end if;
  if not end_upload(upload) then
    raise exception using errcode = 'EN404', message = 'document-not-found';
  end if;
  update stored_files f set claimed_at = now()
   where f.company_id = scope_company() and f.storage_key = file ->> 'storage_key' and f.claimed_at is null
     and f.swept_at is null;
  if not found then
    raise exception 'the file of a document is not there any more';
  end if;
  update supplier_documents v set estado = 'reemplazado'
   where v.company_id = scope_company() and v.third_party_id = scope_third_party() and v.document_id = wanted
     and v.contract_id is not distinct from contract and v.estado = 'en_revision';
  select coalesce(max(v.version), 0) + 1 into next from supplier_documents v
   where v.company_id = scope_company() and v.third_party_id = scope_third_party() and v.document_id = wanted
     and v.contract_id is not distinct from contract;
  select coalesce(nullif(trim(i.first_name || ' ' || i.last_name), ''), i.email) into strict who
    from identities i where i.id = scope_identity();
  insert into supplier_documents (company_id, id, third_party_id, document_id, contract_id, third_id, version, nombre,
                                  media_type, bytes, sha256, storage_key, upload_id, expedido, vence, identity_id, subido_por)
  select scope_company(), made, scope_third_party(), wanted, contract, place.third_id, next, file ->> 'name', f.media_type,
         f.size, f.sha256, f.storage_key, upload, issued, ends, scope_identity(), who
    from stored_files f where f.company_id = scope_company() and f.storage_key = file ->> 'storage_key';
  perform append_audit(scope_company(), 'supplier', scope_identity(), 'required-document:submitted', made::text, origin,
                       jsonb_build_object('documento', document.codigo, 'version', next, 'archivo', file ->> 'name'));
  return query select made, next;
end $$;

-- The company decides about a version, once. Answers whose it is and what it is about, for whoever is told.
create function review_document(wanted uuid, decision text, why text, last_day date, reviewer text)
  returns table (outcome text, third_party_id integer, third_id integer, contract_id uuid, documento text, version integer)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  held supplier_documents;
  document required_documents;
begin
  select v.* into held from supplier_documents v where v.company_id = scope_company() and v.id = wanted for update;
  if not found then
    return query select 'unknown', null::integer, null::integer, null::uuid, null::text, null::integer;
    return;
  end if;
  select d.* into strict document from required_documents d
   where d.company_id = held.company_id and d.id = held.document_id;
  if held.estado <> 'en_revision' then
    return query select 'decided', held.third_party_id, held.third_id, held.contract_id, document.nombre, held.version;
    return;
  end if;
  update supplier_documents v
     set estado = decision, motivo = case decision when 'rechazado' then trim(why) else '' end,
         vence = case decision when 'aprobado' then coalesce(last_day, v.vence) else v.vence end,
         revisado_por = reviewer, revisado_at = now()
   where v.company_id = held.company_id and v.id = held.id;
  perform append_audit(scope_company(), reviewer, null, 'required-document:' || decision, held.id::text, null,
                       jsonb_build_object('documento', document.codigo, 'version', held.version, 'motivo', why));
  return query select decision, held.third_party_id, held.third_id, held.contract_id, document.nombre, held.version;
end $$;

-- What ends in so many days or fewer, of the open company: the versions in force of documents that are still asked, for
-- which no newer one waits. A day that passed unseen is caught up; whoever tells it tells each threshold once.
create function ending_documents()
  returns table (id uuid, third_party_id integer, third_id integer, contract_id uuid, documento text, vence date,
                 dias integer, umbral integer)
  language sql stable security definer set search_path = public, pg_temp as $$
  select v.id, v.third_party_id, v.third_id, v.contract_id, d.nombre, v.vence, v.vence - today_in_bogota(),
         case when v.vence - today_in_bogota() <= 1 then 1 when v.vence - today_in_bogota() <= 7 then 7 else 30 end
    from supplier_documents v
    join required_documents d on d.company_id = v.company_id and d.id = v.document_id and d.activo
    join third_parties t on t.company_id = v.company_id and t.id = v.third_party_id and t.activo
   where v.company_id = scope_company() and v.estado = 'aprobado'
     and v.vence between today_in_bogota() and today_in_bogota() + soon_days(d)
     and d.id in (select a.id from documents_asked(v.company_id, v.third_party_id, v.contract_id) a)
     and not exists (select 1 from supplier_documents n
                      where n.company_id = v.company_id and n.third_party_id = v.third_party_id
                        and n.document_id = v.document_id and n.contract_id is not distinct from v.contract_id
                        and n.version > v.version and n.estado in ('en_revision', 'aprobado'))
   order by v.vence, v.id $$;

-- The check-list of one supplier as the company's staff reads it.
create function staff_document_standings(party integer, contract uuid)
  returns table (document_id uuid, codigo text, nombre text, estado text, vence date, obligatorio boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select s.document_id, d.codigo, d.nombre, s.estado, s.vence, s.obligatorio
    from document_standings(scope_company(), party, contract) s
    join required_documents d on d.company_id = scope_company() and d.id = s.document_id
   order by d.orden, d.nombre $$;

-- Gives a document its template: the file is the document's from now on.
create function set_document_template(wanted uuid, file jsonb, operator text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update stored_files f set claimed_at = now()
   where f.company_id = scope_company() and f.storage_key = file ->> 'storage_key' and f.claimed_at is null
     and f.swept_at is null;
  if not found then
    raise exception 'the template of a document is not there any more';
  end if;
  update required_documents d
     set plantilla_nombre = file ->> 'name', plantilla_tipo = f.media_type, plantilla_bytes = f.size,
         plantilla_key = f.storage_key, updated_at = now()
    from stored_files f
   where d.company_id = scope_company() and d.id = wanted
     and f.company_id = d.company_id and f.storage_key = file ->> 'storage_key';
  perform append_audit(scope_company(), operator, null, 'required-document:template', wanted::text, null, file);
end $$;

do $$
declare
  made text;
begin
  -- Everything above is called by name only where it is granted below.
  for made in select p.oid::regprocedure::text from pg_proc p
               where p.pronamespace = 'public'::regnamespace
                 and p.proname in ('guard_supplier_document', 'today_in_bogota', 'begin_upload', 'scope_upload', 'append_upload',
                   'scope_upload_pieces', 'end_upload', 'sweep_uploads', 'persona_of', 'suministro_of', 'soon_days',
                   'documents_asked', 'document_standings', 'scope_contracts_open', 'demand_scope_contract', 'scope_contract', 'scope_required_documents',
                   'scope_document_states', 'scope_document_template', 'scope_document_version', 'scope_asked_document',
                   'scope_submitted', 'submit_document', 'review_document', 'ending_documents', 'staff_document_standings',
                   'set_document_template') loop
    execute format('revoke execute on function %s from public', made);
  end loop;
end $$;
grant execute on function begin_upload(text, text, bigint, text), scope_upload(uuid), append_upload(uuid, bigint, bytea),
  scope_upload_pieces(uuid), end_upload(uuid), sweep_uploads(integer), scope_contract(uuid),
  scope_required_documents(uuid),
  scope_document_states(), scope_document_template(uuid), scope_document_version(uuid), scope_asked_document(uuid, uuid),
  scope_submitted(uuid), submit_document(uuid, uuid, uuid, date, date, jsonb, text) to enlace_app;
grant execute on function review_document(uuid, text, text, date, text), ending_documents(),
  staff_document_standings(integer, uuid), set_document_template(uuid, jsonb, text) to enlace_staff;
