-- contracts: nodes of the version before end before 0112
--
-- Functions that came meanwhile, each with what it answers to (reach-of-roles.test.ts).

-- By an email: for look-ups, and not where a scope is open.
create or replace function belongs_elsewhere(company integer, wanted_email text) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
select demand_door();
select exists (
  select 1 from identities i
   where i.email = lower(wanted_email)
     and (exists (select 1 from memberships m where m.identity_id = i.id and m.company_id <> company)
          or exists (select 1 from staff_members s where s.identity_id = i.id and s.company_id <> company)
          or exists (select 1 from operators o where o.identity_id = i.id))) $$;
revoke execute on function belongs_elsewhere(integer, text) from enlace_app, enlace_staff;
grant execute on function belongs_elsewhere(integer, text) to enlace_door;

-- By a company: within the owner's functions only; a scope asks for its own.
create function scope_domain_is_proven(wanted text) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
select is_proven_domain(scope_company(), wanted) $$;
create function scope_sender() returns text
  language sql stable security definer set search_path = public, pg_temp as $$
select own_sender(scope_company()) $$;
create function scope_unlock_person(wanted_email text) returns table (identity_id uuid, email text)
  language sql security definer set search_path = public, pg_temp as $$
select u.identity_id, u.email from unlock_person(wanted_email, scope_company()) u $$;
revoke execute on function is_proven_domain(integer, text), own_sender(integer), unlock_person(text, integer) from enlace_app, enlace_staff;
revoke execute on function scope_domain_is_proven(text), scope_sender(), scope_unlock_person(text) from public;
grant execute on function scope_domain_is_proven(text), scope_sender(), scope_unlock_person(text) to enlace_staff;

-- What nobody calls any more.
drop function name_bank_approver(text, text, text), remove_bank_approver(text, text);
