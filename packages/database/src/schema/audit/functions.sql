-- The audit trail's only entrance.
create or replace function append_audit(company integer, who text, person uuid, what text, aim text, origin text, more jsonb)
  returns void language sql security definer set search_path = public, pg_temp
  as $$ insert into audit_log (company_id, actor, identity_id, action, target, address, detail)
        values (company, who, person, what, aim, origin, coalesce(more, '{}')) $$;

-- Whom the entries of the audit trail are about, by the names that people know.
create or replace function audit_subjects(wanted text[]) returns table (target text, nombre text, third_party_id integer)
  language sql stable security definer set search_path = public, pg_temp as $$
select m.id::text, i.email, m.third_party_id from memberships m join identities i on i.id = m.identity_id
 where m.company_id = scope_company() and m.id::text = any (wanted)
union all
select s.id::text, i.email, null from staff_members s join identities i on i.id = s.identity_id
 where s.company_id = scope_company() and s.id::text = any (wanted) $$;

-- The people of the open company, of its staff and of its suppliers, whose name matches a pattern.
create or replace function audit_people_named(pattern text) returns table (target text, email text)
  language sql stable security definer set search_path = public, pg_temp as $$
select m.id::text, i.email from memberships m join identities i on i.id = m.identity_id
 where m.company_id = scope_company() and concat_ws(' ', i.first_name, i.last_name) ilike pattern
union all
select s.id::text, i.email from staff_members s join identities i on i.id = s.identity_id
 where s.company_id = scope_company() and concat_ws(' ', i.first_name, i.last_name) ilike pattern $$;

-- The name of a person of the open company, of its staff or of a supplier, by email; what is of no such person stays.
create or replace function audit_person_name(actor text) returns text
  language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce((select nullif(trim(concat_ws(' ', i.first_name, i.last_name)), '')
                     from identities i
                    where i.email = lower(actor)
                      and (exists (select 1 from staff_members s
                                    where s.company_id = scope_company() and s.identity_id = i.id)
                           or exists (select 1 from memberships m
                                       where m.company_id = scope_company() and m.identity_id = i.id))), actor) $$;

-- Audit of whatever is done in a scope goes to its own company.
create or replace function append_own_audit(who text, person uuid, what text, aim text, origin text, more jsonb)
  returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if scope_company() is null then
    raise exception using errcode = 'EN401', message = 'session-missing';
  end if;
  perform append_audit(scope_company(), who, person, what, aim, origin, more);
end $$;

-- Who may call them.
revoke execute on function append_audit, audit_subjects, audit_people_named, audit_person_name, append_own_audit
  from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function append_audit to enlace_door;
grant execute on function audit_subjects, audit_people_named, audit_person_name to enlace_staff;
grant execute on function append_own_audit to enlace_app, enlace_staff;
