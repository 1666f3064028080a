-- Opens another membership of a session's person, for reading there what entering it would let the person read. It asks for
-- all that entering asks for: the membership is open, the portal on line, the module open, a factor shown where that company
-- demands one, and its texts accepted. The staff that looks at the portal as a supplier has no siblings.
create or replace function open_sibling_scope(token bytea, cookie bytea, wanted uuid, module text) returns opened_scope
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  own record;
  other record;
  accounts integer[];
begin
  select f.identity_id, f.factor_at into own
    from sessions s
    join session_families f on f.id = s.family_id
    join memberships m on m.company_id = s.company_id and m.id = s.membership_id
    join identities i on i.id = f.identity_id
    join third_parties t on t.company_id = m.company_id and t.id = m.third_party_id
   where s.session_token_hash = token and f.cookie_hash = cookie and s.ended_at is null and f.ended_at is null
     and s.expires_at > now() and f.absolute_expiry > now()
     and s.last_seen_at + make_interval(mins => s.idle_minutes) > now()
     and membership_is_open(m) and i.active and t.activo;
  if not found then
    raise exception using errcode = 'EN401', message = 'session-missing';
  end if;
  select m.company_id, m.third_party_id, m.is_master into other
    from memberships m where m.id = wanted and m.identity_id = own.identity_id;
  accounts := accounts_of_membership(other.company_id, wanted);
  if accounts is null then
    raise exception using errcode = 'EN403', message = 'account-foreign';
  end if;
  if exists (select 1 from settings v where v.company_id = other.company_id and v.name = 'pageOnline'
               and (v.value #>> '{}') in ('0', 'false')) then
    raise exception using errcode = 'EN503', message = 'page-offline';
  end if;
  if not membership_has_module(other.company_id, wanted, module) then
    raise exception using errcode = 'EN403', message = 'module-off';
  end if;
  if demands_factor(other.company_id, wanted)
     and (own.factor_at is null or not has_second_factor(own.identity_id)) then
    raise exception using errcode = 'EN403', message = 'step-up-needed';
  end if;
  if exists (select 1 from due_legal_texts(other.company_id, own.identity_id)) then
    raise exception using errcode = 'EN403', message = 'acceptance-due';
  end if;
  perform seal_scope(other.company_id::text, other.third_party_id::text, array_to_string(accounts, ','), wanted::text,
                     own.identity_id::text);
  return row(other.company_id, own.identity_id, wanted, other.third_party_id, accounts, other.is_master, null)::opened_scope;
end $$;

-- The same for the session of a spent ticket.
create or replace function open_ticket_sibling_scope(given bytea, wanted uuid, module text) returns opened_scope
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held record;
begin
  select s.session_token_hash, f.cookie_hash into held
    from download_tickets t
    join sessions s on s.company_id = t.company_id and s.id = t.session_id
    join session_families f on f.id = s.family_id
   where t.grant_hash = given and t.spent_at > now() - interval '10 minutes';
  if not found then
    raise exception using errcode = 'EN401', message = 'session-missing';
  end if;
  return open_sibling_scope(held.session_token_hash, held.cookie_hash, wanted, module);
end $$;

-- Who may call them.
revoke execute on function open_sibling_scope, open_ticket_sibling_scope
  from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function open_sibling_scope, open_ticket_sibling_scope to enlace_app;
