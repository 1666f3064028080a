-- The functions that the policies ask have the seal of seal_of within them: a call more for each would cost more than the seal.
-- Everything is named in full: they run with the owner's rights and without a search path of their own, which costs time too.
create or replace function scope_company() returns integer
  language plpgsql stable parallel safe security definer as $$
begin
  return case when pg_catalog.current_setting('app.seal', true) operator(pg_catalog.=) pg_catalog.encode(pg_catalog.sha256(
    pg_catalog.int8send(pg_catalog.pg_sequence_last_value('public.scope_key_outer'::pg_catalog.regclass))
    operator(pg_catalog.||) pg_catalog.sha256(
      pg_catalog.int8send(pg_catalog.pg_sequence_last_value('public.scope_key_inner'::pg_catalog.regclass))
    operator(pg_catalog.||) pg_catalog.timestamptz_send(pg_catalog.now())
    operator(pg_catalog.||) pg_catalog.textsend(pg_catalog.current_setting('role') operator(pg_catalog.||) pg_catalog.current_setting('app.scope', true)))), 'hex')
    then nullif(pg_catalog.split_part(pg_catalog.current_setting('app.scope', true), '|', 2), '')::pg_catalog.int4 end;
end $$;

create or replace function scope_third_party() returns integer
  language plpgsql stable parallel safe security definer as $$
begin
  return case when pg_catalog.current_setting('app.seal', true) operator(pg_catalog.=) pg_catalog.encode(pg_catalog.sha256(
    pg_catalog.int8send(pg_catalog.pg_sequence_last_value('public.scope_key_outer'::pg_catalog.regclass))
    operator(pg_catalog.||) pg_catalog.sha256(
      pg_catalog.int8send(pg_catalog.pg_sequence_last_value('public.scope_key_inner'::pg_catalog.regclass))
    operator(pg_catalog.||) pg_catalog.timestamptz_send(pg_catalog.now())
    operator(pg_catalog.||) pg_catalog.textsend(pg_catalog.current_setting('role') operator(pg_catalog.||) pg_catalog.current_setting('app.scope', true)))), 'hex')
    then nullif(pg_catalog.split_part(pg_catalog.current_setting('app.scope', true), '|', 3), '')::pg_catalog.int4 end;
end $$;

create or replace function scope_accounts() returns integer[]
  language plpgsql stable parallel safe security definer as $$
begin
  return case when pg_catalog.current_setting('app.seal', true) operator(pg_catalog.=) pg_catalog.encode(pg_catalog.sha256(
    pg_catalog.int8send(pg_catalog.pg_sequence_last_value('public.scope_key_outer'::pg_catalog.regclass))
    operator(pg_catalog.||) pg_catalog.sha256(
      pg_catalog.int8send(pg_catalog.pg_sequence_last_value('public.scope_key_inner'::pg_catalog.regclass))
    operator(pg_catalog.||) pg_catalog.timestamptz_send(pg_catalog.now())
    operator(pg_catalog.||) pg_catalog.textsend(pg_catalog.current_setting('role') operator(pg_catalog.||) pg_catalog.current_setting('app.scope', true)))), 'hex')
    then pg_catalog.string_to_array(nullif(pg_catalog.split_part(pg_catalog.current_setting('app.scope', true), '|', 4), ''), ',')::pg_catalog.int4[] end;
end $$;

create or replace function scope_membership() returns uuid
  language plpgsql stable parallel safe security definer as $$
begin
  return case when pg_catalog.current_setting('app.seal', true) operator(pg_catalog.=) pg_catalog.encode(pg_catalog.sha256(
    pg_catalog.int8send(pg_catalog.pg_sequence_last_value('public.scope_key_outer'::pg_catalog.regclass))
    operator(pg_catalog.||) pg_catalog.sha256(
      pg_catalog.int8send(pg_catalog.pg_sequence_last_value('public.scope_key_inner'::pg_catalog.regclass))
    operator(pg_catalog.||) pg_catalog.timestamptz_send(pg_catalog.now())
    operator(pg_catalog.||) pg_catalog.textsend(pg_catalog.current_setting('role') operator(pg_catalog.||) pg_catalog.current_setting('app.scope', true)))), 'hex')
    then nullif(pg_catalog.split_part(pg_catalog.current_setting('app.scope', true), '|', 5), '')::pg_catalog.uuid end;
end $$;

create or replace function scope_identity() returns uuid
  language plpgsql stable parallel safe security definer as $$
begin
  return case when pg_catalog.current_setting('app.seal', true) operator(pg_catalog.=) pg_catalog.encode(pg_catalog.sha256(
    pg_catalog.int8send(pg_catalog.pg_sequence_last_value('public.scope_key_outer'::pg_catalog.regclass))
    operator(pg_catalog.||) pg_catalog.sha256(
      pg_catalog.int8send(pg_catalog.pg_sequence_last_value('public.scope_key_inner'::pg_catalog.regclass))
    operator(pg_catalog.||) pg_catalog.timestamptz_send(pg_catalog.now())
    operator(pg_catalog.||) pg_catalog.textsend(pg_catalog.current_setting('role') operator(pg_catalog.||) pg_catalog.current_setting('app.scope', true)))), 'hex')
    then nullif(pg_catalog.split_part(pg_catalog.current_setting('app.scope', true), '|', 6), '')::pg_catalog.uuid end;
end $$;

-- The kinds of documents that the open scope's person may open: modules that are on for the company and left to the person. A
-- supplier without one, as which staff look at the portal, has all that are on.
create or replace function scope_kinds() returns text[]
  language sql stable security definer set search_path = public, pg_temp as $$
  select array['account-statements', 'payments-made'] || coalesce((
    select array_agg(k.kind)
      from (values ('purchase-order', 'orden_compra'), ('purchase-tickets', 'orden_ticket'),
                   ('notes-debit', 'orden_notas_debito'), ('invoices', 'radicar_factura'),
                   ('supplier-contracts', 'mostrar_contratos_proveedores')) as k (kind, module)
      left join memberships m on m.company_id = scope_company() and m.id = scope_membership()
     where exists (select 1 from settings v where v.company_id = scope_company() and v.name = k.module
                      and (v.value #>> '{}') ~ '^[0-9]+$' and (v.value #>> '{}')::integer > 0)
       and ((scope_membership() is null and scope_third_party() is not null)
            or (m.id is not null and (m.modules is null or m.is_master or k.module = any (m.modules))))), '{}') $$;

-- The modules that are on for the company and open to the open scope's person.
create or replace function scope_open_modules() returns text[]
  language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(v.name), '{}')
    from settings v
    left join memberships m on m.company_id = v.company_id and m.id = scope_membership()
   where v.company_id = scope_company() and (v.value #>> '{}') ~ '^[0-9]+$' and (v.value #>> '{}')::integer > 0
     and ((scope_membership() is null and scope_third_party() is not null)
          or (m.id is not null and (m.modules is null or m.is_master or v.name = any (m.modules)))) $$;

create or replace function change_scope_key() returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  random bytea := sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));
begin
  perform setval('scope_key_inner', greatest(1, ('x' || encode(substr(random, 1, 8), 'hex'))::bit(64)::bigint & 9223372036854775807)),
          setval('scope_key_outer', greatest(1, ('x' || encode(substr(random, 9, 8), 'hex'))::bit(64)::bigint & 9223372036854775807));
end $$;

-- Who may call them.
revoke execute on function scope_company, scope_third_party, scope_accounts, scope_membership, scope_identity, scope_kinds,
  scope_open_modules, change_scope_key from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function scope_company, scope_third_party, scope_accounts, scope_membership, scope_identity
  to enlace_app, enlace_staff;
grant execute on function scope_kinds, scope_open_modules to enlace_app;
