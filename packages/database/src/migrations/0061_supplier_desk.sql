-- What a company's staff does for its suppliers: the access of their users, invitations of many at once, the merge of two
-- third parties that are one, and looking at the portal as one of their users sees it.

-- The access of a supplier's users ------------------------------------------------------------------------------------

-- Writes what was granted into a membership. A master gives no account that it has not; the company itself, which has no
-- membership, gives whatever is the third party's. What is not named stays.
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

-- What a user is granted as one word: whoever changes it says which it saw.
create function company_user_seal(wanted uuid) returns text
  language sql stable security definer set search_path = public, pg_temp as $$
  select md5(user_grant(m)::text || m.active) from memberships m where m.company_id = scope_company() and m.id = wanted $$;

-- Changes what a user of a supplier is granted, by the company. A master's grant is the whole portal.
create function change_company_user(wanted uuid, seen text, given jsonb, origin text) returns void
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
create function set_held_user_active(held memberships, wanted_active boolean, origin text) returns void
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

-- By a master, who keeps out no other master.
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

-- By the company, which may keep out anybody.
create function set_company_user_active(wanted uuid, wanted_active boolean, origin text) returns void
  language sql security definer set search_path = public, pg_temp as $$
  select set_held_user_active(company_user(wanted), wanted_active, origin) $$;

-- Ends a user's sessions at its supplier. Answers how many were open.
create function end_company_user_sessions(wanted uuid, origin text) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held memberships := company_user(wanted);
  closed integer := close_membership_sessions(held.company_id, held.id);
begin
  perform audit_user(held.id, 'user-sessions-ended', origin, jsonb_build_object('sessions', closed));
  return closed;
end $$;

-- Makes a user who can enter a master of its supplier, or an ordinary user again.
create function set_company_master(wanted uuid, becomes_master boolean, origin text) returns void
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
create function is_only_company_user(wanted uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select 1 from memberships m
     where m.company_id = scope_company() and m.id = wanted
       and not exists (select 1 from memberships o where o.identity_id = m.identity_id and o.company_id <> m.company_id
                          and (o.active or o.accepted_at is not null))
       and not exists (select 1 from staff_members s where s.identity_id = m.identity_id and s.accepted_at is not null)
       and not exists (select 1 from operators o where o.identity_id = m.identity_id)) $$;

-- Looking at the portal as a user of a supplier -----------------------------------------------------------------------

-- A look at the portal as somebody else: who looks, as whom, until when. It is no session of the person's and is known to
-- nothing that knows sessions. Whatever runs under it cannot write: its transactions are read only.
create table supplier_views (
  company_id integer not null references companies,
  id uuid not null default gen_random_uuid(),
  staff_id uuid not null,
  -- The browser's half of the staff's session: with its end this ends.
  family_id uuid not null references session_families on delete cascade,
  membership_id uuid not null,
  third_party_id integer not null,
  code_hash bytea not null unique,
  code_until timestamptz not null,
  host text not null,
  left_host text not null,
  token_hash bytea unique,
  cookie_hash bytea,
  begun_at timestamptz,
  expires_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, staff_id) references staff_members (company_id, id) on delete cascade,
  foreign key (company_id, membership_id) references memberships (company_id, id) on delete cascade,
  foreign key (company_id, third_party_id) references third_parties (company_id, id) on delete cascade
);
create index supplier_views_by_membership on supplier_views (company_id, membership_id);
create index supplier_views_by_family on supplier_views (family_id);

-- Gives the open scope's member of the staff a code that opens one look, within seconds, at one host.
create function begin_supplier_view(
  session uuid, third_party integer, wanted uuid, code bytea, at_host text, from_host text, valid_seconds integer, origin text
) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held record;
begin
  select m.id, m.third_party_id, i.email into held
    from memberships m
    join identities i on i.id = m.identity_id and i.active
    join third_parties t on t.company_id = m.company_id and t.id = m.third_party_id and t.activo
   where m.company_id = scope_company() and m.id = wanted and m.third_party_id = third_party and membership_is_open(m);
  if not found then
    raise exception using errcode = 'EN409', message = 'user-not-joined';
  end if;
  insert into supplier_views (company_id, staff_id, family_id, membership_id, third_party_id, code_hash, code_until, host, left_host)
  select s.company_id, s.staff_id, s.family_id, held.id, held.third_party_id, code, now() + make_interval(secs => valid_seconds),
         lower(at_host), lower(from_host)
    from staff_sessions s where s.company_id = scope_company() and s.id = session;
  perform audit_user(held.id, 'user-viewed', origin, jsonb_build_object('correo', held.email));
end $$;

-- Opens a look where its code belongs. No row for a code that opens nothing (any more).
create function take_supplier_view(
  code bytea, at_host text, from_host text, token bytea, cookie bytea, valid_minutes integer
) returns table (company_id integer, staff_email text, staff_name text, staff_identity uuid, expires_at timestamptz,
                 email text, first_name text, last_name text, is_master boolean, razon_social text, membership_id uuid)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  held supplier_views;
begin
  update supplier_views v
     set token_hash = token, cookie_hash = cookie, begun_at = now(), expires_at = now() + make_interval(mins => valid_minutes)
   where v.code_hash = code and v.token_hash is null and v.code_until > now()
     and v.host = lower(at_host) and v.left_host = lower(from_host)
  returning v.* into held;
  if not found or not exists (select 1 from living_view(token, cookie)) then return; end if;
  return query
    select held.company_id, w.email, coalesce(nullif(trim(w.first_name || ' ' || w.last_name), ''), w.email), w.id,
           held.expires_at, p.email, p.first_name, p.last_name, p.is_master, p.razon_social, held.membership_id
      from staff_members s
      join identities w on w.id = s.identity_id
      cross join person_of_membership(held.company_id, held.membership_id) p
     where s.company_id = held.company_id and s.id = held.staff_id;
end $$;

-- The look that both halves name, while it lives: its time is not over, nobody ended it, whoever looks still works here in
-- an open session, and whom it looks as may still enter.
create function living_view(token bytea, cookie bytea) returns setof supplier_views
  language sql stable security definer set search_path = public, pg_temp as $$
  select v.*
    from supplier_views v
    join session_families f on f.id = v.family_id and f.ended_at is null and f.absolute_expiry > now()
    join staff_members s on s.company_id = v.company_id and s.id = v.staff_id and staff_is_open(s)
    join memberships m on m.company_id = v.company_id and m.id = v.membership_id and membership_is_open(m)
    join identities i on i.id = m.identity_id and i.active
    join third_parties t on t.company_id = m.company_id and t.id = m.third_party_id and t.activo
   where v.token_hash = token and v.cookie_hash = cookie and v.ended_at is null and v.expires_at > now() $$;

-- Opens what a user of a supplier sees, for who looks at the portal as that user. The person itself stays unknown: what
-- hangs on it (its other companies, its sessions, its factors) is found by nothing. From here on nothing can be written.
create function open_viewed_scope(token bytea, cookie bytea, account integer, module text, needs_master boolean)
  returns opened_scope
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  seen memberships;
  accounts integer[];
begin
  select m.* into seen from living_view(token, cookie) v
    join memberships m on m.company_id = v.company_id and m.id = v.membership_id;
  if not found then
    raise exception using errcode = 'EN401', message = 'session-expired';
  end if;
  if needs_master and not seen.is_master then
    raise exception using errcode = 'EN403', message = 'not-master';
  end if;
  if module is not null and (
       not exists (select 1 from settings v where v.company_id = seen.company_id and v.name = module
                     and (v.value #>> '{}') ~ '^[0-9]+$' and (v.value #>> '{}')::integer > 0)
       or (seen.modules is not null and not seen.is_master and not module = any (seen.modules))) then
    raise exception using errcode = 'EN403', message = 'module-off';
  end if;
  select array_agg(b.id order by b.id) into accounts from branch_accounts b
   where b.company_id = seen.company_id and b.third_party_id = seen.third_party_id and b.activo
     and (seen.all_accounts or exists (select 1 from membership_accounts a where a.company_id = seen.company_id
                                          and a.membership_id = seen.id and a.third_id = b.id));
  if account is not null then
    if accounts is null or not account = any (accounts) then
      raise exception using errcode = 'EN403', message = 'account-foreign';
    end if;
    accounts := array[account];
  end if;
  perform set_config('app.company_id', seen.company_id::text, true),
          set_config('app.third_party_id', seen.third_party_id::text, true),
          set_config('app.account_ids', array_to_string(accounts, ','), true),
          set_config('app.membership_id', seen.id::text, true),
          set_config('app.identity_id', '', true),
          set_config('transaction_read_only', 'on', true);
  return row(seen.company_id, null, seen.id, seen.third_party_id, coalesce(accounts, '{}'), seen.is_master, null)::opened_scope;
end $$;

-- Every door of a supplier's session takes a look's halves, too.
alter function open_scope(bytea, bytea, integer, text, boolean, boolean) rename to open_session_scope;
create function open_scope(token bytea, cookie bytea, account integer, module text, needs_master boolean, renews boolean)
  returns opened_scope
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select 1 from supplier_views v where v.token_hash = token) then
    return open_viewed_scope(token, cookie, account, module, needs_master);
  end if;
  return open_session_scope(token, cookie, account, module, needs_master, renews);
end $$;

-- Writes down what somebody asked for while it looks. False where the halves name no living look.
create function note_viewed(token bytea, cookie bytea, asked text, origin text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held record;
begin
  select v.company_id, v.membership_id, w.email, w.id into held
    from living_view(token, cookie) v
    join staff_members s on s.company_id = v.company_id and s.id = v.staff_id
    join identities w on w.id = s.identity_id;
  if not found then return false; end if;
  perform append_audit(held.company_id, held.email, held.id, 'view:read', held.membership_id::text, origin,
                       jsonb_build_object('call', asked));
  return true;
end $$;

-- Ends a look before its time.
create function end_supplier_view(token bytea, cookie bytea) returns void
  language sql security definer set search_path = public, pg_temp as $$
  update supplier_views v set ended_at = now() where v.token_hash = token and v.cookie_hash = cookie and v.ended_at is null $$;

-- The person of the open membership: of a look, too, which has a membership and no person.
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
     and (scope_identity() is null or i.id = scope_identity()) $$;

create or replace function own_profile() returns table (first_name text, last_name text, email text, city_name text, movil text,
                                             movil_indicative text, version integer)
  language sql stable security definer set search_path = public, pg_temp as $$
  select i.first_name, i.last_name, i.email, i.city_name, i.movil, i.movil_indicative, i.version
    from identities i
   where i.id = coalesce(scope_identity(), (select m.identity_id from memberships m
                                             where m.company_id = scope_company() and m.id = scope_membership())) $$;

-- Who looks for somebody else has not seen an order for the supplier.
create or replace function mark_purchase_order_seen(opened uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if current_setting('transaction_read_only') = 'on' then return; end if;
  update purchase_order set vista_at = now()
   where company_id = scope_company() and third_party_id = scope_third_party() and third_id = any (scope_accounts())
     and id = opened and vista_at is null;
  if found then
    perform record_supplier_event('purchase-order', opened, 'vista', null, null, '[]');
  end if;
end $$;

-- The person's memberships over all companies; of a look the one that is looked at alone.
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

-- Invitations of many ---------------------------------------------------------------------------------------------------

-- A file of invitations: looked at first, then sent little by little.
create table invitation_batches (
  company_id integer not null references companies,
  id uuid not null default gen_random_uuid(),
  file_name text not null,
  state text not null default 'borrador' check (state in ('borrador', 'enviando', 'detenida', 'terminada')),
  created_by text not null,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  version integer not null default 1,
  primary key (company_id, id)
);
create index invitation_batches_by_time on invitation_batches (company_id, created_at desc);

-- One line of such a file: who it invites to what, or why it does not.
create table invitation_lines (
  company_id integer not null references companies,
  id uuid not null default gen_random_uuid(),
  batch_id uuid not null,
  line integer not null,
  nit text not null,
  email text not null,
  first_name text not null default '',
  last_name text not null default '',
  third_party_id integer,
  -- Why the line invites nobody; null for one that does.
  fault text,
  -- Whether its mail is to be sent, now or once more.
  is_due boolean not null default false,
  membership_id uuid,
  mail_id uuid,
  sent_at timestamptz,
  primary key (company_id, id),
  unique (company_id, batch_id, line),
  foreign key (company_id, batch_id) references invitation_batches (company_id, id) on delete cascade,
  foreign key (company_id, third_party_id) references third_parties (company_id, id),
  foreign key (company_id, membership_id) references memberships (company_id, id)
);
create index invitation_lines_due on invitation_lines (company_id, batch_id, line) where is_due;
create index invitation_lines_by_membership on invitation_lines (company_id, membership_id) where membership_id is not null;

-- Two third parties that are one --------------------------------------------------------------------------------------

-- The third party that this one turned out to be: what belonged to it is that one's, and the ERP's key leads there.
alter table third_parties add column merged_into integer;
alter table third_parties add foreign key (company_id, merged_into) references third_parties (company_id, id);
create index third_parties_merged on third_parties (company_id, merged_into) where merged_into is not null;
-- Whose a branch was before the merge: the ERP goes on calling it by that one's key.
alter table branch_accounts add column merged_from integer;
alter table branch_accounts add foreign key (company_id, merged_from) references third_parties (company_id, id);

create table third_party_merges (
  company_id integer not null references companies,
  id uuid not null default gen_random_uuid(),
  kept_id integer not null,
  merged_id integer not null,
  -- Rows by table: what moved, and what stayed because the kept one has the same already or because it was issued or signed.
  moved jsonb not null,
  stayed jsonb not null,
  actor text not null,
  at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, merged_id),
  foreign key (company_id, kept_id) references third_parties (company_id, id),
  foreign key (company_id, merged_id) references third_parties (company_id, id)
);

do $$
declare name text;
begin
  foreach name in array array['supplier_views', 'invitation_batches', 'invitation_lines', 'third_party_merges'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner on %I to enlace_owner using (true) with check (true)', name);
  end loop;
  foreach name in array array['invitation_batches', 'invitation_lines', 'third_party_merges'] loop
    execute format('create policy staff on %I to enlace_staff using (company_id = (select scope_company())) '
      || 'with check (company_id = (select scope_company()))', name);
  end loop;
end $$;
grant select on third_party_merges to enlace_staff;
grant select, insert, update, delete on invitation_batches, invitation_lines to enlace_staff;

-- The tables that say of their rows whose third party's they are, besides the third parties and what is about them alone.
-- What was issued or signed stays with whom it was issued to; the search follows its documents by itself.
create function third_party_tables() returns setof text
  language sql stable security definer set search_path = public, pg_temp as $$
  select c.table_name::text from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
                                     and t.table_type = 'BASE TABLE'
   where c.table_schema = 'public' and c.column_name = 'third_party_id'
     and c.table_name not in ('certificates', 'issued_papers', 'bank_changes', 'bank_account_events', 'document_search',
                              'memberships', 'supplier_views', 'consents')
   order by c.table_name <> 'branch_accounts', c.table_name $$;

-- What a third party of the open company has, by table: what a merge would move.
create function third_party_holdings(wanted integer) returns table (what text, rows integer)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  for what in select third_party_tables() union all select unnest(array['memberships', 'certificates', 'issued_papers']) loop
    execute format('select count(*)::integer from %I where company_id = $1 and third_party_id = $2', what)
      into rows using scope_company(), wanted;
    if rows > 0 then return next; end if;
  end loop;
end $$;

-- Makes two third parties one, in the caller's transaction: what belonged to the second is the first's from now on, under
-- its own keys, and the second opens nothing any more. Answers how many rows of which table moved or stayed.
create function merge_third_parties(kept integer, gone integer, who text, person uuid, origin text)
  returns table (what text, moved integer, stayed integer)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  held third_parties;
  found_row record;
  done jsonb := '{}';
  left_over jsonb := '{}';
  person_of memberships;
  twin memberships;
begin
  if kept = gone then
    raise exception using errcode = 'EN409', message = 'merge-refused';
  end if;
  perform 1 from third_parties t where t.company_id = scope_company() and t.id in (kept, gone) order by t.id for update;
  select t.* into held from third_parties t where t.company_id = scope_company() and t.id = gone;
  if not found or not exists (select 1 from third_parties t where t.company_id = scope_company() and t.id = kept) then
    raise exception using errcode = 'EN404', message = 'supplier-not-found';
  end if;
  if held.merged_into is not null
     or exists (select 1 from third_parties t where t.company_id = scope_company() and t.id = kept and t.merged_into is not null)
     -- Money on its way to an account is decided first.
     or exists (select 1 from bank_changes b where b.company_id = scope_company() and b.third_party_id = gone
                   and b.estado in ('solicitado', 'en_verificacion', 'aprobado')) then
    raise exception using errcode = 'EN409', message = 'merge-refused';
  end if;

  update branch_accounts b set merged_from = coalesce(b.merged_from, gone)
   where b.company_id = scope_company() and b.third_party_id = gone;
  for what in select third_party_tables() loop
    moved := 0;
    stayed := 0;
    begin
      execute format('update %I set third_party_id = $1 where company_id = $2 and third_party_id = $3', what)
        using kept, scope_company(), gone;
      get diagnostics moved = row_count;
    exception when unique_violation then
      -- The kept one has some of it already: row by row, what it has stays where it is.
      for found_row in execute format('select ctid as place from %I where company_id = $1 and third_party_id = $2', what)
                         using scope_company(), gone loop
        begin
          execute format('update %I set third_party_id = $1 where ctid = $2', what) using kept, found_row.place;
          moved := moved + 1;
        exception when unique_violation then
          stayed := stayed + 1;
        end;
      end loop;
    end;
    if moved > 0 then done := done || jsonb_build_object(what, moved); end if;
    if stayed > 0 then left_over := left_over || jsonb_build_object(what, stayed); end if;
    if moved + stayed > 0 then return next; end if;
  end loop;

  -- Whoever worked for both works for the one with what it had in either; everybody else comes along.
  what := 'memberships';
  moved := 0;
  stayed := 0;
  for person_of in select m.* from memberships m where m.company_id = scope_company() and m.third_party_id = gone loop
    select m.* into twin from memberships m
     where m.company_id = scope_company() and m.third_party_id = kept and m.identity_id = person_of.identity_id;
    if not found then
      update memberships m set third_party_id = kept where m.company_id = scope_company() and m.id = person_of.id;
      moved := moved + 1;
      continue;
    end if;
    if membership_is_open(person_of) then
      insert into membership_accounts (company_id, membership_id, third_id)
      select scope_company(), twin.id, b.id from branch_accounts b
       where b.company_id = scope_company() and b.third_party_id = kept and b.merged_from = gone and not twin.all_accounts
         and (person_of.all_accounts or exists (select 1 from membership_accounts a where a.company_id = b.company_id
                                                   and a.membership_id = person_of.id and a.third_id = b.id))
      on conflict do nothing;
    end if;
    perform set_held_user_active(person_of, false, origin);
    stayed := stayed + 1;
  end loop;
  if moved > 0 then done := done || jsonb_build_object(what, moved); end if;
  if stayed > 0 then left_over := left_over || jsonb_build_object(what, stayed); end if;
  if moved + stayed > 0 then return next; end if;

  update third_parties t set merged_into = kept where t.company_id = scope_company() and t.merged_into = gone;
  update third_parties t set merged_into = kept, activo = false, updated_at = now()
   where t.company_id = scope_company() and t.id = gone;
  insert into third_party_merges (company_id, kept_id, merged_id, moved, stayed, actor)
  values (scope_company(), kept, gone, done, left_over, who);
  perform append_audit(scope_company(), who, person, 'supplier:merged', kept::text, origin,
                       jsonb_build_object('merged', gone, 'nit', held.documento_numero, 'nombre', held.nombre,
                                          'moved', done, 'stayed', left_over)),
          append_audit(scope_company(), who, person, 'supplier:merged-away', gone::text, origin,
                       jsonb_build_object('kept', kept));
end $$;

revoke execute on function company_user_seal(uuid), change_company_user(uuid, text, jsonb, text),
  set_held_user_active(memberships, boolean, text), set_company_user_active(uuid, boolean, text),
  end_company_user_sessions(uuid, text), set_company_master(uuid, boolean, text), is_only_company_user(uuid),
  begin_supplier_view(uuid, integer, uuid, bytea, text, text, integer, text),
  take_supplier_view(bytea, text, text, bytea, bytea, integer), living_view(bytea, bytea),
  open_viewed_scope(bytea, bytea, integer, text, boolean), open_scope(bytea, bytea, integer, text, boolean, boolean),
  note_viewed(bytea, bytea, text, text), end_supplier_view(bytea, bytea), third_party_tables(),
  third_party_holdings(integer), merge_third_parties(integer, integer, text, uuid, text) from public;
revoke execute on function open_session_scope(bytea, bytea, integer, text, boolean, boolean) from enlace_app;
grant execute on function open_scope(bytea, bytea, integer, text, boolean, boolean),
  take_supplier_view(bytea, text, text, bytea, bytea, integer), note_viewed(bytea, bytea, text, text),
  end_supplier_view(bytea, bytea) to enlace_app;
grant execute on function company_user_seal(uuid), change_company_user(uuid, text, jsonb, text),
  set_company_user_active(uuid, boolean, text), end_company_user_sessions(uuid, text),
  set_company_master(uuid, boolean, text), is_only_company_user(uuid),
  begin_supplier_view(uuid, integer, uuid, bytea, text, text, integer, text), third_party_holdings(integer),
  merge_third_parties(integer, integer, text, uuid, text) to enlace_staff;
