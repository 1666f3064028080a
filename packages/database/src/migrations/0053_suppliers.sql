-- The users of a third party as its company's own staff sees and invites them. What a master sees of its users and what
-- the company sees is one reading; who may read which is decided by the doors.

-- The users of a third party of a company. What a person calls itself, and that it signs in at all, is told of who took up
-- this supplier's invitation only; of all others what was typed when they were invited.
create function company_users(company integer, third_party integer)
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

-- The users of the open scope's third party; no row for who is no master of it.
create or replace function scope_users()
  returns table (
    id uuid, is_self boolean, nombre text, first_name text, last_name text, tipo_identificacion text, identificacion text,
    correo text, cargo text, movil text, movil_indicative text, is_master boolean, rol text, modules text[],
    read_only boolean, ends_on date, all_accounts boolean, account_ids integer[], sucursales text[], has_factor boolean,
    last_used_at timestamptz, estado text, invited_until timestamptz, has_joined boolean, sessions integer,
    created_at timestamptz
  )
  language sql stable security definer set search_path = public, pg_temp as $$
  select u.* from company_users(scope_company(), scope_third_party()) u where scope_is_master() $$;

-- The users of a third party of the open company, for its staff.
create function third_party_users(third_party integer)
  returns table (
    id uuid, is_self boolean, nombre text, first_name text, last_name text, tipo_identificacion text, identificacion text,
    correo text, cargo text, movil text, movil_indicative text, is_master boolean, rol text, modules text[],
    read_only boolean, ends_on date, all_accounts boolean, account_ids integer[], sucursales text[], has_factor boolean,
    last_used_at timestamptz, estado text, invited_until timestamptz, has_joined boolean, sessions integer,
    created_at timestamptz
  )
  language sql stable security definer set search_path = public, pg_temp as $$
  select u.* from company_users(scope_company(), third_party) u $$;

-- The user of the open company that its staff acts on, one change at a time for a supplier's users, as a master's are.
create function company_user(wanted uuid) returns memberships
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

-- Gives an invitation that was not taken up another link; the earlier one is void. Answers whom to mail.
create function resend_held_invitation(held memberships, token bytea, valid_minutes integer, origin text)
  returns table (email text, has_password boolean)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if held.active or held.accepted_at is not null then
    raise exception using errcode = 'EN409', message = 'user-joined';
  end if;
  if held.invited_until is not null and held.invited_at > now() - interval '1 minute' then
    raise exception using errcode = 'EN409', message = 'invitation-just-sent';
  end if;
  perform renew_invitation_link(held.company_id, held.id, token, valid_minutes);
  perform audit_user(held.id, 'user-reinvited', origin, '{}');
  return query select i.email, i.password_hash is not null from identities i where i.id = held.identity_id;
end $$;

create or replace function resend_invitation(wanted uuid, token bytea, valid_minutes integer, origin text)
  returns table (email text, has_password boolean)
  language sql security definer set search_path = public, pg_temp as $$
  select * from resend_held_invitation(held_user(wanted), token, valid_minutes, origin) $$;

-- The same, by the company's staff.
create function resend_company_invitation(wanted uuid, token bytea, valid_minutes integer, origin text)
  returns table (email text, has_password boolean)
  language sql security definer set search_path = public, pg_temp as $$
  select * from resend_held_invitation(company_user(wanted), token, valid_minutes, origin) $$;

revoke execute on function company_users(integer, integer), third_party_users(integer), company_user(uuid),
  resend_held_invitation(memberships, bytea, integer, text), resend_company_invitation(uuid, bytea, integer, text)
  from public;
grant execute on function membership_is_open(memberships), third_party_users(integer),
  resend_company_invitation(uuid, bytea, integer, text) to enlace_staff;
