-- The bank accounts into which a company pays its suppliers, and how a supplier changes one: asked for by a master with the
-- bank's certificate, approved by two different people of the company, held for 48 hours, cancelled by any master until
-- then. The portal's role reads and writes none of it but through the owner's functions; the numbers are sealed by the
-- server, and what happened stays as it was written.

-- The account of a branch; the one in use has no end. Of the number only the last digits can be read here.
create table bank_accounts (
  company_id integer not null references companies,
  id uuid not null default gen_random_uuid(),
  third_party_id integer not null,
  third_id integer not null,
  banco text not null check (banco ~ '^\d{4}$'),
  tipo text not null check (tipo in ('ahorros', 'corriente', 'deposito_electronico')),
  numero bytea not null,
  ultimos text not null check (ultimos ~ '^\d{4}$'),
  -- A keyed print of bank and number: tells that two accounts are one, and nothing else.
  huella bytea not null,
  titular text not null,
  titular_documento text not null,
  origen text not null check (origen in ('erp', 'cambio')),
  change_id uuid,
  desde timestamptz not null default now(),
  hasta timestamptz,
  primary key (company_id, id),
  foreign key (company_id, third_party_id) references third_parties (company_id, id),
  foreign key (company_id, third_id) references branch_accounts (company_id, id)
);
create unique index bank_accounts_in_use on bank_accounts (company_id, third_id) where hasta is null;
create index bank_accounts_by_third_party on bank_accounts (company_id, third_party_id);
create index bank_accounts_by_print on bank_accounts (company_id, huella);

create table bank_change_numbers (
  company_id integer not null references companies,
  year integer not null,
  last integer not null default 0,
  primary key (company_id, year)
);

create table bank_changes (
  company_id integer not null references companies,
  id uuid not null,
  third_party_id integer not null,
  account_ids integer[] not null check (cardinality(account_ids) > 0),
  numero text not null,
  estado text not null check (estado in ('solicitado', 'en_verificacion', 'aprobado', 'aplicado', 'rechazado', 'cancelado')),
  banco text not null check (banco ~ '^\d{4}$'),
  tipo text not null check (tipo in ('ahorros', 'corriente', 'deposito_electronico')),
  cuenta bytea not null,
  ultimos text not null check (ultimos ~ '^\d{4}$'),
  huella bytea not null,
  titular text not null,
  titular_documento text not null,
  -- Whether the holder is written exactly as the supplier's name, or a person has to look at it.
  coincidencia text not null check (coincidencia in ('same', 'near')),
  certificado_fecha date not null,
  archivo text not null,
  media_type text not null check (media_type in ('application/pdf', 'image/jpeg', 'image/png')),
  size bigint not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  storage_key text not null,
  motivo text not null default '',
  -- What was in use in its branches when it was asked for, masked.
  antes jsonb not null default '[]',
  identity_id uuid references identities on delete set null,
  solicitante text not null,
  solicitante_correo text not null,
  address text,
  created_at timestamptz not null default now(),
  approved_at timestamptz,
  applies_at timestamptz,
  closed_at timestamptz,
  razon text not null default '',
  idempotency_key text not null,
  primary key (company_id, id),
  unique (company_id, numero),
  unique (company_id, third_party_id, idempotency_key),
  foreign key (company_id, third_party_id) references third_parties (company_id, id),
  foreign key (company_id, storage_key) references stored_files (company_id, storage_key),
  check (applies_at >= approved_at + interval '48 hours'),
  check ((approved_at is null) = (applies_at is null)),
  check (estado not in ('aprobado', 'aplicado') or approved_at is not null),
  check ((closed_at is not null) = (estado in ('aplicado', 'rechazado', 'cancelado')))
);
create index bank_changes_by_third_party on bank_changes (company_id, third_party_id, created_at desc);
create index bank_changes_by_state on bank_changes (company_id, estado, created_at);
create index bank_changes_by_print on bank_changes (company_id, huella);
create index bank_changes_by_stored_file on bank_changes (company_id, storage_key);

-- What happened to a supplier's accounts, each entry with the print of the one before it.
create table bank_account_events (
  company_id integer not null references companies,
  id bigint generated always as identity,
  third_party_id integer not null,
  change_id uuid,
  at timestamptz not null default clock_timestamp(),
  event text not null,
  actor_kind text not null check (actor_kind in ('proveedor', 'compania', 'portal')),
  actor text not null,
  identity_id uuid,
  address text,
  detail jsonb not null default '{}',
  hash bytea not null,
  primary key (company_id, id),
  foreign key (company_id, third_party_id) references third_parties (company_id, id)
);
create index bank_account_events_by_third_party on bank_account_events (company_id, third_party_id, id);
create index bank_account_events_by_change on bank_account_events (company_id, change_id, id);

-- Who of the company may approve changes. Whoever is named after a change was asked for does not approve that one.
create table bank_change_approvers (
  company_id integer not null references companies,
  email text not null check (email = lower(email)),
  name text not null,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (company_id, email)
);

create table bank_change_approvals (
  company_id integer not null,
  change_id uuid not null,
  approver text not null,
  at timestamptz not null default now(),
  -- How the person made sure, in its own words: whom it called at which number that was known before.
  how text not null check (length(trim(how)) >= 10),
  -- The certificate that the person looked at.
  sha256 text not null,
  primary key (company_id, change_id, approver),
  foreign key (company_id, change_id) references bank_changes (company_id, id)
);

-- The code by which an approver shows that it is the one: mailed to its own address, good for one decision.
create table bank_change_codes (
  company_id integer not null,
  change_id uuid not null,
  email text not null,
  code_hash bytea not null,
  tries integer not null default 0,
  expires_at timestamptz not null,
  spent_at timestamptz,
  primary key (company_id, change_id, email),
  foreign key (company_id, change_id) references bank_changes (company_id, id)
);

-- A mailed link by which whoever got the mail looks at a change, and cancels it once.
create table bank_change_links (
  company_id integer not null references companies,
  token_hash bytea not null unique,
  change_id uuid not null,
  email text not null,
  name text not null,
  -- Whether the page shows the accounts: not to a master who is too new for that.
  sees boolean not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  spent_at timestamptz,
  primary key (company_id, token_hash),
  foreign key (company_id, change_id) references bank_changes (company_id, id)
);
create index bank_change_links_by_change on bank_change_links (company_id, change_id);

do $$
declare
  name text;
begin
  foreach name in array array['bank_accounts', 'bank_change_numbers', 'bank_changes', 'bank_account_events',
                              'bank_change_approvers', 'bank_change_approvals', 'bank_change_codes', 'bank_change_links'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner on %I to enlace_owner using (true) with check (true)', name);
  end loop;
  foreach name in array array['bank_accounts', 'bank_changes', 'bank_account_events', 'bank_change_approvers',
                              'bank_change_approvals'] loop
    execute format('create policy staff on %I for select to enlace_staff using (company_id = (select scope_company()))', name);
    execute format('grant select on %I to enlace_staff', name);
  end loop;
end $$;

-- What happened, and who approved what, stays as it was written, whoever asks.
create function refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception using errcode = 'EN409', message = 'bank-log-stays';
end $$;
create trigger bank_account_events_stay before update or delete on bank_account_events
  for each row execute function refuse_rewriting();
create trigger bank_account_events_stay_whole before truncate on bank_account_events
  for each statement execute function refuse_rewriting();
create trigger bank_change_approvals_stay before update or delete on bank_change_approvals
  for each row execute function refuse_rewriting();
create trigger bank_change_approvals_stay_whole before truncate on bank_change_approvals
  for each statement execute function refuse_rewriting();

-- What was asked for cannot become something else afterwards: only how far it is changes, one step of the way at a time.
create function guard_bank_change() returns trigger language plpgsql as $$
declare
  moving text[] := array['estado', 'approved_at', 'applies_at', 'closed_at', 'razon', 'identity_id'];
begin
  if tg_op = 'DELETE' or (to_jsonb(new) - moving) <> (to_jsonb(old) - moving)
     or (old.approved_at is not null and (new.approved_at, new.applies_at) is distinct from (old.approved_at, old.applies_at))
     or (new.estado <> old.estado and (old.estado, new.estado) not in (
           ('solicitado', 'en_verificacion'), ('solicitado', 'rechazado'), ('solicitado', 'cancelado'),
           ('en_verificacion', 'aprobado'), ('en_verificacion', 'rechazado'), ('en_verificacion', 'cancelado'),
           ('aprobado', 'aplicado'), ('aprobado', 'rechazado'), ('aprobado', 'cancelado')))
     or (old.estado <> new.estado and new.estado = 'aplicado' and clock_timestamp() < old.applies_at)
     or (old.estado <> new.estado and new.estado = 'aprobado' and (
           new.approved_at < clock_timestamp() - interval '1 minute'
           or (select count(*) from bank_change_approvals a where a.company_id = new.company_id and a.change_id = new.id
                  and a.sha256 = new.sha256) < 2)) then
    raise exception using errcode = 'EN409', message = 'bank-change-refused';
  end if;
  return new;
end $$;
create trigger bank_changes_stay before update or delete on bank_changes for each row execute function guard_bank_change();
create trigger bank_changes_stay_whole before truncate on bank_changes
  for each statement execute function refuse_rewriting();

-- Nothing else is done to the accounts of a supplier until the transaction ends.
create function lock_bank_accounts(company integer, party integer) returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended('bank accounts ' || company || ' ' || party, 0)) $$;

-- The print of an entry of the log, over the print of the one before it.
create function bank_event_hash(before bytea, entry bank_account_events) returns bytea language sql immutable as $$
  select sha256(coalesce(before, '') || convert_to(jsonb_build_array(entry.company_id, entry.third_party_id, entry.change_id,
    extract(epoch from entry.at), entry.event, entry.actor_kind, entry.actor, entry.identity_id, entry.address,
    entry.detail)::text, 'UTF8')) $$;

-- Writes an entry of the log; the supplier's accounts are locked.
create function append_bank_event(company integer, party integer, change uuid, what text, side text, who text, person uuid,
                                  origin text, more jsonb) returns void
  language plpgsql set search_path = public, pg_temp as $$
declare
  entry bank_account_events;
begin
  perform lock_bank_accounts(company, party);
  entry.company_id := company;
  entry.third_party_id := party;
  entry.change_id := change;
  entry.at := clock_timestamp();
  entry.event := what;
  entry.actor_kind := side;
  entry.actor := who;
  entry.identity_id := person;
  entry.address := origin;
  entry.detail := coalesce(more, '{}');
  entry.hash := bank_event_hash(
    (select e.hash from bank_account_events e where e.company_id = company and e.third_party_id = party
      order by e.id desc limit 1), entry);
  insert into bank_account_events (company_id, third_party_id, change_id, at, event, actor_kind, actor, identity_id, address,
                                   detail, hash)
  values (company, party, change, entry.at, what, side, who, person, origin, entry.detail, entry.hash);
  perform append_audit(company, who, person, 'bank-account:' || what,
                       coalesce((select c.numero from bank_changes c where c.company_id = company and c.id = change), party::text),
                       origin, entry.detail);
end $$;

-- The first entry of each supplier's log that does not fit the one before it; none where nobody touched the log.
create function broken_bank_log() returns table (third_party_id integer, entry bigint)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  found_entry bank_account_events;
  party integer;
  before bytea;
  is_told boolean;
begin
  for found_entry in select e.* from bank_account_events e where e.company_id = scope_company()
                      order by e.third_party_id, e.id loop
    if found_entry.third_party_id is distinct from party then
      party := found_entry.third_party_id;
      before := null;
      is_told := false;
    end if;
    if not is_told and bank_event_hash(before, found_entry) <> found_entry.hash then
      is_told := true;
      third_party_id := party;
      entry := found_entry.id;
      return next;
    end if;
    before := found_entry.hash;
  end loop;
end $$;

-- Since when a master may see accounts and ask for another: 48 hours after it became one, or took up its invitation.
create function bank_open_since(membership memberships) returns timestamptz language sql stable as $$
  select greatest(membership.master_since, membership.accepted_at) + interval '48 hours' where membership.is_master $$;

create function scope_bank_since() returns timestamptz
  language sql stable security definer set search_path = public, pg_temp as $$
  select bank_open_since(m) from memberships m where m.company_id = scope_company() and m.id = scope_membership() $$;

-- The branches of the open scope's person, whichever of them is selected: a change of account is the whole supplier's.
create function bank_branches() returns integer[]
  language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(accounts_of_membership(scope_company(), scope_membership()), '{}')
   where scope_bank_since() <= now() $$;

-- The open scope's branches with the account in use, the last payment that left for one, and whether a change is under way.
create function scope_bank_accounts()
  returns table (sucursal_id integer, sucursal text, cuenta jsonb, ultimo_pago jsonb, en_cambio boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select b.id, b.nombre,
         (select jsonb_build_object('banco', a.banco, 'tipo', a.tipo, 'ultimos', a.ultimos, 'titular', a.titular, 'desde', a.desde)
            from bank_accounts a where a.company_id = b.company_id and a.third_id = b.id and a.hasta is null),
         (select jsonb_build_object('id', p.id, 'comprobante', p.comprobante, 'fecha', p.fecha_pago, 'banco', coalesce(p.banco, ''),
                                    'cuenta', p.cuenta_mascara)
            from payments_made p
           where p.company_id = b.company_id and p.third_id = b.id and p.cuenta_mascara is not null
             and p.estado in ('en_proceso', 'pagado')
           order by p.fecha_pago desc, p.id limit 1),
         exists (select 1 from bank_changes c where c.company_id = b.company_id and c.third_party_id = b.third_party_id
                    and c.closed_at is null and b.id = any (c.account_ids))
    from branch_accounts b
   where b.company_id = scope_company() and b.id = any (bank_branches())
   order by b.codigo, b.id $$;

-- What happened to a change as the supplier reads it: of the company's people no names.
create function bank_change_history(company integer, change uuid) returns jsonb
  language sql stable set search_path = public, pg_temp as $$
  select coalesce(jsonb_agg(jsonb_build_object('at', e.at, 'evento', e.event, 'de', e.actor_kind,
                                               'persona', case e.actor_kind when 'proveedor' then e.actor else '' end)
                            order by e.id), '[]')
    from bank_account_events e where e.company_id = company and e.change_id = change $$;

-- The names of a change's branches.
create function bank_change_branches(change bank_changes) returns jsonb
  language sql stable set search_path = public, pg_temp as $$
  select coalesce(jsonb_agg(b.nombre order by b.codigo, b.id), '[]') from branch_accounts b
   where b.company_id = change.company_id and b.id = any (change.account_ids) $$;

-- The changes that the open scope's supplier asked for, the newest first.
create function scope_bank_changes() returns table (change jsonb)
  language sql stable security definer set search_path = public, pg_temp as $$
  select jsonb_build_object(
           'id', c.id, 'numero', c.numero, 'estado', c.estado, 'banco', c.banco, 'tipo', c.tipo, 'ultimos', c.ultimos,
           'sucursales', bank_change_branches(c), 'antes', c.antes, 'titular', c.titular,
           'certificado_fecha', c.certificado_fecha,
           'archivo', jsonb_build_object('nombre', c.archivo, 'media_type', c.media_type, 'bytes', c.size),
           'motivo', c.motivo, 'solicitante', c.solicitante, 'solicitado_at', c.created_at, 'aprobado_at', c.approved_at,
           'aplica_at', c.applies_at, 'cerrado_at', c.closed_at, 'razon', c.razon,
           'historia', bank_change_history(c.company_id, c.id))
    from bank_changes c
   where c.company_id = scope_company() and c.third_party_id = scope_third_party() and c.account_ids && bank_branches()
   order by c.closed_at is not null, c.created_at desc limit 30 $$;

-- The certificate of a change of the open scope.
create function scope_bank_certificate(wanted uuid) returns table (name text, media_type text, storage_key text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select c.archivo, c.media_type, c.storage_key from bank_changes c
   where c.company_id = scope_company() and c.third_party_id = scope_third_party() and c.account_ids && bank_branches()
     and c.id = wanted $$;

-- Asks for another account in the open scope, once for each key: whoever asks again gets the first one.
create function request_bank_change(
  fresh uuid, branches integer[], bank text, kind text, sealed bytea, last_digits text, print bytea, holder text,
  holder_document text, match text, issued date, why text, file jsonb, key text, origin text
) returns table (id uuid, number text, is_new boolean)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  party third_parties;
  known bank_changes;
  today date := (now() at time zone 'America/Bogota')::date;
  this_year integer := extract(year from today);
  serial integer;
  given text;
  stored stored_files;
  open_since timestamptz := scope_bank_since();
  wanted integer[] := (select array_agg(distinct b order by b) from unnest(branches) b);
begin
  if open_since is null then
    raise exception using errcode = 'EN403', message = 'not-master';
  end if;
  if not scope_may_act() then
    raise exception using errcode = 'EN403', message = 'read-only-person';
  end if;
  if open_since > now() then
    raise exception using errcode = 'EN403', message = 'bank-hidden';
  end if;
  select t.* into strict party from third_parties t where t.company_id = scope_company() and t.id = scope_third_party();
  perform lock_bank_accounts(party.company_id, party.id);
  select c.* into known from bank_changes c
   where c.company_id = party.company_id and c.third_party_id = party.id and c.idempotency_key = key;
  if found then
    return query select known.id, known.numero, false;
    return;
  end if;
  if wanted is null or not wanted <@ bank_branches() then
    raise exception using errcode = 'EN403', message = 'account-foreign';
  end if;
  if exists (select 1 from bank_changes c where c.company_id = party.company_id and c.third_party_id = party.id
                and c.closed_at is null and c.account_ids && wanted) then
    raise exception using errcode = 'EN409', message = 'bank-change-open';
  end if;
  if not exists (select 1 from unnest(wanted) b
                  where not exists (select 1 from bank_accounts a where a.company_id = party.company_id and a.third_id = b
                                       and a.hasta is null and a.huella = print)) then
    raise exception using errcode = 'EN409', message = 'bank-account-same';
  end if;
  update stored_files s set claimed_at = now()
   where s.company_id = party.company_id and s.storage_key = file ->> 'storage_key' and s.claimed_at is null and s.swept_at is null
  returning s.* into stored;
  if not found or holder_document <> party.documento_numero or issued > today or issued < today - 30 then
    raise exception using errcode = 'EN409', message = 'bank-change-refused';
  end if;
  insert into bank_change_numbers (company_id, year) values (party.company_id, this_year) on conflict do nothing;
  update bank_change_numbers n set last = n.last + 1 where n.company_id = party.company_id and n.year = this_year
  returning n.last into strict serial;
  given := 'CB-' || this_year || '-' || lpad(serial::text, greatest(6, length(serial::text)), '0');
  insert into bank_changes (company_id, id, third_party_id, account_ids, numero, estado, banco, tipo, cuenta, ultimos, huella,
                            titular, titular_documento, coincidencia, certificado_fecha, archivo, media_type, size, sha256,
                            storage_key, motivo, antes, identity_id, solicitante, solicitante_correo, address, idempotency_key)
  select party.company_id, fresh, party.id, wanted, given, 'solicitado', bank, kind, sealed, last_digits, print, holder,
         holder_document, match, issued, file ->> 'name', stored.media_type, stored.size, stored.sha256, stored.storage_key, why,
         (select coalesce(jsonb_agg(distinct jsonb_build_object('banco', a.banco, 'tipo', a.tipo, 'ultimos', a.ultimos)), '[]')
            from bank_accounts a where a.company_id = party.company_id and a.third_id = any (wanted) and a.hasta is null),
         i.id, scope_person_name(), i.email, origin, key
    from identities i where i.id = scope_identity();
  perform append_bank_event(party.company_id, party.id, fresh, 'solicitado', 'proveedor', scope_person_name(), scope_identity(),
                            origin, jsonb_build_object('numero', given, 'banco', bank, 'ultimos', last_digits, 'sha256', stored.sha256,
                                                       'sucursales', wanted));
  return query select fresh, given, true;
end $$;

-- Whom a change is told to: every master, the contacts that the ERP knows, and where a master's mail went before it was
-- changed lately. `sees` is false for a master who is too new to see accounts.
create function bank_change_people(wanted uuid) returns table (email text, name text, sees boolean)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  change bank_changes;
begin
  select c.* into strict change from bank_changes c where c.company_id = scope_company() and c.id = wanted;
  return query
    select lower(trim(k.email)), max(k.name), bool_and(k.sees) from (
      select i.email, coalesce(nullif(trim(concat_ws(' ', i.first_name, i.last_name)), ''), i.email) as name,
             bank_open_since(m) <= now() as sees
        from memberships m join identities i on i.id = m.identity_id and i.active
       where m.company_id = change.company_id and m.third_party_id = change.third_party_id and m.is_master
         and membership_is_open(m)
      union all
      select e.old_email, e.old_email, true
        from memberships m join email_changes e on e.identity_id = m.identity_id
       where m.company_id = change.company_id and m.third_party_id = change.third_party_id and m.is_master
         and membership_is_open(m) and e.outcome = 'applied' and e.ended_at > now() - interval '30 days'
      union all
      select b.correo, b.correo, true from branch_accounts b
       where b.company_id = change.company_id and b.third_party_id = change.third_party_id and b.correo like '%_@_%'
    ) k group by lower(trim(k.email)) order by 1 limit 40;
end $$;

-- What mails tell of a change of the open company.
create function bank_change_facts(wanted uuid)
  returns table (id uuid, numero text, estado text, compania text, proveedor text, nit text, banco text, tipo text, ultimos text,
                 antes jsonb, sucursales jsonb, solicitante text, created_at timestamptz, applies_at timestamptz, razon text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select c.id, c.numero, c.estado, o.nombre, t.nombre, t.documento_numero || coalesce('-' || t.documento_dv, ''), c.banco, c.tipo,
         c.ultimos, c.antes, bank_change_branches(c), c.solicitante, c.created_at, c.applies_at, c.razon
    from bank_changes c
    join companies o on o.id = c.company_id
    join third_parties t on t.company_id = c.company_id and t.id = c.third_party_id
   where c.company_id = scope_company() and c.id = wanted $$;

-- Who of the open company may decide about a change.
create function bank_change_deciders(wanted uuid) returns table (email text, name text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select a.email, a.name
    from bank_change_approvers a join bank_changes c on c.company_id = a.company_id and c.id = wanted
   where a.company_id = scope_company() and a.removed_at is null and a.created_at < c.created_at order by a.email $$;

-- Remembers a code, or a link, that is about to be mailed.
create function keep_bank_code(wanted uuid, mailbox text, hash bytea, days integer) returns timestamptz
  language sql security definer set search_path = public, pg_temp as $$
  insert into bank_change_codes (company_id, change_id, email, code_hash, expires_at)
  select c.company_id, c.id, mailbox, hash, now() + make_interval(days => days)
    from bank_changes c where c.company_id = scope_company() and c.id = wanted and c.closed_at is null
  on conflict (company_id, change_id, email)
    do update set code_hash = excluded.code_hash, tries = 0, expires_at = excluded.expires_at, spent_at = null
  returning expires_at $$;

create function keep_bank_link(wanted uuid, hash bytea, mailbox text, who text, may_see boolean, days integer) returns void
  language sql security definer set search_path = public, pg_temp as $$
  insert into bank_change_links (company_id, token_hash, change_id, email, name, sees, expires_at)
  select c.company_id, hash, c.id, mailbox, who, may_see, now() + make_interval(days => days)
    from bank_changes c where c.company_id = scope_company() and c.id = wanted $$;

-- Ends a change that is locked and open.
create function end_bank_change(change bank_changes, becomes text, what text, why text, side text, who text, person uuid,
                                origin text, more jsonb) returns void
  language plpgsql set search_path = public, pg_temp as $$
begin
  update bank_changes c set estado = becomes, closed_at = now(), razon = why
   where c.company_id = change.company_id and c.id = change.id;
  perform append_bank_event(change.company_id, change.third_party_id, change.id, what, side, who, person, origin, more);
end $$;

-- A change of the open company, locked together with the supplier's accounts.
create function lock_bank_change(wanted uuid) returns setof bank_changes
  language plpgsql set search_path = public, pg_temp as $$
declare
  party integer := (select c.third_party_id from bank_changes c where c.company_id = scope_company() and c.id = wanted);
begin
  if party is not null then
    perform lock_bank_accounts(scope_company(), party);
  end if;
  return query select c.* from bank_changes c where c.company_id = scope_company() and c.id = wanted for update;
end $$;

-- A master stops a change; who may only look stops nothing.
create function cancel_bank_change(wanted uuid, origin text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  change bank_changes;
begin
  if not scope_may_act() then
    raise exception using errcode = 'EN403', message = 'read-only-person';
  end if;
  select c.* into change from lock_bank_change(wanted) c
   where c.third_party_id = scope_third_party() and c.account_ids && bank_branches();
  if not found then
    raise exception using errcode = 'EN404', message = 'document-not-found';
  end if;
  if change.closed_at is not null then
    raise exception using errcode = 'EN409', message = 'bank-change-closed';
  end if;
  perform end_bank_change(change, 'cancelado', 'cancelado', '', 'proveedor', scope_person_name(), scope_identity(), origin,
                          '{"por": "portal"}');
end $$;

-- The company whose change a link opens; no row for a link that is unknown or late.
create function bank_link_company(token bytea) returns table (company_id integer)
  language sql stable security definer set search_path = public, pg_temp as $$
  select l.company_id from bank_change_links l where l.token_hash = token and l.expires_at > now() $$;

-- A change as a link's page shows it, in the open company.
create function bank_link_page(token bytea) returns table (page jsonb)
  language sql stable security definer set search_path = public, pg_temp as $$
  select jsonb_build_object(
           'numero', c.numero, 'estado', c.estado, 'compania', o.nombre, 'proveedor', t.nombre,
           'sucursales', bank_change_branches(c),
           'nueva', case when l.sees then jsonb_build_object('banco', c.banco, 'tipo', c.tipo, 'ultimos', c.ultimos) end,
           'antes', case when l.sees then c.antes else '[]' end,
           'solicitante', c.solicitante, 'solicitado_at', c.created_at, 'aplica_at', c.applies_at, 'cerrado_at', c.closed_at)
    from bank_change_links l
    join bank_changes c on c.company_id = l.company_id and c.id = l.change_id
    join companies o on o.id = c.company_id
    join third_parties t on t.company_id = c.company_id and t.id = c.third_party_id
   where l.token_hash = token and l.company_id = scope_company() and l.expires_at > now() $$;

-- Stops a change by a link, which is spent by it. No row where the link does nothing (any more).
create function cancel_bank_change_by_link(token bytea, origin text) returns table (id uuid)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  link bank_change_links;
  change bank_changes;
begin
  select l.* into link from bank_change_links l
   where l.token_hash = token and l.company_id = scope_company() and l.expires_at > now();
  if not found then return; end if;
  -- Locked in the order in which every other act locks: first the supplier's accounts.
  select c.* into strict change from lock_bank_change(link.change_id) c;
  if change.closed_at is not null then
    raise exception using errcode = 'EN409', message = 'bank-change-closed';
  end if;
  update bank_change_links l set spent_at = now() where l.token_hash = token and l.spent_at is null;
  if not found then return; end if;
  perform end_bank_change(change, 'cancelado', 'cancelado', '', 'proveedor', link.name, null, origin,
                          jsonb_build_object('por', 'correo', 'correo', link.email));
  return query select change.id;
end $$;

-- Whether an approver of the open company may decide about a change with a code; why not, where it may not. A wrong code
-- counts, and after five none is taken.
create function check_bank_decider(change bank_changes, approver text, code bytea) returns text
  language plpgsql set search_path = public, pg_temp as $$
declare
  held bank_change_codes;
begin
  if not exists (select 1 from bank_change_approvers a where a.company_id = change.company_id and a.email = approver
                    and a.removed_at is null) then
    return 'not-approver';
  end if;
  if exists (select 1 from bank_change_approvers a where a.company_id = change.company_id and a.email = approver
                and a.created_at >= change.created_at) then
    return 'too-new';
  end if;
  if exists (select 1 from memberships m join identities i on i.id = m.identity_id
              where m.company_id = change.company_id and m.third_party_id = change.third_party_id and i.email = approver)
     or exists (select 1 from branch_accounts b where b.company_id = change.company_id
                   and b.third_party_id = change.third_party_id and lower(trim(b.correo)) = approver) then
    return 'of-supplier';
  end if;
  select k.* into held from bank_change_codes k
   where k.company_id = change.company_id and k.change_id = change.id and k.email = approver for update;
  if not found or held.spent_at is not null or held.expires_at <= now() then
    return 'no-code';
  end if;
  if held.tries >= 5 then
    return 'code-locked';
  end if;
  if held.code_hash <> code then
    update bank_change_codes k set tries = k.tries + 1
     where k.company_id = change.company_id and k.change_id = change.id and k.email = approver;
    return 'wrong-code';
  end if;
  return null;
end $$;

create function spend_bank_code(change bank_changes, approver text) returns void
  language sql set search_path = public, pg_temp as $$
  update bank_change_codes k set spent_at = now()
   where k.company_id = change.company_id and k.change_id = change.id and k.email = approver $$;

-- One of the company's people approves a change, having looked at the certificate with the print `seen`; the second one
-- starts the hold. Answers what came of it.
create function approve_bank_change(wanted uuid, approver text, code bytea, how_known text, seen text)
  returns table (outcome text, applies_at timestamptz)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  change bank_changes;
  refusal text;
  given integer;
begin
  select c.* into change from lock_bank_change(wanted) c;
  if not found then
    return query select 'unknown', null::timestamptz;
    return;
  end if;
  if change.estado not in ('solicitado', 'en_verificacion') then
    return query select 'not-waiting', null::timestamptz;
    return;
  end if;
  refusal := check_bank_decider(change, approver, code);
  if refusal is null and exists (select 1 from bank_change_approvals a where a.company_id = change.company_id
                                    and a.change_id = change.id and a.approver = approve_bank_change.approver) then
    refusal := 'same-person';
  end if;
  if refusal is null and length(trim(how_known)) < 10 then refusal := 'how-missing'; end if;
  if refusal is null and seen <> change.sha256 then refusal := 'file-changed'; end if;
  if refusal is not null then
    return query select refusal, null::timestamptz;
    return;
  end if;
  perform spend_bank_code(change, approver);
  insert into bank_change_approvals (company_id, change_id, approver, how, sha256)
  values (change.company_id, change.id, approver, trim(how_known), seen);
  select count(*) into given from bank_change_approvals a
   where a.company_id = change.company_id and a.change_id = change.id and a.sha256 = change.sha256;
  perform append_bank_event(change.company_id, change.third_party_id, change.id, 'aprobado_' || least(given, 2), 'compania',
                            approver, null, null, jsonb_build_object('verificacion', trim(how_known), 'sha256', seen));
  if change.estado = 'solicitado' then
    update bank_changes c set estado = 'en_verificacion' where c.company_id = change.company_id and c.id = change.id;
  end if;
  if given >= 2 then
    return query
      update bank_changes c set estado = 'aprobado', approved_at = now(), applies_at = now() + interval '48 hours'
       where c.company_id = change.company_id and c.id = change.id
      returning 'approved', c.applies_at;
  else
    return query select 'first', null::timestamptz;
  end if;
end $$;

-- One of the company's people rejects a change, also while it is held.
create function reject_bank_change(wanted uuid, approver text, code bytea, why text) returns table (outcome text)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  change bank_changes;
  refusal text;
begin
  select c.* into change from lock_bank_change(wanted) c;
  refusal := case when not found then 'unknown' when change.closed_at is not null then 'not-waiting'
                  when trim(why) = '' then 'reason-missing' end;
  if refusal is null then refusal := check_bank_decider(change, approver, code); end if;
  if refusal is null then
    perform spend_bank_code(change, approver);
    perform end_bank_change(change, 'rechazado', 'rechazado', trim(why), 'compania', approver, null, null,
                            jsonb_build_object('razon', trim(why)));
  end if;
  return query select coalesce(refusal, 'rejected');
end $$;

-- Puts an approved change into use, once, when its hold is over by the clock of the database, and only with the very
-- certificate that was approved. Answers what came of it.
create function apply_bank_change(wanted uuid, found_file text) returns text
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  change bank_changes;
begin
  select c.* into change from lock_bank_change(wanted) c;
  if not found or change.estado <> 'aprobado' then return 'closed'; end if;
  if change.applies_at > clock_timestamp() then return 'early'; end if;
  if found_file is distinct from change.sha256 or
     (select count(distinct a.approver) from bank_change_approvals a where a.company_id = change.company_id
         and a.change_id = change.id and a.sha256 = change.sha256) < 2 then
    perform end_bank_change(change, 'rechazado', 'archivo_alterado', '', 'portal', 'portal', null, null,
                            jsonb_build_object('esperado', change.sha256, 'encontrado', found_file));
    return 'file-changed';
  end if;
  update bank_accounts a set hasta = now()
   where a.company_id = change.company_id and a.third_id = any (change.account_ids) and a.hasta is null;
  insert into bank_accounts (company_id, third_party_id, third_id, banco, tipo, numero, ultimos, huella, titular,
                             titular_documento, origen, change_id)
  select change.company_id, change.third_party_id, b, change.banco, change.tipo, change.cuenta, change.ultimos, change.huella,
         change.titular, change.titular_documento, 'cambio', change.id
    from unnest(change.account_ids) b;
  perform end_bank_change(change, 'aplicado', 'aplicado', '', 'portal', 'portal', null, null,
                          jsonb_build_object('banco', change.banco, 'ultimos', change.ultimos));
  return 'applied';
end $$;

-- Ends the changes of the open company that nobody decided about in so many days.
create function expire_bank_changes(days integer) returns table (id uuid)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  late uuid;
  change bank_changes;
begin
  for late in select c.id from bank_changes c where c.company_id = scope_company()
                 and c.estado in ('solicitado', 'en_verificacion') and c.created_at < now() - make_interval(days => days) loop
    select c.* into change from lock_bank_change(late) c;
    if change.estado in ('solicitado', 'en_verificacion') then
      perform end_bank_change(change, 'cancelado', 'vencido', '', 'portal', 'portal', null, null, '{}');
      id := late;
      return next;
    end if;
  end loop;
end $$;

-- What the ERP says of a branch's account. It begins the account where there is none, and never changes one in use: another
-- account than that is written down and told, once.
create function load_bank_account(branch integer, bank text, kind text, sealed bytea, last_digits text, print bytea, holder text,
                                  holder_document text) returns text
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  place branch_accounts;
  held bank_accounts;
begin
  select b.* into place from branch_accounts b where b.company_id = scope_company() and b.id = branch;
  if not found then return 'unknown'; end if;
  perform lock_bank_accounts(place.company_id, place.third_party_id);
  select a.* into held from bank_accounts a
   where a.company_id = place.company_id and a.third_id = place.id and a.hasta is null;
  if not found then
    -- An account that was asked for in the portal waits for its two people: a load does not pass it by.
    if exists (select 1 from bank_changes c where c.company_id = place.company_id and c.third_party_id = place.third_party_id
                  and c.closed_at is null and place.id = any (c.account_ids)) then
      return 'in-change';
    end if;
    insert into bank_accounts (company_id, third_party_id, third_id, banco, tipo, numero, ultimos, huella, titular,
                               titular_documento, origen)
    values (place.company_id, place.third_party_id, place.id, bank, kind, sealed, last_digits, print, holder, holder_document, 'erp');
    perform append_bank_event(place.company_id, place.third_party_id, null, 'cargado', 'compania', 'erp', null, null,
                              jsonb_build_object('sucursal', place.id, 'banco', bank, 'ultimos', last_digits));
    return 'new';
  end if;
  if held.huella = print then return 'same'; end if;
  if exists (select 1 from bank_account_events e where e.company_id = place.company_id and e.third_party_id = place.third_party_id
                and e.event = 'erp_difiere' and e.detail ->> 'huella' = encode(print, 'hex')
                and (e.detail ->> 'sucursal')::integer = place.id) then
    return 'differs-known';
  end if;
  perform append_bank_event(place.company_id, place.third_party_id, null, 'erp_difiere', 'compania', 'erp', null, null,
                            jsonb_build_object('sucursal', place.id, 'banco', bank, 'ultimos', last_digits,
                                               'huella', encode(print, 'hex')));
  return 'differs';
end $$;

-- The masters of a supplier of the open company who may see its accounts.
create function bank_masters(party integer) returns table (email text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select i.email from memberships m join identities i on i.id = m.identity_id and i.active
   where m.company_id = scope_company() and m.third_party_id = party and m.is_master and membership_is_open(m)
     and bank_open_since(m) <= now() order by 1 $$;

-- Whether the requester's email was another one shortly before a change was asked for.
create function bank_requester_moved(wanted uuid) returns boolean
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return exists (select 1 from bank_changes c join email_changes e on e.identity_id = c.identity_id
                  where c.company_id = scope_company() and c.id = wanted and e.outcome = 'applied'
                    and e.ended_at between c.created_at - interval '30 days' and c.created_at);
end $$;

-- Names an approver of the open company, or takes one away. False where it was so already.
create function name_bank_approver(address text, who text, operator text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select 1 from bank_change_approvers a where a.company_id = scope_company() and a.email = lower(address)
                and a.removed_at is null) then
    return false;
  end if;
  insert into bank_change_approvers (company_id, email, name) values (scope_company(), lower(address), who)
  on conflict (company_id, email) do update set name = excluded.name, created_at = now(), removed_at = null;
  perform append_audit(scope_company(), operator, null, 'bank-approver:named', lower(address), null, '{}');
  return true;
end $$;

create function remove_bank_approver(address text, operator text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update bank_change_approvers a set removed_at = now()
   where a.company_id = scope_company() and a.email = lower(address) and a.removed_at is null;
  if not found then return false; end if;
  perform append_audit(scope_company(), operator, null, 'bank-approver:removed', lower(address), null, '{}');
  return true;
end $$;

do $$
declare
  made text;
begin
  -- Everything above is called by name only where it is granted below.
  for made in select p.oid::regprocedure::text from pg_proc p
               where p.pronamespace = 'public'::regnamespace
                 and p.proname in ('refuse_rewriting', 'guard_bank_change', 'lock_bank_accounts', 'bank_event_hash',
                   'append_bank_event', 'broken_bank_log', 'bank_open_since', 'scope_bank_since', 'bank_branches',
                   'scope_bank_accounts', 'bank_change_history', 'bank_change_branches', 'scope_bank_changes',
                   'scope_bank_certificate', 'request_bank_change', 'bank_change_people', 'bank_change_facts',
                   'bank_change_deciders', 'keep_bank_code', 'keep_bank_link', 'end_bank_change', 'lock_bank_change',
                   'cancel_bank_change', 'bank_link_company', 'bank_link_page', 'cancel_bank_change_by_link',
                   'check_bank_decider', 'spend_bank_code', 'approve_bank_change', 'reject_bank_change', 'apply_bank_change',
                   'expire_bank_changes', 'load_bank_account', 'bank_masters', 'bank_requester_moved', 'name_bank_approver', 'remove_bank_approver') loop
    execute format('revoke execute on function %s from public', made);
  end loop;
end $$;
grant execute on function scope_bank_since(), scope_bank_accounts(), scope_bank_changes(), scope_bank_certificate(uuid),
  request_bank_change(uuid, integer[], text, text, bytea, text, bytea, text, text, text, date, text, jsonb, text, text),
  cancel_bank_change(uuid, text), bank_link_company(bytea), bank_link_page(bytea), cancel_bank_change_by_link(bytea, text)
  to enlace_app;
grant execute on function bank_change_people(uuid), bank_change_facts(uuid), bank_change_deciders(uuid),
  keep_bank_code(uuid, text, bytea, integer), keep_bank_link(uuid, bytea, text, text, boolean, integer) to enlace_app, enlace_staff;
grant execute on function broken_bank_log(), approve_bank_change(uuid, text, bytea, text, text),
  reject_bank_change(uuid, text, bytea, text), apply_bank_change(uuid, text), expire_bank_changes(integer),
  load_bank_account(integer, text, text, bytea, text, bytea, text, text), bank_masters(integer), bank_requester_moved(uuid),
  name_bank_approver(text, text, text),
  remove_bank_approver(text, text) to enlace_staff;
