-- What keeps the kept figures small and true: groups of several rows become one, and what differs from the documents is
-- added. Both go by what they see in one statement, so neither waits for a writer nor loses what it commits meanwhile.

-- The tables of kept figures.
create or replace function figure_tables() returns setof text
  language sql stable security definer set search_path = public, pg_temp as $$
  select relname::text from pg_class
   where relnamespace = 'public'::regnamespace and relkind = 'r' and relname like '%\_figures' order by 1 $$;

-- Some rows of figures as counted ones: their groups, by month if wanted, with their amounts and number, as they are or taken
-- away.
create or replace function figure_rows(figures text, sign text, source text, by_month boolean default false) returns text
  language sql stable set search_path = public, pg_temp as $$
  select format('select %s%s, %srows as rows from %s', case when by_month then figure_month(figures) else array_to_string(c.keys, ', ') end,
    (select string_agg(format(', %1$s%2$s as %2$s', sign, name), '') from unnest(c.amounts) name), sign, source)
    from figure_columns(figures) c $$;

-- The statement that counts what the documents of a company have and its kept figures have not.
create or replace function figures_missing(figures text) returns text
  language sql stable set search_path = public, pg_temp as $$
  select format('select * from (%s) real where company_id = $1 union all %s',
    figures_of(figures, figure_source(figures), ''),
    figure_rows(figures, '-', format('%I where company_id = $1%s', figures,
      case when figure_day(figures) is null then '' else ' and level < 2' end))) $$;

-- The statement that counts what the figures by day of a company have and those by month have not.
create or replace function figures_unfolded(figures text) returns text
  language sql stable set search_path = public, pg_temp as $$
  select figure_rows(figures, '', format('%I where company_id = $1 and level = 1', figures), true) || ' union all '
      || figure_rows(figures, '-', format('%I where company_id = $1 and level = 2', figures)) $$;

-- How many groups of some counted rows are more than nothing.
create or replace function count_groups(figures text, counted text, company integer) returns integer
  language plpgsql stable set search_path = public, pg_temp as $$
declare
  groups integer;
begin
  execute format('select count(*)::integer from (select from (%s) counted group by %s having sum(rows) <> 0%s) differs', counted,
    array_to_string(c.keys, ', '), (select string_agg(format(' or sum(%s) <> 0', name), '') from unnest(c.amounts) name))
    from figure_columns(figures) c into groups using company;
  return groups;
end $$;

-- The groups of a company in which kept figures differ from the documents, or those by month from those by day, by table; only
-- tables that have some.
create or replace function figure_differences(company integer) returns table (figures text, groups integer)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  for figures in select figure_tables() loop
    groups := count_groups(figures, figures_missing(figures), company)
      + case when figure_day(figures) is null then 0 else count_groups(figures, figures_unfolded(figures), company) end;
    if groups > 0 then return next; end if;
  end loop;
end $$;

-- Adds to the kept figures of a company what they lack; answers how many groups of which table differed. Where months differ
-- from their days, the next fold makes them anew.
create or replace function mend_figures(company integer) returns table (figures text, groups integer)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  unfolded integer;
begin
  for figures in select figure_tables() loop
    unfolded := case when figure_day(figures) is null then 0 else count_groups(figures, figures_unfolded(figures), company) end;
    if unfolded > 0 then
      execute format('delete from %I where company_id = $1 and level = 2', figures) using company;
      execute format('update %I set level = 0 where company_id = $1 and level = 1', figures) using company;
    end if;
    execute figures_addition(figures, figures_missing(figures)) using company;
    get diagnostics groups = row_count;
    groups := groups + unfolded;
    if groups > 0 then return next; end if;
  end loop;
end $$;

-- Makes one row of each group that has several, by day and by month; rows that another fold holds stay for the next. Answers
-- how many rows went.
create or replace function fold_figures(company integer) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  figures text;
  keys text;
  goes text;
  made text;
  owners text;
  is_new boolean;
  folded integer;
  total integer := 0;
begin
  for figures in select figure_tables() loop
    keys := array_to_string((figure_columns(figures)).keys, ', ');
    owners := '';
    if figure_day(figures) is null then
      goes := format('count(*) over (partition by %s) > 1', keys);
      made := format('made as (%s returning 1)', figures_addition(figures, 'select * from taken'));
    else
      execute format('select exists (select from %I where company_id = $1 and level = 0)', figures) into is_new using company;
      continue when not is_new;
      -- Only accounts of which something changed: the others have one row for each group.
      if array['third_id'] <@ (figure_columns(figures)).keys then
        owners := format(' and (third_party_id, third_id) in (select third_party_id, third_id from %I
          where company_id = $1 and level = 0)', figures);
      end if;
      goes := format('case level when 0 then true when 1 then count(*) filter (where level < 2) over (partition by %s) > 1
        else count(*) filter (where level <> 1) over (partition by %s) > 1 end', keys,
        regexp_replace(figure_month(figures), ' as [a-z_]+', ''));
      made := format('by_day as (%s returning 1), by_month as (%s returning 1),
        made as (select from by_day union all select from by_month)',
        figures_addition(figures, figure_rows(figures, '', 'taken where level < 2'), 1),
        figures_addition(figures, figure_rows(figures, '', 'taken where level <> 1', true), 2));
    end if;
    execute format('with several as (
        select ctid as place from (select ctid, %1$s as goes from %2$I where company_id = $1%4$s) g where goes),
      held as (select ctid as place from %2$I where ctid = any (array(select place from several)) for update skip locked),
      taken as (delete from %2$I f using held where f.ctid = held.place returning f.*),
      %3$s
      select ((select count(*) from taken) - (select count(*) from made))::integer', goes, figures, made, owners)
      into folded using company;
    total := total + folded;
  end loop;
  return total;
end $$;

-- The same for the open company, for its own jobs.
create or replace function mend_own_figures() returns table (figures text, groups integer)
  language sql security definer set search_path = public, pg_temp as $$ select * from mend_figures(scope_company()) $$;

create or replace function fold_own_figures() returns integer
  language sql security definer set search_path = public, pg_temp as $$ select fold_figures(scope_company()) $$;

-- Who may call them.
revoke execute on function figure_tables, figure_rows, figures_missing, figures_unfolded, count_groups, figure_differences, mend_figures, fold_figures, mend_own_figures,
  fold_own_figures from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function mend_own_figures, fold_own_figures to enlace_works;
