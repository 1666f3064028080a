-- A node of the version before writes claims where only what counts stands now: they are claims all the same.
create or replace function divert_host_claim() returns trigger language plpgsql as $$
begin
  perform claim_host(new.host, false, 10);
  return null;
end $$;

-- What hangs on a domain's proof comes and goes with it.
create or replace function hosts_follow_proof() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op <> 'DELETE' and new.proven_at is not null then
    perform count_proven_host(new.company_id, new.domain);
    return null;
  end if;
  delete from company_hosts h where h.company_id = old.company_id and h.host = old.domain and h.basis = 'dns';
  -- Where the company itself goes, nothing is left to claim.
  if found and exists (select 1 from companies c where c.id = old.company_id) then
    insert into host_claims (company_id, host) values (old.company_id, old.domain) on conflict do nothing;
    perform append_audit(old.company_id, 'sistema', null, 'company:host-stopped', old.domain, null, '{}');
  end if;
  return null;
end $$;

-- Who may call them.
revoke execute on function divert_host_claim, hosts_follow_proof
  from public, enlace_app, enlace_staff, enlace_works, enlace_door;
