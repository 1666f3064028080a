-- What a company's identity provider vouches for counts only for domains that the company proved, for persons who tied
-- themselves to it, and in that company alone. And a hand-over's code is bound to the browser that it was made for.

-- Since when a member is tied to the subject that stands beside it: by its own password or factor, or because nobody but
-- this company knew it. A subject without this moment is one that an email alone was matched with, and ties nobody.
alter table staff_members add column oidc_linked_at timestamptz;

-- A step that began with a provider's word: what it ties the member to when it is taken, and whose session it then opens.
alter table factor_steps add column oidc_issuer text;
alter table factor_steps add column oidc_subject text;

-- What the server saw of the browser that a code was made for.
alter table hand_overs add column browser_hash bytea;
alter table supplier_views add column browser_hash bytea;

-- Which companies let an email's domain in: told by the domain alone, so that it tells of no person whether there is one.
create function providers_of_domain(wanted text)
  returns table (company_id integer, nombre text, issuer text, client_id text, sealed_secret bytea)
  language sql stable security definer set search_path = public, pg_temp as $$
  select o.company_id, c.nombre, o.issuer, o.client_id, o.sealed_secret
    from staff_oidc o join companies c on c.id = o.company_id
   where o.is_on and wanted = any (o.domains) and is_proven_domain(o.company_id, wanted)
   order by c.nombre, o.company_id $$;

-- As before, for a node of the version before: proven domains only.
create or replace function oidc_of_email(wanted_email text)
  returns table (company_id integer, issuer text, client_id text, sealed_secret bytea)
  language sql stable security definer set search_path = public, pg_temp as $$
  select p.company_id, p.issuer, p.client_id, p.sealed_secret
    from providers_of_domain(split_part(lower(wanted_email), '@', 2)) p limit 1 $$;

-- Whether the login offers it: some company of the installation lets somebody in by a provider.
create or replace function offers_oidc() returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select 1 from staff_oidc o, unnest(o.domains) d where o.is_on and is_proven_domain(o.company_id, d)) $$;

-- As before; of the company's domains those that it proved.
create or replace function take_oidc_login(state bytea, browser bytea)
  returns table (company_id integer, sealed_proof bytea, issuer text, client_id text, sealed_secret bytea, domains text[],
                 satisfies_factor boolean, needs_verified_email boolean)
  language sql security definer set search_path = public, pg_temp as $$
  update staff_oidc_logins l set spent_at = now()
    from staff_oidc o
   where l.state_hash = state and l.browser_hash = browser and l.spent_at is null and l.expires_at > now()
     and o.company_id = l.company_id and o.is_on
  returning l.company_id, l.sealed_proof, o.issuer, o.client_id, o.sealed_secret,
            array(select d from unnest(o.domains) d where is_proven_domain(o.company_id, d)), o.satisfies_factor,
            o.needs_verified_email $$;

-- The member of a company that a provider names: the one that is tied to the subject, whatever its email; else, where an
-- email is given, the one with that email. `needs_proof` is who has something of its own in this installation that the
-- company's word does not reach: a password, a factor, another company, or a tie to another subject of the provider.
create function provider_member(company integer, by_issuer text, subject text, wanted_email text)
  returns table (identity_id uuid, staff_id uuid, email text, is_linked boolean, is_invited boolean, needs_proof boolean,
                 has_password boolean, is_operator boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select i.id, m.id, i.email, l.is_linked, m.accepted_at is null,
         i.password_hash is not null or has_second_factor(i.id)
           or (m.oidc_linked_at is not null and m.oidc_issuer = by_issuer)
           or exists (select 1 from memberships x where x.identity_id = i.id)
           or exists (select 1 from staff_members x where x.identity_id = i.id and x.company_id <> company),
         i.password_hash is not null, exists (select 1 from operators o where o.identity_id = i.id)
    from staff_members m
    join identities i on i.id = m.identity_id and i.active
    cross join lateral (select (m.oidc_linked_at is not null and m.oidc_issuer = by_issuer
                                and m.oidc_subject = subject) is true as is_linked) l
   where m.company_id = company and (l.is_linked or i.email = lower(wanted_email))
     and (staff_is_open(m) or (m.accepted_at is null and m.invited_until > now()))
   order by l.is_linked desc limit 1 $$;

-- Lets a member in whom its provider vouched for, and who showed what `provider_member` asks for: takes an invitation up
-- and ties the member to the subject. False where it may not enter any more.
create function enter_by_provider(company integer, member uuid, by_issuer text, subject text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held staff_members;
begin
  select m.* into held from staff_members m where m.company_id = company and m.id = member for update;
  if not found or exists (select 1 from operators o where o.identity_id = held.identity_id) then return false; end if;
  if held.accepted_at is null then
    if held.invited_until is null or held.invited_until <= now() then return false; end if;
    update one_use_tokens t set spent_at = now()
     where t.company_id = company and t.staff_id = held.id and t.spent_at is null;
    update staff_members s set active = true, accepted_at = now(), invited_until = null, version = s.version + 1,
                               updated_at = now()
     where s.company_id = company and s.id = held.id returning s.* into held;
  end if;
  if not staff_is_open(held) then return false; end if;
  update staff_members s set oidc_issuer = null, oidc_subject = null, oidc_linked_at = null
   where s.company_id = company and s.id <> held.id and s.oidc_issuer = by_issuer and s.oidc_subject = subject;
  update staff_members s set oidc_issuer = by_issuer, oidc_subject = subject, oidc_linked_at = now()
   where s.company_id = company and s.id = held.id
     and (s.oidc_issuer, s.oidc_subject, s.oidc_linked_at is not null) is distinct from (by_issuer, subject, true);
  return true;
end $$;

-- As before, for a node of the version before: it lets in who is tied, and ties nobody.
create or replace function enter_by_oidc(company integer, by_issuer text, subject text, wanted_email text)
  returns table (identity_id uuid, staff_id uuid, was_invited boolean, email text)
  language sql security definer set search_path = public, pg_temp as $$
  select p.identity_id, p.staff_id, false, p.email from provider_member(company, by_issuer, subject, null) p
   where p.is_linked and not p.is_invited and not p.is_operator $$;

-- Remembers of a step that it began with a provider's word.
create function bind_provider_step(token bytea, by_issuer text, subject text) returns void
  language sql security definer set search_path = public, pg_temp as $$
  update factor_steps p set oidc_issuer = by_issuer, oidc_subject = subject where p.token_hash = token $$;

-- With whose word a step began, taken or not; no row where a password came first.
create function provider_of_step(token bytea) returns table (issuer text, subject text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select p.oidc_issuer, p.oidc_subject from factor_steps p where p.token_hash = token and p.oidc_subject is not null $$;

-- The company to which a session of the open scope is confined because its provider opened it; null where the person did.
create function provider_company_of(session uuid) returns integer
  language sql stable security definer set search_path = public, pg_temp as $$
  select f.oidc_company_id from session_families f where f.id = scope_staff_family(session) $$;

-- A scope that was opened for what is the person's and not its company's: no provider's word is enough for that.
create function refuse_provider(opened opened_scope) returns opened_scope
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if provider_company_of(opened.session_id) is not null then
    raise exception using errcode = 'EN403', message = 'own-sign-in-needed';
  end if;
  return opened;
end $$;

-- Who operates the installation is never in by a company's provider, also not in a session that was open before.
create function end_provider_sessions() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update session_families f set ended_at = now(), ended_reason = 'operator'
   where f.identity_id = new.identity_id and f.oidc_company_id is not null and f.ended_at is null;
  return null;
end $$;
create trigger operators_own_sign_in after insert on operators for each row execute function end_provider_sessions();

-- Hand-overs ------------------------------------------------------------------------------------------------------------

-- Remembers which browser the open scope's session made a code for.
create function bind_hand_over(code bytea, browser bytea) returns void
  language sql security definer set search_path = public, pg_temp as $$
  update hand_overs h set browser_hash = browser
    from session_families f
   where h.code_hash = code and f.id = h.family_id and f.identity_id = scope_identity() and h.browser_hash is null $$;

-- As take_hand_over, for the browser that the code was made for. What a node of the version before made is bound to none.
create function take_bound_hand_over(
  code bytea, at_host text, from_host text, client text, secret_hash bytea, cookie bytea, token bytea, access bytea,
  refresh bytea, token_seconds integer, previous_cookie bytea, origin text, device_text text, browser bytea
) returns table (is_open boolean, company_id integer, identity_id uuid, email text, first_name text, last_name text,
                 is_master boolean, razon_social text, membership_id uuid, left_company integer,
                 is_shared_device boolean, token_seconds_left integer, seconds_left integer)
  language sql security definer set search_path = public, pg_temp as $$
  select * from take_hand_over(code, at_host,
    -- No host is called so: a code of another browser opens nothing, and its owner's trail tells of it.
    case when exists (select 1 from hand_overs h where h.code_hash = code and h.browser_hash <> browser)
         then '/' else from_host end,
    client, secret_hash, cookie, token, access, refresh, token_seconds, previous_cookie, origin, device_text) $$;

-- The same of a look at the portal as one of its users.
create function bind_supplier_view(code bytea, browser bytea) returns void
  language sql security definer set search_path = public, pg_temp as $$
  update supplier_views v set browser_hash = browser
   where v.company_id = scope_company() and v.code_hash = code and v.browser_hash is null $$;

create function take_bound_supplier_view(
  code bytea, at_host text, from_host text, token bytea, cookie bytea, valid_minutes integer, browser bytea
) returns table (company_id integer, staff_email text, staff_name text, staff_identity uuid, expires_at timestamptz,
                 email text, first_name text, last_name text, is_master boolean, razon_social text, membership_id uuid)
  language sql security definer set search_path = public, pg_temp as $$
  select * from take_supplier_view(code, at_host,
    case when exists (select 1 from supplier_views v where v.code_hash = code and v.browser_hash <> browser)
         then '/' else from_host end,
    token, cookie, valid_minutes) $$;

revoke execute on function providers_of_domain(text), provider_member(integer, text, text, text),
  enter_by_provider(integer, uuid, text, text), bind_provider_step(bytea, text, text), provider_of_step(bytea),
  provider_company_of(uuid), refuse_provider(opened_scope), end_provider_sessions(), bind_hand_over(bytea, bytea),
  take_bound_hand_over(bytea, text, text, text, bytea, bytea, bytea, bytea, bytea, integer, bytea, text, text, bytea),
  bind_supplier_view(bytea, bytea), take_bound_supplier_view(bytea, text, text, bytea, bytea, integer, bytea) from public;
grant execute on function providers_of_domain(text), provider_member(integer, text, text, text),
  enter_by_provider(integer, uuid, text, text), bind_provider_step(bytea, text, text), provider_of_step(bytea),
  provider_company_of(uuid), refuse_provider(opened_scope), bind_supplier_view(bytea, bytea) to enlace_staff;
grant execute on function bind_hand_over(bytea, bytea),
  take_bound_supplier_view(bytea, text, text, bytea, bytea, integer, bytea),
  take_bound_hand_over(bytea, text, text, text, bytea, bytea, bytea, bytea, bytea, integer, bytea, text, text, bytea)
  to enlace_app;
