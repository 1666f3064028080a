-- Whether the login offers it: some company of the installation lets somebody in by a provider.
create or replace function offers_oidc() returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select 1 from staff_oidc o, unnest(o.domains) d where o.is_on and is_proven_domain(o.company_id, d)) $$;

create or replace function begin_oidc_login(company integer, state bytea, browser bytea, proof bytea, valid_seconds integer) returns void
  language sql security definer set search_path = public, pg_temp as $$
  select demand_door();
  delete from staff_oidc_logins where expires_at < now() - interval '1 day';
  insert into staff_oidc_logins (company_id, state_hash, browser_hash, sealed_proof, expires_at)
  values (company, state, browser, proof, now() + make_interval(secs => valid_seconds)) $$;

-- Spends a sign-in that comes back, in the browser where it began; of the company's domains only those that it proved. No
-- row where it is unknown, spent or too old.
create or replace function take_oidc_login(state bytea, browser bytea)
  returns table (company_id integer, sealed_proof bytea, issuer text, client_id text, sealed_secret bytea, domains text[],
                 satisfies_factor boolean, needs_verified_email boolean)
  language sql security definer set search_path = public, pg_temp as $$
  select demand_door();
  update staff_oidc_logins l set spent_at = now()
    from staff_oidc o
   where l.state_hash = state and l.browser_hash = browser and l.spent_at is null and l.expires_at > now()
     and o.company_id = l.company_id and o.is_on
  returning l.company_id, l.sealed_proof, o.issuer, o.client_id, o.sealed_secret,
            array(select d from unnest(o.domains) d where is_proven_domain(o.company_id, d)), o.satisfies_factor,
            o.needs_verified_email $$;

-- Remembers of a session that was just opened that its own company's provider vouched for it.
create or replace function mark_oidc_session(token bytea) returns void
  language sql security definer set search_path = public, pg_temp as $$
  select demand_door();
  update session_families f set oidc_company_id = s.company_id
    from staff_sessions s where s.session_token_hash = token and f.id = s.family_id $$;

-- Which companies let an email's domain in: told by the domain alone, so that it tells of no person whether there is one.
create or replace function providers_of_domain(wanted text)
  returns table (company_id integer, nombre text, issuer text, client_id text, sealed_secret bytea)
  language sql stable security definer set search_path = public, pg_temp as $$
  select demand_door();
  select o.company_id, c.nombre, o.issuer, o.client_id, o.sealed_secret
    from staff_oidc o join companies c on c.id = o.company_id
   where o.is_on and wanted = any (o.domains) and is_proven_domain(o.company_id, wanted)
   order by c.nombre, o.company_id $$;

-- The member of a company that a provider names: the one that is tied to the subject, whatever its email; else, where an
-- email is given, the one with that email. `needs_proof` is who has something of its own in this installation that the
-- company's word does not reach: a password, a factor, another company, or a tie to another subject of the provider.
create or replace function provider_member(company integer, by_issuer text, subject text, wanted_email text)
  returns table (identity_id uuid, staff_id uuid, email text, is_linked boolean, is_invited boolean, needs_proof boolean,
                 has_password boolean, is_operator boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select demand_door();
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
create or replace function enter_by_provider(company integer, member uuid, by_issuer text, subject text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held staff_members;
begin
  perform demand_door();
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

-- Remembers of a step that it began with a provider's word.
create or replace function bind_provider_step(token bytea, by_issuer text, subject text) returns void
  language sql security definer set search_path = public, pg_temp as $$
  select demand_door();
  update factor_steps p set oidc_issuer = by_issuer, oidc_subject = subject where p.token_hash = token $$;

-- With whose word a step began, taken or not; no row where a password came first.
create or replace function provider_of_step(token bytea) returns table (issuer text, subject text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select demand_door();
  select p.oidc_issuer, p.oidc_subject from factor_steps p where p.token_hash = token and p.oidc_subject is not null $$;

-- The company to which a session of the open scope is confined because its provider opened it; null where the person did.
create or replace function provider_company_of(session uuid) returns integer
  language sql stable security definer set search_path = public, pg_temp as $$
  select f.oidc_company_id from session_families f where f.id = scope_staff_family(session) $$;

-- A scope that was opened for what is the person's and not its company's: no provider's word is enough for that.
create or replace function refuse_provider(opened opened_scope) returns opened_scope
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if provider_company_of(opened.session_id) is not null then
    raise exception using errcode = 'EN403', message = 'own-sign-in-needed';
  end if;
  return opened;
end $$;

-- Who may call them.
revoke execute on function offers_oidc, begin_oidc_login, take_oidc_login, mark_oidc_session,
  providers_of_domain, provider_member, enter_by_provider, bind_provider_step, provider_of_step, provider_company_of,
  refuse_provider from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function begin_oidc_login, take_oidc_login, mark_oidc_session,
  providers_of_domain, provider_member, enter_by_provider, bind_provider_step, provider_of_step to enlace_door;
grant execute on function offers_oidc, provider_company_of, refuse_provider to enlace_staff;
