-- Told when the transaction that queued the mails commits, wherever a sender listens.
create or replace function tell_of_mail() returns trigger language plpgsql as $$
begin
  perform pg_notify('outbox_mails', '');
  return null;
end $$;

-- Who may call them.
revoke execute on function tell_of_mail from public, enlace_app, enlace_staff, enlace_works, enlace_door;
