-- Every number by which a document is looked up from anywhere in the portal, folded so that it is found however it is
-- typed: no capitals, accents, signs or leading zeros. A number stands here whole and from its last digits on:
-- "001-OC-00001234" is 1oc1234 and 1234. The rows follow the documents by triggers, in the same statement.

-- The parts of a number, digits and the rest apart, without what people leave out.
create function folded_parts(numero text) returns text[]
  language sql immutable parallel safe as $$
  select array(select m[1] from regexp_matches(
    regexp_replace(translate(lower(numero), 'áàéèíìóòúùüñçÁÀÉÈÍÌÓÒÚÙÜÑÇ', 'aaeeiioouuuncaaeeiioouuunc'),
                   '(^|[^0-9])0+([0-9])', '\1\2', 'g'),
    '([0-9]+|[^0-9[:space:][:punct:][:cntrl:]]+)', 'g') m) $$;

-- From the last digits on, which is what people know of a number; nothing where there are none.
create function folded_tail(parts text[]) returns text
  language plpgsql immutable parallel safe as $$
begin
  for at in reverse coalesce(array_length(parts, 1), 0) .. 1 loop
    if parts[at] ~ '^[0-9]' then return array_to_string(parts[at:], ''); end if;
  end loop;
  return null;
end $$;

-- What is typed, as parts; it may stop in the middle of leading zeros, which say nothing yet.
create function typed_parts(typed text) returns text[]
  language sql immutable parallel safe set search_path = public, pg_temp as $$
  select case when cardinality(short) > 0 then short else folded_parts(typed) end
    from (select folded_parts(regexp_replace(typed, '(^|[^0-9])0+$', '\1')) as short) cut $$;

-- The one or two rows of a number. A number longer than any is cut: the key of an index has its limit.
create function search_terms(numero text) returns setof text
  language plpgsql immutable parallel safe rows 2 set search_path = public, pg_temp as $$
declare
  parts constant text[] := folded_parts(numero);
  whole constant text := left(array_to_string(parts, ''), 80);
  tail constant text := left(folded_tail(parts), 80);
begin
  if whole <> '' then return next whole; end if;
  if tail <> whole then return next tail; end if;
end $$;

create table document_search (
  company_id integer not null,
  third_party_id integer not null,
  kind text not null check (kind in
    ('account-statements', 'purchase-order', 'purchase-tickets', 'payments-made', 'notes-debit')),
  -- In the order of bytes: then what begins so is a range of the key, and its comparison leaks nothing.
  term text collate "C" not null,
  id uuid not null,
  third_id integer not null,
  primary key (company_id, third_party_id, kind, term, id) include (third_id)
);
alter table document_search enable row level security;
alter table document_search force row level security;
create policy owner on document_search to enlace_owner using (true) with check (true);
create policy supplier on document_search for select to enlace_app using (company_id = (select scope_company())
  and third_party_id = (select scope_third_party()) and third_id = any ((select scope_accounts())::integer[]));
create policy staff on document_search for select to enlace_staff using (company_id = (select scope_company()));
grant select on document_search to enlace_app, enlace_staff;

-- Keeps the rows of the documents that a statement inserted, updated or deleted. Its arguments: the kind, and the
-- columns that are numbers of the document. Of what is updated, only documents whose numbers or owner changed are
-- touched. Rows go in the order of the key: a load of thousands then writes each page of it once.
create function follow_documents() returns trigger
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

do $$
declare
  found record;
  arguments text;
begin
  for found in select * from (values
      ('account_statements', 'account-statements', array['factura_cliente']),
      ('purchase_order', 'purchase-order', array['nro_orden']),
      ('purchase_tickets', 'purchase-tickets', array['nro_entrada', 'remision']),
      ('payments_made', 'payments-made', array['comprobante']),
      ('notes_debit', 'notes-debit', array['nro_nota'])) v (name, kind, numbers) loop
    select string_agg(quote_literal(n), ', ') into arguments from unnest(found.kind || found.numbers) n;
    execute format('create trigger found_after_insert after insert on %I referencing new table as after_rows
      for each statement execute function follow_documents(%s)', found.name, arguments);
    execute format('create trigger found_after_update after update on %I
      referencing old table as before_rows new table as after_rows
      for each statement execute function follow_documents(%s)', found.name, arguments);
    execute format('create trigger found_after_delete after delete on %I referencing old table as before_rows
      for each statement execute function follow_documents(%s)', found.name, arguments);
    -- What was loaded before is found as well.
    execute format('insert into document_search (company_id, third_party_id, third_id, kind, term, id)
      select d.company_id, d.third_party_id, d.third_id, %L, t.term, d.id from %I d cross join lateral (%s) t
       order by 1, 2, 5', found.kind, found.name,
      (select string_agg(format('select search_terms(d.%I) as term', n), ' union ') from unnest(found.numbers) n));
  end loop;
end $$;

revoke execute on function folded_parts(text), folded_tail(text[]), typed_parts(text), search_terms(text),
  follow_documents() from public;
grant execute on function folded_parts(text), folded_tail(text[]), typed_parts(text) to enlace_app;
