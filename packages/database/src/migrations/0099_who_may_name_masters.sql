-- A supplier's new master, by whichever way it became one, keeps nobody out for 48 hours who was there before it; and anyone who
-- was a master lately is still notified about the supplier's bank accounts.

-- From when to when somebody was a master who could enter. The one that lasts has no end.
create table master_spells (
  company_id integer not null references companies,
  membership_id uuid not null,
  began_at timestamptz not null,
  ended_at timestamptz,
  primary key (company_id, membership_id, began_at),
  foreign key (company_id, membership_id) references memberships (company_id, id) on delete cascade
);
alter table master_spells enable row level security;
alter table master_spells force row level security;
create policy owner on master_spells to enlace_owner using (true) with check (true);

insert into master_spells (company_id, membership_id, began_at)
select m.company_id, m.id, coalesce(greatest(m.master_since, m.accepted_at), m.created_at)
  from memberships m where m.is_master and m.active;
-- Who stopped being one before there was this table is known from the trail.
insert into master_spells (company_id, membership_id, began_at, ended_at)
select m.company_id, m.id, coalesce(m.accepted_at, m.created_at), max(l.at)
  from memberships m join audit_log l on l.company_id = m.company_id and l.target = m.id::text
 where l.at > now() - interval '30 days' and not (m.is_master and m.active)
   and (l.action in ('user-lost-master', 'user-gave-master') or (l.action = 'user-disabled' and m.is_master))
 group by 1, 2, 3
on conflict do nothing;

-- Since when a membership is a master's counts anew where it is let in again, or comes along to another third party: nobody
-- passes the 48 hours by having been a master once, or of somebody else.
create or replace function note_master_since() returns trigger language plpgsql as $$
begin
  if not new.is_master then
    new.master_since := null;
  elsif tg_op = 'UPDATE' and (new.third_party_id <> old.third_party_id or (new.active and not old.active)) then
    new.master_since := now();
  elsif new.master_since is null then
    new.master_since := now();
  end if;
  return new;
end $$;
create trigger memberships_note_master_again before update of active, third_party_id on memberships
  for each row execute function note_master_since();

create function note_master_spell() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  was boolean := tg_op = 'UPDATE' and old.is_master and old.active;
  comes boolean := tg_op = 'INSERT' or not was or new.third_party_id <> old.third_party_id;
begin
  if was and (comes or not (new.is_master and new.active)) then
    update master_spells s set ended_at = now()
     where s.company_id = new.company_id and s.membership_id = new.id and s.ended_at is null;
  end if;
  if comes and new.is_master and new.active then
    insert into master_spells (company_id, membership_id, began_at) values (new.company_id, new.id, now())
    on conflict (company_id, membership_id, began_at) do update set ended_at = null;
  end if;
  return null;
end $$;
create trigger memberships_note_spell after insert or update of is_master, active, third_party_id on memberships
  for each row execute function note_master_spell();

-- Refuses what keeps somebody out, or takes from what it may do, to a master who is too new for that person; `detail` says
-- until when. Anyone who came after the master became one is its own affair.
create function refuse_new_master(target memberships) returns void
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

create function guard_from_new_master() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform refuse_new_master(old);
  return new;
end $$;
create trigger memberships_guard_from_new_master before update on memberships
  for each row when (
    (old.is_master and not new.is_master) or (old.active and not new.active)
    or (not old.active and not new.active and old.invited_until is not null and new.invited_until is null)
    or old.identity_id <> new.identity_id
    -- Who is made a master leaves a narrower grant behind, and who is let in again a last day that is over.
    or (new.is_master = old.is_master and (old.active or not new.active)
        and (new.role, new.modules, new.read_only, new.ends_on, new.all_accounts)
            is distinct from (old.role, old.modules, old.read_only, old.ends_on, old.all_accounts)))
  execute function guard_from_new_master();

-- Until when the open scope's master keeps its hands off a user; null where it need not.
create function scope_user_protection(wanted uuid) returns timestamptz
  language sql stable security definer set search_path = public, pg_temp as $$
  select bank_open_since(m) from memberships m
    join memberships t on t.company_id = m.company_id and t.third_party_id = m.third_party_id and t.id = wanted
   where m.company_id = scope_company() and m.id = scope_membership() and t.id <> m.id
     and t.created_at < greatest(m.master_since, m.accepted_at) and bank_open_since(m) > now() $$;

-- As before; the branches of a user are no column of it, so a new master is refused here.
create or replace function change_user(wanted uuid, wanted_email text, given jsonb, token bytea, valid_minutes integer, origin text)
  returns table (email text, has_password boolean)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  held memberships := held_user(wanted);
  before jsonb := user_grant(held);
  person identities;
  moves boolean := wanted_email is not null and not (held.active or held.accepted_at is not null)
                   and lower(trim(wanted_email)) is distinct from held.invited_email;
begin
  perform write_user(held.id, given);
  if moves then
    insert into identities (email) values (lower(trim(wanted_email))) on conflict (email) do nothing;
    select * into strict person from identities where email = lower(trim(wanted_email));
    if exists (select 1 from memberships m where m.company_id = scope_company() and m.third_party_id = scope_third_party()
                  and m.identity_id = person.id and m.id <> held.id) then
      raise exception using errcode = 'EN409', message = 'user-exists';
    end if;
    update one_use_tokens t set spent_at = now()
     where t.company_id = held.company_id and t.membership_id = held.id and t.spent_at is null;
    update memberships m set identity_id = person.id, invited_email = person.email
     where m.company_id = held.company_id and m.id = held.id;
    if held.invited_until is not null then
      perform renew_invitation_link(held.company_id, held.id, token, valid_minutes);
    end if;
  end if;
  select m.* into held from memberships m where m.company_id = held.company_id and m.id = held.id;
  if user_grant(held) -> 'sucursales' is distinct from before -> 'sucursales' then
    perform refuse_new_master(held);
  end if;
  if user_grant(held) is distinct from before then
    perform audit_user(held.id, 'user-changed', origin, jsonb_build_object('before', before, 'after', user_grant(held)));
  end if;
  if moves and held.invited_until is not null then
    return query select person.email, person.password_hash is not null;
  end if;
end $$;

-- As before, for whom a new master may not keep out.
create or replace function end_user_sessions(wanted uuid, origin text) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held memberships := held_user(wanted);
  closed integer;
begin
  perform refuse_new_master(held);
  closed := close_membership_sessions(held.company_id, held.id);
  perform audit_user(held.id, 'user-sessions-ended', origin, jsonb_build_object('sessions', closed));
  return closed;
end $$;

-- Who is told about what is done in a supplier's name: every master, who was one in the last 30 days, where their mail went before
-- it was changed in these days, and the contacts that the ERP knows. `sees` is false for who was no master for 48 hours.
create function watchers_of(company integer, party integer)
  returns table (email text, name text, sees boolean, since timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  with masters as (
    select m.identity_id, bank_open_since(m) <= now() as sees, greatest(m.master_since, m.accepted_at) as since
      from memberships m join identities i on i.id = m.identity_id and i.active
     where m.company_id = company and m.third_party_id = party and m.is_master and membership_is_open(m)
    union all
    select m.identity_id, s.ended_at >= s.began_at + interval '48 hours', s.began_at
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

-- Whom a change is told to. Those who were there first come first: nobody makes so many masters that one of them is left out.
create or replace function bank_change_people(wanted uuid) returns table (email text, name text, sees boolean)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  change bank_changes;
begin
  select c.* into strict change from bank_changes c where c.company_id = scope_company() and c.id = wanted;
  return query
    select lower(trim(k.email)), max(k.name), bool_or(k.sees) from watchers_of(change.company_id, change.third_party_id) k
     group by lower(trim(k.email)) order by min(k.since), 1 limit 100;
end $$;

-- Whom a company's naming of a master is told to, but for the one who is named.
create function master_watchers(party integer, named text) returns table (email text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select lower(trim(k.email)) from watchers_of(scope_company(), party) k where lower(trim(k.email)) <> lower(trim(named))
   group by 1 order by min(k.since), 1 limit 100 $$;

-- The same for the link by which somebody has just become a master, which is all that a visitor has. No row for any other.
create function joined_master_watchers(link bytea) returns table (email text, supplier text, person text, settled timestamptz)
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

revoke execute on function note_master_spell(), refuse_new_master(memberships), guard_from_new_master(),
  scope_user_protection(uuid), watchers_of(integer, integer), master_watchers(integer, text), joined_master_watchers(bytea)
  from public;
grant execute on function scope_user_protection(uuid), joined_master_watchers(bytea) to enlace_app;
grant execute on function master_watchers(integer, text), joined_master_watchers(bytea) to enlace_staff;

-- Where the spells of a person are, beside the places that are known.
do $$
declare
  places text := pg_get_functiondef('personal_places()'::regprocedure);
  row_before constant text := '(70, ''bank_change_approvals''';
begin
  if position(row_before in places) = 0 then
    raise exception 'the places of persons are written otherwise';
  end if;
  execute replace(places, row_before,
    '(81, ''master_spells'', ''t.company_id = $1 and t.membership_id = any ($3)'', ''borra'', null, null),' || E'\n  ' || row_before);
end $$;
