-- What a replica is asked before anything is read there: whether it has all that the primary had kept by then. It may take a
-- moment, for what is kept is on its way; a replica that lags for longer refuses, and the primary is read.
create function wait_for_replay(origin bigint, kept pg_lsn, milliseconds integer) returns void
  language plpgsql volatile set search_path = public, pg_temp as $$
declare
  deadline timestamptz := clock_timestamp() + make_interval(secs => milliseconds / 1000.0);
begin
  -- Who is nobody's replica any more has gone its own way, and another database's positions mean something else.
  if not pg_is_in_recovery() or origin <> (select system_identifier from pg_control_system()) then
    raise exception using errcode = 'EN503', message = 'replica-foreign';
  end if;
  while pg_last_wal_replay_lsn() < kept loop
    if clock_timestamp() > deadline then
      raise exception using errcode = 'EN503', message = 'replica-behind';
    end if;
    perform pg_sleep(0.001);
  end loop;
end $$;
revoke all on function wait_for_replay(bigint, pg_lsn, integer) from public;
grant execute on function wait_for_replay(bigint, pg_lsn, integer) to enlace_app, enlace_staff;
