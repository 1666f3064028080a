-- Templates that are filled with a supplier's own data, what went wrong while one was filled, and when the content that
-- a company has planned changes by itself.

-- The source stays as it was written, with its fields: it is sanitised each time after it was filled. Its hosts are
-- those of the images and frames that stand literally in it; what a field makes of an address is never asked for.
create table filled_templates (
  company_id integer not null references companies on delete cascade,
  name text not null check (name ~ '^[A-Za-z0-9]+([_-][A-Za-z0-9]+)*$' and length(name) <= 60),
  title text not null check (length(title) between 1 and 200),
  source text not null check (length(source) <= 200000),
  image_hosts text[] not null default '{}',
  frame_hosts text[] not null default '{}',
  updated_at timestamptz not null default now(),
  primary key (company_id, name)
);

-- What the staff must know of a template that suppliers open: a name that means nothing, or why it was not filled.
create table template_faults (
  company_id integer not null,
  template text not null,
  fault text not null check (length(fault) between 1 and 300),
  times integer not null default 1 check (times > 0),
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  primary key (company_id, template, fault),
  foreign key (company_id, template) references filled_templates (company_id, name) on delete cascade
);

do $$
declare
  name text;
begin
  foreach name in array array['filled_templates', 'template_faults'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner on %I to enlace_owner using (true) with check (true)', name);
    execute format('create policy staff on %I to enlace_staff using (company_id = (select scope_company())) '
      || 'with check (company_id = (select scope_company()))', name);
    execute format('grant select, insert, update, delete on %I to enlace_staff', name);
  end loop;
end $$;

-- Only who works for a supplier of the company reads its templates: they are no public pages.
grant select on filled_templates to enlace_app;
create policy supplier on filled_templates for select to enlace_app
  using (company_id = (select scope_company()) and (select scope_third_party()) is not null);

create trigger filled_templates_inserted after insert on filled_templates referencing new table as changed
  for each statement execute function raise_content_version();
create trigger filled_templates_updated after update on filled_templates referencing new table as changed
  for each statement execute function raise_content_version();
create trigger filled_templates_deleted after delete on filled_templates referencing old table as changed
  for each statement execute function raise_content_version();

-- Notes a fault of a template of the open company; at most fifty different ones of each, so that nothing can fill it.
create function note_template_fault(wanted text, what text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update template_faults f set times = f.times + 1, last_at = now()
   where f.company_id = scope_company() and f.template = wanted and f.fault = left(what, 300);
  if found or length(what) = 0 then return; end if;
  insert into template_faults (company_id, template, fault)
    select t.company_id, t.name, left(what, 300) from filled_templates t
     where t.company_id = scope_company() and t.name = wanted
       and (select count(*) from template_faults f where f.company_id = t.company_id and f.template = t.name) < 50
    on conflict (company_id, template, fault) do update set times = template_faults.times + 1, last_at = now();
end $$;
revoke execute on function note_template_fault(text, text) from public;
grant execute on function note_template_fault(text, text) to enlace_app, enlace_staff;

-- The hosts of the open company's filled templates, for the policy of its pages.
create function template_hosts() returns table (image_hosts text[], frame_hosts text[])
  language sql stable security definer set search_path = public, pg_temp as $$
  select array(select distinct host from filled_templates t, unnest(t.image_hosts) host
                where t.company_id = scope_company() order by host),
         array(select distinct host from filled_templates t, unnest(t.frame_hosts) host
                where t.company_id = scope_company() order by host) $$;
revoke execute on function template_hosts() from public;
grant execute on function template_hosts() to enlace_app, enlace_staff;

-- The moments at which the open company's planned content changes by itself: an advertisement begins or ends, a page
-- that was published for later has its time.
create function content_moments() returns table (at timestamptz, page_code text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select a.starts_at, a.page_code from advertisements a where a.company_id = scope_company() and a.starts_at is not null
  union all
  select a.ends_at, a.page_code from advertisements a where a.company_id = scope_company() and a.ends_at is not null
  union all
  select p.published_at, null from pages p where p.company_id = scope_company() $$;
revoke execute on function content_moments() from public;

-- The last such moment that has passed: with the content version it tells what a page was made of.
create function content_moment() returns timestamptz
  language sql stable security definer set search_path = public, pg_temp as $$
  select max(m.at) from content_moments() m where m.at <= now() $$;
revoke execute on function content_moment() from public;
grant execute on function content_moment() to enlace_app, enlace_staff;

-- Milliseconds until the advertisements of a page change next; null when nothing is planned.
create function advertisements_change_in(wanted text) returns double precision
  language sql stable security definer set search_path = public, pg_temp as $$
  select extract(epoch from min(m.at) - now())::double precision * 1000 from content_moments() m
   where m.page_code = wanted and m.at > now() $$;
revoke execute on function advertisements_change_in(text) from public;
grant execute on function advertisements_change_in(text) to enlace_app, enlace_staff;
