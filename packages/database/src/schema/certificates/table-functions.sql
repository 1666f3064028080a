-- What was issued stays as it was; it can only be replaced, once, be let to be issued again,
-- and be downloaded for the first time, once.
create or replace function guard_certificate() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (old.replaced_by is not null and new.replaced_by is distinct from old.replaced_by)
     or (old.taken_at is not null and new.taken_at is distinct from old.taken_at)
     or (to_jsonb(new) - array['replaced_by', 'replaced_at', 'may_reissue', 'taken_at'])
        <> (to_jsonb(old) - array['replaced_by', 'replaced_at', 'may_reissue', 'taken_at']) then
    raise exception using errcode = 'EN409', message = 'paper-refused';
  end if;
  return new;
end $$;

-- Who may call them.
revoke execute on function guard_certificate from public, enlace_app, enlace_staff, enlace_works, enlace_door;
