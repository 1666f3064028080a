-- A time that brought some kinds of records, and could not read others.
alter table connection_runs drop constraint connection_runs_state_check;
alter table connection_runs add constraint connection_runs_state_check
  check (state in ('running', 'done', 'partial', 'failed', 'stopped'));
