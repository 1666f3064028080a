-- Whom the entries of the audit trail are about, by the names that people know.

create function audit_subjects(wanted text[]) returns table (target text, nombre text, third_party_id integer)
  language sql stable security definer set search_path = public, pg_temp as $$
select m.id::text, i.email, m.third_party_id from memberships m join identities i on i.id = m.identity_id
 where m.company_id = scope_company() and m.id::text = any (wanted)
union all
select s.id::text, i.email, null from staff_members s join identities i on i.id = s.identity_id
 where s.company_id = scope_company() and s.id::text = any (wanted) $$;

revoke execute on function audit_subjects(text[]) from public;
grant execute on function audit_subjects(text[]) to enlace_staff;
