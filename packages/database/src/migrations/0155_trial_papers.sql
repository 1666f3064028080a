-- Constancies for trying, as certificates are (0140): where the portal has no address that others reach, what it issues says
-- of itself that it counts for nothing, and is numbered apart, so that the numbers of those that count have no gaps.

create function begin_paper_as(wanted_kind text, cut_off date, hash bytea, for_trying boolean)
  returns table (numero integer, known uuid)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  counted text := wanted_kind || case when for_trying then '_prueba' else '' end;
  found_id uuid;
  next integer;
begin
  if scope_company() is null or scope_third_party() is null or scope_accounts() is null then
    raise exception using errcode = 'EN401', message = 'session-missing';
  end if;
  insert into paper_numbers (company_id, kind, year)
  values (scope_company(), counted, extract(year from cut_off)::integer) on conflict do nothing;
  perform 1 from paper_numbers n
   where n.company_id = scope_company() and n.kind = counted and n.year = extract(year from cut_off)::integer for update;
  select p.id into found_id from issued_papers p
   where p.company_id = scope_company() and p.third_party_id = scope_third_party() and p.kind = wanted_kind
     and p.fecha_corte = cut_off and p.content_hash = hash and p.account_ids = scope_accounts() and p.annulled_at is null;
  if found_id is not null then
    return query select null::integer, found_id;
    return;
  end if;
  update paper_numbers n set last = n.last + 1
   where n.company_id = scope_company() and n.kind = counted and n.year = extract(year from cut_off)::integer
  returning n.last into next;
  return query select next, null::uuid;
end $$;

revoke execute on function begin_paper_as(text, date, bytea, boolean) from public;
grant execute on function begin_paper_as(text, date, bytea, boolean) to enlace_app;
