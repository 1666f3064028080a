-- The users of a supplier: what its masters know of them, grant them and may do to them. A master only ever reaches the
-- memberships of its own third party in its own company; whether a person is anybody elsewhere is told by nothing here.

create or replace function person_of_membership(company integer, membership uuid) returns session_person
  language sql stable security definer set search_path = public, pg_temp as $$
  select row(m.company_id, i.id, i.email, i.first_name, i.last_name, m.is_master, t.nombre,
             t.documento_numero || coalesce('-' || t.documento_dv, ''), t.pyme)::session_person
    from memberships m
    join identities i on i.id = m.identity_id
    join third_parties t on t.company_id = m.company_id and t.id = m.third_party_id
   where m.company_id = company and m.id = membership $$;

-- A supplier in the place of a person: who looks at the portal as the supplier itself sees what its principal user would.
create or replace function supplier_itself(company integer, party integer) returns session_person
  language sql stable security definer set search_path = public, pg_temp as $$
  select row(t.company_id, '00000000-0000-0000-0000-000000000000'::uuid, '', t.nombre, '', true, t.nombre,
             t.documento_numero || coalesce('-' || t.documento_dv, ''), t.pyme)::session_person
    from third_parties t where t.company_id = company and t.id = party $$;

-- Whether the open scope is a look at the portal as the supplier itself: the only one with a supplier and without a membership.
create or replace function scope_is_supplier_itself() returns boolean language sql stable
  as $$ select scope_third_party() is not null and scope_membership() is null $$;

-- What the open scope may know of its own person. A look has a membership and no person, or neither.
create or replace function scope_person()
  returns table (identity_id uuid, email text, first_name text, last_name text, city_name text, movil text,
                 movil_indicative text, is_master boolean, razon_social text, nit text, is_mipyme boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select i.id, i.email, i.first_name, i.last_name, i.city_name, i.movil, i.movil_indicative, p.is_master,
         p.razon_social, p.nit, p.is_mipyme
    from memberships m
    join identities i on i.id = m.identity_id
    cross join person_of_membership(scope_company(), scope_membership()) p
   where m.company_id = scope_company() and m.id = scope_membership()
     and (scope_identity() is null or i.id = scope_identity())
  union all
  select s.identity_id, s.email, s.first_name, s.last_name, '', '', '', s.is_master, s.razon_social, s.nit, s.is_mipyme
    from supplier_itself(scope_company(), scope_third_party()) s where scope_is_supplier_itself() $$;

-- The person's memberships over all companies: where it may switch to, with the hosts, the grant and its last day. Of a look
-- only the membership that is looked at.
create or replace function scope_person_memberships()
  returns table (id uuid, company_id integer, company_name text, razon_social text, nit text, is_current boolean,
                 hosts text[], is_read_only boolean, ends_on date)
  language sql stable security definer set search_path = public, pg_temp as $$
  select m.id, m.company_id, c.nombre, t.nombre, t.documento_numero || coalesce('-' || t.documento_dv, ''),
         m.company_id = scope_company() and m.id = scope_membership(),
         array(select h.host from company_hosts h where h.company_id = m.company_id order by h.host),
         m.read_only, m.ends_on
    from memberships m
    join companies c on c.id = m.company_id
    join third_parties t on t.company_id = m.company_id and t.id = m.third_party_id
   where (m.identity_id = scope_identity()
          or (scope_identity() is null and m.company_id = scope_company() and m.id = scope_membership()))
     and membership_is_open(m) and t.activo
   order by c.nombre, t.nombre, m.id $$;

-- All branch accounts of the open membership, whichever of them is selected now; of a supplier itself, all of it.
create or replace function scope_membership_accounts()
  returns table (id integer, codigo text, nombre text, ciudad text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select b.id, b.codigo, b.nombre, b.ciudad
    from branch_accounts b
    left join memberships m on m.company_id = b.company_id and m.third_party_id = b.third_party_id and m.id = scope_membership()
   where b.company_id = scope_company() and b.third_party_id = scope_third_party() and b.activo
     and (scope_is_supplier_itself() or m.all_accounts
          or exists (select 1 from membership_accounts a where a.company_id = m.company_id
                        and a.membership_id = m.id and a.third_id = b.id))
   order by b.codigo, b.id $$;

-- Whether a membership opens anything now: it was taken up, nobody closed it, and its last day is not over in Bogotá.
create or replace function membership_is_open(membership memberships) returns boolean language sql stable
  as $$ select membership.active and (membership.ends_on is null
                                      or membership.ends_on >= (now() at time zone 'America/Bogota')::date) $$;

-- Whether the open scope's person is, now, a master of the scope's third party. The third party itself sees as much.
create or replace function scope_is_master() returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select scope_is_supplier_itself()
      or exists (select 1 from memberships m
                  where m.company_id = scope_company() and m.id = scope_membership()
                    and m.third_party_id = scope_third_party() and m.is_master and membership_is_open(m)) $$;

-- Whether a person signs in with a second factor: whoever keeps the factors says.
create or replace function identity_has_factor(person uuid) returns boolean language plpgsql stable
  as $$ begin return has_second_factor(person); end $$;

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

-- What happened to a user of the open scope's third party, newest first, as the audit trail keeps it: who did it is named
-- where it is one of the supplier's own people; everybody else is the company. No row for who is no master of it.
create or replace function scope_user_history(wanted uuid)
  returns table (at timestamptz, actor text, is_company boolean, action text, detail jsonb)
  language sql stable security definer set search_path = public, pg_temp as $$
  select e.at, coalesce(nullif(trim(i.first_name || ' ' || i.last_name), ''), i.email, ''), i.id is null, e.action, e.detail
    from memberships m
    cross join lateral (
      select l.at, l.identity_id, l.action, l.detail from audit_log l
       where l.company_id = m.company_id and l.target = m.id::text and l.action like 'user-%'
      union all
      select m.accepted_at, m.identity_id, 'user-joined', '{}'::jsonb where m.accepted_at is not null) e
    left join identities i on i.id = e.identity_id and exists (
      select 1 from memberships o where o.company_id = m.company_id and o.third_party_id = m.third_party_id
                                    and o.identity_id = i.id)
   where m.company_id = scope_company() and m.third_party_id = scope_third_party() and m.id = wanted and scope_is_master()
   order by e.at desc limit 200 $$;

-- One change at a time for a supplier's users, by somebody who is a master when its turn comes.
create or replace function begin_user_change() returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform 1 from third_parties t where t.company_id = scope_company() and t.id = scope_third_party() for no key update;
  if not scope_is_master() then
    raise exception using errcode = 'EN403', message = 'not-master';
  end if;
end $$;

-- The user that a master acts on; nobody acts on itself here.
create or replace function held_user(wanted uuid) returns memberships
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held memberships;
begin
  perform begin_user_change();
  select m.* into held from memberships m
   where m.company_id = scope_company() and m.third_party_id = scope_third_party() and m.id = wanted for update;
  if not found then
    raise exception using errcode = 'EN404', message = 'user-not-found';
  end if;
  if held.id = scope_membership() then
    raise exception using errcode = 'EN409', message = 'user-is-oneself';
  end if;
  return held;
end $$;

create or replace function audit_user(membership uuid, what text, origin text, more jsonb) returns void
  language sql volatile security definer set search_path = public, pg_temp as $$
  select append_audit(scope_company(), i.email, i.id, what, membership::text, origin, more)
    from identities i where i.id = scope_identity() $$;

-- What a user was granted, as its history tells it.
create or replace function user_grant(held memberships) returns jsonb
  language sql stable security definer set search_path = public, pg_temp as $$
  select jsonb_build_object('rol', case when held.is_master then 'master' else coalesce(held.role, 'usuario') end,
    'modules', held.modules, 'read_only', held.read_only, 'ends_on', held.ends_on,
    'sucursales', case when not held.all_accounts then (
       select coalesce(jsonb_agg(b.nombre order by b.codigo, b.id), '[]') from membership_accounts a
         join branch_accounts b on b.company_id = a.company_id and b.id = a.third_id
        where a.company_id = held.company_id and a.membership_id = held.id) end,
    'tipo_identificacion', held.tipo_identificacion, 'identificacion', held.identificacion, 'cargo', held.cargo,
    'first_name', held.first_name, 'last_name', held.last_name, 'movil', held.movil, 'correo', held.invited_email) $$;

-- Writes what a master typed into a membership: {first_name, last_name, tipo_identificacion, identificacion, cargo, movil,
-- movil_indicative} and, as `grant`, {role, modules, read_only, ends_on, accounts}. A master gives no account that it has
-- not; the company itself, which has no membership, gives any account of the third party. What is not named stays.
create or replace function write_user(membership uuid, given jsonb) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  granted jsonb := given -> 'grant';
  wanted integer[] := case when jsonb_typeof(granted -> 'accounts') = 'array'
                           then array(select jsonb_array_elements_text(granted -> 'accounts')::integer) end;
  giver memberships;
  held memberships;
  gives_all boolean;
begin
  if scope_membership() is not null then
    select m.* into strict giver from memberships m where m.company_id = scope_company() and m.id = scope_membership();
  end if;
  gives_all := giver.id is null or giver.all_accounts;
  select m.* into strict held from memberships m where m.company_id = scope_company() and m.id = membership;
  update memberships m
     set first_name = coalesce(given ->> 'first_name', m.first_name), last_name = coalesce(given ->> 'last_name', m.last_name),
         tipo_identificacion = case when given ? 'tipo_identificacion' then nullif(given ->> 'tipo_identificacion', '')
                                    else m.tipo_identificacion end,
         identificacion = case when given ? 'identificacion' then nullif(given ->> 'identificacion', '')
                               else m.identificacion end,
         cargo = coalesce(given ->> 'cargo', m.cargo), movil = coalesce(given ->> 'movil', m.movil),
         movil_indicative = coalesce(given ->> 'movil_indicative', m.movil_indicative)
   where m.company_id = scope_company() and m.id = membership;
  if held.is_master or jsonb_typeof(granted) is distinct from 'object' then return; end if;

  if wanted is null and not held.all_accounts and not gives_all then
    raise exception using errcode = 'EN403', message = 'account-foreign';
  end if;
  if exists (select 1 from unnest(wanted) w (account)
              where not exists (select 1 from branch_accounts b
                                 where b.company_id = held.company_id and b.third_party_id = held.third_party_id and b.id = w.account)
                 or not (gives_all
                         or exists (select 1 from membership_accounts a where a.company_id = held.company_id
                                       and a.membership_id in (giver.id, held.id) and a.third_id = w.account))) then
    raise exception using errcode = 'EN403', message = 'account-foreign';
  end if;
  update memberships m
     set role = granted ->> 'role', read_only = (granted ->> 'read_only')::boolean, ends_on = (granted ->> 'ends_on')::date,
         modules = case when jsonb_typeof(granted -> 'modules') = 'array'
                        then array(select jsonb_array_elements_text(granted -> 'modules')) end,
         all_accounts = wanted is null
   where m.company_id = held.company_id and m.id = membership;
  delete from membership_accounts a where a.company_id = held.company_id and a.membership_id = membership;
  insert into membership_accounts (company_id, membership_id, third_id)
  select distinct held.company_id, membership, w.account from unnest(wanted) w (account);
end $$;

-- Changes what a user is granted. Of who has not taken up the invitation yet the email may be put right, too: the earlier
-- link is void and the new address is to be mailed, which is the answer; else no row. The branches of a user are no column
-- of it, so a new master is refused here and not by a trigger.
create or replace function change_user(wanted uuid, wanted_email text, given jsonb, token bytea, valid_minutes integer, origin text)
  returns table (email text, has_password boolean)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  held memberships := held_user(wanted);
  before jsonb := user_grant(held);
  person identities;
  moves boolean := wanted_email is not null and not (held.active or held.accepted_at is not null)
                   and lower(trim(wanted_email)) is distinct from held.invited_email;
begin
  perform write_user(held.id, given);
  if moves then
    insert into identities (email) values (lower(trim(wanted_email))) on conflict (email) do nothing;
    select * into strict person from identities where email = lower(trim(wanted_email));
    if exists (select 1 from memberships m where m.company_id = scope_company() and m.third_party_id = scope_third_party()
                  and m.identity_id = person.id and m.id <> held.id) then
      raise exception using errcode = 'EN409', message = 'user-exists';
    end if;
    update one_use_tokens t set spent_at = now()
     where t.company_id = held.company_id and t.membership_id = held.id and t.spent_at is null;
    update memberships m set identity_id = person.id, invited_email = person.email
     where m.company_id = held.company_id and m.id = held.id;
    if held.invited_until is not null then
      perform renew_invitation_link(held.company_id, held.id, token, valid_minutes);
    end if;
  end if;
  select m.* into held from memberships m where m.company_id = held.company_id and m.id = held.id;
  if user_grant(held) -> 'sucursales' is distinct from before -> 'sucursales' then
    perform refuse_new_master(held);
  end if;
  if user_grant(held) is distinct from before then
    perform audit_user(held.id, 'user-changed', origin, jsonb_build_object('before', before, 'after', user_grant(held)));
  end if;
  if moves and held.invited_until is not null then
    return query select person.email, person.password_hash is not null;
  end if;
end $$;

-- Lets a user in again, or keeps it out from now on: its sessions end, and an invitation that was not taken up is void. A
-- new master keeps no other master out.
create or replace function set_user_active(wanted uuid, wanted_active boolean, origin text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held memberships := held_user(wanted);
begin
  if not wanted_active and held.is_master and membership_is_open(held) then
    raise exception using errcode = 'EN409', message = 'user-is-master';
  end if;
  perform set_held_user_active(held, wanted_active, origin);
end $$;

-- The hints and tours that the open scope's person has seen.
create or replace function scope_seen_help() returns text[]
  language sql stable security definer set search_path = public, pg_temp as $$
  select i.seen_help from identities i where i.id = scope_identity() $$;

-- The open scope's person has seen these, too; returns all that it has seen.
create or replace function mark_seen_help(topics text[]) returns text[]
  language sql volatile security definer set search_path = public, pg_temp as $$
  update identities i
     set seen_help = array(select distinct topic from unnest(i.seen_help || topics) as topic order by topic)
   where i.id = scope_identity() returning i.seen_help $$;

-- The open scope's person is shown hints and tours again.
create or replace function forget_seen_help() returns text[]
  language sql volatile security definer set search_path = public, pg_temp as $$
  update identities i set seen_help = '{}' where i.id = scope_identity() returning i.seen_help $$;

-- Who may call them.
revoke execute on function person_of_membership, supplier_itself, scope_is_supplier_itself, scope_person, scope_person_memberships, scope_membership_accounts,
  membership_is_open, scope_is_master, identity_has_factor, scope_users, scope_user_history, begin_user_change, held_user,
  audit_user, user_grant, write_user, change_user, set_user_active, scope_seen_help, mark_seen_help, forget_seen_help
  from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function scope_person, scope_person_memberships, scope_membership_accounts, scope_is_master, scope_users,
  scope_user_history, change_user, set_user_active to enlace_app;
grant execute on function scope_seen_help, mark_seen_help, forget_seen_help to enlace_app, enlace_staff;
grant execute on function membership_is_open to enlace_staff;
