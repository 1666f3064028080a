-- A supplier's new master, by whichever way it became one, keeps nobody out for 48 hours who was there before it; and anyone who
-- was a master lately is still notified about the supplier's bank accounts.

-- Makes a user who can enter now a master; whoever hands the role over keeps the whole portal without it.
create or replace function give_master(wanted uuid, hands_over boolean, origin text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held memberships := held_user(wanted);
begin
  if not membership_is_open(held) or exists (select 1 from identities i where i.id = held.identity_id and not i.active) then
    raise exception using errcode = 'EN409', message = 'user-not-joined';
  end if;
  if not held.is_master then
    update memberships m
       set is_master = true, role = null, modules = null, read_only = false, ends_on = null,
           -- Nobody gives an account that it has not.
           all_accounts = m.all_accounts or (select g.all_accounts from memberships g
                                              where g.company_id = held.company_id and g.id = scope_membership())
     where m.company_id = held.company_id and m.id = held.id;
    perform audit_user(held.id, 'user-made-master', origin, '{}');
  end if;
  if hands_over then
    update memberships m set is_master = false where m.company_id = held.company_id and m.id = scope_membership();
    perform audit_user(scope_membership(), 'user-gave-master', origin, '{}');
  end if;
end $$;

-- Makes another master an ordinary user: whoever takes the role has it, so that there always is one.
create or replace function take_master(wanted uuid, origin text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held memberships := held_user(wanted);
begin
  if not held.is_master then return; end if;
  update memberships m set is_master = false where m.company_id = held.company_id and m.id = held.id;
  perform audit_user(held.id, 'user-lost-master', origin, '{}');
end $$;

-- The open masters of the scope's third party, whom what happens to the users concerns.
create or replace function scope_masters() returns table (email text, first_name text, is_self boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select i.email, i.first_name, m.id = scope_membership()
    from memberships m join identities i on i.id = m.identity_id and i.active
   where m.company_id = scope_company() and m.third_party_id = scope_third_party() and m.is_master and membership_is_open(m)
   order by 1 $$;

-- Whom a change of a third party's record concerns: its masters. A supplier reads its own masters only.
create or replace function record_masters(party integer) returns table (email text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select i.email from memberships m join identities i on i.id = m.identity_id and i.active
   where m.company_id = scope_company() and m.third_party_id = party and m.is_master and membership_is_open(m)
     and (effective_role() <> 'enlace_app' or party = scope_third_party())
   order by 1 limit 20 $$;

-- Refuses what keeps somebody out, or takes from what it may do, to a master who is too new for that person; `detail` says
-- until when. Anyone who came after the master became one is its own affair.
create or replace function refuse_new_master(target memberships) returns void
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  settled timestamptz;
begin
  select bank_open_since(m) into settled from memberships m
   where m.company_id = scope_company() and m.id = scope_membership() and m.id <> target.id
     and m.third_party_id = target.third_party_id and target.created_at < greatest(m.master_since, m.accepted_at);
  if settled > now() then
    raise exception using errcode = 'EN403', message = 'master-too-new', detail = to_char(settled at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"');
  end if;
end $$;

-- Until when the open scope's master keeps its hands off a user; null where it need not.
create or replace function scope_user_protection(wanted uuid) returns timestamptz
  language sql stable security definer set search_path = public, pg_temp as $$
  select bank_open_since(m) from memberships m
    join memberships t on t.company_id = m.company_id and t.third_party_id = m.third_party_id and t.id = wanted
   where m.company_id = scope_company() and m.id = scope_membership() and t.id <> m.id
     and t.created_at < greatest(m.master_since, m.accepted_at) and bank_open_since(m) > now() $$;

-- Who is told about what is done in a supplier's name: every master, who was one in the last 30 days, where their mail went before
-- it was changed in these days, and the contacts that the ERP knows. `sees` is false for who was no master for 48 hours.
create or replace function watchers_of(company integer, party integer)
  returns table (email text, name text, sees boolean, since timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  with masters as (
    select m.identity_id, bank_open_since(m) <= now() as sees, greatest(m.master_since, m.accepted_at) as since
      from memberships m join identities i on i.id = m.identity_id and i.active
     where m.company_id = company and m.third_party_id = party and m.is_master and membership_is_open(m)
    union all
    select m.identity_id, s.ended_at >= s.began_at + make_interval(hours => rule_new_master_hours()), s.began_at
      from memberships m join master_spells s on s.company_id = m.company_id and s.membership_id = m.id
     where m.company_id = company and m.third_party_id = party and s.ended_at > now() - interval '30 days')
  select i.email, coalesce(nullif(trim(concat_ws(' ', i.first_name, i.last_name)), ''), i.email), k.sees, k.since
    from masters k join identities i on i.id = k.identity_id
  union all
  select e.old_email, e.old_email, k.sees, k.since
    from masters k join email_changes e on e.identity_id = k.identity_id
   where e.outcome = 'applied' and e.ended_at > now() - interval '30 days'
  union all
  select b.correo, b.correo, true, '-infinity' from branch_accounts b
   where b.company_id = company and b.third_party_id = party and b.correo like '%_@_%' $$;

-- Whom a company's naming of a master is told to, but for the one who is named.
create or replace function master_watchers(party integer, named text) returns table (email text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select lower(trim(k.email)) from watchers_of(scope_company(), party) k where lower(trim(k.email)) <> lower(trim(named))
   group by 1 order by min(k.since), 1 limit 100 $$;

-- The same for the link by which somebody has just become a master, which is all that a visitor has. No row for any other.
create or replace function joined_master_watchers(link bytea) returns table (email text, supplier text, person text, settled timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select lower(trim(k.email)), t.nombre, i.email, bank_open_since(m)
    from one_use_tokens o
    join memberships m on m.company_id = o.company_id and m.id = o.membership_id and m.is_master and m.active
    join identities i on i.id = m.identity_id
    join third_parties t on t.company_id = m.company_id and t.id = m.third_party_id
    cross join lateral watchers_of(m.company_id, m.third_party_id) k
   where o.token_hash = link and o.purpose = 'invitation' and o.company_id = scope_company() and o.spent_at = now()
     and m.accepted_at = now() and lower(trim(k.email)) <> lower(i.email)
   group by 1, 2, 3, 4 order by min(k.since), 1 limit 100 $$;

-- Who may call them.
revoke execute on function give_master, take_master, scope_masters, record_masters, refuse_new_master,
  scope_user_protection, watchers_of, master_watchers, joined_master_watchers
  from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function give_master, take_master, scope_masters, scope_user_protection to enlace_app;
grant execute on function record_masters, joined_master_watchers to enlace_app, enlace_staff;
grant execute on function master_watchers to enlace_staff;
