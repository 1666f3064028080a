-- The users of a supplier: what its masters know of them, grant them and may do to them. A master only ever reaches the
-- memberships of its own third party in its own company; whether a person is anybody elsewhere is told by nothing here.

-- The name of what was granted; null is the whole portal. A master needs none. What a person may open follows from
-- `modules` and `read_only` alone.
alter table memberships
  add column role text check (role in ('cartera', 'logistica', 'comercial', 'contador')),
  -- The last day, in Bogotá, on which it opens anything.
  add column ends_on date,
  -- The person as this supplier knows it: what a master typed. The person's own names and phone take their place once the
  -- invitation is taken up.
  add column first_name text not null default '',
  add column last_name text not null default '',
  add column tipo_identificacion text,
  add column identificacion text,
  add column cargo text not null default '',
  add column movil text not null default '',
  add column movil_indicative text not null default '',
  -- Where the invitation went: the person's email may be another one by now, and that is the person's own business.
  add column invited_email text,
  add column invited_at timestamptz,
  add column invited_until timestamptz,
  -- Since when it is a master: bank data stays hidden from a new one for a while.
  add column master_since timestamptz;
update memberships set master_since = coalesce(accepted_at, created_at) where is_master;
alter table memberships add constraint memberships_master_is_whole
  check (not is_master or (ends_on is null and role is null and not read_only));
create index memberships_by_third_party on memberships (company_id, third_party_id);

create function note_master_since() returns trigger language plpgsql as $$
begin
  if not new.is_master then
    new.master_since := null;
  elsif new.master_since is null then
    new.master_since := now();
  end if;
  return new;
end $$;
create trigger memberships_note_master before insert or update of is_master on memberships
  for each row execute function note_master_since();

-- An invitation's link takes up one membership: another supplier's invitation of the same person stays as it is.
alter table one_use_tokens add column membership_id uuid;
alter table one_use_tokens add foreign key (company_id, membership_id) references memberships (company_id, id) on delete cascade;
create index one_use_tokens_by_membership on one_use_tokens (company_id, membership_id) where membership_id is not null;

-- The users are a list like the others, of which views are saved.
alter table saved_views drop constraint saved_views_list_check;
alter table saved_views add constraint saved_views_list_check check (list in ('account-statements', 'payments-made',
  'paid-invoices', 'purchase-order', 'purchase-tickets', 'notes-debit', 'users'));

-- What a user's history shows is read by it.
create index audit_log_by_target on audit_log (company_id, target, id) where target is not null;

-- Whether a membership opens anything now: it was taken up, nobody closed it, and its last day is not over in Bogotá.
create function membership_is_open(membership memberships) returns boolean language sql stable
  as $$ select membership.active and (membership.ends_on is null
                                      or membership.ends_on >= (now() at time zone 'America/Bogota')::date) $$;

-- Every door that asked whether a membership is active asks from here on whether it is open. Whoever redefines one of
-- them later writes `membership_is_open(m)`.
do $$
declare
  door record;
  doors integer := 0;
begin
  for door in select p.oid::regprocedure as name, pg_get_functiondef(p.oid) as definition
                from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and p.prosrc ~ '\mm\.active\M' loop
    execute regexp_replace(door.definition, '\mm\.active\M', 'membership_is_open(m)', 'g');
    doors := doors + 1;
  end loop;
  if doors < 12 then
    raise exception 'only % doors ask for an active membership', doors;
  end if;
end $$;

-- A scope that was opened for a call that changes something of the supplier's: not for who may only look.
create function refuse_reader(opened opened_scope) returns opened_scope
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select 1 from memberships m where m.company_id = opened.company_id and m.id = opened.membership_id and m.read_only) then
    raise exception using errcode = 'EN403', message = 'read-only-person';
  end if;
  return opened;
end $$;

-- The person's memberships over all companies, with what each of them allows and until when.
drop function scope_person_memberships();
create function scope_person_memberships()
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
   where m.identity_id = scope_identity() and membership_is_open(m) and t.activo
   order by c.nombre, t.nombre, m.id $$;

-- Invitations --------------------------------------------------------------------------------------------------------

-- Makes a membership's earlier links void and gives it a new one.
create function renew_invitation_link(company integer, membership uuid, token bytea, valid_minutes integer) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  until timestamptz := now() + make_interval(mins => valid_minutes);
begin
  update one_use_tokens t set spent_at = now()
   where t.company_id = company and t.membership_id = membership and t.purpose = 'invitation' and t.spent_at is null;
  update memberships m set invited_at = now(), invited_until = until where m.company_id = company and m.id = membership;
  insert into one_use_tokens (token_hash, company_id, identity_id, purpose, expires_at, membership_id)
  select token, company, m.identity_id, 'invitation', until, m.id
    from memberships m where m.company_id = company and m.id = membership;
end $$;

-- Invites a person to the open company: the person, its membership and the hash of a link that works once. Nobody but
-- the person sets a password, and what another company invited opens nothing here before this link is spent.
create or replace function invite_person(
  wanted_email text, first text, last text, third_party integer, master boolean, accounts integer[],
  token bytea, valid_minutes integer
) returns table (identity_id uuid, membership_id uuid, has_password boolean)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  person identities;
  membership uuid;
begin
  if scope_company() is null then
    raise exception using errcode = 'EN404', message = 'company-not-found';
  end if;
  insert into identities (email, first_name, last_name) values (lower(trim(wanted_email)), first, last)
    on conflict (email) do nothing;
  select * into strict person from identities where email = lower(trim(wanted_email));
  insert into memberships as m (company_id, identity_id, third_party_id, is_master, all_accounts, active, first_name,
                                last_name, invited_email)
  values (scope_company(), person.id, third_party, master, accounts is null, false, first, last, person.email)
    on conflict (company_id, identity_id, third_party_id)
    do update set is_master = excluded.is_master, all_accounts = excluded.all_accounts,
                  role = case when not excluded.is_master then m.role end,
                  ends_on = case when not excluded.is_master then m.ends_on end,
                  read_only = m.read_only and not excluded.is_master
    returning m.id into membership;
  delete from membership_accounts a where a.company_id = scope_company() and a.membership_id = membership;
  insert into membership_accounts (company_id, membership_id, third_id)
  select scope_company(), membership, account from unnest(accounts) account;
  perform renew_invitation_link(scope_company(), membership, token, valid_minutes);
  return query select person.id, membership, person.password_hash is not null;
end $$;

-- Spends a one-use link. An invitation takes up the membership that it is for. With a new password all sessions of the
-- person end everywhere and its other links are void. No row where the link was spent meanwhile.
create or replace function spend_one_use_link(wanted bytea, new_password_hash text)
  returns table (company_id integer, identity_id uuid, email text)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  link one_use_tokens;
  taken record;
begin
  update one_use_tokens t set spent_at = now()
   where t.token_hash = wanted and t.spent_at is null and t.expires_at > now() returning t.* into link;
  if not found then return; end if;
  if link.purpose = 'invitation' then
    for taken in update memberships m set active = true, accepted_at = now(), invited_until = null
       where m.company_id = link.company_id and m.identity_id = link.identity_id and m.accepted_at is null
         and (link.membership_id is null or m.id = link.membership_id) returning m.* loop
      update identities i set first_name = taken.first_name, last_name = taken.last_name, updated_at = now()
       where i.id = link.identity_id and i.first_name = '' and i.last_name = '';
      update identities i set movil = taken.movil, movil_indicative = taken.movil_indicative, updated_at = now()
       where i.id = link.identity_id and i.movil = '' and taken.movil <> '';
    end loop;
  end if;
  if new_password_hash is not null then
    update identities i set password_hash = new_password_hash, updated_at = now() where i.id = link.identity_id;
    update session_families f set ended_at = now(), ended_reason = 'password'
     where f.identity_id = link.identity_id and f.ended_at is null;
    update one_use_tokens t set spent_at = now()
     where t.identity_id = link.identity_id and t.purpose = 'recovery' and t.spent_at is null;
  end if;
  return query select link.company_id, link.identity_id, i.email from identities i where i.id = link.identity_id;
end $$;

-- What a master sees --------------------------------------------------------------------------------------------------

-- Whether the open scope's person is, now, a master of the scope's third party.
create function scope_is_master() returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select 1 from memberships m
                  where m.company_id = scope_company() and m.id = scope_membership()
                    and m.third_party_id = scope_third_party() and m.is_master and membership_is_open(m)) $$;

-- Whether a person signs in with a second factor: whoever keeps the factors says.
create function identity_has_factor(person uuid) returns boolean language plpgsql stable
  as $$ begin return has_second_factor(person); end $$;

-- The users of the open scope's third party; no row for who is no master of it. What a person calls itself, and that it
-- signs in at all, is told of who took up this supplier's invitation only; of all others what the master typed.
create function scope_users()
  returns table (
    id uuid, is_self boolean, nombre text, first_name text, last_name text, tipo_identificacion text, identificacion text,
    correo text, cargo text, movil text, movil_indicative text, is_master boolean, rol text, modules text[],
    read_only boolean, ends_on date, all_accounts boolean, account_ids integer[], sucursales text[], has_factor boolean,
    last_used_at timestamptz, estado text, invited_until timestamptz, has_joined boolean, sessions integer,
    created_at timestamptz
  )
  language sql stable security definer set search_path = public, pg_temp as $$
  select u.id, u.id = scope_membership(), trim(u.first || ' ' || u.last), u.first, u.last, u.tipo_identificacion,
         u.identificacion, u.correo, u.cargo, u.phone, u.indicative, u.is_master,
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
           where m.company_id = scope_company() and m.third_party_id = scope_third_party() and scope_is_master()) u $$;

-- What happened to a user of the open scope's third party, newest first, as the audit trail keeps it: who did it is named
-- where it is one of the supplier's own people; everybody else is the company. No row for who is no master of it.
create function scope_user_history(wanted uuid)
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

-- What a master does --------------------------------------------------------------------------------------------------

-- One change at a time for a supplier's users, by somebody who is a master when its turn comes.
create function begin_user_change() returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform 1 from third_parties t where t.company_id = scope_company() and t.id = scope_third_party() for no key update;
  if not scope_is_master() then
    raise exception using errcode = 'EN403', message = 'not-master';
  end if;
end $$;

-- The user that a master acts on; nobody acts on itself here.
create function held_user(wanted uuid) returns memberships
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

create function audit_user(membership uuid, what text, origin text, more jsonb) returns void
  language sql volatile security definer set search_path = public, pg_temp as $$
  select append_audit(scope_company(), i.email, i.id, what, membership::text, origin, more)
    from identities i where i.id = scope_identity() $$;

-- What a user was granted, as its history tells it.
create function user_grant(held memberships) returns jsonb
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
-- movil_indicative} and, as `grant`, {role, modules, read_only, ends_on, accounts}. Nobody gives an account that it has not;
-- a master's grant is the whole portal, and is given and taken apart.
create function write_user(membership uuid, given jsonb) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  granted jsonb := given -> 'grant';
  wanted integer[] := case when jsonb_typeof(granted -> 'accounts') = 'array'
                           then array(select jsonb_array_elements_text(granted -> 'accounts')::integer) end;
  giver memberships;
  held memberships;
begin
  select m.* into strict giver from memberships m where m.company_id = scope_company() and m.id = scope_membership();
  select m.* into strict held from memberships m where m.company_id = scope_company() and m.id = membership;
  update memberships m
     set first_name = coalesce(given ->> 'first_name', m.first_name), last_name = coalesce(given ->> 'last_name', m.last_name),
         tipo_identificacion = nullif(given ->> 'tipo_identificacion', ''), identificacion = nullif(given ->> 'identificacion', ''),
         cargo = given ->> 'cargo', movil = coalesce(given ->> 'movil', m.movil),
         movil_indicative = coalesce(given ->> 'movil_indicative', m.movil_indicative)
   where m.company_id = scope_company() and m.id = membership;
  if held.is_master or jsonb_typeof(granted) is distinct from 'object' then return; end if;

  if wanted is null and not held.all_accounts and not giver.all_accounts then
    raise exception using errcode = 'EN403', message = 'account-foreign';
  end if;
  if exists (select 1 from unnest(wanted) w (account)
              where not exists (select 1 from branch_accounts b
                                 where b.company_id = scope_company() and b.third_party_id = scope_third_party() and b.id = w.account)
                 or not (giver.all_accounts
                         or exists (select 1 from membership_accounts a where a.company_id = scope_company()
                                       and a.membership_id in (giver.id, held.id) and a.third_id = w.account))) then
    raise exception using errcode = 'EN403', message = 'account-foreign';
  end if;
  update memberships m
     set role = granted ->> 'role', read_only = (granted ->> 'read_only')::boolean, ends_on = (granted ->> 'ends_on')::date,
         modules = case when jsonb_typeof(granted -> 'modules') = 'array'
                        then array(select jsonb_array_elements_text(granted -> 'modules')) end,
         all_accounts = wanted is null
   where m.company_id = scope_company() and m.id = membership;
  delete from membership_accounts a where a.company_id = scope_company() and a.membership_id = membership;
  insert into membership_accounts (company_id, membership_id, third_id)
  select distinct scope_company(), membership, w.account from unnest(wanted) w (account);
end $$;

-- Sends nobody to a membership any more: its sessions end here, wherever else the person is signed in.
create function close_membership_sessions(company integer, membership uuid) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  closed integer;
begin
  update sessions s set ended_at = now() where s.company_id = company and s.membership_id = membership and s.ended_at is null;
  get diagnostics closed = row_count;
  return closed;
end $$;

-- Invites one person as a user of the open scope's third party. An invitation that was withdrawn is given anew.
create function invite_user(
  wanted_email text, given jsonb, token bytea, valid_minutes integer, at_most integer, origin text
) returns table (membership_id uuid, has_password boolean)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  person identities;
  held memberships;
begin
  perform begin_user_change();
  insert into identities (email) values (lower(trim(wanted_email))) on conflict (email) do nothing;
  select * into strict person from identities where email = lower(trim(wanted_email));
  select m.* into held from memberships m where m.company_id = scope_company() and m.third_party_id = scope_third_party()
     and m.identity_id = person.id for update;
  if found and (held.active or held.accepted_at is not null or held.invited_until is not null) then
    raise exception using errcode = 'EN409', message = 'user-exists';
  end if;
  if (select count(*) from memberships m where m.company_id = scope_company() and m.third_party_id = scope_third_party()
         and m.accepted_at is null and not m.active and m.invited_until > now()) >= at_most then
    raise exception using errcode = 'EN429', message = 'too-many-invitations';
  end if;
  if held.id is null then
    insert into memberships (company_id, identity_id, third_party_id, active, all_accounts)
    values (scope_company(), person.id, scope_third_party(), false,
            (select m.all_accounts from memberships m where m.company_id = scope_company() and m.id = scope_membership()))
    returning * into held;
  end if;
  perform write_user(held.id, given);
  update memberships m set invited_email = person.email where m.company_id = scope_company() and m.id = held.id;
  perform renew_invitation_link(scope_company(), held.id, token, valid_minutes);
  select m.* into held from memberships m where m.company_id = scope_company() and m.id = held.id;
  perform audit_user(held.id, 'user-invited', origin, user_grant(held));
  return query select held.id, person.password_hash is not null;
end $$;

-- Gives the invitation of a user who has not taken it up another link; the earlier one is void. Answers whom to mail.
create function resend_invitation(wanted uuid, token bytea, valid_minutes integer, origin text)
  returns table (email text, has_password boolean)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held memberships := held_user(wanted);
begin
  if held.active or held.accepted_at is not null then
    raise exception using errcode = 'EN409', message = 'user-joined';
  end if;
  if held.invited_until is not null and held.invited_at > now() - interval '1 minute' then
    raise exception using errcode = 'EN409', message = 'invitation-just-sent';
  end if;
  perform renew_invitation_link(scope_company(), held.id, token, valid_minutes);
  perform audit_user(held.id, 'user-reinvited', origin, '{}');
  return query select i.email, i.password_hash is not null from identities i where i.id = held.identity_id;
end $$;

-- Changes what a user is granted. Of who has not taken up the invitation yet the email may be put right, too: the earlier
-- link is void and the new address is to be mailed, which is the answer; else no row.
create function change_user(wanted uuid, wanted_email text, given jsonb, token bytea, valid_minutes integer, origin text)
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
  if user_grant(held) is distinct from before then
    perform audit_user(held.id, 'user-changed', origin, jsonb_build_object('before', before, 'after', user_grant(held)));
  end if;
  if moves and held.invited_until is not null then
    return query select person.email, person.password_hash is not null;
  end if;
end $$;

-- Lets a user in again, or keeps it out from now on: its sessions end, and an invitation that was not taken up is void.
create function set_user_active(wanted uuid, wanted_active boolean, origin text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held memberships := held_user(wanted);
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
    if held.is_master and membership_is_open(held) then
      raise exception using errcode = 'EN409', message = 'user-is-master';
    end if;
    update memberships m set active = false, invited_until = null where m.company_id = held.company_id and m.id = held.id;
    update one_use_tokens t set spent_at = now()
     where t.company_id = held.company_id and t.membership_id = held.id and t.spent_at is null;
    perform close_membership_sessions(held.company_id, held.id);
    perform audit_user(held.id, case when held.active then 'user-disabled' else 'user-withdrawn' end, origin, '{}');
  end if;
end $$;

-- Ends a user's sessions at this supplier. Answers how many were open.
create function end_user_sessions(wanted uuid, origin text) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held memberships := held_user(wanted);
  closed integer := close_membership_sessions(held.company_id, held.id);
begin
  perform audit_user(held.id, 'user-sessions-ended', origin, jsonb_build_object('sessions', closed));
  return closed;
end $$;

-- Makes a user who can enter now a master; whoever hands the role over keeps the whole portal without it.
create function give_master(wanted uuid, hands_over boolean, origin text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held memberships := held_user(wanted);
begin
  if not membership_is_open(held) or exists (select 1 from identities i where i.id = held.identity_id and not i.active) then
    raise exception using errcode = 'EN409', message = 'user-not-joined';
  end if;
  if not held.is_master then
    update memberships m
       set is_master = true, role = null, modules = null, read_only = false, ends_on = null,
           -- Nobody gives an account that it has not.
           all_accounts = m.all_accounts or (select g.all_accounts from memberships g
                                              where g.company_id = held.company_id and g.id = scope_membership())
     where m.company_id = held.company_id and m.id = held.id;
    perform audit_user(held.id, 'user-made-master', origin, '{}');
  end if;
  if hands_over then
    update memberships m set is_master = false where m.company_id = held.company_id and m.id = scope_membership();
    perform audit_user(scope_membership(), 'user-gave-master', origin, '{}');
  end if;
end $$;

-- Makes another master an ordinary user: whoever takes the role has it, so that there always is one.
create function take_master(wanted uuid, origin text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held memberships := held_user(wanted);
begin
  if not held.is_master then return; end if;
  update memberships m set is_master = false where m.company_id = held.company_id and m.id = held.id;
  perform audit_user(held.id, 'user-lost-master', origin, '{}');
end $$;

-- The open masters of the scope's third party, whom what happens to the users concerns.
create function scope_masters() returns table (email text, first_name text, is_self boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select i.email, i.first_name, m.id = scope_membership()
    from memberships m join identities i on i.id = m.identity_id and i.active
   where m.company_id = scope_company() and m.third_party_id = scope_third_party() and m.is_master and membership_is_open(m)
   order by 1 $$;

revoke execute on function note_master_since(), membership_is_open(memberships),
  refuse_reader(opened_scope), scope_person_memberships(),
  renew_invitation_link(integer, uuid, bytea, integer), scope_is_master(), identity_has_factor(uuid), scope_users(),
  scope_user_history(uuid), begin_user_change(), held_user(uuid), audit_user(uuid, text, text, jsonb), user_grant(memberships),
  write_user(uuid, jsonb), close_membership_sessions(integer, uuid), invite_user(text, jsonb, bytea, integer, integer, text),
  resend_invitation(uuid, bytea, integer, text), change_user(uuid, text, jsonb, bytea, integer, text),
  set_user_active(uuid, boolean, text), end_user_sessions(uuid, text), give_master(uuid, boolean, text), take_master(uuid, text), scope_masters()
  from public;
grant execute on function refuse_reader(opened_scope), scope_person_memberships(),
  scope_is_master(), scope_users(), scope_user_history(uuid), invite_user(text, jsonb, bytea, integer, integer, text),
  resend_invitation(uuid, bytea, integer, text), change_user(uuid, text, jsonb, bytea, integer, text),
  set_user_active(uuid, boolean, text), end_user_sessions(uuid, text), give_master(uuid, boolean, text), take_master(uuid, text), scope_masters()
  to enlace_app;
