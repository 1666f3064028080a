-- Whether a person has a second factor. Recovery codes are none by themselves.
create or replace function has_second_factor(person uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select 1 from totp_secrets t where t.identity_id = person)
      or exists (select 1 from passkeys p where p.identity_id = person) $$;

-- Whether a company asks a membership for a second factor (its setting segundo_factor: ninguno, master, todos).
create or replace function demands_factor(company integer, membership uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce((select s.value #>> '{}' = 'todos' or (s.value #>> '{}' = 'master' and m.is_master)
                     from settings s, memberships m
                    where s.company_id = company and s.name = 'segundo_factor'
                      and m.company_id = company and m.id = membership), false) $$;

-- What a person who gave the right password still has to show in a company, from a browser with this device cookie.
create or replace function second_step_of(person uuid, company integer, membership uuid, device_token bytea)
  returns table (has_totp boolean, passkey_hosts text[], codes_left integer, is_demanded boolean, is_trusted boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select demand_door();
  select exists (select 1 from totp_secrets t where t.identity_id = person),
         array(select distinct p.rp_id from passkeys p where p.identity_id = person order by p.rp_id),
         (select count(*)::integer from recovery_codes c where c.identity_id = person and c.used_at is null),
         demands_factor(company, membership),
         exists (select 1 from known_devices d
                  where d.identity_id = person and d.token_hash = device_token and d.trusted_until > now()) $$;

-- Keeps a step that is under way for some minutes. A new login of the same person leaves the others alone: each token is
-- its own browser's.
create or replace function begin_factor_step(
  token bytea, what text, person uuid, company integer, membership uuid, family uuid, must_enrol boolean, question text,
  sealed_key bytea, valid_seconds integer
) returns void
  language sql security definer set search_path = public, pg_temp as $$
  select demand_door();
  insert into factor_steps (token_hash, purpose, identity_id, company_id, membership_id, family_id, enrols, challenge,
                            sealed, expires_at)
  values (token, what, person, company, membership, family, must_enrol, question, sealed_key,
          now() + make_interval(secs => valid_seconds)) $$;

-- A step that is under way, with its person. No row where it is unknown, spent, too old, another session's, or of somebody
-- who may not enter any more.
create or replace function open_factor_step(token bytea, what text, family uuid)
  returns table (identity_id uuid, company_id integer, membership_id uuid, enrols boolean, challenge text, sealed bytea,
                 email text, first_name text, last_name text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select demand_door();
  select i.id, m.company_id, m.id, s.enrols, s.challenge, s.sealed, i.email, i.first_name, i.last_name
    from factor_steps s
    join identities i on i.id = s.identity_id and i.active
    join memberships m on m.company_id = s.company_id and m.id = s.membership_id and membership_is_open(m)
    join third_parties t on t.company_id = m.company_id and t.id = m.third_party_id and t.activo
   where s.token_hash = token and s.purpose = what and s.family_id is not distinct from family and s.spent_at is null
     and s.expires_at > now() $$;

-- Gives a step another question for a passkey, or another key for an app.
create or replace function change_factor_step(token bytea, question text, sealed_key bytea) returns void
  language sql security definer set search_path = public, pg_temp as $$
  select demand_door();
  update factor_steps s set challenge = coalesce(question, s.challenge), sealed = coalesce(sealed_key, s.sealed)
   where s.token_hash = token and s.spent_at is null $$;

-- Takes a step's question: whatever is answered to it, it is answered once.
create or replace function take_factor_challenge(token bytea) returns text
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  question text;
begin
  perform demand_door();
  select s.challenge into question from factor_steps s where s.token_hash = token and s.spent_at is null for update;
  update factor_steps s set challenge = null where s.token_hash = token;
  return question;
end $$;

-- Ends a step; false where somebody else just did.
create or replace function spend_factor_step(token bytea) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform demand_door();
  update factor_steps s set spent_at = now(), challenge = null, sealed = null
   where s.token_hash = token and s.spent_at is null and s.expires_at > now();
  return found;
end $$;

create or replace function totp_secret_of(person uuid) returns bytea
  language sql stable security definer set search_path = public, pg_temp as $$
  select demand_door();
  select t.sealed from totp_secrets t where t.identity_id = person $$;

-- Uses a code's counter; false where it or a later one was used before.
create or replace function use_totp(person uuid, code_counter bigint) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform demand_door();
  update totp_secrets t set last_counter = code_counter, last_used_at = now()
   where t.identity_id = person and t.last_counter < code_counter;
  return found;
end $$;

create or replace function passkeys_of(person uuid)
  returns table (id uuid, credential_id text, public_key bytea, counter bigint, transports text[], rp_id text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select demand_door();
  select p.id, p.credential_id, p.public_key, p.counter, p.transports, p.rp_id
    from passkeys p where p.identity_id = person order by p.created_at, p.id $$;

-- Uses a passkey; false where its counter did not rise, which a copied key's does not.
create or replace function use_passkey(person uuid, passkey uuid, new_counter bigint) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform demand_door();
  update passkeys p set counter = new_counter, last_used_at = now()
   where p.identity_id = person and p.id = passkey and (p.counter < new_counter or (p.counter = 0 and new_counter = 0));
  return found;
end $$;

-- Uses one of the codes for an emergency; false where there is none such.
create or replace function use_recovery_code(person uuid, code bytea) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform demand_door();
  update recovery_codes c set used_at = now() where c.identity_id = person and c.code_hash = code and c.used_at is null;
  return found;
end $$;

create or replace function set_totp(person uuid, sealed_key bytea, code_counter bigint) returns void
  language sql security definer set search_path = public, pg_temp as $$
  select demand_own_person(person);
  insert into totp_secrets (identity_id, sealed, last_counter) values (person, sealed_key, code_counter)
    on conflict (identity_id) do update set sealed = excluded.sealed, last_counter = excluded.last_counter,
                                            created_at = now(), last_used_at = null $$;

-- False where the person has as many as there may be, or the passkey is somebody's already.
create or replace function add_passkey(person uuid, credential text, key bytea, first_counter bigint, ways text[], host text,
                            given_name text, synced boolean, at_most integer) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform demand_own_person(person);
  perform 1 from identities i where i.id = person for no key update;
  if (select count(*) from passkeys p where p.identity_id = person) >= at_most then return false; end if;
  insert into passkeys (identity_id, credential_id, public_key, counter, transports, rp_id, name, is_synced)
  values (person, credential, key, first_counter, ways, host, given_name, synced) on conflict (credential_id) do nothing;
  return found;
end $$;

-- New codes for an emergency in the place of all former ones. Without `renews`, only where there is none left.
create or replace function set_recovery_codes(person uuid, hashes bytea[], renews boolean) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform demand_own_person(person);
  perform 1 from identities i where i.id = person for no key update;
  if not renews and exists (select 1 from recovery_codes c where c.identity_id = person and c.used_at is null) then
    return false;
  end if;
  delete from recovery_codes c where c.identity_id = person;
  insert into recovery_codes (identity_id, code_hash) select person, hash from unnest(hashes) hash;
  return true;
end $$;

-- Takes a factor of the open scope's person away: its app where `passkey` is null. With the last one go the codes for an
-- emergency and every device's trust. Null where there is none such; refused where a company of the person asks for one.
create or replace function remove_factor(passkey uuid) returns text
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  person uuid := scope_identity();
  removed text;
begin
  perform 1 from identities i where i.id = person for no key update;
  if passkey is null then
    delete from totp_secrets t where t.identity_id = person returning 'totp' into removed;
  else
    delete from passkeys p where p.identity_id = person and p.id = passkey returning p.name into removed;
  end if;
  if removed is null or has_second_factor(person) then return removed; end if;
  if person_needs_factor(person) then
    raise exception using errcode = 'EN403', message = 'factor-required';
  end if;
  delete from recovery_codes c where c.identity_id = person;
  update known_devices d set trusted_until = null where d.identity_id = person;
  return removed;
end $$;

-- What the operator does for somebody who lost everything: all factors go, every session ends, no device is trusted.
create or replace function reset_second_factor(wanted_email text, company integer)
  returns table (identity_id uuid, email text)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  person identities;
begin
  perform demand_own_company(company);
  select i.* into person from identities i where i.email = lower(trim(wanted_email))
     and exists (select 1 from memberships m where m.identity_id = i.id and m.company_id = company) for no key update;
  if not found or not has_second_factor(person.id) then return; end if;
  delete from totp_secrets t where t.identity_id = person.id;
  delete from passkeys p where p.identity_id = person.id;
  delete from recovery_codes c where c.identity_id = person.id;
  update known_devices d set trusted_until = null where d.identity_id = person.id;
  update session_families f set ended_at = now(), ended_reason = 'factor' where f.identity_id = person.id and f.ended_at is null;
  return query select person.id, person.email;
end $$;

create or replace function scope_factors()
  returns table (totp_since timestamptz, totp_used_at timestamptz, codes_left integer, is_demanded boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select t.created_at, t.last_used_at,
         (select count(*)::integer from recovery_codes c where c.identity_id = i.id and c.used_at is null),
         person_needs_factor(i.id)
    from identities i left join totp_secrets t on t.identity_id = i.id where i.id = scope_identity() $$;

create or replace function scope_passkeys()
  returns table (id uuid, name text, rp_id text, is_synced boolean, created_at timestamptz, last_used_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select p.id, p.name, p.rp_id, p.is_synced, p.created_at, p.last_used_at from passkeys p
   where p.identity_id = scope_identity() order by p.created_at, p.id $$;

-- Forgets steps after a day, sign-ins and devices after a year, and changes of an email a month after their end.
create or replace function sweep_second_factors() returns void
  language sql security definer set search_path = public, pg_temp as $$
  select demand_door();
  delete from factor_steps where expires_at < now() - interval '1 day';
  delete from sign_ins where at < now() - interval '1 year';
  delete from known_devices where last_seen_at < now() - interval '1 year';
  delete from email_changes where expires_at < now() - interval '30 days' $$;

-- Whether a company where a person works, or whose supplier it is, asks it for a second factor.
create or replace function person_needs_factor(person uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select 1 from memberships m where m.identity_id = person and membership_is_open(m)
                    and demands_factor(m.company_id, m.id))
      or exists (select 1 from staff_members s where s.identity_id = person and staff_is_open(s)
                    and staff_demands_factor(s.company_id, s.id)) $$;

-- Who may call them.
revoke execute on function has_second_factor, demands_factor, second_step_of, begin_factor_step, open_factor_step,
  change_factor_step, take_factor_challenge, spend_factor_step, totp_secret_of, use_totp, passkeys_of, use_passkey,
  use_recovery_code, set_totp, add_passkey, set_recovery_codes, remove_factor, reset_second_factor, scope_factors,
  scope_passkeys, sweep_second_factors, person_needs_factor
  from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function second_step_of, begin_factor_step, open_factor_step, change_factor_step, take_factor_challenge,
  spend_factor_step, totp_secret_of, use_totp, passkeys_of, use_passkey, use_recovery_code, sweep_second_factors
  to enlace_door;
grant execute on function set_totp, add_passkey, set_recovery_codes, remove_factor, scope_factors, scope_passkeys
  to enlace_app, enlace_staff;
grant execute on function reset_second_factor to enlace_staff;
