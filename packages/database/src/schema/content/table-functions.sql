-- What a page shows of a company rises its content version, whoever writes it: pages and profiles are kept by it.
create or replace function raise_content_version() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update companies set content_version = content_version + 1
   where id in (select company_id from changed);
  return null;
end $$;

-- A company's name is part of its page, too.
create or replace function raise_own_content_version() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  new.content_version := old.content_version + 1;
  return new;
end $$;

-- What suppliers have seen says for ever what it said.
create or replace function keep_shown_version() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if (old.body, old.author, old.published_at, old.published_by)
     is distinct from (new.body, new.author, new.published_at, new.published_by)
     or new.state not in ('published', 'retired') then
    raise exception 'Version % of % % was shown and stays as it is', old.number, old.kind, old.item;
  end if;
  return new;
end $$;

-- Who may call them.
revoke execute on function raise_content_version, raise_own_content_version, keep_shown_version
  from public, enlace_app, enlace_staff, enlace_works, enlace_door;
