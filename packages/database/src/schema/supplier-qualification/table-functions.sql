-- What was published stays as it was; that a newer version took its place is all that may be added, once.
create or replace function guard_evaluation() returns trigger language plpgsql as $$
begin
  if old.published_at is null then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  if tg_op = 'DELETE' or old.replaced_at is not null or new.replaced_at is null
     or (to_jsonb(new) - 'replaced_at') <> (to_jsonb(old) - 'replaced_at') then
    raise exception 'an evaluation that was published stays as it was';
  end if;
  return new;
end $$;

-- Who may call them.
revoke execute on function guard_evaluation from public, enlace_app, enlace_staff, enlace_works, enlace_door;
