-- Row-level security stands on every tenant table and is forced for the owner too. enlace_app answers visitors and
-- suppliers: it sees the third party and the accounts of the open scope, nothing else. enlace_staff works for one company
-- (back office, imports, command line) and sees the open company, nothing else; enlace_works does so for work that no
-- session proves (jobs, loads). enlace_door looks up what belongs to no scope. enlace_owner owns the objects; its SECURITY
-- DEFINER functions are the only look-ups that cross companies. A scope that is not set reads as null: no rows. Policies
-- read the scope in a sub-select, once a statement.

-- Opens a company for a visitor or for the staff role. What a visitor may see is decided by the policies of enlace_app.
create or replace function open_company(wanted integer) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select 1 from companies where id = wanted)
     or exists (select 1 from trial_companies where company_id = wanted and state = 'removed') then
    raise exception using errcode = 'EN404', message = 'company-not-found';
  end if;
  perform seal_scope(wanted::text, '', '', '', '');
  return wanted;
end $$;

-- Opens a supplier's scope or aborts the whole batch: the session's two halves must belong together and be alive, the
-- account must be one of the membership's, the module must be on for the company and granted to the person.
-- SQLSTATE EN401 (no session), EN403 (not yours), EN503 (page offline); the message is the problem's code.
create or replace function open_session_scope(token bytea, cookie bytea, account integer, module text, needs_master boolean, renews boolean)
  returns opened_scope
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  session record;
  accounts integer[];
  opened opened_scope;
begin
  select s.company_id, s.id as session_id, s.expires_at, s.last_seen_at, s.idle_minutes, s.ended_at as session_ended,
         f.identity_id, f.ended_at as family_ended, f.absolute_expiry, f.cookie_hash,
         m.id as membership_id, m.third_party_id, m.is_master, m.all_accounts, m.modules,
         membership_is_open(m) and i.active and t.activo as active
    into session
    from sessions s
    join session_families f on f.id = s.family_id
    join memberships m on m.company_id = s.company_id and m.id = s.membership_id
    join identities i on i.id = f.identity_id
    join third_parties t on t.company_id = m.company_id and t.id = m.third_party_id
   where s.session_token_hash = token;
  if not found or session.cookie_hash is distinct from cookie or not session.active
     or session.session_ended is not null or session.family_ended is not null then
    raise exception using errcode = 'EN401', message = 'session-missing';
  end if;
  if session.expires_at <= now() or session.absolute_expiry <= now()
     or session.last_seen_at + make_interval(mins => session.idle_minutes) <= now() then
    raise exception using errcode = 'EN401', message = 'session-expired';
  end if;
  if exists (select 1 from settings v where v.company_id = session.company_id and v.name = 'pageOnline'
               and (v.value #>> '{}') in ('0', 'false')) then
    raise exception using errcode = 'EN503', message = 'page-offline';
  end if;
  if needs_master and not session.is_master then
    raise exception using errcode = 'EN403', message = 'not-master';
  end if;
  if module is not null and (
       not exists (select 1 from settings v where v.company_id = session.company_id and v.name = module
                     and (v.value #>> '{}') ~ '^[0-9]+$' and (v.value #>> '{}')::integer > 0)
       or (session.modules is not null and not session.is_master and not module = any (session.modules))) then
    raise exception using errcode = 'EN403', message = 'module-off';
  end if;
  if session.all_accounts then
    select array_agg(b.id order by b.id) into accounts from branch_accounts b
     where b.company_id = session.company_id and b.third_party_id = session.third_party_id and b.activo;
  else
    select array_agg(a.third_id order by a.third_id) into accounts
      from membership_accounts a join branch_accounts b on b.company_id = a.company_id and b.id = a.third_id
     where a.company_id = session.company_id and a.membership_id = session.membership_id
       and b.third_party_id = session.third_party_id and b.activo;
  end if;
  if account is not null then
    if accounts is null or not account = any (accounts) then
      raise exception using errcode = 'EN403', message = 'account-foreign';
    end if;
    accounts := array[account];
  end if;
  if renews and session.last_seen_at < now() - interval '1 minute' then
    update sessions set last_seen_at = now() where company_id = session.company_id and id = session.session_id;
  end if;
  perform seal_scope(session.company_id::text, session.third_party_id::text, array_to_string(accounts, ','), session.membership_id::text, session.identity_id::text);
  opened := row(session.company_id, session.identity_id, session.membership_id, session.third_party_id,
                coalesce(accounts, '{}'), session.is_master, session.session_id);
  return opened;
end $$;

-- Whether a host is claimed by a company, and by which; else the wanted one, else the configured one, where it exists.
create or replace function visited_company(wanted_host text, wanted integer, configured integer)
  returns table (company_id integer, is_claimed boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select demand_door();
  select coalesce(h.company_id, w.id, c.id), h.company_id is not null
    from (select 1) one
    left join company_hosts h on h.host = lower(wanted_host)
    left join companies w on w.id = wanted
      and not exists (select 1 from trial_companies t where t.company_id = w.id and t.state = 'removed')
    left join companies c on c.id = configured $$;

-- The modules that a master left to the open session's person; null is all that the company has switched on. The menu
-- needs them, so that it offers no door that the server would not open.
create or replace function scope_modules() returns text[]
  language sql stable security definer set search_path = public, pg_temp as $$
  select case when m.is_master then null else m.modules end
    from memberships m where m.company_id = scope_company() and m.id = scope_membership() $$;

-- The accounts that a membership may read now; null where it may read none, or may not enter any more.
create or replace function accounts_of_membership(company integer, membership uuid) returns integer[]
  language sql stable security definer set search_path = public, pg_temp as $$
  select array_agg(b.id order by b.id)
    from memberships m
    join identities i on i.id = m.identity_id and i.active
    join third_parties t on t.company_id = m.company_id and t.id = m.third_party_id and t.activo
    join branch_accounts b on b.company_id = m.company_id and b.third_party_id = m.third_party_id and b.activo
   where m.company_id = company and m.id = membership and membership_is_open(m)
     and (m.all_accounts or exists (select 1 from membership_accounts a where a.company_id = m.company_id
                                      and a.membership_id = m.id and a.third_id = b.id)) $$;

-- Whether a module is on for the company and granted to the membership; no module asks for none.
create or replace function membership_has_module(company integer, membership uuid, wanted text) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select wanted is null or exists (
    select 1 from memberships m
      join settings v on v.company_id = m.company_id and v.name = wanted
     where m.company_id = company and m.id = membership and (v.value #>> '{}') ~ '^[0-9]+$'
       and (v.value #>> '{}')::integer > 0 and (m.modules is null or m.is_master or wanted = any (m.modules))) $$;

-- Whether the open scope's person may do anything but read, or the scope is of a mail or a key by which documents are handed in.
create or replace function scope_may_act() returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select 1 from memberships m
                  where m.company_id = scope_company() and m.id = scope_membership() and not m.read_only)
      or (scope_mail()).id is not null or (scope_key()).id is not null $$;

-- A scope that was opened for a call that changes something of the supplier's: not for who may only look.
create or replace function refuse_reader(opened opened_scope) returns opened_scope
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select 1 from memberships m where m.company_id = opened.company_id and m.id = opened.membership_id and m.read_only) then
    raise exception using errcode = 'EN403', message = 'read-only-person';
  end if;
  return opened;
end $$;

create or replace function today_in_bogota() returns date language sql stable
  as $$ select (now() at time zone 'America/Bogota')::date $$;

-- Whether the open scope's person may do more than read; refused where not.
create or replace function require_acting() returns void
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if not scope_may_act() then
    raise exception using errcode = 'EN403', message = 'read-only-person';
  end if;
end $$;

-- A scope that was opened for a session that began after such a text was published: nothing of the portal before it is
-- accepted. A session that was open already goes on, so that nobody is interrupted.
create or replace function refuse_unaccepted(opened opened_scope) returns opened_scope
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if exists (select 1 from legal_versions l where l.company_id = opened.company_id and l.must_accept)
     and exists (select 1 from due_legal_texts(opened.company_id, opened.identity_id) d, sessions s
                  where s.company_id = opened.company_id and s.id = opened.session_id and d.since <= s.created_at) then
    raise exception using errcode = 'EN403', message = 'acceptance-due';
  end if;
  return opened;
end $$;

-- The sealed scope as it was said; null where its seal does not hold.
create or replace function sealed_scope() returns text
  language plpgsql stable parallel safe security definer as $$
begin
  return case when pg_catalog.current_setting('app.seal', true) operator(pg_catalog.=) pg_catalog.encode(pg_catalog.sha256(
    pg_catalog.int8send(pg_catalog.pg_sequence_last_value('public.scope_key_outer'::pg_catalog.regclass))
    operator(pg_catalog.||) pg_catalog.sha256(
      pg_catalog.int8send(pg_catalog.pg_sequence_last_value('public.scope_key_inner'::pg_catalog.regclass))
    operator(pg_catalog.||) pg_catalog.timestamptz_send(pg_catalog.now())
    operator(pg_catalog.||) pg_catalog.textsend(pg_catalog.current_setting('role') operator(pg_catalog.||) pg_catalog.current_setting('app.scope', true)))), 'hex')
    then pg_catalog.current_setting('app.scope', true) end;
end $$;

-- Refuses where a scope is open, unless it is that of the look-ups or of a company's work: what a list smuggles in looks nobody
-- up. Anyone who takes another role on in the middle has no scope any more, for the seal is the former role's.
create or replace function demand_door() returns void
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if scope_was_opened() and (scope_company() is null or effective_role() not in ('enlace_door', 'enlace_works')) then
    raise exception using errcode = 'EN403', message = 'scope-open';
  end if;
end $$;

-- Refuses another company than that of the open scope.
create or replace function demand_own_company(asked integer) returns void
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if scope_was_opened() and scope_company() is distinct from asked then
    raise exception using errcode = 'EN403', message = 'scope-open';
  end if;
end $$;

-- Refuses another person than that of the open scope; somebody who signs in is not in a scope of its own yet.
create or replace function demand_own_person(asked uuid) returns void
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if scope_identity() is distinct from asked then
    perform demand_door();
  end if;
end $$;

-- Who may call them.
revoke execute on function open_company, open_session_scope, visited_company, scope_modules,
  accounts_of_membership, membership_has_module, scope_may_act, refuse_reader, today_in_bogota, require_acting,
  refuse_unaccepted, sealed_scope, demand_door, demand_own_company, demand_own_person
  from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function visited_company to enlace_door;
grant execute on function open_company to enlace_app, enlace_works;
grant execute on function scope_modules, scope_may_act to enlace_app, enlace_staff;
grant execute on function refuse_reader, refuse_unaccepted to enlace_app;
