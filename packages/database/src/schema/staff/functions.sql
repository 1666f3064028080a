-- Whether somebody works here today: it took the invitation up, nobody closed it, and its last day is not over in Bogotá.
create or replace function staff_is_open(member staff_members) returns boolean language sql stable
  as $$ select member.active and member.accepted_at is not null
           and (member.ends_on is null or member.ends_on >= (now() at time zone 'America/Bogota')::date) $$;

-- What the open scope may know of its own member.
create or replace function scope_staff_member(session uuid)
  returns table (staff_id uuid, email text, first_name text, last_name text, role text, company_name text,
                 is_operator boolean, ends_on date, idle_minutes integer, seconds_left integer)
  language sql stable security definer set search_path = public, pg_temp as $$
  select m.id, i.email, i.first_name, i.last_name, m.role, c.nombre,
         exists (select 1 from operators o where o.identity_id = i.id), m.ends_on, s.idle_minutes,
         extract(epoch from f.absolute_expiry - now())::integer
    from staff_sessions s
    join session_families f on f.id = s.family_id
    join staff_members m on m.company_id = s.company_id and m.id = s.staff_id
    join identities i on i.id = m.identity_id
    join companies c on c.id = m.company_id
   where s.company_id = scope_company() and s.id = session and m.identity_id = scope_identity() $$;

-- Invites somebody to the open company's back office, or again. Nobody but the person sets a password. No row where it
-- works here already.
create or replace function invite_staff(
  wanted_email text, first text, last text, wanted_role text, last_day date, inviter text, token bytea, valid_minutes integer
) returns table (staff_id uuid, has_password boolean)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  person identities;
  member uuid;
begin
  if scope_company() is null then
    raise exception using errcode = 'EN404', message = 'company-not-found';
  end if;
  insert into identities (email, first_name, last_name) values (lower(trim(wanted_email)), first, last)
    on conflict (email) do nothing;
  select * into strict person from identities where email = lower(trim(wanted_email));
  insert into staff_members as s (company_id, identity_id, role, ends_on, invited_email, invited_by)
  values (scope_company(), person.id, wanted_role, last_day, person.email, inviter)
    on conflict (company_id, identity_id)
    do update set role = excluded.role, ends_on = excluded.ends_on, invited_by = excluded.invited_by,
                  version = s.version + 1, updated_at = now()
            where s.accepted_at is null
    returning s.id into member;
  if member is null then return; end if;
  perform renew_staff_link(scope_company(), member, token, 'staff-invitation', valid_minutes);
  return query select member, person.password_hash is not null;
end $$;

-- The members of the open company. Of somebody who was invited and has not taken it up only the email is told: what the
-- person is called and whether it has a second factor is another company's to know.
create or replace function scope_staff_members()
  returns table (id uuid, email text, first_name text, last_name text, role text, active boolean, ends_on date,
                 invited_by text, invited_until timestamptz, accepted_at timestamptz, last_used_at timestamptz,
                 has_factor boolean, is_self boolean, version integer, open_sessions integer)
  language sql stable security definer set search_path = public, pg_temp as $$
  select m.id, i.email, case when m.accepted_at is null then '' else i.first_name end,
         case when m.accepted_at is null then '' else i.last_name end, m.role, m.active, m.ends_on, m.invited_by,
         m.invited_until, m.accepted_at, m.last_used_at, m.accepted_at is not null and has_second_factor(i.id),
         m.identity_id = scope_identity(), m.version,
         (select count(*)::integer from staff_sessions s join session_families f on f.id = s.family_id
           where s.company_id = m.company_id and s.staff_id = m.id and s.superseded_at is null and f.ended_at is null
             and f.absolute_expiry > now() and s.last_seen_at + make_interval(mins => s.idle_minutes) > now())
    from staff_members m join identities i on i.id = m.identity_id
   where m.company_id = scope_company()
   order by m.active desc, 3, 4, i.email $$;

-- Changes what a member may do. Refused for oneself, for the last administrator, and where somebody else changed it
-- meanwhile. An invitation that is taken back is open no longer.
create or replace function change_staff(wanted uuid, seen_version integer, wanted_role text, wanted_active boolean, last_day date)
  returns text
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held staff_members;
begin
  -- One at a time for a company, so that two administrators cannot take each other's role away at once.
  perform pg_advisory_xact_lock(hashtextextended('staff_members', scope_company()));
  select * into held from staff_members m where m.company_id = scope_company() and m.id = wanted for update;
  if not found then return 'not-found'; end if;
  if held.identity_id = scope_identity() then return 'oneself'; end if;
  if held.version <> seen_version then return 'changed'; end if;
  if staff_is_open(held) and held.role = 'administrador'
     and (wanted_role <> 'administrador' or not wanted_active or last_day is not null)
     and not exists (select 1 from staff_members m where m.company_id = held.company_id and m.id <> held.id
                        and m.role = 'administrador' and m.ends_on is null and staff_is_open(m)) then
    return 'last-administrator';
  end if;
  update staff_members m set role = wanted_role, active = wanted_active and m.accepted_at is not null, ends_on = last_day,
                             invited_until = case when wanted_active then m.invited_until end,
                             version = m.version + 1, updated_at = now()
   where m.company_id = held.company_id and m.id = held.id;
  if not wanted_active then
    perform close_staff_sessions(held.company_id, held.id);
    update one_use_tokens t set spent_at = now()
     where t.company_id = held.company_id and t.staff_id = held.id and t.spent_at is null;
  end if;
  return 'changed-now';
end $$;

-- Lets somebody make companies in this installation; false where nobody has that email.
create or replace function name_operator(wanted_email text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  person uuid;
begin
  perform demand_door();
  select i.id into person from identities i where i.email = lower(wanted_email);
  if person is null then return false; end if;
  insert into operators (identity_id) values (person) on conflict do nothing;
  return true;
end $$;

-- Whether the open scope's person may make companies in this installation.
create or replace function scope_is_operator() returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select 1 from operators o where o.identity_id = scope_identity()) $$;

-- What happens to what several people work at is told to whoever listens, on every node: company, kind and id.
create or replace function tell_staff(company integer, kind text, subject text) returns void
  language sql as $$ select pg_notify('staff_live', company || ' ' || kind || ' ' || subject) $$;

-- The member of the open session has something open in a tab; what another member's tab is called is nobody else's to take.
create or replace function be_present(session uuid, given_tab uuid, what text, which text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  member uuid;
  was staff_presence;
begin
  select s.staff_id into strict member from staff_sessions s
   where s.company_id = scope_company() and s.id = session;
  delete from staff_presence p where p.company_id = scope_company() and p.seen_at < clock_timestamp() - interval '10 minutes';
  select p.* into was from staff_presence p where p.company_id = scope_company() and p.tab = given_tab for update;
  insert into staff_presence as p (company_id, tab, staff_id, kind, subject)
  values (scope_company(), given_tab, member, what, which)
  on conflict (company_id, tab) do update
     set kind = what, subject = which, seen_at = clock_timestamp(),
         since = case when p.kind = what and p.subject = which and p.seen_at > clock_timestamp() - interval '45 seconds'
                      then p.since else clock_timestamp() end
   where p.staff_id = member;
  if was.tab is null or was.seen_at < clock_timestamp() - interval '45 seconds'
     or (was.kind, was.subject) is distinct from (what, which) then
    perform pg_notify('staff_live', scope_company()::text);
  end if;
end $$;

-- A tab of the member of the open session has nothing open any more.
create or replace function leave_presence(session uuid, given_tab uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from staff_presence p using staff_sessions s
   where s.company_id = scope_company() and s.id = session
     and p.company_id = s.company_id and p.staff_id = s.staff_id and p.tab = given_tab;
  if found then perform pg_notify('staff_live', scope_company()::text); end if;
end $$;

-- Who has what open now, each member once for each thing, who came first before the others.
create or replace function scope_presence()
  returns table (kind text, subject text, staff_id uuid, nombre text, since timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select p.kind, p.subject, p.staff_id,
         coalesce(nullif(trim(i.first_name || ' ' || i.last_name), ''), i.email), min(p.since)
    from staff_presence p
    join staff_members m on m.company_id = p.company_id and m.id = p.staff_id and staff_is_open(m)
    join identities i on i.id = m.identity_id and i.active
   where p.company_id = scope_company() and p.seen_at > clock_timestamp() - interval '45 seconds'
   group by p.kind, p.subject, p.staff_id, i.first_name, i.last_name, i.email
   order by min(p.since), p.staff_id $$;

-- The members of the open company who may do something, by name.
create or replace function scope_assignees(of_roles text[]) returns table (id uuid, name text, is_self boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select m.id, coalesce(nullif(trim(concat_ws(' ', i.first_name, i.last_name)), ''), i.email), m.identity_id = scope_identity()
    from staff_members m join identities i on i.id = m.identity_id
   where m.company_id = scope_company() and m.role = any (of_roles) and staff_is_open(m)
   order by 2, 1 $$;

-- The name of a member of the open company, whatever has become of it since.
create or replace function staff_name(member uuid) returns text
  language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(nullif(trim(concat_ws(' ', i.first_name, i.last_name)), ''), i.email)
    from staff_members m join identities i on i.id = m.identity_id
   where m.company_id = scope_company() and m.id = member $$;

-- The addresses of the open company's members that have one of these roles now.
create or replace function staff_addresses(roles text[]) returns table (email text)
  language sql stable security definer set search_path = public, pg_temp as $$
select i.email from staff_members m join identities i on i.id = m.identity_id
 where m.company_id = scope_company() and staff_is_open(m) and i.active and m.role = any (roles) order by 1 $$;

-- The operators who can be mailed, each from the first company where it works.
create or replace function operators_to_tell() returns table (identity_id uuid, company_id integer, email text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select demand_door();
  select i.id, min(m.company_id), i.email
    from operators o join identities i on i.id = o.identity_id and i.active
    join staff_members m on m.identity_id = i.id and staff_is_open(m)
   where o.room_told_at is null or o.room_told_at <= now() - interval '24 hours'
   group by i.id, i.email $$;

-- Takes it on oneself to tell an operator today; false where another node did.
create or replace function tell_operator_of_room(person uuid) returns boolean
  language plpgsql volatile security definer set search_path = public, pg_temp as $$
begin
  perform demand_door();
  update operators o set room_told_at = now()
   where o.identity_id = person and (o.room_told_at is null or o.room_told_at <= now() - interval '24 hours');
  return found;
end $$;

-- The name of a member of the open company, by the email under which its acts are kept; what is no member's email stays as it
-- is, such as the name of a program. It tells no more than the list of the staff, which everybody who works there sees.
create or replace function staff_name_of(actor text) returns text
  language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce((select nullif(trim(concat_ws(' ', i.first_name, i.last_name)), '')
                     from staff_members m join identities i on i.id = m.identity_id
                    where m.company_id = scope_company() and i.email = lower(actor)), actor) $$;

-- Who may call them.
revoke execute on function scope_staff_member, invite_staff, scope_staff_members, change_staff, name_operator,
  scope_is_operator, be_present, leave_presence, scope_presence, scope_assignees, staff_name, staff_addresses,
  operators_to_tell, tell_operator_of_room, staff_name_of from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function scope_staff_member, invite_staff, scope_staff_members, change_staff, scope_is_operator,
  be_present, leave_presence, scope_presence, scope_assignees, staff_name, staff_addresses, staff_name_of to enlace_staff;
grant execute on function name_operator, operators_to_tell to enlace_door;
grant execute on function tell_operator_of_room to enlace_door, enlace_works;
