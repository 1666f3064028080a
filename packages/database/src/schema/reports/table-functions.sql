-- A file is ready: whoever planned it is mailed, whoever waits for it is told. In the transaction that finishes the file,
-- so that neither is forgotten nor comes twice.
create or replace function tell_of_report() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  schedule report_schedules;
begin
  select * into schedule from report_schedules s where s.company_id = new.company_id and s.export_id = new.id;
  if found then
    insert into jobs (company_id, task, payload, key, membership_id, account, module)
    values (new.company_id, 'report-mail', jsonb_build_object('schedule', schedule.id, 'export', new.id), new.id::text,
            new.membership_id, new.account, 'reports')
    on conflict do nothing;
    perform pg_notify('jobs', 'report-mail');
  else
    perform raise_notification(new.company_id, 'report-ready', m.third_party_id, new.account, new.id::text,
              jsonb_build_object('reporte', coalesce(new.query ->> 'titulo', new.file_name), 'path', '/downloads'),
              new.membership_id)
       from memberships m where m.company_id = new.company_id and m.id = new.membership_id;
  end if;
  return null;
end $$;

-- Who may call them.
revoke execute on function tell_of_report from public, enlace_app, enlace_staff, enlace_works, enlace_door;
