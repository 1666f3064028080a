-- The name of a member of the open company, by the email under which its acts are kept; what is no member's email stays as it
-- is, such as the name of a program. It tells no more than the list of the staff, which everybody who works there sees.
create function staff_name_of(actor text) returns text
  language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce((select nullif(trim(concat_ws(' ', i.first_name, i.last_name)), '')
                     from staff_members m join identities i on i.id = m.identity_id
                    where m.company_id = scope_company() and i.email = lower(actor)), actor) $$;
revoke execute on function staff_name_of(text) from public;
grant execute on function staff_name_of(text) to enlace_staff;
