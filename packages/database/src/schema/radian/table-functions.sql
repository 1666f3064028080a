-- Notifies the staff that has the invoice open of its events.
create or replace function tell_staff_of_radian_event() returns trigger language plpgsql as $$
begin
  perform tell_staff(new.company_id, 'submitted-invoice', new.invoice_id::text);
  return null;
end $$;
