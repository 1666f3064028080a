-- Nothing else is done to the accounts of a supplier until the transaction ends.
create or replace function lock_bank_accounts(company integer, party integer) returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended('bank accounts ' || company || ' ' || party, 0)) $$;

-- The print of an entry of the log, over the print of the one before it.
create or replace function bank_event_hash(before bytea, entry bank_account_events) returns bytea language sql immutable as $$
  select sha256(coalesce(before, '') || convert_to(jsonb_build_array(entry.company_id, entry.third_party_id, entry.change_id,
    extract(epoch from entry.at), entry.event, entry.actor_kind, entry.actor, entry.identity_id, entry.address,
    entry.detail)::text, 'UTF8')) $$;

-- Writes an entry of the log; the supplier's accounts are locked.
create or replace function append_bank_event(company integer, party integer, change uuid, what text, side text, who text, person uuid,
                                  origin text, more jsonb) returns void
  language plpgsql set search_path = public, pg_temp as $$
declare
  entry bank_account_events;
begin
  perform lock_bank_accounts(company, party);
  entry.company_id := company;
  entry.third_party_id := party;
  entry.change_id := change;
  entry.at := clock_timestamp();
  entry.event := what;
  entry.actor_kind := side;
  entry.actor := who;
  entry.identity_id := person;
  entry.address := origin;
  entry.detail := coalesce(more, '{}');
  entry.hash := bank_event_hash(
    (select e.hash from bank_account_events e where e.company_id = company and e.third_party_id = party
      order by e.id desc limit 1), entry);
  insert into bank_account_events (company_id, third_party_id, change_id, at, event, actor_kind, actor, identity_id, address,
                                   detail, hash)
  values (company, party, change, entry.at, what, side, who, person, origin, entry.detail, entry.hash);
  perform append_audit(company, who, person, 'bank-account:' || what,
                       coalesce((select c.numero from bank_changes c where c.company_id = company and c.id = change), party::text),
                       origin, entry.detail);
end $$;

-- The first entry of each supplier's log that does not fit the one before it; none where nobody touched the log.
create or replace function broken_bank_log() returns table (third_party_id integer, entry bigint)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  found_entry bank_account_events;
  party integer;
  before bytea;
  is_told boolean;
begin
  for found_entry in select e.* from bank_account_events e where e.company_id = scope_company()
                      order by e.third_party_id, e.id loop
    if found_entry.third_party_id is distinct from party then
      party := found_entry.third_party_id;
      before := null;
      is_told := false;
    end if;
    if not is_told and bank_event_hash(before, found_entry) <> found_entry.hash then
      is_told := true;
      third_party_id := party;
      entry := found_entry.id;
      return next;
    end if;
    before := found_entry.hash;
  end loop;
end $$;

-- Who may call them.
revoke execute on function lock_bank_accounts, bank_event_hash, append_bank_event, broken_bank_log
  from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function broken_bank_log to enlace_staff;
