-- Row-level security on every tenant table, forced for the owner too, and the only doors into a scope.
--
-- enlace_app    answers visitors and suppliers: sees the open scope's third party and accounts, nothing else.
-- enlace_staff  works for one company (imports, back office, CLI): sees the open company, nothing else.
-- enlace_owner  owns the objects; its SECURITY DEFINER functions are the only look-ups that cross companies.
-- A setting that is not set reads as null: no rows. The settings are read in a sub-select, once a statement.

create function scope_company() returns integer language sql stable
  as $$ select nullif(current_setting('app.company_id', true), '')::integer $$;
create function scope_third_party() returns integer language sql stable
  as $$ select nullif(current_setting('app.third_party_id', true), '')::integer $$;
create function scope_accounts() returns integer[] language sql stable
  as $$ select string_to_array(nullif(current_setting('app.account_ids', true), ''), ',')::integer[] $$;
create function scope_membership() returns uuid language sql stable
  as $$ select nullif(current_setting('app.membership_id', true), '')::uuid $$;
create function scope_identity() returns uuid language sql stable
  as $$ select nullif(current_setting('app.identity_id', true), '')::uuid $$;

do $$
declare
  every_table text[] := array['company_hosts', 'settings', 'company_files', 'menu_items', 'third_parties',
    'branch_accounts', 'memberships', 'membership_accounts', 'sessions', 'one_use_tokens', 'outbox_mails', 'audit_log',
    'import_batches', 'import_findings', 'import_mappings', 'data_freshness', 'account_statements', 'payments_made',
    'payments_made_lines', 'purchase_order', 'purchase_order_lines', 'purchase_tickets', 'purchase_tickets_lines',
    'notes_debit', 'notes_debit_lines', 'supplier_contracts', 'document_links'];
  document_tables text[] := array['account_statements', 'payments_made', 'payments_made_lines', 'purchase_order',
    'purchase_order_lines', 'purchase_tickets', 'purchase_tickets_lines', 'notes_debit', 'notes_debit_lines',
    'supplier_contracts', 'document_links'];
  -- What the portal may read of the open company, whoever asks: no table with a person or an amount in it.
  company_tables text[] := array['settings', 'company_files', 'menu_items', 'data_freshness'];
  -- What the staff role may write for the open company. Audit is appended through its function only.
  staff_tables text[] := array['company_hosts', 'settings', 'company_files', 'menu_items', 'third_parties',
    'branch_accounts', 'memberships', 'membership_accounts', 'outbox_mails', 'import_batches', 'import_findings',
    'import_mappings', 'data_freshness', 'account_statements', 'payments_made', 'payments_made_lines',
    'purchase_order', 'purchase_order_lines', 'purchase_tickets', 'purchase_tickets_lines', 'notes_debit',
    'notes_debit_lines', 'supplier_contracts', 'document_links'];
  name text;
begin
  foreach name in array every_table loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner on %I to enlace_owner using (true) with check (true)', name);
  end loop;
  foreach name in array document_tables loop
    execute format(
      'create policy supplier on %I for select to enlace_app using (company_id = (select scope_company()) '
      || 'and third_party_id = (select scope_third_party()) and third_id = any ((select scope_accounts())::integer[]))', name);
    execute format('grant select on %I to enlace_app', name);
  end loop;
  foreach name in array company_tables loop
    execute format('create policy portal on %I for select to enlace_app using (company_id = (select scope_company()))', name);
    execute format('grant select on %I to enlace_app', name);
  end loop;
  foreach name in array staff_tables loop
    execute format('create policy staff on %I to enlace_staff using (company_id = (select scope_company())) '
      || 'with check (company_id = (select scope_company()))', name);
    execute format('grant select, insert, update, delete on %I to enlace_staff', name);
  end loop;
end $$;

create policy supplier on third_parties for select to enlace_app
  using (company_id = (select scope_company()) and id = (select scope_third_party()));
create policy supplier on branch_accounts for select to enlace_app
  using (company_id = (select scope_company()) and third_party_id = (select scope_third_party())
    and id = any ((select scope_accounts())::integer[]));
grant select on third_parties, branch_accounts to enlace_app;

create policy staff on audit_log for select to enlace_staff using (company_id = (select scope_company()));
grant select on audit_log to enlace_staff;

alter table companies enable row level security;
alter table companies force row level security;
create policy owner on companies to enlace_owner using (true) with check (true);
create policy portal on companies for select to enlace_app using (id = (select scope_company()));
create policy staff on companies to enlace_staff using (id = (select scope_company())) with check (id = (select scope_company()));
grant select on companies to enlace_app;
grant select, update on companies to enlace_staff;

-- Global tables that only the owner's functions touch.
do $$
declare name text;
begin
  foreach name in array array['identities', 'session_families', 'attempt_counters'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner on %I to enlace_owner using (true) with check (true)', name);
  end loop;
end $$;

-- The company of the host, else the configured one (decisions 2); null when there is none.
create function company_of_host(wanted_host text, fallback integer) returns integer
  language sql stable security definer set search_path = public, pg_temp
  as $$ select coalesce((select company_id from company_hosts where host = lower(wanted_host)),
                        (select id from companies where id = fallback)) $$;

-- Opens a company for a visitor or for the staff role. What a visitor may see is decided by the policies of enlace_app.
create function open_company(wanted integer) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select 1 from companies where id = wanted) then
    raise exception using errcode = 'EN404', message = 'company-not-found';
  end if;
  perform set_config('app.company_id', wanted::text, true),
          set_config('app.third_party_id', '', true), set_config('app.account_ids', '', true),
          set_config('app.membership_id', '', true), set_config('app.identity_id', '', true);
  return wanted;
end $$;

create type opened_scope as (
  company_id integer, identity_id uuid, membership_id uuid, third_party_id integer, account_ids integer[],
  is_master boolean, session_id uuid
);

-- Opens a supplier's scope or aborts the whole batch: the session's two halves must belong together and be alive, the
-- account must be one of the membership's, the module must be on for the company and granted to the person.
-- SQLSTATE EN401 (no session), EN403 (not yours), EN503 (page offline); the message is the problem's code.
create function open_scope(token bytea, cookie bytea, account integer, module text, needs_master boolean, renews boolean)
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
         m.active and i.active and t.activo as active
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
  perform set_config('app.company_id', session.company_id::text, true),
          set_config('app.third_party_id', session.third_party_id::text, true),
          set_config('app.account_ids', array_to_string(accounts, ','), true),
          set_config('app.membership_id', session.membership_id::text, true),
          set_config('app.identity_id', session.identity_id::text, true);
  opened := row(session.company_id, session.identity_id, session.membership_id, session.third_party_id,
                coalesce(accounts, '{}'), session.is_master, session.session_id);
  return opened;
end $$;

-- The audit trail's only entrance.
create function append_audit(company integer, who text, person uuid, what text, aim text, origin text, more jsonb)
  returns void language sql security definer set search_path = public, pg_temp
  as $$ insert into audit_log (company_id, actor, identity_id, action, target, address, detail)
        values (company, who, person, what, aim, origin, coalesce(more, '{}')) $$;

revoke execute on all functions in schema public from public;
grant execute on function scope_company(), scope_third_party(), scope_accounts(), scope_membership(), scope_identity(),
  company_of_host(text, integer), open_company(integer),
  append_audit(integer, text, uuid, text, text, text, jsonb) to enlace_app, enlace_staff;
grant execute on function open_scope(bytea, bytea, integer, text, boolean, boolean) to enlace_app;
