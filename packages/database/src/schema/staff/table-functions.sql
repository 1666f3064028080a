-- The trigger of a table whose rows the back office shows or counts; its argument is the kind.
create or replace function tell_staff_of_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then perform tell_staff(old.company_id, tg_argv[0], old.id::text);
  else perform tell_staff(new.company_id, tg_argv[0], new.id::text);
  end if;
  return null;
end $$;

-- The menu's count follows what is given up and what somebody takes care of.
create or replace function tell_staff_of_failed_job() returns trigger language plpgsql as $$
begin
  perform pg_notify('staff_live', coalesce(new.company_id, old.company_id)::text);
  return null;
end $$;

create or replace function tell_staff_of_source_alarm() returns trigger language plpgsql as $$
begin
  perform pg_notify('staff_live', new.company_id::text);
  return null;
end $$;

create or replace function tell_staff_of_sign_in_alarm() returns trigger language plpgsql as $$
begin
  perform pg_notify('staff_live', new.company_id::text);
  return null;
end $$;

-- Who may call them.
revoke execute on function tell_staff_of_failed_job, tell_staff_of_source_alarm, tell_staff_of_sign_in_alarm
  from public, enlace_app, enlace_staff, enlace_works, enlace_door;
