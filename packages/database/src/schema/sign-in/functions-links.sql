-- Whose an open one-use link of the portal is. No row where it is unknown, spent, too old, or one of the back office.
create or replace function one_use_link(wanted bytea)
  returns table (company_id integer, identity_id uuid, email text, purpose text, password_hash text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select demand_door();
  select t.company_id, i.id, i.email, t.purpose, i.password_hash
    from one_use_tokens t join identities i on i.id = t.identity_id
   where t.token_hash = wanted and t.staff_id is null and t.spent_at is null and t.expires_at > now() and i.active $$;

-- Spends a one-use link. An invitation takes up the membership that it is for. With a new password all sessions of the
-- person end everywhere and its other links are void. No row where the link was spent meanwhile.
create or replace function spend_one_use_link(wanted bytea, new_password_hash text)
  returns table (company_id integer, identity_id uuid, email text)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  link one_use_tokens;
  taken record;
begin
  update one_use_tokens t set spent_at = now()
   where t.token_hash = wanted and t.spent_at is null and t.expires_at > now() returning t.* into link;
  if not found then return; end if;
  if link.purpose = 'invitation' then
    for taken in update memberships m set active = true, accepted_at = now(), invited_until = null
       where m.company_id = link.company_id and m.identity_id = link.identity_id and m.accepted_at is null
         and (link.membership_id is null or m.id = link.membership_id) returning m.* loop
      update identities i set first_name = taken.first_name, last_name = taken.last_name, updated_at = now()
       where i.id = link.identity_id and i.first_name = '' and i.last_name = '';
      update identities i set movil = taken.movil, movil_indicative = taken.movil_indicative, updated_at = now()
       where i.id = link.identity_id and i.movil = '' and taken.movil <> '';
    end loop;
  end if;
  if new_password_hash is not null then
    perform password_was_replaced(link.identity_id, new_password_hash);
  end if;
  return query select link.company_id, link.identity_id, i.email from identities i where i.id = link.identity_id;
end $$;

-- Gives the person behind an email a link to set a new password: who has an active membership in the open company. No row
-- where there is nobody. An earlier link works until one of them is used: anyone who asks for links in somebody's name takes
-- none away.
create or replace function issue_recovery_link(wanted_email text, token bytea, valid_minutes integer)
  returns table (identity_id uuid, email text, first_name text)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  person identities;
begin
  perform demand_door();
  select i.* into person from identities i
   where i.email = lower(wanted_email) and i.active and exists (
     select 1 from memberships m join third_parties t on t.company_id = m.company_id and t.id = m.third_party_id
      where m.identity_id = i.id and m.company_id = scope_company() and m.active and t.activo)
     for update of i;
  if not found then return; end if;
  insert into one_use_tokens (token_hash, company_id, identity_id, purpose, expires_at)
  values (token, scope_company(), person.id, 'recovery', now() + make_interval(mins => valid_minutes));
  return query select person.id, person.email, person.first_name;
end $$;

create or replace function scope_password_hash() returns text
  language sql stable security definer set search_path = public, pg_temp as $$
  select i.password_hash from identities i where i.id = scope_identity() $$;

-- Sets the open scope's person a new password, if the former one is still `former_hash`: the other sessions end everywhere,
-- links to recover it are void, and no device is trusted any more. False where another tab was first.
create or replace function change_own_password(session uuid, former_hash text, new_hash text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update identities i set password_hash = new_hash, updated_at = now()
   where i.id = scope_identity() and i.password_hash = former_hash;
  if not found then return false; end if;
  perform end_other_families(session, null);
  perform distrust_devices(null);
  update one_use_tokens t set spent_at = now()
   where t.identity_id = scope_identity() and t.purpose in ('recovery', 'staff-recovery') and t.spent_at is null;
  return true;
end $$;

-- A new password that was set by a link: all sessions end everywhere, every other link to set one is void, and no device is
-- trusted any more.
create or replace function password_was_replaced(person uuid, new_password_hash text) returns void
  language sql security definer set search_path = public, pg_temp as $$
  update identities i set password_hash = new_password_hash, updated_at = now() where i.id = person;
  update session_families f set ended_at = now(), ended_reason = 'password'
   where f.identity_id = person and f.ended_at is null;
  update known_devices d set trusted_until = null where d.identity_id = person;
  update one_use_tokens t set spent_at = now()
   where t.identity_id = person and t.purpose in ('recovery', 'staff-recovery') and t.spent_at is null $$;

-- Who may call them.
revoke execute on function one_use_link, spend_one_use_link, issue_recovery_link, scope_password_hash, change_own_password,
  password_was_replaced from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function one_use_link, issue_recovery_link to enlace_door;
grant execute on function spend_one_use_link, scope_password_hash, change_own_password to enlace_app, enlace_staff;
