-- Which hosts count, and under which addresses of its own a company's mails go out.

-- Hosts ------------------------------------------------------------------------------------------------------------------
-- A host stands in company_hosts if and only if it counts: it shows its company's portal, and links lead there. What a
-- company only says that it has stands in host_claims. So everything that reads hosts, nodes of the version before included,
-- reads those that count.

alter table company_hosts
  -- Why it counts: an operator of the installation gave or approved it, or its domain is proven. What there is already was
  -- given by operators, or has been in use under their eyes: it goes on until one of them takes it away.
  add column basis text not null default 'operator' check (basis in ('operator', 'dns')),
  add column since timestamptz not null default now();

create table host_claims (
  company_id integer not null references companies on delete cascade,
  host text not null check (host = lower(host)),
  -- No record helps it: it lies below the installation's own hosts, or an operator took it away.
  needs_operator boolean not null default false,
  asked_at timestamptz not null default now(),
  primary key (company_id, host)
);
alter table host_claims enable row level security;
alter table host_claims force row level security;
create policy owner on host_claims to enlace_owner using (true) with check (true);
create policy staff on host_claims for select to enlace_staff using (company_id = (select scope_company()));
grant select on host_claims to enlace_staff;

-- Whether a host lies below one that counts for another company: its visitors would take it for that company's.
create function host_lies_below_other(company integer, wanted text) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
select exists (select 1 from company_hosts h
                where h.company_id <> company and right(wanted, length(h.host) + 1) = '.' || h.host) $$;

-- Lets a claimed host count where its domain is proven and nothing speaks against it.
create function count_proven_host(company integer, wanted text) returns boolean
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
create function claim_host(wanted text, own boolean, most integer) returns text
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
create function release_host(wanted text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  was_there boolean;
begin
  delete from host_claims c where c.company_id = scope_company() and c.host = wanted;
  was_there := found;
  delete from company_hosts h where h.company_id = scope_company() and h.host = wanted;
  return was_there or found;
end $$;

-- A node of the version before writes claims where only what counts stands now: they are claims all the same.
create function divert_host_claim() returns trigger language plpgsql as $$
begin
  perform claim_host(new.host, false, 10);
  return null;
end $$;
create trigger company_hosts_divert before insert on company_hosts
  for each row when (current_user in ('enlace_staff', 'enlace_works')) execute function divert_host_claim();
revoke update on company_hosts from enlace_staff;

-- What hangs on a domain's proof comes and goes with it.
create function hosts_follow_proof() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op <> 'DELETE' and new.proven_at is not null then
    perform count_proven_host(new.company_id, new.domain);
    return null;
  end if;
  delete from company_hosts h where h.company_id = old.company_id and h.host = old.domain and h.basis = 'dns';
  -- Where the company itself goes, nothing is left to claim.
  if found and exists (select 1 from companies c where c.id = old.company_id) then
    insert into host_claims (company_id, host) values (old.company_id, old.domain) on conflict do nothing;
    perform append_audit(old.company_id, 'sistema', null, 'company:host-stopped', old.domain, null, '{}');
  end if;
  return null;
end $$;
create trigger proven_domains_hosts after update of proven_at or delete on proven_domains
  for each row execute function hosts_follow_proof();

-- The hosts that the open company has or wants, and how each stands.
create function scope_own_hosts() returns table (host text, basis text, needs_operator boolean, since timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
select h.host, h.basis, false, h.since from company_hosts h where h.company_id = scope_company()
union all
select c.host, null, c.needs_operator or host_lies_below_other(c.company_id, c.host), c.asked_at
  from host_claims c where c.company_id = scope_company()
order by 1 $$;

-- The same of all companies, for an operator.
create function scope_installation_hosts()
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
create function audit_operator(target integer, act text, wanted text, origin text) returns void
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
create function approve_host(target integer, wanted text, origin text) returns void
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
create function withdraw_host(target integer, wanted text, origin text) returns void
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

-- Persons of several companies --------------------------------------------------------------------------------------------

-- Whether the person behind an email has to do with another company, too, or with the installation itself: what opens such a
-- person's access never leads to one company's host. Whatever is known of it counts, also what was ended or not taken up.
create function belongs_elsewhere(company integer, wanted_email text) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
select exists (
  select 1 from identities i
   where i.email = lower(wanted_email)
     and (exists (select 1 from memberships m where m.identity_id = i.id and m.company_id <> company)
          or exists (select 1 from staff_members s where s.identity_id = i.id and s.company_id <> company)
          or exists (select 1 from operators o where o.identity_id = i.id))) $$;

-- Senders -----------------------------------------------------------------------------------------------------------------

-- Addresses that were in use before their domains had to be proven: they stay for a month, so that nobody's mails change
-- their sender from one day to the next. Only that very address does.
alter table mail_settings add column unproven_address text, add column unproven_until timestamptz;
update mail_settings set unproven_address = from_address, unproven_until = now() + interval '30 days'
 where from_address = confirmed_address;

-- The address under which a company's mails go out where it is not the installation's: its mailbox answered with the code,
-- and its domain is proven.
create function own_sender(company integer) returns text
  language sql stable security definer set search_path = public, pg_temp as $$
select s.from_address from mail_settings s
 where s.company_id = company and s.confirmed_address = s.from_address
   and (is_proven_domain(company, split_part(s.from_address, '@', 2))
        or (s.unproven_address = s.from_address and s.unproven_until > now())) $$;

-- As before; a company's own address is used only while its domain is proven.
create or replace function claim_mails(claimer uuid, at_most integer, lease_seconds integer, mail_domain text)
  returns table (company_id integer, id uuid, company text, from_address text, is_signed boolean, purpose text, recipient text,
                 reply_to text, reply_to_name text, subject text, html text, text text, message_id text, attempts integer,
                 refusals integer)
  language sql security definer set search_path = public, pg_temp as $$
  with recursive waiting as (
    (select m.company_id from outbox_mails m where m.sent_at is null and m.dead_at is null order by m.company_id limit 1)
    union all
    select (select m.company_id from outbox_mails m
             where m.sent_at is null and m.dead_at is null and m.company_id > w.company_id order by m.company_id limit 1)
      from waiting w where w.company_id is not null),
  candidates as (
    select d.company_id, d.id, random() as lot,
           row_number() over (partition by d.company_id order by d.next_attempt_at) as turn
      from waiting w cross join lateral (
        select m.company_id, m.id, m.next_attempt_at from outbox_mails m
         where m.company_id = w.company_id and m.sent_at is null and m.dead_at is null and m.next_attempt_at <= now()
           and (m.claimed_until is null or m.claimed_until <= now())
         -- More than are wanted: another sender may be taking the first ones.
         order by m.next_attempt_at limit at_most * 8) d
     where w.company_id is not null),
  due as (
    select m.company_id, m.id from candidates c join outbox_mails m on m.company_id = c.company_id and m.id = c.id
     where m.sent_at is null and m.dead_at is null and (m.claimed_until is null or m.claimed_until <= now())
     order by c.turn, c.lot limit at_most for update of m skip locked),
  senders as (
    select s.company_id, s.from_name, own_sender(s.company_id) as from_address,
           coalesce(s.reply_to, case when own_sender(s.company_id) is null then s.from_address end) as reply_to,
           coalesce(s.dkim_selector, '') <> '' as is_signed
      from mail_settings s)
  update outbox_mails m
     set claimed_by = claimer, claimed_until = now() + make_interval(secs => lease_seconds), attempts = m.attempts + 1,
         message_id = coalesce(m.message_id,
                               '<' || m.id || '@' || coalesce(split_part(s.from_address, '@', 2), mail_domain) || '>')
    from due join companies c on c.id = due.company_id left join senders s on s.company_id = due.company_id
   where m.company_id = due.company_id and m.id = due.id
  returning m.company_id, m.id, coalesce(s.from_name, c.nombre), s.from_address, coalesce(s.is_signed, false), m.purpose,
            m.recipient, coalesce(m.reply_to, s.reply_to),
            case when m.reply_to is null and s.reply_to is not null then coalesce(s.from_name, c.nombre)
                 else m.reply_to_name end,
            m.subject, m.html, m.text, m.message_id, m.attempts, m.refusals $$;

revoke execute on function host_lies_below_other(integer, text), count_proven_host(integer, text),
  claim_host(text, boolean, integer), release_host(text), divert_host_claim(), hosts_follow_proof(), scope_own_hosts(),
  scope_installation_hosts(), audit_operator(integer, text, text, text), approve_host(integer, text, text),
  withdraw_host(integer, text, text), belongs_elsewhere(integer, text), own_sender(integer) from public;
grant execute on function claim_host(text, boolean, integer), release_host(text), scope_own_hosts(), scope_installation_hosts(),
  approve_host(integer, text, text), withdraw_host(integer, text, text), belongs_elsewhere(integer, text), own_sender(integer)
  to enlace_staff;
grant execute on function belongs_elsewhere(integer, text) to enlace_app;
