-- A new email makes what was mailed to the former one void.
create or replace function void_former_links() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update one_use_tokens t set spent_at = now()
   where t.identity_id = new.identity_id and t.purpose in ('recovery', 'staff-recovery') and t.spent_at is null;
  return null;
end $$;

-- Who operates the installation is never in by a company's provider, also not in a session that was open before.
create or replace function end_provider_sessions() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update session_families f set ended_at = now(), ended_reason = 'operator'
   where f.identity_id = new.identity_id and f.oidc_company_id is not null and f.ended_at is null;
  return null;
end $$;

-- Who may call them.
revoke execute on function void_former_links, end_provider_sessions
  from public, enlace_app, enlace_staff, enlace_works, enlace_door;
