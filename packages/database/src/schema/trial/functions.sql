-- Marks the company that the open scope's operator made in this transaction as a trial, and queues the work that fills it. At
-- most so many stand at once: whoever makes a company holds the lock of all of them, so two cannot count each other out.
create or replace function mark_trial(target integer, at_most integer) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not scope_is_operator()
     or not exists (select 1 from companies c where c.id = target and c.created_at = now()) then
    raise exception using errcode = 'EN404', message = 'company-not-found';
  end if;
  if (select count(*) from trial_companies t where t.state <> 'removed') >= at_most then
    raise exception using errcode = 'EN409', message = 'too-many-trials';
  end if;
  insert into trial_companies (company_id) values (target);
  -- Its back office demands the second factor of whom the operator's own company does.
  insert into settings (company_id, name, value)
  select target, s.name, s.value from settings s
   where s.company_id = scope_company() and s.name = 'segundo_factor_administracion' on conflict do nothing;
  insert into jobs (company_id, task, payload, key, max_attempts) values (target, 'trial-fill', '{}', 'trial-fill', 5);
  perform pg_notify('jobs', 'trial-fill');
end $$;

-- The numbers of the trial companies that stand, for an operator; none for anybody else.
create or replace function scope_trials() returns integer[]
  language sql stable security definer set search_path = public, pg_temp as $$
  select array(select t.company_id from trial_companies t where t.state <> 'removed' and scope_is_operator()) $$;

-- The day of the open company's trial while it waits to be filled, held until the transaction ends; null where it does not wait.
create or replace function begin_trial_fill() returns date
  language sql volatile security definer set search_path = public, pg_temp as $$
  select t.as_of from trial_companies t where t.company_id = scope_company() and t.state in ('filling', 'failed') for update $$;

-- Notes what filling the open company came to.
create or replace function end_trial_fill(wanted_state text, written jsonb) returns void
  language sql volatile security definer set search_path = public, pg_temp as $$
  update trial_companies t set state = wanted_state, counts = written
   where t.company_id = scope_company() and t.state in ('filling', 'failed') and wanted_state in ('ready', 'failed') $$;

-- The address of the next person of the open company's trial who is given a link, below a domain that nobody can own; null
-- where the company is no trial that is ready.
create or replace function next_trial_person() returns text
  language sql volatile security definer set search_path = public, pg_temp as $$
  update trial_companies t set people = t.people + 1 where t.company_id = scope_company() and t.state = 'ready'
  returning 'proveedor' || t.people || '@prueba-' || t.company_id || '.example' $$;

-- Takes what a company has out of every table but its audit trail, files last by those who sweep the storage. A table that
-- never gives up what was issued or decided stays, with what its rows refer to. Answers the tables that kept rows.
create or replace function erase_trial_rows(target integer) returns text[]
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  left_over text[] := array(
    select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id'
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and c.relname not in ('companies', 'trial_companies', 'audit_log', 'stored_files')
     order by c.relname like '%\_figures', c.relname);
  kept text[];
  wanted text;
begin
  loop
    kept := '{}';
    foreach wanted in array left_over loop
      begin
        execute format('delete from %I where company_id = $1', wanted) using target;
      exception when foreign_key_violation or raise_exception or sqlstate 'EN409' then
        kept := kept || wanted;
      end;
    end loop;
    exit when cardinality(kept) in (0, cardinality(left_over));
    left_over := kept;
  end loop;
  update stored_files f set claimed_at = null, created_at = '-infinity' where f.company_id = target;
  return kept;
end $$;

-- Removes a trial company for an operator who works in another: its portal and its logins end first, then its rows go. What
-- stays is its number, its name and its audit trail.
create or replace function remove_trial(target integer, typed text, origin text) returns text[]
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  who text := (select i.email from identities i where i.id = scope_identity());
  kept text[];
begin
  if not scope_is_operator() then
    raise exception using errcode = 'EN403', message = 'not-operator';
  end if;
  perform 1 from trial_companies t where t.company_id = target and t.state <> 'removed' for update;
  if not found then
    raise exception using errcode = 'EN404', message = 'trial-not-found';
  end if;
  if target = scope_company() then
    raise exception using errcode = 'EN409', message = 'trial-open';
  end if;
  if not exists (select 1 from companies c where c.id = target and lower(c.nombre) = lower(trim(typed))) then
    raise exception using errcode = 'EN409', message = 'trial-name-differs';
  end if;
  update trial_companies t set state = 'removed' where t.company_id = target;
  update memberships m set active = false, invited_until = null where m.company_id = target;
  update staff_members s set active = false where s.company_id = target;
  kept := erase_trial_rows(target);
  -- Persons whom the trial invented, and who are nobody elsewhere.
  delete from session_families f using identities i
   where i.id = f.identity_id and i.email like '%@prueba-' || target || '.example';
  delete from identities i where i.email like '%@prueba-' || target || '.example'
     and not exists (select 1 from memberships m where m.identity_id = i.id)
     and not exists (select 1 from staff_members s where s.identity_id = i.id);
  perform append_audit(target, who, scope_identity(), 'company:trial-removed', target::text, origin, '{}');
  return kept;
end $$;

-- Who may call them.
revoke execute on function mark_trial, scope_trials, begin_trial_fill, end_trial_fill, next_trial_person, erase_trial_rows, remove_trial
  from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function mark_trial, scope_trials, begin_trial_fill, end_trial_fill, next_trial_person, remove_trial
  to enlace_staff;
