-- How many branches of the open scope's person have no bank account to pay into and none on the way; told to masters, who may
-- register one, and only where the company has people who can approve it.
create function scope_missing_bank_accounts() returns integer
  language sql stable security definer set search_path = public, pg_temp as $$
  select count(*)::integer
    from memberships m
    join branch_accounts b on b.company_id = m.company_id and b.third_party_id = m.third_party_id
     and b.id = any (accounts_of_membership(scope_company(), scope_membership()))
   where m.company_id = scope_company() and m.id = scope_membership() and m.is_master
     and (exists (select 1 from bank_approvers a where a.company_id = m.company_id and a.ended_at is null)
          or exists (select 1 from bank_change_approvers a where a.company_id = m.company_id and a.removed_at is null))
     and not exists (select 1 from bank_accounts a
                      where a.company_id = b.company_id and a.third_id = b.id and a.hasta is null)
     and not exists (select 1 from bank_changes c
                      where c.company_id = b.company_id and c.third_party_id = b.third_party_id and c.closed_at is null
                        and b.id = any (c.account_ids)) $$;
revoke execute on function scope_missing_bank_accounts() from public;
grant execute on function scope_missing_bank_accounts() to enlace_app;
