-- Which hosts count, and under which addresses of its own a company's mails go out.

-- The host names that the open company claims: links in its mails lead there, never to what a request called itself.
create or replace function scope_hosts() returns table (host text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select h.host from company_hosts h where h.company_id = scope_company() order by h.host $$;

-- Whether a host lies below one that counts for another company: its visitors would take it for that company's.
create or replace function host_lies_below_other(company integer, wanted text) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
select exists (select 1 from company_hosts h
                where h.company_id <> company and right(wanted, length(h.host) + 1) = '.' || h.host) $$;

-- Lets a claimed host count where its domain is proven and nothing speaks against it.
create or replace function count_proven_host(company integer, wanted text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select 1 from host_claims c where c.company_id = company and c.host = wanted and not c.needs_operator)
     or not is_proven_domain(company, wanted) or host_lies_below_other(company, wanted) then
    return false;
  end if;
  insert into company_hosts (company_id, host, basis) values (company, wanted, 'dns') on conflict (host) do nothing;
  if not found then return false; end if;
  delete from host_claims c where c.company_id = company and c.host = wanted;
  perform append_audit(company, 'sistema', null, 'company:host-counts', wanted, null, '{}');
  return true;
end $$;

-- Claims a host for the open company; `own` says that it lies below the installation's own. An operator's claim counts at
-- once, any other once its domain is proven or an operator approves it. Answers `held`, `taken`, `many` or `claimed`.
create or replace function claim_host(wanted text, own boolean, most integer) returns text
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform 1 from companies c where c.id = scope_company() for no key update;
  if exists (select 1 from company_hosts h where h.company_id = scope_company() and h.host = wanted)
     or exists (select 1 from host_claims c where c.company_id = scope_company() and c.host = wanted) then
    return 'held';
  end if;
  if exists (select 1 from company_hosts h where h.host = wanted) then return 'taken'; end if;
  if (select count(*) from company_hosts h where h.company_id = scope_company())
     + (select count(*) from host_claims c where c.company_id = scope_company()) >= most then
    return 'many';
  end if;
  if scope_is_operator() then
    insert into company_hosts (company_id, host) values (scope_company(), wanted);
    return 'claimed';
  end if;
  insert into host_claims (company_id, host, needs_operator) values (scope_company(), wanted, own);
  perform count_proven_host(scope_company(), wanted);
  return 'claimed';
end $$;

-- Gives a host of the open company up, whether it counts or not.
create or replace function release_host(wanted text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  was_there boolean;
begin
  delete from host_claims c where c.company_id = scope_company() and c.host = wanted;
  was_there := found;
  delete from company_hosts h where h.company_id = scope_company() and h.host = wanted;
  return was_there or found;
end $$;

-- The hosts that the open company has or wants, and how each stands.
create or replace function scope_own_hosts() returns table (host text, basis text, needs_operator boolean, since timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
select h.host, h.basis, false, h.since from company_hosts h where h.company_id = scope_company()
union all
select c.host, null, c.needs_operator or host_lies_below_other(c.company_id, c.host), c.asked_at
  from host_claims c where c.company_id = scope_company()
order by 1 $$;

-- The same of all companies, for an operator.
create or replace function scope_installation_hosts()
  returns table (company_id integer, company text, host text, basis text, needs_operator boolean, since timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
select c.id, c.nombre, u.host, u.basis, u.needs_operator, u.since
  from (select h.company_id, h.host, h.basis, false as needs_operator, h.since from company_hosts h
        union all
        select w.company_id, w.host, null, w.needs_operator or host_lies_below_other(w.company_id, w.host), w.asked_at
          from host_claims w) u
  join companies c on c.id = u.company_id
 where scope_is_operator()
 order by u.basis is not null, c.id, u.host $$;

-- Writes an operator's act on a company's host into the trails of both companies, the operator's own and the one concerned.
create or replace function audit_operator(target integer, act text, wanted text, origin text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  who text;
  concerned text;
begin
  select i.email into strict who from identities i where i.id = scope_identity();
  select c.nombre into strict concerned from companies c where c.id = target;
  perform append_audit(one.id, who, scope_identity(), act, wanted, origin,
                       jsonb_build_object('compania', concerned, 'companyId', target))
     from (select distinct id from unnest(array[target, scope_company()]) id) one;
end $$;

-- An operator lets a host of any company count, for as long as none of them takes it away.
create or replace function approve_host(target integer, wanted text, origin text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not scope_is_operator() then
    raise exception using errcode = 'EN403', message = 'not-operator';
  end if;
  if exists (select 1 from company_hosts h where h.host = wanted and h.company_id <> target) then
    raise exception using errcode = 'EN409', message = 'company-host-taken';
  end if;
  update company_hosts h set basis = 'operator', since = now()
   where h.company_id = target and h.host = wanted and h.basis = 'dns';
  if not found then
    delete from host_claims c where c.company_id = target and c.host = wanted;
    if not found then
      raise exception using errcode = 'EN404', message = 'company-not-found';
    end if;
    insert into company_hosts (company_id, host) values (target, wanted);
  end if;
  perform audit_operator(target, 'company:host-approved', wanted, origin);
end $$;

-- An operator takes it away: from then on no record brings it back, only an operator does.
create or replace function withdraw_host(target integer, wanted text, origin text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not scope_is_operator() then
    raise exception using errcode = 'EN403', message = 'not-operator';
  end if;
  delete from company_hosts h where h.company_id = target and h.host = wanted;
  if not found then
    raise exception using errcode = 'EN404', message = 'company-not-found';
  end if;
  insert into host_claims (company_id, host, needs_operator) values (target, wanted, true)
  on conflict (company_id, host) do update set needs_operator = true;
  perform audit_operator(target, 'company:host-withdrawn', wanted, origin);
end $$;

-- Whether the person behind an email has to do with another company, too, or with the installation itself: what opens such a
-- person's access never leads to one company's host. Whatever is known of it counts, also what was ended or not taken up.
create or replace function belongs_elsewhere(company integer, wanted_email text) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
select demand_door();
select exists (
  select 1 from identities i
   where i.email = lower(wanted_email)
     and (exists (select 1 from memberships m where m.identity_id = i.id and m.company_id <> company)
          or exists (select 1 from staff_members s where s.identity_id = i.id and s.company_id <> company)
          or exists (select 1 from operators o where o.identity_id = i.id))) $$;

-- Who may call them.
revoke execute on function scope_hosts, host_lies_below_other, count_proven_host, claim_host, release_host, scope_own_hosts,
  scope_installation_hosts, audit_operator, approve_host, withdraw_host, belongs_elsewhere
  from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function scope_hosts to enlace_app, enlace_staff;
grant execute on function claim_host, release_host, scope_own_hosts, scope_installation_hosts, approve_host, withdraw_host
  to enlace_staff;
grant execute on function belongs_elsewhere to enlace_door;
