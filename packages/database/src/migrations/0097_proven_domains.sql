-- Domains of which a company proved by a text record in the DNS that it controls them. A proof is for no purpose of its own:
-- hosts, sender addresses and identity providers all ask for the same one.

create table proven_domains (
  company_id integer not null references companies on delete cascade,
  -- As browsers write a host: ASCII, lower case, without a final dot. A proof says nothing of names below or above it.
  domain text not null check (domain = lower(domain) and length(domain) between 3 and 253 and domain !~ '\.$'),
  -- What the record has to say. Each company has its own, so that a record proves nothing for another company.
  token text not null check (length(token) between 32 and 64),
  asked_at timestamptz not null default now(),
  -- Since when it is proven without a break; null where it never was, or is no more.
  proven_at timestamptz,
  -- When the name servers were asked last, whatever came of it.
  checked_at timestamptz,
  -- Since when the record of a proven domain has not been found.
  missing_since timestamptz,
  -- When the administrators were told that it is missing.
  warned_at timestamptz,
  -- When a proof ended because its record stayed away.
  lapsed_at timestamptz,
  primary key (company_id, domain)
);

alter table proven_domains enable row level security;
alter table proven_domains force row level security;
create policy owner on proven_domains to enlace_owner using (true) with check (true);
create policy staff on proven_domains for select to enlace_staff using (company_id = (select scope_company()));
-- Only the functions below write: a proof comes from a look-up, not from a value that somebody sets.
grant select on proven_domains to enlace_staff;

-- Whether a company has proven that it controls a domain.
create function is_proven_domain(company integer, wanted text) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
select exists (select 1 from proven_domains d
                where d.company_id = company and d.domain = lower(wanted) and d.proven_at is not null) $$;

-- Asks for the proof of a domain: keeps the token that its record has to carry. One that was asked for keeps its own.
-- False where the company has as many as it may have.
create function ask_domain_proof(wanted text, new_token text, most integer) returns boolean
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
create function note_domain_check(wanted text, asked_token text, is_found boolean, warn_hours integer, lapse_hours integer)
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
create function forget_domain(wanted text) returns boolean
  language sql volatile security definer set search_path = public, pg_temp as $$
with gone as (delete from proven_domains d where d.company_id = scope_company() and d.domain = wanted returning 1)
select exists (select 1 from gone) $$;

revoke execute on function is_proven_domain(integer, text), ask_domain_proof(text, text, integer),
  note_domain_check(text, text, boolean, integer, integer), forget_domain(text) from public;
grant execute on function is_proven_domain(integer, text), ask_domain_proof(text, text, integer),
  note_domain_check(text, text, boolean, integer, integer), forget_domain(text) to enlace_staff;
