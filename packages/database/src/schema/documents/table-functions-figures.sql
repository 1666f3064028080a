-- Figures kept as documents change, so that the totals of a list need not add up its documents. The table `x_figures` has a
-- row for each group of the documents of `x` with the same owner and the same values of its other columns: `rows` counts
-- them, each amount (numeric) is their sum. What changes adds rows, also negative ones, and touches none: two writers never
-- wait for each other. A group is the sum of its rows; `fold_figures` makes one of them. The table `x_company_figures` counts
-- the documents of all suppliers together: it has no owner but the company.
--
-- Documents have a day, and a list of years has very many. `level` is 0 for what changes added, 1 for what was folded into one
-- row for each day, 2 for the same once more, folded into one row for each month (its first day). So 0 and 1 together are the
-- figures by day, 0 and 2 together those by month: a list that is narrowed to no days reads the latter.

-- The documents that are counted in a table of figures, each row as `d` with its owner.
create or replace function figure_source(figures text) returns text language sql immutable as $$
  select case figures
    when 'account_statements_figures' then 'account_statements d where d.pendiente'
    when 'payments_made_lines_figures' then
      'payments_made_lines l join payments_made d on d.company_id = l.company_id and d.id = l.payment_id'
    else regexp_replace(figures, '(_company)?_figures$', ' d') end $$;

-- The columns of a table of figures: those of its groups, and the amounts.
create or replace function figure_columns(figures text, out keys text[], out amounts text[])
  language sql stable set search_path = public, pg_temp as $$
  select array_agg(quote_ident(attname) order by attnum) filter (where atttypid <> 'numeric'::regtype),
         coalesce(array_agg(quote_ident(attname) order by attnum) filter (where atttypid = 'numeric'::regtype), '{}')
    from pg_attribute
   where attrelid = figures::regclass and attnum > 0 and not attisdropped and attname not in ('id', 'rows', 'level') $$;

-- The column of the documents' day in a table of figures that has levels.
create or replace function figure_day(figures text) returns text
  language sql stable set search_path = public, pg_temp as $$
  select attname::text from pg_attribute
   where attrelid = figures::regclass and not attisdropped and attname in ('fecha', 'fecha_pago', 'fecha_factura') $$;

-- The columns of a row of figures with the first day of its month in place of its day.
create or replace function figure_month(figures text) returns text
  language sql stable set search_path = public, pg_temp as $$
  select string_agg(case when name = figure_day(figures)
                         then format('date_trunc(''month'', %1$I::timestamp)::date as %1$I', name) else name end, ', ')
    from unnest((figure_columns(figures)).keys) name $$;

-- The statement that counts documents with a sign, grouped by nothing yet: `+` for those that came, `-` for those that went.
create or replace function figures_of(figures text, source text, sign text) returns text
  language sql stable set search_path = public, pg_temp as $$
  select format('select %s, %s1 as rows from %s',
    array_to_string(
      (select array_agg(case when name in ('company_id', 'third_party_id', 'third_id') then 'd.' || name else name end)
         from unnest(c.keys) name)
      || (select coalesce(array_agg(format('%s%s as %s', sign, name, name)), '{}') from unnest(c.amounts) name), ', '),
    sign, source)
    from figure_columns(figures) c $$;

-- The statement that adds the sums of some counted rows to a table of figures, but for groups in which nothing changed.
create or replace function figures_addition(figures text, counted text, level integer default 0) returns text
  language sql stable set search_path = public, pg_temp as $$
  select format('insert into %1$I (%2$s, rows%3$s%7$s) select %2$s, sum(rows)%4$s%8$s from (%5$s) counted
      group by %2$s having sum(rows) <> 0%6$s order by 1, 2, 3',
    figures, array_to_string(c.keys, ', '),
    (select string_agg(', ' || name, '') from unnest(c.amounts) name),
    (select string_agg(format(', sum(%s)', name), '') from unnest(c.amounts) name), counted,
    (select string_agg(format(' or sum(%s) <> 0', name), '') from unnest(c.amounts) name),
    case when level > 0 then ', level' else '' end, case when level > 0 then ', ' || level else '' end)
    from figure_columns(figures) c $$;

-- Adds what a statement changed of its table's documents to the tables of figures that its arguments name.
create or replace function keep_figures() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  figures text;
  came text;
  went text;
begin
  foreach figures in array tg_argv loop
    came := figures_of(figures, replace(figure_source(figures), tg_table_name || ' ', 'after_rows '), '');
    went := figures_of(figures, replace(figure_source(figures), tg_table_name || ' ', 'before_rows '), '-');
    execute figures_addition(figures, case tg_op when 'INSERT' then came when 'DELETE' then went
                                      else came || ' union all ' || went end);
  end loop;
  return null;
end $$;

-- Makes what every table of figures has beside its columns: a supplier reads what is counted of its own accounts, the staff
-- what is of the company; only the triggers write.
create or replace function guard_figures(figures text) returns void
  language plpgsql set search_path = public, pg_temp as $$
begin
  execute format('alter table %1$I enable row level security, force row level security;
    create policy owner on %1$I to enlace_owner using (true) with check (true);
    create policy staff on %1$I for select to enlace_staff using (company_id = (select scope_company()));
    grant select on %1$I to enlace_staff', figures);
  if array['third_id'] <@ (figure_columns(figures)).keys then
    execute format('create policy supplier on %1$I for select to enlace_app using (company_id = (select scope_company())
        and third_party_id = (select scope_third_party()) and third_id = any ((select scope_accounts())::integer[]));
      grant select on %1$I to enlace_app', figures);
  end if;
end $$;

-- Lets tables of figures follow the documents that they count; those of the last argument follow only their updates, because
-- they count lines by what their documents say.
create or replace function count_documents(documents text, figures text[], by_update text[] default '{}') returns void
  language plpgsql set search_path = public, pg_temp as $$
declare
  names constant text := (select string_agg(quote_literal(name), ', ') from unnest(figures) name);
begin
  execute format('create trigger kept_after_insert after insert on %1$I referencing new table as after_rows
      for each statement execute function keep_figures(%2$s);
    create trigger kept_after_update after update on %1$I referencing old table as before_rows new table as after_rows
      for each statement execute function keep_figures(%3$s);
    create trigger kept_after_delete after delete on %1$I referencing old table as before_rows
      for each statement execute function keep_figures(%2$s)', documents, names,
    (select string_agg(quote_literal(name), ', ') from unnest(figures || by_update) name));
end $$;

-- Removes the lines of a payment before it: they are counted by its date and state.
create or replace function remove_lines_first() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from payments_made_lines l where l.company_id = old.company_id and l.payment_id = old.id;
  return old;
end $$;

-- Tells of an entry whether the company rejected something of it, as its lines say.
create or replace function note_rejections() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  touched constant text := case tg_op when 'INSERT' then 'select * from after_rows' when 'DELETE' then 'select * from before_rows'
    else 'select * from after_rows union all select * from before_rows' end;
begin
  execute format('update purchase_tickets t set con_rechazos = not t.con_rechazos
      from (select distinct company_id, purchase_ticket_id as id from (%s) l where cantidad_rechazada > 0) l
     where t.company_id = l.company_id and t.id = l.id and t.con_rechazos is distinct from exists (
       select from purchase_tickets_lines o where o.company_id = l.company_id and o.purchase_ticket_id = l.id
          and o.cantidad_rechazada > 0)', touched);
  return null;
end $$;

-- Who may call them.
revoke execute on function figure_source, figure_columns, figure_day, figure_month, figures_of, figures_addition, keep_figures, guard_figures,
  count_documents, remove_lines_first, note_rejections from public, enlace_app, enlace_staff, enlace_works, enlace_door;
