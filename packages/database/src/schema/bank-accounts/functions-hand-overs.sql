-- Notes that applied changes of the open company were handed over to the treasury or the ERP, with the entry in the audit trail: how
-- many, and the keyed hash of the file, never an account. What the ERP said before it says once. Answers how many were noted.
create or replace function hand_over_bank_changes(fresh uuid, changes uuid[], means text, who text, person uuid, print text, origin text)
  returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  noted integer;
begin
  if exists (select 1 from unnest(changes) wanted
              where not exists (select 1 from bank_changes c where c.company_id = scope_company() and c.id = wanted
                                   and c.estado = 'aplicado')) then
    raise exception using errcode = 'EN404', message = 'document-not-found';
  end if;
  -- One at a time, so that an ERP that says it twice at once is noted once.
  perform pg_advisory_xact_lock(hashtextextended('bank hand-overs', scope_company()));
  insert into bank_hand_overs (company_id, id, change_id, way, actor, huella)
  select scope_company(), fresh, wanted, means, who, print from (select distinct unnest(changes) as wanted) w
   where means = 'archivo' or not exists (select 1 from bank_hand_overs h
          where h.company_id = scope_company() and h.change_id = wanted and h.way = 'erp');
  get diagnostics noted = row_count;
  if noted > 0 then
    perform append_audit(scope_company(), who, person,
      case means when 'archivo' then 'bank-changes-downloaded' else 'bank-changes-taken' end, null, origin,
      jsonb_strip_nulls(jsonb_build_object('cambios', noted, 'huella', print)));
  end if;
  return noted;
end $$;

-- Who may call them.
revoke execute on function hand_over_bank_changes from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function hand_over_bank_changes to enlace_staff;
