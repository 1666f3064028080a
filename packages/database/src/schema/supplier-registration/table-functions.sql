-- Raises the version of a request with each change that somebody decides about; that the staff was mailed is none.
create or replace function count_registration_version() returns trigger language plpgsql as $$
begin
  if new.staff_told_at is distinct from old.staff_told_at then return new; end if;
  new.version := old.version + 1;
  if new.state = 'recibida' and old.state <> 'recibida' then
    new.waiting_since := clock_timestamp();
    new.answered_at := null;
  elsif new.state in ('devuelta', 'aprobada', 'rechazada') and old.state in ('recibida', 'en_revision') then
    new.answered_at := clock_timestamp();
  end if;
  return new;
end $$;
