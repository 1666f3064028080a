-- The open scope bears a seal that only the owner's functions can make. Settings can be set by any role that runs SQL; a scope
-- whose seal does not hold reads as null, and null equals nothing: no rows.
--
-- app.scope  |company|third party|accounts|membership|identity
-- app.seal   SHA-256 over two keys, the moment at which the transaction began, the role that was taken on, and app.scope

-- Everything is named in full in what follows: it runs with the owner's rights and without a search path of its own, which
-- would cost more than the seal. The functions that the policies ask have the seal within them, for the same reason.
create or replace function seal_of(began timestamptz, said text) returns text
  language plpgsql stable parallel safe as $$
begin
  return pg_catalog.encode(pg_catalog.sha256(
    pg_catalog.int8send(pg_catalog.pg_sequence_last_value('public.scope_key_outer'::pg_catalog.regclass))
    operator(pg_catalog.||) pg_catalog.sha256(
      pg_catalog.int8send(pg_catalog.pg_sequence_last_value('public.scope_key_inner'::pg_catalog.regclass))
      operator(pg_catalog.||) pg_catalog.timestamptz_send(began) operator(pg_catalog.||) pg_catalog.textsend(said))), 'hex');
end $$;

-- What the settings say, sealed or not: for what a statement asks besides the policies that stand behind it, so that the
-- seal is looked at once less. Nothing else may hang on it.
create or replace function said_company() returns integer language sql stable parallel safe
  as $$ select nullif(split_part(current_setting('app.scope', true), '|', 2), '')::integer $$;

create or replace function said_third_party() returns integer language sql stable parallel safe
  as $$ select nullif(split_part(current_setting('app.scope', true), '|', 3), '')::integer $$;

-- Whether a scope was opened in this transaction. A replica cannot note it, where nothing but scopes is asked for.
create or replace function scope_was_opened() returns boolean
  language plpgsql stable as $$
begin
  return pg_catalog.pg_is_in_recovery() or pg_catalog.currval('public.scope_openings')
    operator(pg_catalog.=) (pg_catalog.date_part('epoch', pg_catalog.now()) operator(pg_catalog.*) 1000000::pg_catalog.float8)::pg_catalog.int8;
exception when object_not_in_prerequisite_state then
  return false;
end $$;

-- The only place where a scope is set. Where one is open, none of another company opens in the same transaction: what a
-- statement smuggles in cannot walk on from the company that it was let into.
create or replace function seal_scope(company text, third_party text, accounts text, membership text, identity text) returns void
  language plpgsql as $$
declare
  who text := coalesce(nullif(pg_catalog.current_setting('role'), 'none'), session_user::pg_catalog.text);
  is_application boolean := who operator(pg_catalog.=) any (array['enlace_app', 'enlace_staff', 'enlace_works', 'enlace_door']);
  said text := pg_catalog.concat_ws('|', '', company, coalesce(third_party, ''), coalesce(accounts, ''), coalesce(membership, ''), coalesce(identity, ''));
begin
  if company is null then
    raise exception using errcode = 'EN404', message = 'company-not-found';
  end if;
  -- A connection that was left in another role than its pool's opens nothing more than that role is for.
  if who operator(pg_catalog.=) 'enlace_door' and (third_party operator(pg_catalog.<>) '' or identity operator(pg_catalog.<>) '')
     or not is_application and not pg_catalog.pg_has_role(session_user, 'enlace_owner', 'MEMBER') then
    raise exception using errcode = 'EN503', message = 'role-foreign';
  end if;
  if not pg_catalog.pg_is_in_recovery() then
    -- Anyone who owns the schema needs no door, and fills several companies in one transaction.
    if is_application and public.scope_was_opened() and public.scope_company() is distinct from company::pg_catalog.int4 then
      raise exception using errcode = 'EN403', message = 'scope-open';
    end if;
    perform pg_catalog.setval('public.scope_openings',
      (pg_catalog.date_part('epoch', pg_catalog.now()) operator(pg_catalog.*) 1000000::pg_catalog.float8)::pg_catalog.int8);
  end if;
  perform pg_catalog.set_config('app.scope', said, true),
          pg_catalog.set_config('app.seal', public.seal_of(pg_catalog.now(), pg_catalog.current_setting('role') operator(pg_catalog.||) said), true);
end $$;

-- A replica opens what its primary opened moments ago, by a pass that bears a seal of the same keys.
create or replace function effective_role() returns text
  language sql stable set search_path = public, pg_temp
  as $$ select coalesce(nullif(current_setting('role'), 'none'), session_user::text) $$;

create or replace function scope_pass(seconds integer) returns text
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  -- Whole seconds come back from their text as they went into it.
  ends timestamptz := date_trunc('second', clock_timestamp()) + make_interval(secs => seconds + 1);
  said text := sealed_scope();
begin
  if said is null then
    raise exception using errcode = 'EN401', message = 'session-missing';
  end if;
  return concat_ws(' ', seal_of(ends, 'pass ' || effective_role() || said), extract(epoch from ends)::bigint::text, said);
end $$;

create or replace function open_pass(pass text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  seal text := split_part(pass, ' ', 1);
  ends timestamptz := to_timestamp(split_part(pass, ' ', 2)::bigint);
  said text := split_part(pass, ' ', 3);
begin
  if not pg_is_in_recovery() or ends < clock_timestamp() or seal is distinct from seal_of(ends, 'pass ' || effective_role() || said) then
    raise exception using errcode = 'EN503', message = 'replica-foreign';
  end if;
  perform seal_scope(split_part(said, '|', 2), split_part(said, '|', 3), split_part(said, '|', 4), split_part(said, '|', 5),
                     split_part(said, '|', 6));
end $$;

create or replace function await_replay(origin bigint, kept pg_lsn, milliseconds integer) returns void
  language plpgsql set search_path = public, pg_temp as $$
declare
  deadline timestamptz := clock_timestamp() + make_interval(secs => milliseconds / 1000.0);
begin
  -- Who is nobody's replica any more has gone its own way, and another database's positions mean something else.
  if not pg_is_in_recovery() or origin <> (select system_identifier from pg_control_system()) then
    raise exception using errcode = 'EN503', message = 'replica-foreign';
  end if;
  while pg_last_wal_replay_lsn() < kept loop
    if clock_timestamp() > deadline then
      raise exception using errcode = 'EN503', message = 'replica-behind';
    end if;
    perform pg_sleep(0.001);
  end loop;
end $$;

-- Who may call them.
revoke execute on function seal_of, said_company, said_third_party, scope_was_opened, seal_scope,
  effective_role, scope_pass, open_pass, await_replay from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function said_company, said_third_party, scope_pass, open_pass, await_replay
  to enlace_app, enlace_staff;
