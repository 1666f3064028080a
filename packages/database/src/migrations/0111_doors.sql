-- Roles of their own: enlace_works for a company's work that nobody's session proves (jobs, loads, the command line), and
-- enlace_door for look-ups that belong to no scope. enlace_works may what enlace_staff may, enlace_door what both of them may.

-- Audit of whatever is done in a scope goes to its own company.
create function append_own_audit(who text, person uuid, what text, aim text, origin text, more jsonb)
  returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if scope_company() is null then
    raise exception using errcode = 'EN401', message = 'session-missing';
  end if;
  perform append_audit(scope_company(), who, person, what, aim, origin, more);
end $$;

-- Refuses where a scope is open, unless it is that of the look-ups or of a company's work: what a list smuggles in looks nobody
-- up. Anyone who takes another role on in the middle has no scope any more, for the seal is the former role's.
create function demand_door() returns void
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if scope_was_opened() and (scope_company() is null or effective_role() not in ('enlace_door', 'enlace_works')) then
    raise exception using errcode = 'EN403', message = 'scope-open';
  end if;
end $$;

-- Refuses another company than that of the open scope.
create function demand_own_company(asked integer) returns void
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if scope_was_opened() and scope_company() is distinct from asked then
    raise exception using errcode = 'EN403', message = 'scope-open';
  end if;
end $$;

-- Refuses another person than that of the open scope; somebody who signs in is not in a scope of its own yet.
create function demand_own_person(asked uuid) returns void
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if scope_identity() is distinct from asked then
    perform demand_door();
  end if;
end $$;

revoke execute on function append_own_audit(text, uuid, text, text, text, jsonb), demand_door(), demand_own_company(integer),
  demand_own_person(uuid) from public;
grant execute on function append_own_audit(text, uuid, text, text, text, jsonb) to enlace_app, enlace_staff;
