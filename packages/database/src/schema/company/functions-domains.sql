-- Whether a company has proven that it controls a domain.
create or replace function is_proven_domain(company integer, wanted text) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
select exists (select 1 from proven_domains d
                where d.company_id = company and d.domain = lower(wanted) and d.proven_at is not null) $$;

-- Asks for the proof of a domain: keeps the token that its record has to carry. One that was asked for keeps its own.
-- False where the company has as many as it may have.
create or replace function ask_domain_proof(wanted text, new_token text, most integer) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform 1 from companies c where c.id = scope_company() for no key update;
  if exists (select 1 from proven_domains d where d.company_id = scope_company() and d.domain = wanted) then
    return true;
  end if;
  if (select count(*) from proven_domains d where d.company_id = scope_company()) >= most then
    return false;
  end if;
  insert into proven_domains (company_id, domain, token) values (scope_company(), wanted, new_token);
  return true;
end $$;

-- Notes what a look-up of a domain's record came to. Answers what changed by it: `proven`, `missing` (since long enough that
-- the administrators have to know), `found` (again, after that), `lapsed`, or `same`. Null where nobody asks for the domain
-- (any more), or its token is another by now.
create or replace function note_domain_check(wanted text, asked_token text, is_found boolean, warn_hours integer, lapse_hours integer)
  returns text
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held proven_domains;
  outcome text := 'same';
begin
  select d.* into held from proven_domains d
   where d.company_id = scope_company() and d.domain = wanted and d.token = asked_token for update;
  if not found then return null; end if;
  if is_found then
    if held.proven_at is null then outcome := 'proven'; elsif held.warned_at is not null then outcome := 'found'; end if;
    update proven_domains d
       set proven_at = coalesce(d.proven_at, now()), checked_at = now(), missing_since = null, warned_at = null, lapsed_at = null
     where d.company_id = held.company_id and d.domain = held.domain;
    return outcome;
  end if;
  if held.proven_at is null then
    update proven_domains d set checked_at = now() where d.company_id = held.company_id and d.domain = held.domain;
    return outcome;
  end if;
  held.missing_since := coalesce(held.missing_since, now());
  if held.missing_since <= now() - make_interval(hours => lapse_hours) then
    outcome := 'lapsed';
    update proven_domains d
       set proven_at = null, checked_at = now(), missing_since = null, warned_at = null, lapsed_at = now()
     where d.company_id = held.company_id and d.domain = held.domain;
    return outcome;
  end if;
  if held.warned_at is null and held.missing_since <= now() - make_interval(hours => warn_hours) then
    outcome := 'missing';
  end if;
  update proven_domains d
     set checked_at = now(), missing_since = held.missing_since,
         warned_at = case when outcome = 'missing' then now() else d.warned_at end
   where d.company_id = held.company_id and d.domain = held.domain;
  return outcome;
end $$;

-- Takes a domain off the list; what hung on its proof hangs on nothing any more.
create or replace function forget_domain(wanted text) returns boolean
  language sql volatile security definer set search_path = public, pg_temp as $$
with gone as (delete from proven_domains d where d.company_id = scope_company() and d.domain = wanted returning 1)
select exists (select 1 from gone) $$;

-- By a company: within the owner's functions only; a scope asks for its own.
create or replace function scope_domain_is_proven(wanted text) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
select is_proven_domain(scope_company(), wanted) $$;

create or replace function scope_unlock_person(wanted_email text) returns table (identity_id uuid, email text)
  language sql security definer set search_path = public, pg_temp as $$
select u.identity_id, u.email from unlock_person(wanted_email, scope_company()) u $$;

-- Who may call them.
revoke execute on function is_proven_domain, ask_domain_proof, note_domain_check, forget_domain, scope_domain_is_proven,
  scope_unlock_person from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function ask_domain_proof, note_domain_check, forget_domain, scope_domain_is_proven, scope_unlock_person
  to enlace_staff;
