-- What a load changed of the documents, one event a document: the trigger names the kind and the fields worth telling.
-- What a supplier's own act changes is told by the act.
create or replace function note_document_changes() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  if scope_identity() is not null then return null; end if;
  insert into document_events (company_id, third_party_id, third_id, kind, document_id, origin, event, changes)
  select now_is.company_id, now_is.third_party_id, now_is.third_id, tg_argv[0], now_is.id, 'carga', 'cambio', told.changes
    from now_rows now_is
    join was_rows was on was.company_id = now_is.company_id and was.id = now_is.id
   cross join lateral (select to_jsonb(was) as was, to_jsonb(now_is) as now_is offset 0) whole
   cross join lateral (
     select jsonb_agg(jsonb_build_object('campo', field.name, 'antes', whole.was ->> field.name,
                                         'despues', whole.now_is ->> field.name) order by field.place) as changes
       from unnest(tg_argv[1]::text[]) with ordinality as field (name, place)
      where whole.was ->> field.name is distinct from whole.now_is ->> field.name) told
   where told.changes is not null
   order by now_is.id;
  return null;
end $$;

-- Keeps the rows of the documents that a statement inserted, updated or deleted. Its arguments: the kind, and the
-- columns that are numbers of the document. Of what is updated, only documents whose numbers or owner changed are
-- touched. Rows go in the order of the key: a load of thousands then writes each page of it once.
create or replace function follow_documents() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  kind constant text := quote_literal(tg_argv[0]);
  terms constant text := (select string_agg(format('select search_terms(d.%I) as term', name), ' union ')
                            from unnest(tg_argv[1:]) name);
  columns constant text := (select string_agg(format('%1$s.%2$I', side, name), ', ' order by side, at)
                              from unnest(array['company_id', 'third_party_id', 'third_id'] || tg_argv[1:])
                                     with ordinality c (name, at), unnest(array['one', 'two']) side);
  half constant integer := array_length(string_to_array(columns, ', '), 1) / 2;
  names constant text[] := string_to_array(columns, ', ');
  changed text;
begin
  -- The documents of one side of an update that are not the same on the other.
  changed := format('(select one.* from %%s one join %%s two using (company_id, id) where (%s) is distinct from (%s))',
                    array_to_string(names[:half], ', '), array_to_string(names[half + 1:], ', '));
  if tg_op <> 'INSERT' then
    execute format('delete from document_search s using (
        select d.company_id, d.third_party_id, d.id, t.term from %s d cross join lateral (%s) t) g
      where s.company_id = g.company_id and s.third_party_id = g.third_party_id and s.kind = %s and s.term = g.term
        and s.id = g.id',
      case tg_op when 'UPDATE' then format(changed, 'before_rows', 'after_rows') else 'before_rows' end, terms, kind);
  end if;
  if tg_op <> 'DELETE' then
    execute format('insert into document_search (company_id, third_party_id, third_id, kind, term, id)
      select d.company_id, d.third_party_id, d.third_id, %s, t.term, d.id from %s d cross join lateral (%s) t
       order by 1, 2, 5',
      kind, case tg_op when 'UPDATE' then format(changed, 'after_rows', 'before_rows') else 'after_rows' end, terms);
  end if;
  return null;
end $$;

create or replace function tell_staff_of_act() returns trigger language plpgsql as $$
begin
  perform tell_staff(new.company_id, case new.act when 'objetar' then 'objection' else 'proposal' end, new.id::text);
  return null;
end $$;

create or replace function tell_staff_of_decision() returns trigger language plpgsql as $$
begin
  perform tell_staff(new.company_id, case a.act when 'objetar' then 'objection' else 'proposal' end, a.id::text)
     from document_acts a where a.company_id = new.company_id and a.id = new.act_id;
  return null;
end $$;

-- Who may call them.
revoke execute on function note_document_changes, follow_documents, tell_staff_of_act, tell_staff_of_decision
  from public, enlace_app, enlace_staff, enlace_works, enlace_door;
