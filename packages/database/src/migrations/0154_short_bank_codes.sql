-- Codes for a decision about a bank account are good for minutes: a mailbox that somebody reads later opens nothing. Nodes of
-- the version before go on asking for days, by the function of 0100.

create function keep_bank_code(wanted uuid, mailbox text, hash bytea, valid_for interval) returns timestamptz
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  person uuid := (select i.id from identities i where i.email = lower(mailbox));
  until timestamptz;
begin
  perform pg_advisory_xact_lock(hashtextextended('bank codes ' || coalesce(person::text, mailbox), scope_company()));
  if person is null or exists (select 1 from bank_code_refusal(wanted, mailbox)) then return null; end if;
  insert into bank_change_codes (company_id, change_id, email, code_hash, expires_at)
  select c.company_id, c.id, mailbox, hash, now() + valid_for
    from bank_changes c where c.company_id = scope_company() and c.id = wanted and c.closed_at is null
  on conflict (company_id, change_id, email)
    do update set code_hash = excluded.code_hash, tries = 0, expires_at = excluded.expires_at, spent_at = null
  returning expires_at into until;
  if until is not null then
    insert into bank_code_sends (company_id, change_id, identity_id) values (scope_company(), wanted, person);
  end if;
  return until;
end $$;

update bank_change_codes c set expires_at = least(c.expires_at, now() + interval '30 minutes') where c.spent_at is null;

revoke execute on function keep_bank_code(uuid, text, bytea, interval) from public;
grant execute on function keep_bank_code(uuid, text, bytea, interval) to enlace_app, enlace_staff;
