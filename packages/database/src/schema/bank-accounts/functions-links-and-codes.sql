-- Remembers a code that is about to be mailed; null where none is mailed now. Codes for a decision about a bank account are
-- good for minutes: a mailbox that somebody reads later opens nothing.
create or replace function keep_bank_code(wanted uuid, mailbox text, hash bytea, days integer) returns timestamptz
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  person uuid := (select i.id from identities i where i.email = lower(mailbox));
  until timestamptz;
begin
  perform pg_advisory_xact_lock(hashtextextended('bank codes ' || coalesce(person::text, mailbox), scope_company()));
  if person is null or exists (select 1 from bank_code_refusal(wanted, mailbox)) then return null; end if;
  insert into bank_change_codes (company_id, change_id, email, code_hash, expires_at)
  select c.company_id, c.id, mailbox, hash, now() + make_interval(days => days)
    from bank_changes c where c.company_id = scope_company() and c.id = wanted and c.closed_at is null
  on conflict (company_id, change_id, email)
    do update set code_hash = excluded.code_hash, tries = 0, expires_at = excluded.expires_at, spent_at = null
  returning expires_at into until;
  if until is not null then
    insert into bank_code_sends (company_id, change_id, identity_id) values (scope_company(), wanted, person);
  end if;
  return until;
end $$;

-- Remembers a code that is about to be mailed; null where none is mailed now. Codes for a decision about a bank account are
-- good for minutes: a mailbox that somebody reads later opens nothing.
create or replace function keep_bank_code(wanted uuid, mailbox text, hash bytea, valid_for interval) returns timestamptz
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

create or replace function keep_bank_link(wanted uuid, hash bytea, mailbox text, who text, may_see boolean, days integer) returns void
  language sql security definer set search_path = public, pg_temp as $$
  insert into bank_change_links (company_id, token_hash, change_id, email, name, sees, expires_at)
  select c.company_id, hash, c.id, mailbox, who, may_see, now() + make_interval(days => days)
    from bank_changes c where c.company_id = scope_company() and c.id = wanted $$;

-- The company whose change a link opens; no row for a link that is unknown or late.
create or replace function bank_link_company(token bytea) returns table (company_id integer)
  language sql stable security definer set search_path = public, pg_temp as $$
  select demand_door();
  select l.company_id from bank_change_links l where l.token_hash = token and l.expires_at > now() $$;

-- A change as a link's page shows it, in the open company.
create or replace function bank_link_page(token bytea) returns table (page jsonb)
  language sql stable security definer set search_path = public, pg_temp as $$
  select jsonb_build_object(
           'numero', c.numero, 'estado', c.estado, 'compania', o.nombre, 'proveedor', t.nombre,
           'sucursales', bank_change_branches(c),
           'nueva', case when l.sees then jsonb_build_object('banco', c.banco, 'tipo', c.tipo, 'ultimos', c.ultimos) end,
           'antes', case when l.sees then c.antes else '[]' end,
           'solicitante', c.solicitante, 'solicitado_at', c.created_at, 'aplica_at', c.applies_at, 'cerrado_at', c.closed_at)
    from bank_change_links l
    join bank_changes c on c.company_id = l.company_id and c.id = l.change_id
    join companies o on o.id = c.company_id
    join third_parties t on t.company_id = c.company_id and t.id = c.third_party_id
   where l.token_hash = token and l.company_id = scope_company() and l.expires_at > now() $$;

-- Stops a change by a link, which is spent by it. No row where the link does nothing (any more).
create or replace function cancel_bank_change_by_link(token bytea, origin text) returns table (id uuid)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  link bank_change_links;
  change bank_changes;
begin
  select l.* into link from bank_change_links l
   where l.token_hash = token and l.company_id = scope_company() and l.expires_at > now();
  if not found then return; end if;
  -- Locked in the order in which every other act locks: first the supplier's accounts.
  select c.* into strict change from lock_bank_change(link.change_id) c;
  if change.closed_at is not null then
    raise exception using errcode = 'EN409', message = 'bank-change-closed';
  end if;
  update bank_change_links l set spent_at = now() where l.token_hash = token and l.spent_at is null;
  if not found then return; end if;
  perform end_bank_change(change, 'cancelado', 'cancelado', '', 'proveedor', link.name, null, origin,
                          jsonb_build_object('por', 'correo', 'correo', link.email));
  return query select change.id;
end $$;

-- Whether an approver of the open company may decide about a change with a code; why not, where it may not. Wrong codes add up
-- over all codes of the change: after five the person is closed out of it for a day.
create or replace function check_bank_decider(change bank_changes, approver text, code bytea) returns text
  language plpgsql set search_path = public, pg_temp as $$
declare
  held bank_change_codes;
  person uuid := (select i.id from identities i where i.email = approver);
  refusal text := bank_decider_refusal(change, approver);
begin
  if refusal is not null then return refusal; end if;
  if bank_code_closed(change.id, person) > now() then return 'code-locked'; end if;
  select k.* into held from bank_change_codes k
   where k.company_id = change.company_id and k.change_id = change.id and k.email = approver for update;
  if not found or held.spent_at is not null or held.expires_at <= now() then
    return 'no-code';
  end if;
  if held.code_hash <> code then
    update bank_code_sends s
       set tries = case when s.last_wrong_at <= now() - interval '1 day' then 1 else s.tries + 1 end,
           is_told = s.is_told and s.last_wrong_at > now() - interval '1 day', last_wrong_at = now()
     where s.company_id = change.company_id and s.change_id = change.id and s.identity_id = person
       and s.id = (select max(l.id) from bank_code_sends l where l.company_id = s.company_id and l.change_id = change.id
                      and l.identity_id = person);
    if not found then
      -- A code of before these were counted.
      insert into bank_code_sends (company_id, change_id, identity_id, sent_at, tries, last_wrong_at)
      values (change.company_id, change.id, person, now() - interval '1 day', 1, now());
    end if;
    if bank_code_closed(change.id, person) > now() then
      perform append_audit(change.company_id, approver, person, 'bank-account:codigo_cerrado', change.numero, null, '{}');
      return 'code-locked';
    end if;
    return 'wrong-code';
  end if;
  return null;
end $$;

create or replace function spend_bank_code(change bank_changes, approver text) returns void
  language sql set search_path = public, pg_temp as $$
  update bank_change_codes k set spent_at = now()
   where k.company_id = change.company_id and k.change_id = change.id and k.email = approver $$;

-- Until when an approver is closed out of a change by wrong codes; null where it is not.
create or replace function bank_code_closed(change uuid, person uuid) returns timestamptz
  language sql stable security definer set search_path = public, pg_temp as $$
  select case when sum(s.tries) >= 5 then max(s.last_wrong_at) + interval '1 day' end from bank_code_sends s
   where s.company_id = scope_company() and s.change_id = change and s.identity_id = person
     and s.last_wrong_at > now() - interval '1 day' $$;

-- Why no further code of a change is mailed to an approver now, and until when; no row where one is. At most three an hour for
-- a change, and ten that somebody asked for over all of them; the first of each is mailed by itself.
create or replace function bank_code_refusal(wanted uuid, mailbox text) returns table (why text, until timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  with sends as (
    select s.*, row_number() over (partition by s.change_id order by s.id) > 1 as is_asked
      from bank_code_sends s join identities i on i.id = s.identity_id
     where s.company_id = scope_company() and i.email = lower(mailbox))
  select * from (
    select 'code-locked' as why, bank_code_closed(wanted, i.id) as until from identities i where i.email = lower(mailbox)
    union all
    select 'too-many-codes', min(r.sent_at) + interval '1 hour' from (
      select s.sent_at from sends s where s.change_id = wanted and s.sent_at > now() - interval '1 hour' order by s.id desc limit 3) r
     having count(*) = 3
    union all
    select 'too-many-codes', min(r.sent_at) + interval '1 hour' from (
      select s.sent_at from sends s where s.is_asked and s.sent_at > now() - interval '1 hour' order by s.id desc limit 10) r
     having count(*) = 10 and exists (select 1 from sends s where s.change_id = wanted)
  ) refusals where until > now() order by until desc limit 1 $$;

-- Takes it on oneself to tell the others that an approver was closed out of a change; false where that is done, or it was not.
create or replace function tell_bank_code_closed(wanted uuid, approver text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  person uuid := (select i.id from identities i where i.email = lower(approver));
begin
  if bank_code_closed(wanted, person) is null then return false; end if;
  update bank_code_sends s set is_told = true
   where s.company_id = scope_company() and s.change_id = wanted and s.identity_id = person and not s.is_told
     and s.last_wrong_at = (select max(l.last_wrong_at) from bank_code_sends l
                             where l.company_id = s.company_id and l.change_id = wanted and l.identity_id = person);
  return found;
end $$;

-- Who may call them.
revoke execute on function keep_bank_code(wanted uuid, mailbox text, hash bytea, days integer),
  keep_bank_code(wanted uuid, mailbox text, hash bytea, valid_for interval), keep_bank_link, bank_link_company,
  bank_link_page, cancel_bank_change_by_link, check_bank_decider, spend_bank_code, bank_code_closed, bank_code_refusal,
  tell_bank_code_closed from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function keep_bank_code(wanted uuid, mailbox text, hash bytea, days integer),
  keep_bank_code(wanted uuid, mailbox text, hash bytea, valid_for interval), keep_bank_link to enlace_app, enlace_staff;
grant execute on function bank_link_company to enlace_door;
grant execute on function bank_link_page, cancel_bank_change_by_link to enlace_app;
grant execute on function bank_code_refusal, tell_bank_code_closed to enlace_staff;
