-- "Datos al …" is never in the future. A day stands for all of it, and today's is not over: data of today
-- holds until it was told.

create function keep_freshness_past() returns trigger language plpgsql as $$
begin
  new.as_of := least(new.as_of, now());
  return new;
end $$;
create trigger data_freshness_past before insert or update on data_freshness
  for each row execute function keep_freshness_past();

update data_freshness set as_of = now() where as_of > now();
