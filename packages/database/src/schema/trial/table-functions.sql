-- A mail of a trial company to somebody outside of its administration is given up before it is tried, and stays visible there.
create or replace function hold_trial_mail() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.sent_at is null and new.dead_at is null
     and exists (select 1 from trial_companies t where t.company_id = new.company_id)
     and not exists (select 1 from staff_members s left join identities i on i.id = s.identity_id
                      where s.company_id = new.company_id
                        and lower(new.recipient) in (lower(s.invited_email), lower(i.email))) then
    new.dead_at := now();
    new.last_error := 'Compañía de prueba: solo se envían correos a las personas de su administración.';
  end if;
  return new;
end $$;

-- Refuses a row of a trial company.
create or replace function refuse_in_trial() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select 1 from trial_companies t where t.company_id = new.company_id) then
    raise exception using errcode = 'EN409', message = 'trial-company';
  end if;
  return new;
end $$;

-- Who may call them.
revoke execute on function hold_trial_mail, refuse_in_trial from public, enlace_app, enlace_staff, enlace_works, enlace_door;
