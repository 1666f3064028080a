-- What a company says of its mails, its legal texts with who accepted which version of them, and how its staff sign in by
-- the company's own identity provider.

-- Legal texts ----------------------------------------------------------------------------------------------------------
-- The texts themselves are the versions of two pages; what makes a page a legal text stands here.

create table legal_versions (
  company_id integer not null,
  code text not null check (code in ('terminos', 'privacidad')),
  version integer not null,
  -- Whether whoever comes in again has to accept it first, and since when that is asked.
  must_accept boolean not null,
  demanded_at timestamptz not null default now(),
  -- What changed, in a sentence for the suppliers.
  note text not null default '' check (length(note) <= 500),
  published_by text not null default '',
  primary key (company_id, code, version),
  foreign key (company_id, code, version) references pages (company_id, code, version) on delete cascade
);
create index legal_versions_to_accept on legal_versions (company_id) where must_accept;

create table legal_drafts (
  company_id integer not null references companies on delete cascade,
  code text not null check (code in ('terminos', 'privacidad')),
  -- Another one with each change: who changes a draft says which it saw.
  revision uuid not null default gen_random_uuid(),
  title text not null check (length(title) between 1 and 200),
  html text not null check (length(html) <= 200000),
  must_accept boolean not null default false,
  note text not null default '' check (length(note) <= 500),
  author text not null default '',
  updated_at timestamptz not null default now(),
  primary key (company_id, code)
);

-- Who accepted, as it was called then and for which supplier: a proof does not change with the person.
alter table consents add column person_name text;
alter table consents add column third_party_id integer;
create index consents_newest on consents (company_id, accepted_at desc, id);

-- How a company's mails are sent --------------------------------------------------------------------------------------

create table mail_settings (
  company_id integer primary key references companies on delete cascade,
  -- Empty is the installation's own address, and the company's name.
  from_address text check (length(from_address) <= 254),
  from_name text check (length(from_name) <= 100),
  reply_to text check (length(reply_to) <= 254),
  dkim_selector text check (dkim_selector ~ '^[A-Za-z0-9]([A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$'),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  updated_by text not null default ''
);

-- Staff by the company's identity provider (OpenID Connect) -----------------------------------------------------------

create table staff_oidc (
  company_id integer primary key references companies on delete cascade,
  is_on boolean not null default false,
  issuer text not null check (length(issuer) <= 500),
  client_id text not null check (length(client_id) between 1 and 300),
  sealed_secret bytea not null,
  -- The mail domains whose people may come in by it.
  domains text[] not null check (cardinality(domains) between 1 and 20),
  -- Whether what the provider asked for stands for the second factor.
  satisfies_factor boolean not null default false,
  -- Whether an email counts only where the provider says that it is verified; some providers never say.
  needs_verified_email boolean not null default true,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  updated_by text not null default ''
);

-- A sign-in that is under way at a provider; good for one browser, some minutes and one return.
create table staff_oidc_logins (
  company_id integer not null references companies on delete cascade,
  state_hash bytea not null,
  browser_hash bytea not null,
  sealed_proof bytea not null,
  expires_at timestamptz not null,
  spent_at timestamptz,
  primary key (company_id, state_hash)
);
create index staff_oidc_logins_by_state on staff_oidc_logins (state_hash);

-- The company whose provider vouched for who opened this session: it vouches for nothing in another company.
alter table session_families add column oidc_company_id integer references companies;

do $$
declare
  name text;
begin
  foreach name in array array['legal_versions', 'legal_drafts', 'mail_settings', 'staff_oidc', 'staff_oidc_logins'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner on %I to enlace_owner using (true) with check (true)', name);
    if name <> 'staff_oidc_logins' then
      execute format('create policy staff on %I to enlace_staff using (company_id = (select scope_company())) '
        || 'with check (company_id = (select scope_company()))', name);
    end if;
  end loop;
end $$;
-- The words of a published version never change; that it has to be accepted may be asked later.
grant select, insert, update (must_accept, demanded_at, note, published_by) on legal_versions to enlace_staff;
grant select, insert, update, delete on legal_drafts to enlace_staff;
grant select, insert, update on mail_settings to enlace_staff;
grant select, insert, update, delete on staff_oidc to enlace_staff;

-- The legal texts that a person has still to accept in a company: those of which a version that had to be accepted is
-- newer than all that the person accepted.
create function due_legal_texts(company integer, person uuid) returns table (code text, version integer, since timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select n.code, n.version, n.since
    from (select distinct on (l.code) l.code, l.version, greatest(p.published_at, l.demanded_at) as since
            from legal_versions l
            join pages p on p.company_id = l.company_id and p.code = l.code and p.version = l.version
           where l.company_id = company and l.must_accept and p.published_at <= now()
           order by l.code, l.version desc) n
   where not exists (select 1 from consents c
                      where c.company_id = company and c.subject_kind = 'person' and c.subject_id = person
                        and c.page_code = n.code and c.page_version >= n.version) $$;

-- A scope that was opened for a session that began after such a text was published: nothing of the portal before it is
-- accepted. A session that was open already goes on, so that nobody is interrupted.
create function refuse_unaccepted(opened opened_scope) returns opened_scope
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if exists (select 1 from legal_versions l where l.company_id = opened.company_id and l.must_accept)
     and exists (select 1 from due_legal_texts(opened.company_id, opened.identity_id) d, sessions s
                  where s.company_id = opened.company_id and s.id = opened.session_id and d.since <= s.created_at) then
    raise exception using errcode = 'EN403', message = 'acceptance-due';
  end if;
  return opened;
end $$;

-- What the open scope's person has to accept: the present version of each text, with what was said of the changes since
-- the one that it accepted last.
create function scope_due_legal_texts()
  returns table (code text, version integer, title text, html text, allow_list smallint, published_at timestamptz,
                 notes text[], accepted_version integer)
  language sql stable security definer set search_path = public, pg_temp as $$
  select p.code, p.version, p.title, p.html, p.allow_list, p.published_at,
         array(select l.note from legal_versions l
                where l.company_id = p.company_id and l.code = p.code and l.version <= p.version and l.note <> ''
                  and l.version > coalesce(a.version, 0)
                order by l.version),
         a.version
    from due_legal_texts(scope_company(), scope_identity()) d
    cross join lateral (select * from pages x
                         where x.company_id = scope_company() and x.code = d.code and x.published_at <= now()
                         order by x.version desc limit 1) p
    left join lateral (select max(c.page_version) as version from consents c
                        where c.company_id = scope_company() and c.subject_kind = 'person'
                          and c.subject_id = scope_identity() and c.page_code = d.code) a on true
   order by p.code desc $$;

-- Accepts all that is due, with the versions that were read. False where one of them is missing or is another by now.
create function accept_legal_texts(read_versions jsonb, origin text, browser text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  person identities;
begin
  -- Twice at once is once.
  select * into strict person from identities i where i.id = scope_identity() for update;
  if exists (select 1 from scope_due_legal_texts() d
              where not exists (select 1 from jsonb_to_recordset(read_versions) as w (code text, version integer)
                                 where w.code = d.code and w.version = d.version)) then
    return false;
  end if;
  with added as (
    insert into consents (company_id, subject_kind, subject_id, email, page_code, page_version, address, user_agent,
                          person_name, third_party_id)
    select scope_company(), 'person', person.id, person.email, d.code, d.version, origin, browser,
           trim(person.first_name || ' ' || person.last_name), scope_third_party()
      from scope_due_legal_texts() d
    returning page_code, page_version)
  insert into audit_log (company_id, actor, identity_id, action, target, address, detail)
  select scope_company(), person.email, person.id, 'legal-text:accepted', a.page_code || ':' || a.page_version, origin, '{}'
    from added a;
  return true;
end $$;

-- How many of those who may enter the open company's portal have accepted a text since a version.
create function legal_standing(text_code text, since_version integer) returns table (persons integer, accepted integer)
  language sql stable security definer set search_path = public, pg_temp as $$
  with open as (
    select distinct m.identity_id from memberships m
     where m.company_id = scope_company() and membership_is_open(m))
  select count(*)::integer,
         count(*) filter (where exists (
           select 1 from consents c where c.company_id = scope_company() and c.subject_kind = 'person'
              and c.subject_id = open.identity_id and c.page_code = text_code and c.page_version >= since_version))::integer
    from open $$;

-- Mails ----------------------------------------------------------------------------------------------------------------

-- As before, with the address and the name that the mail's company chose.
drop function claim_mails(uuid, integer, integer, text);
create function claim_mails(claimer uuid, at_most integer, lease_seconds integer, mail_domain text)
  returns table (company_id integer, id uuid, company text, from_address text, purpose text, recipient text, reply_to text,
                 reply_to_name text, subject text, html text, text text, message_id text, attempts integer, refusals integer)
  language sql security definer set search_path = public, pg_temp as $$
  with due as (
    select m.company_id, m.id from outbox_mails m
     where m.sent_at is null and m.dead_at is null and m.next_attempt_at <= now()
       and (m.claimed_until is null or m.claimed_until <= now())
     order by m.next_attempt_at limit at_most for update skip locked)
  update outbox_mails m
     set claimed_by = claimer, claimed_until = now() + make_interval(secs => lease_seconds), attempts = m.attempts + 1,
         message_id = coalesce(m.message_id,
                               '<' || m.id || '@' || coalesce(split_part(s.from_address, '@', 2), mail_domain) || '>')
    from due join companies c on c.id = due.company_id left join mail_settings s on s.company_id = due.company_id
   where m.company_id = due.company_id and m.id = due.id
  returning m.company_id, m.id, coalesce(s.from_name, c.nombre), s.from_address, m.purpose, m.recipient,
            coalesce(m.reply_to, s.reply_to),
            case when m.reply_to is null and s.reply_to is not null then coalesce(s.from_name, c.nombre)
                 else m.reply_to_name end,
            m.subject, m.html, m.text, m.message_id, m.attempts, m.refusals $$;
revoke execute on function claim_mails(uuid, integer, integer, text) from public;
grant execute on function claim_mails(uuid, integer, integer, text) to enlace_staff;

-- Signing in by a provider ---------------------------------------------------------------------------------------------

-- The company whose provider lets an email's domain in: of several, first where the person works, used last.
create function oidc_of_email(wanted_email text)
  returns table (company_id integer, issuer text, client_id text, sealed_secret bytea)
  language sql stable security definer set search_path = public, pg_temp as $$
  select o.company_id, o.issuer, o.client_id, o.sealed_secret
    from staff_oidc o
    left join identities i on i.email = lower(wanted_email)
    left join staff_members m on m.company_id = o.company_id and m.identity_id = i.id
   where o.is_on and split_part(lower(wanted_email), '@', 2) = any (o.domains)
   order by m.accepted_at is not null desc, m.last_used_at desc nulls last, m.id is not null desc, o.company_id
   limit 1 $$;

-- Whether any company of this installation lets its staff in by a provider: only then does the login offer it.
create function offers_oidc() returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select 1 from staff_oidc where is_on) $$;

create function begin_oidc_login(company integer, state bytea, browser bytea, proof bytea, valid_seconds integer) returns void
  language sql security definer set search_path = public, pg_temp as $$
  delete from staff_oidc_logins where expires_at < now() - interval '1 day';
  insert into staff_oidc_logins (company_id, state_hash, browser_hash, sealed_proof, expires_at)
  values (company, state, browser, proof, now() + make_interval(secs => valid_seconds)) $$;

-- Spends a sign-in that comes back, in the browser where it began. No row where it is unknown, spent or too old.
create function take_oidc_login(state bytea, browser bytea)
  returns table (company_id integer, sealed_proof bytea, issuer text, client_id text, sealed_secret bytea, domains text[],
                 satisfies_factor boolean, needs_verified_email boolean)
  language sql security definer set search_path = public, pg_temp as $$
  update staff_oidc_logins l set spent_at = now()
    from staff_oidc o
   where l.state_hash = state and l.browser_hash = browser and l.spent_at is null and l.expires_at > now()
     and o.company_id = l.company_id and o.is_on
  returning l.company_id, l.sealed_proof, o.issuer, o.client_id, o.sealed_secret, o.domains, o.satisfies_factor,
            o.needs_verified_email $$;

-- The member of a company that a provider vouched for. An invitation that still holds is taken up by it; who was never
-- invited, was shut out, or is past its last day is no row.
create function enter_by_oidc(company integer, wanted_email text)
  returns table (identity_id uuid, staff_id uuid, was_invited boolean)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  held staff_members;
begin
  select m.* into held from staff_members m join identities i on i.id = m.identity_id
   where m.company_id = company and i.email = lower(wanted_email) and i.active for update of m;
  if not found then return; end if;
  if held.accepted_at is null then
    if held.invited_until is null or held.invited_until <= now() then return; end if;
    update one_use_tokens t set spent_at = now()
     where t.company_id = company and t.staff_id = held.id and t.spent_at is null;
    update staff_members s set active = true, accepted_at = now(), invited_until = null, version = s.version + 1,
                               updated_at = now()
     where s.company_id = company and s.id = held.id returning s.* into held;
    if not staff_is_open(held) then return; end if;
    return query select held.identity_id, held.id, true;
    return;
  end if;
  if staff_is_open(held) then return query select held.identity_id, held.id, false; end if;
end $$;

-- Remembers of a session that was just opened that its own company's provider vouched for it.
create function mark_oidc_session(token bytea) returns void
  language sql security definer set search_path = public, pg_temp as $$
  update session_families f set oidc_company_id = s.company_id
    from staff_sessions s where s.session_token_hash = token and f.id = s.family_id $$;

-- As before; a session that another company's provider vouched for shows first by something of its own who it is.
create or replace function staff_switch_demand(session uuid, wanted integer) returns text
  language sql stable security definer set search_path = public, pg_temp as $$
  select case when exists (select 1 from session_families f
                            where f.id = scope_staff_family(session) and f.oidc_company_id is distinct from wanted
                              and f.oidc_company_id is not null and f.stepped_up_at is null) then 'step-up'
              when not exists (select 1 from staff_members m where m.company_id = wanted and m.identity_id = scope_identity()
                                  and staff_demands_factor(m.company_id, m.id)) then 'open'
              when exists (select 1 from session_families f
                            where f.id = scope_staff_family(session) and f.factor_at is not null)
                   and has_second_factor(scope_identity()) then 'open'
              when has_second_factor(scope_identity()) then 'step-up' else 'enrol' end $$;

revoke execute on function due_legal_texts(integer, uuid), refuse_unaccepted(opened_scope), scope_due_legal_texts(),
  accept_legal_texts(jsonb, text, text), legal_standing(text, integer), oidc_of_email(text), offers_oidc(),
  begin_oidc_login(integer, bytea, bytea, bytea, integer), take_oidc_login(bytea, bytea), enter_by_oidc(integer, text),
  mark_oidc_session(bytea) from public;
grant execute on function refuse_unaccepted(opened_scope), scope_due_legal_texts(), accept_legal_texts(jsonb, text, text)
  to enlace_app;
grant execute on function legal_standing(text, integer), oidc_of_email(text), offers_oidc(),
  begin_oidc_login(integer, bytea, bytea, bytea, integer), take_oidc_login(bytea, bytea), enter_by_oidc(integer, text),
  mark_oidc_session(bytea) to enlace_staff;
