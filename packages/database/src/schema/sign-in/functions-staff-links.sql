-- Makes a member's earlier links void and gives it a new one.
create or replace function renew_staff_link(company integer, member uuid, token bytea, what text, valid_minutes integer) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  until timestamptz := now() + make_interval(mins => valid_minutes);
begin
  update one_use_tokens t set spent_at = now()
   where t.company_id = company and t.staff_id = member and t.purpose = what and t.spent_at is null;
  insert into one_use_tokens (token_hash, company_id, identity_id, staff_id, purpose, expires_at)
  select token, company, s.identity_id, s.id, what, until from staff_members s where s.company_id = company and s.id = member;
  if what = 'staff-invitation' then
    update staff_members s set invited_until = until where s.company_id = company and s.id = member;
  end if;
end $$;

-- Lets somebody who works in a back office set a new password by mail; no row where the email works nowhere. As in
-- issue_recovery_link, an earlier link works until one of them is used.
create or replace function ask_staff_recovery(wanted_email text, token bytea, valid_minutes integer)
  returns table (company_id integer, identity_id uuid, email text, first_name text)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held record;
begin
  perform demand_door();
  select c.company_id, c.staff_id, c.identity_id into held from staff_candidate(wanted_email) c;
  if not found then return; end if;
  insert into one_use_tokens (token_hash, company_id, identity_id, staff_id, purpose, expires_at)
  values (token, held.company_id, held.identity_id, held.staff_id, 'staff-recovery',
          now() + make_interval(mins => valid_minutes));
  return query select held.company_id, i.id, i.email, i.first_name from identities i where i.id = held.identity_id;
end $$;

-- Whose an open link of the back office is. No row where it is unknown, spent or too old.
create or replace function staff_link(wanted bytea)
  returns table (company_id integer, company_name text, identity_id uuid, email text, purpose text, password_hash text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select demand_door();
  select t.company_id, c.nombre, i.id, i.email, t.purpose, i.password_hash
    from one_use_tokens t join identities i on i.id = t.identity_id join companies c on c.id = t.company_id
   where t.token_hash = wanted and t.staff_id is not null and t.spent_at is null and t.expires_at > now() and i.active $$;

-- Spends a link of the back office: takes an invitation up, and sets the password where one is given. No row where the link
-- was spent meanwhile, or is none of the back office.
create or replace function spend_staff_link(wanted bytea, new_password_hash text)
  returns table (company_id integer, identity_id uuid, email text)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  link one_use_tokens;
begin
  update one_use_tokens t set spent_at = now()
   where t.token_hash = wanted and t.staff_id is not null and t.spent_at is null and t.expires_at > now()
   returning t.* into link;
  if not found then return; end if;
  if link.purpose = 'staff-invitation' then
    update staff_members s set active = true, accepted_at = now(), invited_until = null, version = s.version + 1,
                               updated_at = now()
     where s.company_id = link.company_id and s.id = link.staff_id and s.accepted_at is null;
  end if;
  if new_password_hash is not null then
    perform password_was_replaced(link.identity_id, new_password_hash);
  end if;
  return query select link.company_id, link.identity_id, i.email from identities i where i.id = link.identity_id;
end $$;

-- Who may call them.
revoke execute on function renew_staff_link, ask_staff_recovery, staff_link, spend_staff_link
  from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function ask_staff_recovery to enlace_door, enlace_works;
grant execute on function staff_link to enlace_door;
grant execute on function spend_staff_link to enlace_staff;
