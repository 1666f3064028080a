-- Gives the open scope's member of the staff a code that opens one look, within seconds, at one host: as a user of a supplier,
-- or as the supplier itself where no user is wanted. The supplier is notified once the look begins, not when its code is made.
create or replace function begin_supplier_view(
  session uuid, third_party integer, wanted uuid, code bytea, at_host text, from_host text, valid_seconds integer, origin text
) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if wanted is not null and not exists (
       select 1 from memberships m
         join identities i on i.id = m.identity_id and i.active
         join third_parties t on t.company_id = m.company_id and t.id = m.third_party_id and t.activo
        where m.company_id = scope_company() and m.id = wanted and m.third_party_id = third_party and membership_is_open(m)) then
    raise exception using errcode = 'EN409', message = 'user-not-joined';
  end if;
  if not exists (select 1 from third_parties t where t.company_id = scope_company() and t.id = third_party and t.activo) then
    raise exception using errcode = 'EN404', message = 'supplier-not-found';
  end if;
  insert into supplier_views (company_id, staff_id, family_id, membership_id, third_party_id, code_hash, code_until, host, left_host,
                              origin)
  select s.company_id, s.staff_id, s.family_id, wanted, third_party, code, now() + make_interval(secs => valid_seconds),
         lower(at_host), lower(from_host), begin_supplier_view.origin
    from staff_sessions s where s.company_id = scope_company() and s.id = session;
end $$;

-- Opens a look where its code belongs, writes it into the trail, and tells the supplier's masters, and whom it looks as, who
-- looks. No row for a code that opens nothing (any more).
create or replace function take_supplier_view(
  code bytea, at_host text, from_host text, token bytea, cookie bytea, valid_minutes integer
) returns table (company_id integer, staff_email text, staff_name text, staff_identity uuid, expires_at timestamptz,
                 email text, first_name text, last_name text, is_master boolean, razon_social text, membership_id uuid)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  held supplier_views;
  staff record;
  seen record;
  told record;
begin
  perform demand_door();
  update supplier_views v
     set token_hash = token, cookie_hash = cookie, begun_at = now(), expires_at = now() + make_interval(mins => valid_minutes)
   where v.code_hash = code and v.token_hash is null and v.code_until > now()
     and v.host = lower(at_host) and v.left_host = lower(from_host)
  returning v.* into held;
  if not found or not exists (select 1 from living_view(token, cookie)) then return; end if;
  select w.id, w.email, coalesce(nullif(trim(w.first_name || ' ' || w.last_name), ''), w.email) as name into strict staff
    from staff_members s join identities w on w.id = s.identity_id
   where s.company_id = held.company_id and s.id = held.staff_id;
  select p.* into strict seen from person_viewed(held) p;
  perform append_audit(held.company_id, staff.email, staff.id,
                       case when held.membership_id is null then 'supplier:viewed' else 'user-viewed' end,
                       coalesce(held.membership_id::text, held.third_party_id::text), held.origin,
                       jsonb_strip_nulls(jsonb_build_object('correo', nullif(seen.email, ''), 'por', staff.name)));
  for told in
    select m.id, m.is_master from memberships m
     where m.company_id = held.company_id and m.third_party_id = held.third_party_id and membership_is_open(m)
       and (m.is_master or m.id = held.membership_id)
  loop
    perform raise_notification(held.company_id, 'supplier-viewed', held.third_party_id, null, held.id || ':' || told.id,
      jsonb_build_object('por', staff.name,
        'persona', coalesce(nullif(trim(seen.first_name || ' ' || seen.last_name), ''), seen.email),
        'path', case when told.is_master and held.membership_id is not null then '/users/' || held.membership_id
                     else '/notifications' end)
      || case when held.membership_id is null then jsonb_build_object('resultado', 'empresa')
              when told.id = held.membership_id then jsonb_build_object('resultado', 'propio') else '{}' end, told.id);
  end loop;
  return query
    select held.company_id, staff.email::text, staff.name::text, staff.id::uuid, held.expires_at, seen.email::text,
           seen.first_name::text, seen.last_name::text, seen.is_master::boolean, seen.razon_social::text, held.membership_id;
end $$;

-- Whom a look looks as; the supplier itself has no email.
create or replace function person_viewed(look supplier_views) returns session_person
  language sql stable security definer set search_path = public, pg_temp as $$
  select p.* from person_of_membership(look.company_id, look.membership_id) p where look.membership_id is not null
  union all
  select s.* from supplier_itself(look.company_id, look.third_party_id) s where look.membership_id is null $$;

-- The look that both halves name, while it lives: its time is not over, nobody ended it, whoever looks still works here in
-- an open session, and whom it looks as may still enter.
create or replace function living_view(token bytea, cookie bytea) returns setof supplier_views
  language sql stable security definer set search_path = public, pg_temp as $$
  select v.*
    from supplier_views v
    join session_families f on f.id = v.family_id and f.ended_at is null and f.absolute_expiry > now()
    join staff_members s on s.company_id = v.company_id and s.id = v.staff_id and staff_is_open(s)
    join third_parties t on t.company_id = v.company_id and t.id = v.third_party_id and t.activo
   where v.token_hash = token and v.cookie_hash = cookie and v.ended_at is null and v.expires_at > now()
     and (v.membership_id is null
          or exists (select 1 from memberships m join identities i on i.id = m.identity_id and i.active
                      where m.company_id = v.company_id and m.id = v.membership_id and membership_is_open(m))) $$;

-- Opens what a user of a supplier sees, for who looks at the portal as that user; of the supplier itself, what its principal
-- user would see. The person itself stays unknown: what hangs on it (its other companies, its sessions, its factors) is found
-- by nothing. From here on nothing can be written.
create or replace function open_viewed_scope(token bytea, cookie bytea, account integer, module text, needs_master boolean)
  returns opened_scope
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  look supplier_views;
  seen memberships;
  is_whole boolean;
  accounts integer[];
begin
  select v.* into look from living_view(token, cookie) v;
  if not found then
    raise exception using errcode = 'EN401', message = 'session-expired';
  end if;
  is_whole := look.membership_id is null;
  select m.* into seen from memberships m where m.company_id = look.company_id and m.id = look.membership_id;
  if needs_master and not (is_whole or seen.is_master) then
    raise exception using errcode = 'EN403', message = 'not-master';
  end if;
  if module is not null and (
       not exists (select 1 from settings v where v.company_id = look.company_id and v.name = module
                     and (v.value #>> '{}') ~ '^[0-9]+$' and (v.value #>> '{}')::integer > 0)
       or (not is_whole and seen.modules is not null and not seen.is_master and not module = any (seen.modules))) then
    raise exception using errcode = 'EN403', message = 'module-off';
  end if;
  select array_agg(b.id order by b.id) into accounts from branch_accounts b
   where b.company_id = look.company_id and b.third_party_id = look.third_party_id and b.activo
     and (is_whole or seen.all_accounts or exists (select 1 from membership_accounts a where a.company_id = seen.company_id
                                          and a.membership_id = seen.id and a.third_id = b.id));
  if account is not null then
    if accounts is null or not account = any (accounts) then
      raise exception using errcode = 'EN403', message = 'account-foreign';
    end if;
    accounts := array[account];
  end if;
  perform seal_scope(look.company_id::text, look.third_party_id::text, array_to_string(accounts, ','),
                     coalesce(look.membership_id::text, ''), ''),
          set_config('transaction_read_only', 'on', true);
  return row(look.company_id, null, look.membership_id, look.third_party_id, coalesce(accounts, '{}'),
             is_whole or seen.is_master, null)::opened_scope;
end $$;

-- Writes down what somebody asked for while it looks. False where the halves name no living look.
create or replace function note_viewed(token bytea, cookie bytea, asked text, origin text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held record;
begin
  perform demand_door();
  select v.company_id, v.membership_id, v.third_party_id, w.email, w.id into held
    from living_view(token, cookie) v
    join staff_members s on s.company_id = v.company_id and s.id = v.staff_id
    join identities w on w.id = s.identity_id;
  if not found then return false; end if;
  perform append_audit(held.company_id, held.email, held.id,
                       case when held.membership_id is null then 'supplier:read' else 'view:read' end,
                       coalesce(held.membership_id::text, held.third_party_id::text), origin, jsonb_build_object('call', asked));
  return true;
end $$;

-- Ends a look before its time.
create or replace function end_supplier_view(token bytea, cookie bytea) returns void
  language sql security definer set search_path = public, pg_temp as $$
  select demand_door();
  update supplier_views v set ended_at = now() where v.token_hash = token and v.cookie_hash = cookie and v.ended_at is null $$;

-- The same of a look at the portal as one of its users.
create or replace function bind_supplier_view(code bytea, browser bytea) returns void
  language sql security definer set search_path = public, pg_temp as $$
  update supplier_views v set browser_hash = browser
   where v.company_id = scope_company() and v.code_hash = code and v.browser_hash is null $$;

create or replace function take_bound_supplier_view(
  code bytea, at_host text, from_host text, token bytea, cookie bytea, valid_minutes integer, browser bytea
) returns table (company_id integer, staff_email text, staff_name text, staff_identity uuid, expires_at timestamptz,
                 email text, first_name text, last_name text, is_master boolean, razon_social text, membership_id uuid)
  language sql security definer set search_path = public, pg_temp as $$
  select demand_door();
  select * from take_supplier_view(code, at_host,
    case when exists (select 1 from supplier_views v where v.code_hash = code and v.browser_hash <> browser)
         then '/' else from_host end,
    token, cookie, valid_minutes) $$;

-- Who may call them.
revoke execute on function begin_supplier_view, take_supplier_view, person_viewed, living_view, open_viewed_scope, note_viewed,
  end_supplier_view, bind_supplier_view, take_bound_supplier_view
  from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function begin_supplier_view, bind_supplier_view to enlace_staff;
grant execute on function take_supplier_view, note_viewed, end_supplier_view, take_bound_supplier_view to enlace_door;
