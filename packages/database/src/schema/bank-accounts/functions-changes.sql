-- Since when a master may see accounts and ask for another: 48 hours after it became one, or took up its invitation.
create or replace function bank_open_since(membership memberships) returns timestamptz language sql stable as $$
  select greatest(membership.master_since, membership.accepted_at) + make_interval(hours => rule_new_master_hours()) where membership.is_master $$;

create or replace function scope_bank_since() returns timestamptz
  language sql stable security definer set search_path = public, pg_temp as $$
  select bank_open_since(m) from memberships m where m.company_id = scope_company() and m.id = scope_membership() $$;

-- Whether the open scope's person has to set up a second factor before it asks for another account.
create or replace function scope_lacks_bank_factor() returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select not has_second_factor(scope_identity()) $$;

-- The branches of the open scope's person, whichever of them is selected: a change of account is the whole supplier's.
create or replace function bank_branches() returns integer[]
  language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(accounts_of_membership(scope_company(), scope_membership()), '{}')
   where scope_bank_since() <= now() $$;

-- The open scope's branches with the account in use, the last payment that left for one, and whether a change is under way.
create or replace function scope_bank_accounts()
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
create or replace function bank_change_history(company integer, change uuid) returns jsonb
  language sql stable set search_path = public, pg_temp as $$
  select coalesce(jsonb_agg(jsonb_build_object('at', e.at, 'evento', e.event, 'de', e.actor_kind,
                                               'persona', case e.actor_kind when 'proveedor' then e.actor else '' end)
                            order by e.id), '[]')
    from bank_account_events e where e.company_id = company and e.change_id = change $$;

-- The names of a change's branches.
create or replace function bank_change_branches(change bank_changes) returns jsonb
  language sql stable set search_path = public, pg_temp as $$
  select coalesce(jsonb_agg(b.nombre order by b.codigo, b.id), '[]') from branch_accounts b
   where b.company_id = change.company_id and b.id = any (change.account_ids) $$;

-- The changes that the open scope's supplier asked for, the newest first.
create or replace function scope_bank_changes() returns table (change jsonb)
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
create or replace function scope_bank_certificate(wanted uuid) returns table (name text, media_type text, storage_key text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select c.archivo, c.media_type, c.storage_key from bank_changes c
   where c.company_id = scope_company() and c.third_party_id = scope_third_party() and c.account_ids && bank_branches()
     and c.id = wanted $$;

-- Asks for another account in the open scope, once for each key: whoever asks again gets the first one.
create or replace function request_bank_change(
  fresh uuid, branches integer[], bank text, kind text, sealed bytea, last_digits text, print bytea, holder text,
  holder_document text, match text, issued date, reading jsonb, why text, file jsonb, key text, origin text
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
  -- Whoever took a password over asks for no account.
  if not has_second_factor(scope_identity()) then
    raise exception using errcode = 'EN403', message = 'bank-factor-missing';
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
                            titular, titular_documento, coincidencia, certificado_fecha, certificado_lectura, archivo, media_type, size, sha256,
                            storage_key, motivo, antes, identity_id, solicitante, solicitante_correo, address, idempotency_key)
  select party.company_id, fresh, party.id, wanted, given, 'solicitado', bank, kind, sealed, last_digits, print, holder,
         holder_document, match, issued, reading, file ->> 'name', stored.media_type, stored.size, stored.sha256, stored.storage_key, why,
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
-- changed lately. `sees` is false for a master who is too new to see accounts. Those who were there first come first: nobody
-- makes so many masters that one of them is left out.
create or replace function bank_change_people(wanted uuid) returns table (email text, name text, sees boolean)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  change bank_changes;
begin
  select c.* into strict change from bank_changes c where c.company_id = scope_company() and c.id = wanted;
  return query
    select lower(trim(k.email)), max(k.name), bool_or(k.sees) from watchers_of(change.company_id, change.third_party_id) k
     group by lower(trim(k.email)) order by min(k.since), 1 limit 100;
end $$;

-- What mails tell of a change of the open company.
create or replace function bank_change_facts(wanted uuid)
  returns table (id uuid, numero text, estado text, compania text, proveedor text, nit text, banco text, tipo text, ultimos text,
                 antes jsonb, sucursales jsonb, solicitante text, created_at timestamptz, applies_at timestamptz, razon text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select c.id, c.numero, c.estado, o.nombre, t.nombre, t.documento_numero || coalesce('-' || t.documento_dv, ''), c.banco, c.tipo,
         c.ultimos, c.antes, bank_change_branches(c), c.solicitante, c.created_at, c.applies_at, c.razon
    from bank_changes c
    join companies o on o.id = c.company_id
    join third_parties t on t.company_id = c.company_id and t.id = c.third_party_id
   where c.company_id = scope_company() and c.id = wanted $$;

-- The masters of a supplier of the open company who may see its accounts.
create or replace function bank_masters(party integer) returns table (email text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select i.email from memberships m join identities i on i.id = m.identity_id and i.active
   where m.company_id = scope_company() and m.third_party_id = party and m.is_master and membership_is_open(m)
     and bank_open_since(m) <= now() order by 1 $$;

-- Whether the requester's email was another one shortly before a change was asked for.
create or replace function bank_requester_moved(wanted uuid) returns boolean
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return exists (select 1 from bank_changes c join email_changes e on e.identity_id = c.identity_id
                  where c.company_id = scope_company() and c.id = wanted and e.outcome = 'applied'
                    and e.ended_at between c.created_at - interval '30 days' and c.created_at);
end $$;

-- Who may call them.
revoke execute on function bank_open_since, scope_bank_since, scope_lacks_bank_factor, bank_branches, scope_bank_accounts, bank_change_history,
  bank_change_branches, scope_bank_changes, scope_bank_certificate, request_bank_change, bank_change_people,
  bank_change_facts, bank_masters, bank_requester_moved from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function scope_bank_since, scope_lacks_bank_factor, scope_bank_accounts, scope_bank_changes, scope_bank_certificate,
  request_bank_change to enlace_app;
grant execute on function bank_change_people, bank_change_facts to enlace_app, enlace_staff;
grant execute on function bank_masters, bank_requester_moved to enlace_staff;
