-- Sources that did not come by their rhythm: raised once, over when the source comes or is expected no more.

create table source_alarms (
  company_id integer not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  source text not null,
  -- The moment until which the source was to come.
  due_at timestamptz not null,
  raised_at timestamptz not null default now(),
  cleared_at timestamptz,
  primary key (company_id, id)
);
create unique index source_alarms_open on source_alarms (company_id, source) where cleared_at is null;

alter table source_alarms enable row level security;
alter table source_alarms force row level security;
create policy owner on source_alarms to enlace_owner using (true) with check (true);
create policy staff on source_alarms to enlace_staff using (company_id = (select scope_company()))
  with check (company_id = (select scope_company()));
grant select, insert, update on source_alarms to enlace_staff;

-- A source that came is late no more.
create function clear_source_alarm() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update source_alarms a set cleared_at = now()
   where a.company_id = new.company_id and a.source = new.source and a.cleared_at is null;
  if found then
    perform append_audit(new.company_id, coalesce(new.actor, ''), null, 'source:arrived', new.source, null, '{}');
  end if;
  return null;
end $$;
create trigger source_arrived after insert or update of state on import_batches
  for each row when (new.state = 'loaded') execute function clear_source_alarm();

create function tell_staff_of_source_alarm() returns trigger language plpgsql as $$
begin
  perform pg_notify('staff_live', new.company_id::text);
  return null;
end $$;
create trigger source_alarms_told after insert or update of cleared_at on source_alarms
  for each row execute function tell_staff_of_source_alarm();

-- The addresses of the open company's members that have one of these roles now.
create function staff_addresses(roles text[]) returns table (email text)
  language sql stable security definer set search_path = public, pg_temp as $$
select i.email from staff_members m join identities i on i.id = m.identity_id
 where m.company_id = scope_company() and staff_is_open(m) and i.active and m.role = any (roles) order by 1 $$;

revoke execute on function clear_source_alarm(), tell_staff_of_source_alarm(), staff_addresses(text[]) from public;
grant execute on function staff_addresses(text[]) to enlace_staff;
