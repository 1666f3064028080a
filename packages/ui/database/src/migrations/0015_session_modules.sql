-- The modules that a master left to the open session's person; null is all that the company has switched on. The menu
-- needs them, so that it offers no door that the server would not open.
create function scope_modules() returns text[]
  language sql stable security definer set search_path = public, pg_temp as $$
  select case when m.is_master then null else m.modules end
    from memberships m where m.company_id = scope_company() and m.id = scope_membership() $$;
revoke execute on function scope_modules() from public;
grant execute on function scope_modules() to enlace_app;
