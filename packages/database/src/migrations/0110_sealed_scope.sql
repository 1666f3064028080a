-- The open scope bears a seal that only the owner's functions can make. Settings can be set by any role that runs SQL; a scope
-- whose seal does not hold reads as null, and null equals nothing: no rows.
--
-- app.scope  |company|third party|accounts|membership|identity
-- app.seal   SHA-256 over two keys, the moment at which the transaction began, the role that was taken on, and app.scope

-- Two keys of 63 bits, read without a query: what the policies ask is asked several times in every statement. Anyone who has no
-- right to the sequences does not read them.
create sequence scope_key_inner;
create sequence scope_key_outer;

create function change_scope_key() returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  random bytea := sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));
begin
  perform setval('scope_key_inner', greatest(1, ('x' || encode(substr(random, 1, 8), 'hex'))::bit(64)::bigint & 9223372036854775807)),
          setval('scope_key_outer', greatest(1, ('x' || encode(substr(random, 9, 8), 'hex'))::bit(64)::bigint & 9223372036854775807));
end $$;
select change_scope_key();

-- The moment at which the transaction began in which a scope was opened last in this session; no setting, and so nothing that
-- the role which works in the scope could take away.
create unlogged sequence scope_openings;

-- Everything is named in full in what follows: it runs with the owner's rights and without a search path of its own, which
-- would cost more than the seal. The functions that the policies ask have the seal within them, for the same reason.
create function seal_of(began timestamptz, said text) returns text
  language plpgsql stable parallel safe as $$
begin
  return pg_catalog.encode(pg_catalog.sha256(
    pg_catalog.int8send(pg_catalog.pg_sequence_last_value('public.scope_key_outer'::pg_catalog.regclass))
    operator(pg_catalog.||) pg_catalog.sha256(
      pg_catalog.int8send(pg_catalog.pg_sequence_last_value('public.scope_key_inner'::pg_catalog.regclass))
      operator(pg_catalog.||) pg_catalog.timestamptz_send(began) operator(pg_catalog.||) pg_catalog.textsend(said))), 'hex');
end $$;

do $$
declare
  part record;
  seal text := substring((select prosrc from pg_proc where proname = 'seal_of') from 'return (.*);\s*end');
begin
  seal := replace(replace(seal, '(began)', '(pg_catalog.now())'), '(said)',
    '(pg_catalog.current_setting(''role'') operator(pg_catalog.||) pg_catalog.current_setting(''app.scope'', true))');
  for part in select * from (values
      ('sealed_scope', 'text', 'pg_catalog.current_setting(''app.scope'', true)', 0),
      ('scope_company', 'integer', '%s::pg_catalog.int4', 2),
      ('scope_third_party', 'integer', '%s::pg_catalog.int4', 3),
      ('scope_accounts', 'integer[]', 'pg_catalog.string_to_array(%s, '','')::pg_catalog.int4[]', 4),
      ('scope_membership', 'uuid', '%s::pg_catalog.uuid', 5),
      ('scope_identity', 'uuid', '%s::pg_catalog.uuid', 6)) v(name, type, said, place) loop
    execute format(
      'create or replace function %s() returns %s language plpgsql stable parallel safe security definer as $f$
begin
  return case when pg_catalog.current_setting(''app.seal'', true) operator(pg_catalog.=) %s
    then %s end;
end $f$', part.name, part.type, seal,
      format(part.said, format('nullif(pg_catalog.split_part(pg_catalog.current_setting(''app.scope'', true), ''|'', %s), '''')', part.place)));
  end loop;
end $$;

-- What the settings say, sealed or not: for what a statement asks besides the policies that stand behind it, so that the
-- seal is looked at once less. Nothing else may hang on it.
create function said_company() returns integer language sql stable parallel safe
  as $$ select nullif(split_part(current_setting('app.scope', true), '|', 2), '')::integer $$;
create function said_third_party() returns integer language sql stable parallel safe
  as $$ select nullif(split_part(current_setting('app.scope', true), '|', 3), '')::integer $$;

-- Whether a scope was opened in this transaction. A replica cannot note it, where nothing but scopes is asked for.
create function scope_was_opened() returns boolean
  language plpgsql stable as $$
begin
  return pg_catalog.pg_is_in_recovery() or pg_catalog.currval('public.scope_openings')
    operator(pg_catalog.=) (pg_catalog.date_part('epoch', pg_catalog.now()) operator(pg_catalog.*) 1000000::pg_catalog.float8)::pg_catalog.int8;
exception when object_not_in_prerequisite_state then
  return false;
end $$;

-- The only place where a scope is set. Where one is open, none of another company opens in the same transaction: what a
-- statement smuggles in cannot walk on from the company that it was let into.
create function seal_scope(company text, third_party text, accounts text, membership text, identity text) returns void
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

-- What the doors set until now, they have sealed: each as its last migration left it.
do $$
declare
  door record;
  called constant text := $q$set_config\('app\.company_id', ([^;]*?), true\),\s+set_config\('app\.third_party_id', ([^;]*?), true\),\s+set_config\('app\.account_ids', ([^;]*?), true\),\s+set_config\('app\.membership_id', ([^;]*?), true\),\s+set_config\('app\.identity_id', ([^;]*?), true\)$q$;
begin
  for door in select p.oid, pg_get_functiondef(p.oid) as text from pg_proc p
               where p.pronamespace = 'public'::regnamespace and p.prosrc like '%set_config(''app.company_id''%' loop
    execute regexp_replace(door.text, called, 'seal_scope(\1, \2, \3, \4, \5)');
  end loop;
  if exists (select from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prosrc like '%set_config(''app.%'
              and p.proname <> 'seal_scope') then
    raise exception 'A door sets a scope without its seal';
  end if;
end $$;

-- A replica opens what its primary opened moments ago, by a pass that bears a seal of the same keys.
create function effective_role() returns text
  language sql stable set search_path = public, pg_temp
  as $$ select coalesce(nullif(current_setting('role'), 'none'), session_user::text) $$;

create function scope_pass(seconds integer) returns text
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

create function open_pass(pass text) returns void
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

-- Versions before this one set at a replica what nobody believes any more: they read at the primary.
create function await_replay(origin bigint, kept pg_lsn, milliseconds integer) returns void
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
create or replace function wait_for_replay(origin bigint, kept pg_lsn, milliseconds integer) returns void
  language plpgsql set search_path = public, pg_temp as $$
begin
  raise exception using errcode = 'EN503', message = 'replica-behind';
end $$;

revoke execute on function change_scope_key(), seal_of(timestamptz, text), sealed_scope(), scope_was_opened(),
  seal_scope(text, text, text, text, text), effective_role(), scope_pass(integer), open_pass(text),
  await_replay(bigint, pg_lsn, integer), said_company(), said_third_party() from public;
grant execute on function said_company(), said_third_party(), scope_pass(integer), open_pass(text), await_replay(bigint, pg_lsn, integer) to enlace_app, enlace_staff;
