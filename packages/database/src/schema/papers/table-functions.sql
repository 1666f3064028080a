-- What was issued stays as it was; it can only be annulled, once.
create or replace function guard_issued_paper() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.annulled_at is not null or new.annulled_at is null
     or (to_jsonb(new) - 'annulled_at' - 'annulled_reason') <> (to_jsonb(old) - 'annulled_at' - 'annulled_reason') then
    raise exception using errcode = 'EN409', message = 'paper-refused';
  end if;
  return new;
end $$;

-- Who may call them.
revoke execute on function guard_issued_paper from public, enlace_app, enlace_staff, enlace_works, enlace_door;
