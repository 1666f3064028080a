-- What keeps the kept figures small and true: groups of several rows become one, and what differs from the documents is
-- added. Both go by what they see in one statement, so neither waits for a writer nor loses what it commits meanwhile.

-- The tables of kept figures.
create or replace function figure_tables() returns setof text
  language sql stable security definer set search_path = public, pg_temp as $$
  select relname::text from pg_class
   where relnamespace = 'public'::regnamespace and relkind = 'r' and relname like '%\_figures' order by 1 $$;

-- The statement that counts what the documents of a company have and its kept figures have not.
create or replace function figures_missing(figures text) returns text
  language sql stable set search_path = public, pg_temp as $$
  select format('select * from (%s) real where company_id = $1 union all select %s%s, -rows from %I where company_id = $1',
    figures_of(figures, figure_source(figures), ''), array_to_string(c.keys, ', '),
    (select string_agg(format(', -%s', name), '') from unnest(c.amounts) name), figures)
    from figure_columns(figures) c $$;

-- The groups of a company in which kept figures differ from the documents, by table; only tables that have some.
create or replace function figure_differences(company integer) returns table (figures text, groups integer)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  for figures in select figure_tables() loop
    execute format('select count(*)::integer from (select from (%s) counted group by %s having sum(rows) <> 0%s) differs',
      figures_missing(figures), array_to_string(c.keys, ', '),
      (select string_agg(format(' or sum(%s) <> 0', name), '') from unnest(c.amounts) name))
      from figure_columns(figures) c into groups using company;
    if groups > 0 then return next; end if;
  end loop;
end $$;

-- Adds to the kept figures of a company what they lack; answers how many groups of which table differed.
create or replace function mend_figures(company integer) returns table (figures text, groups integer)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  for figures in select figure_tables() loop
    execute figures_addition(figures, figures_missing(figures)) using company;
    get diagnostics groups = row_count;
    if groups > 0 then return next; end if;
  end loop;
end $$;

-- Makes one row of each group that has several; rows that another fold holds stay for the next. Answers how many rows went.
create or replace function fold_figures(company integer) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  figures text;
  folded integer;
  total integer := 0;
begin
  for figures in select figure_tables() loop
    execute format('with several as (
        select ctid as place from (select ctid, count(*) over (partition by %1$s) as n from %2$I where company_id = $1) g
         where n > 1),
      held as (select ctid as place from %2$I where ctid = any (array(select place from several)) for update skip locked),
      taken as (delete from %2$I f using held where f.ctid = held.place returning f.*),
      made as (%3$s returning 1)
      select ((select count(*) from taken) - (select count(*) from made))::integer',
      array_to_string((figure_columns(figures)).keys, ', '), figures, figures_addition(figures, 'select * from taken'))
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
revoke execute on function figure_tables, figures_missing, figure_differences, mend_figures, fold_figures, mend_own_figures,
  fold_own_figures from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function mend_own_figures, fold_own_figures to enlace_works;
