-- The open scope's person as the profile shows it; a supplier itself has only its name.
create or replace function own_profile() returns table (first_name text, last_name text, email text, city_name text, movil text,
                                             movil_indicative text, version integer)
  language sql stable security definer set search_path = public, pg_temp as $$
  select i.first_name, i.last_name, i.email, i.city_name, i.movil, i.movil_indicative, i.version
    from identities i
   where i.id = coalesce(scope_identity(), (select m.identity_id from memberships m
                                             where m.company_id = scope_company() and m.id = scope_membership()))
  union all
  select s.first_name, s.last_name, s.email, '', '', '', 0
    from supplier_itself(scope_company(), scope_third_party()) s where scope_is_supplier_itself() $$;

-- Keeps what the open scope's person says of itself. Refused where it changed since the version that was looked at, unless
-- it says just that already.
create or replace function keep_own_profile(seen integer, given text, family text, city text, phone text, indicative text)
  returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held identities;
  becomes integer;
begin
  select i.* into strict held from identities i where i.id = scope_identity() for update;
  if (held.first_name, held.last_name, held.city_name, held.movil, held.movil_indicative)
     is not distinct from (given, family, city, phone, indicative) then
    return held.version;
  end if;
  if held.version <> seen then
    raise exception using errcode = 'EN409', message = 'profile-changed';
  end if;
  update identities i
     set first_name = given, last_name = family, city_name = city, movil = phone, movil_indicative = indicative
   where i.id = held.id returning i.version into becomes;
  return becomes;
end $$;

-- The open scope's person switches a kind of mail on or off.
create or replace function choose_notification(of_kind text, wanted boolean) returns void
  language sql security definer set search_path = public, pg_temp as $$
  insert into notification_choices (company_id, membership_id, kind, is_on)
  select m.company_id, m.id, of_kind, wanted from memberships m
   where m.company_id = scope_company() and m.id = scope_membership()
  on conflict (company_id, membership_id, kind) do update set is_on = excluded.is_on, updated_at = now() $$;

-- The value of a field of a third party, or of one of its branches, of the open company.
create or replace function record_value(party integer, branch integer, of_field text) returns text
  language sql stable set search_path = public, pg_temp as $$
  select case when branch is null
    then (select to_jsonb(t) ->> of_field from third_parties t where t.company_id = scope_company() and t.id = party)
    else (select to_jsonb(b) ->> of_field from branch_accounts b
           where b.company_id = scope_company() and b.third_party_id = party and b.id = branch) end $$;

-- Takes a request of the open scope's person, once for each key: whoever asks again gets the first one. A change of the
-- record tells for each field what was seen; refused where the record says something else by now.
create or replace function ask_profile_request(of_kind text, said text, due date, changes jsonb, key text)
  returns table (id uuid, number text, is_new boolean)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  known profile_requests;
  asker record;
  line record;
  of_series text := case of_kind when 'cambio_empresa' then 'SC' else 'DP' end;
  this_year integer := extract(year from now() at time zone 'America/Bogota');
  serial integer;
begin
  if of_kind = 'cambio_empresa' then
    if not scope_may_act() then
      raise exception using errcode = 'EN403', message = 'read-only-person';
    end if;
    if not exists (select 1 from memberships m where m.company_id = scope_company() and m.id = scope_membership() and m.is_master) then
      raise exception using errcode = 'EN403', message = 'not-master';
    end if;
  end if;
  insert into profile_request_numbers (company_id, series, year) values (scope_company(), of_series, this_year)
  on conflict do nothing;
  -- One at a time in a company: numbers have no gap, and a second send with the same key sees the first.
  select n.last + 1 into strict serial from profile_request_numbers n
   where n.company_id = scope_company() and n.series = of_series and n.year = this_year for update;
  select r.* into known from profile_requests r
   where r.company_id = scope_company() and r.membership_id = scope_membership() and r.idempotency_key = key;
  if found then
    return query select known.id, known.number, false;
    return;
  end if;
  if exists (select 1 from profile_requests r
              where r.company_id = scope_company() and r.kind = of_kind and r.state in ('recibida', 'en_revision')
                and case of_kind when 'cambio_empresa' then r.third_party_id = scope_third_party()
                                 when 'revocacion' then r.membership_id = scope_membership() else false end) then
    raise exception using errcode = 'EN409', message = 'request-pending';
  end if;
  select i.email, scope_person_name() as name into strict asker from identities i where i.id = scope_identity();
  update profile_request_numbers n set last = serial
   where n.company_id = scope_company() and n.series = of_series and n.year = this_year;
  insert into profile_requests (company_id, number, kind, third_party_id, membership_id, identity_id, person, email, words,
                                due_on, idempotency_key)
  values (scope_company(), of_series || '-' || this_year || '-' || lpad(serial::text, greatest(6, length(serial::text)), '0'),
          of_kind, scope_third_party(), scope_membership(), scope_identity(), asker.name, asker.email, said, due, key)
  returning * into known;
  for line in select c.place, r.* from jsonb_array_elements(changes) with ordinality as c (one, place),
                     lateral jsonb_to_record(c.one) as r (third_id integer, field text, seen text, after text)
               order by c.place loop
    if line.third_id is not null and not line.third_id = any (scope_accounts()) then
      raise exception using errcode = 'EN403', message = 'account-foreign';
    end if;
    if line.field = 'nombre' and scope_has_documents() then
      raise exception using errcode = 'EN409', message = 'name-fixed';
    end if;
    if record_value(known.third_party_id, line.third_id, line.field) is distinct from line.seen then
      raise exception using errcode = 'EN409', message = 'record-changed';
    end if;
    insert into profile_request_changes (company_id, request_id, place, third_party_id, third_id, field, before, after)
    values (known.company_id, known.id, line.place, known.third_party_id, line.third_id, line.field, line.seen, line.after);
  end loop;
  insert into profile_request_events (company_id, request_id, state, side, actor, words)
  values (known.company_id, known.id, 'recibida', 'proveedor', asker.name, said);
  return query select known.id, known.number, true;
end $$;

-- Takes a request back that nobody has decided: a change of the record any master, another one who asked. Answers its number.
create or replace function withdraw_profile_request(wanted uuid) returns text
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held profile_requests;
begin
  select r.* into held from profile_requests r
   where r.company_id = scope_company() and r.id = wanted and r.third_party_id = scope_third_party()
     and (r.kind = 'cambio_empresa' or r.identity_id = scope_identity()) for update;
  if not found then
    raise exception using errcode = 'EN404', message = 'request-not-found';
  end if;
  if held.kind = 'cambio_empresa' then
    if not scope_may_act() then
      raise exception using errcode = 'EN403', message = 'read-only-person';
    end if;
    if not exists (select 1 from memberships m where m.company_id = scope_company() and m.id = scope_membership() and m.is_master) then
      raise exception using errcode = 'EN403', message = 'not-master';
    end if;
  end if;
  if held.state = 'retirada' then return held.number; end if;
  if held.state not in ('recibida', 'en_revision') then
    raise exception using errcode = 'EN409', message = 'request-decided';
  end if;
  update profile_requests r set state = 'retirada', decided_at = now()
   where r.company_id = held.company_id and r.id = held.id;
  insert into profile_request_events (company_id, request_id, state, side, actor)
  values (held.company_id, held.id, 'retirada', 'proveedor', scope_person_name());
  return held.number;
end $$;

-- Writes what a change of the record asks for into the third party and its branches of the open company. Refused where the
-- record says something else than when it was asked for, unless the company wants it all the same.
create or replace function apply_record_change(wanted uuid, regardless boolean) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  line profile_request_changes;
  said text;
  from_erp text;
begin
  for line in select c.* from profile_request_changes c
               where c.company_id = scope_company() and c.request_id = wanted order by c.place loop
    perform 1 from third_parties t where t.company_id = line.company_id and t.id = line.third_party_id for update;
    said := record_value(line.third_party_id, line.third_id, line.field);
    if said is distinct from line.before and not regardless then
      raise exception using errcode = 'EN409', message = 'record-changed';
    end if;
    -- What the ERP says of a field that an earlier approval holds is what that one remembers.
    from_erp := said;
    select c.erp_value into from_erp from profile_request_changes c
     where c.company_id = line.company_id and c.third_party_id = line.third_party_id
       and c.third_id is not distinct from line.third_id and c.field = line.field and c.standing = 'vigente';
    if not found then from_erp := said; end if;
    update profile_request_changes c set standing = 'reemplazada'
     where c.company_id = line.company_id and c.third_party_id = line.third_party_id
       and c.third_id is not distinct from line.third_id and c.field = line.field and c.standing = 'vigente';
    if line.third_id is null then
      update third_parties t
         set (nombre, sigla, web_site, pyme, id_actividad_economica, regimen_tributario_id) =
             (select r.nombre, r.sigla, r.web_site, r.pyme, r.id_actividad_economica, r.regimen_tributario_id
                from jsonb_populate_record(t, jsonb_build_object(line.field, line.after)) r), updated_at = now()
       where t.company_id = line.company_id and t.id = line.third_party_id;
    else
      update branch_accounts b
         set (direccion, ciudad, correo, telefono) =
             (select r.direccion, r.ciudad, r.correo, r.telefono
                from jsonb_populate_record(b, jsonb_build_object(line.field, line.after)) r), updated_at = now()
       where b.company_id = line.company_id and b.id = line.third_id;
    end if;
    update profile_request_changes c set erp_value = from_erp, standing = 'vigente'
     where c.company_id = line.company_id and c.request_id = line.request_id and c.place = line.place;
  end loop;
end $$;

-- Who may call them.
revoke execute on function own_profile, keep_own_profile, choose_notification, record_value, ask_profile_request,
  withdraw_profile_request, apply_record_change from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function own_profile, keep_own_profile, choose_notification, ask_profile_request, withdraw_profile_request
  to enlace_app;
grant execute on function record_value, apply_record_change to enlace_staff;
