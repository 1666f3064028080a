-- What the ERP says of a branch's account. It begins the account where there is none, and never changes one in use: another
-- account than that is written down and told, once.
create or replace function load_bank_account(branch integer, bank text, kind text, sealed bytea, last_digits text, print bytea, holder text,
                                  holder_document text) returns text
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  place branch_accounts;
  held bank_accounts;
begin
  select b.* into place from branch_accounts b where b.company_id = scope_company() and b.id = branch;
  if not found then return 'unknown'; end if;
  perform lock_bank_accounts(place.company_id, place.third_party_id);
  select a.* into held from bank_accounts a
   where a.company_id = place.company_id and a.third_id = place.id and a.hasta is null;
  if not found then
    -- An account that was asked for in the portal waits for its two people: a load does not pass it by.
    if exists (select 1 from bank_changes c where c.company_id = place.company_id and c.third_party_id = place.third_party_id
                  and c.closed_at is null and place.id = any (c.account_ids)) then
      return 'in-change';
    end if;
    insert into bank_accounts (company_id, third_party_id, third_id, banco, tipo, numero, ultimos, huella, titular,
                               titular_documento, origen)
    values (place.company_id, place.third_party_id, place.id, bank, kind, sealed, last_digits, print, holder, holder_document, 'erp');
    perform append_bank_event(place.company_id, place.third_party_id, null, 'cargado', 'compania', 'erp', null, null,
                              jsonb_build_object('sucursal', place.id, 'banco', bank, 'ultimos', last_digits));
    return 'new';
  end if;
  if held.huella = print then return 'same'; end if;
  if exists (select 1 from bank_account_events e where e.company_id = place.company_id and e.third_party_id = place.third_party_id
                and e.event = 'erp_difiere' and e.detail ->> 'huella' = encode(print, 'hex')
                and (e.detail ->> 'sucursal')::integer = place.id) then
    return 'differs-known';
  end if;
  perform append_bank_event(place.company_id, place.third_party_id, null, 'erp_difiere', 'compania', 'erp', null, null,
                            jsonb_build_object('sucursal', place.id, 'banco', bank, 'ultimos', last_digits,
                                               'huella', encode(print, 'hex')));
  return 'differs';
end $$;

-- How many branches of the open scope's person have no bank account to pay into and none on the way; told to masters, who may
-- register one, and only where the company has people who can approve it.
create or replace function scope_missing_bank_accounts() returns integer
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

-- Who may call them.
revoke execute on function load_bank_account, scope_missing_bank_accounts
  from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function load_bank_account to enlace_staff;
grant execute on function scope_missing_bank_accounts to enlace_app;
