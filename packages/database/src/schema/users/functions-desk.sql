-- The users of a third party as its company's own staff sees and invites them. What a master sees of its users and what
-- the company sees is one reading; who may read which is decided by the doors.

-- The users of a third party of a company. What a person calls itself, and that it signs in at all, is told of who took up
-- this supplier's invitation only; of all others what was typed when they were invited.
create or replace function company_users(company integer, third_party integer)
  returns table (
    id uuid, is_self boolean, nombre text, first_name text, last_name text, tipo_identificacion text, identificacion text,
    correo text, cargo text, movil text, movil_indicative text, is_master boolean, rol text, modules text[],
    read_only boolean, ends_on date, all_accounts boolean, account_ids integer[], sucursales text[], has_factor boolean,
    last_used_at timestamptz, estado text, invited_until timestamptz, has_joined boolean, sessions integer,
    created_at timestamptz
  )
  language sql stable security definer set search_path = public, pg_temp as $$
  select u.id, coalesce(u.id = scope_membership(), false), trim(u.first || ' ' || u.last), u.first, u.last,
         u.tipo_identificacion, u.identificacion, u.correo, u.cargo, u.phone, u.indicative, u.is_master,
         case when u.is_master then 'master' else coalesce(u.role, 'usuario') end, u.modules, u.read_only, u.ends_on,
         u.all_accounts,
         array(select a.third_id from membership_accounts a where a.company_id = u.company_id and a.membership_id = u.id
                order by a.third_id),
         array(select b.nombre from membership_accounts a
                 join branch_accounts b on b.company_id = a.company_id and b.id = a.third_id
                where a.company_id = u.company_id and a.membership_id = u.id order by b.codigo, b.id),
         u.has_joined and identity_has_factor(u.identity_id), u.last_used_at,
         case when not u.has_joined then case when u.invited_until is null then 'inactivo' else 'invitado' end
              when not u.is_open then 'inactivo' when not u.may_enter then 'bloqueado' else 'activo' end,
         case when not u.has_joined then u.invited_until end, u.has_joined,
         (select count(*)::integer from sessions s join session_families f on f.id = s.family_id
           where s.company_id = u.company_id and s.membership_id = u.id and s.ended_at is null and s.superseded_at is null
             and s.expires_at > now() and s.last_seen_at + make_interval(mins => s.idle_minutes) > now()
             and f.ended_at is null and f.absolute_expiry > now()),
         u.created_at
    from (select m.*, membership_is_open(m) as is_open, i.active as may_enter, m.active or m.accepted_at is not null as has_joined,
                 case when (m.active or m.accepted_at is not null) and i.first_name || i.last_name <> '' then i.first_name
                      else m.first_name end as first,
                 case when (m.active or m.accepted_at is not null) and i.first_name || i.last_name <> '' then i.last_name
                      else m.last_name end as last,
                 case when (m.active or m.accepted_at is not null) and i.movil <> '' then i.movil else m.movil end as phone,
                 case when (m.active or m.accepted_at is not null) and i.movil <> '' then i.movil_indicative
                      else m.movil_indicative end as indicative,
                 case when m.active or m.accepted_at is not null then i.email else coalesce(m.invited_email, i.email) end as correo
            from memberships m join identities i on i.id = m.identity_id
           where m.company_id = company and m.third_party_id = third_party) u $$;

-- The user of the open company that its staff acts on, one change at a time for a supplier's users, as a master's are.
create or replace function company_user(wanted uuid) returns memberships
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held memberships;
begin
  perform 1 from third_parties t
    join memberships m on m.company_id = t.company_id and m.third_party_id = t.id
   where t.company_id = scope_company() and m.id = wanted for no key update of t;
  select m.* into held from memberships m where m.company_id = scope_company() and m.id = wanted for update;
  if not found then
    raise exception using errcode = 'EN404', message = 'user-not-found';
  end if;
  return held;
end $$;

-- What a user is granted as one word: whoever changes it says which it saw.
create or replace function company_user_seal(wanted uuid) returns text
  language sql stable security definer set search_path = public, pg_temp as $$
  select md5(user_grant(m)::text || m.active) from memberships m where m.company_id = scope_company() and m.id = wanted $$;

-- Changes what a user of a supplier is granted, by the company. A master's grant is the whole portal.
create or replace function change_company_user(wanted uuid, seen text, given jsonb, origin text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held memberships := company_user(wanted);
  before jsonb := user_grant(held);
begin
  if company_user_seal(wanted) is distinct from seen then
    raise exception using errcode = 'EN409', message = 'changed-meanwhile';
  end if;
  if held.is_master then
    raise exception using errcode = 'EN409', message = 'user-is-master';
  end if;
  perform write_user(held.id, given);
  select m.* into held from memberships m where m.company_id = held.company_id and m.id = held.id;
  if user_grant(held) is distinct from before then
    perform audit_user(held.id, 'user-changed', origin, jsonb_build_object('before', before, 'after', user_grant(held)));
  end if;
end $$;

-- Lets a user in again, or keeps it out from now on: its sessions end, and an invitation that was not taken up is void.
create or replace function set_held_user_active(held memberships, wanted_active boolean, origin text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if wanted_active then
    if held.accepted_at is null and not held.active then
      raise exception using errcode = 'EN409', message = 'user-not-joined';
    end if;
    if held.active and membership_is_open(held) then return; end if;
    -- A last day that is over would keep the person out all the same.
    update memberships m set active = true,
           ends_on = case when m.ends_on >= (now() at time zone 'America/Bogota')::date then m.ends_on end
     where m.company_id = held.company_id and m.id = held.id;
    perform audit_user(held.id, 'user-enabled', origin, '{}');
  else
    if not held.active and held.invited_until is null then return; end if;
    update memberships m set active = false, invited_until = null where m.company_id = held.company_id and m.id = held.id;
    update one_use_tokens t set spent_at = now()
     where t.company_id = held.company_id and t.membership_id = held.id and t.spent_at is null;
    perform close_membership_sessions(held.company_id, held.id);
    perform audit_user(held.id, case when held.active then 'user-disabled' else 'user-withdrawn' end, origin, '{}');
  end if;
end $$;

-- By the company, which may keep out anybody.
create or replace function set_company_user_active(wanted uuid, wanted_active boolean, origin text) returns void
  language sql security definer set search_path = public, pg_temp as $$
  select set_held_user_active(company_user(wanted), wanted_active, origin) $$;

-- Makes a user who can enter a master of its supplier, or an ordinary user again.
create or replace function set_company_master(wanted uuid, becomes_master boolean, origin text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held memberships := company_user(wanted);
begin
  if held.is_master = becomes_master then return; end if;
  if becomes_master and (not membership_is_open(held)
                         or exists (select 1 from identities i where i.id = held.identity_id and not i.active)) then
    raise exception using errcode = 'EN409', message = 'user-not-joined';
  end if;
  if becomes_master then
    update memberships m set is_master = true, role = null, modules = null, read_only = false, ends_on = null, all_accounts = true
     where m.company_id = held.company_id and m.id = held.id;
  else
    update memberships m set is_master = false where m.company_id = held.company_id and m.id = held.id;
  end if;
  perform audit_user(held.id, case when becomes_master then 'user-made-master' else 'user-lost-master' end, origin, '{}');
end $$;

-- Whether a user is nobody but this company's: only then may the company take its second factor away, because that is the
-- person's own and guards whatever else it enters.
create or replace function is_only_company_user(wanted uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select 1 from memberships m
     where m.company_id = scope_company() and m.id = wanted
       and not exists (select 1 from memberships o where o.identity_id = m.identity_id and o.company_id <> m.company_id
                          and (o.active or o.accepted_at is not null))
       and not exists (select 1 from staff_members s where s.identity_id = m.identity_id and s.accepted_at is not null)
       and not exists (select 1 from operators o where o.identity_id = m.identity_id)) $$;

-- Who may call them.
revoke execute on function company_users, company_user, company_user_seal, change_company_user, set_held_user_active,
  set_company_user_active, set_company_master, is_only_company_user
  from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function company_user_seal, change_company_user, set_company_user_active, set_company_master,
  is_only_company_user to enlace_staff;
