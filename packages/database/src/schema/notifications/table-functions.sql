create or replace function note_notification_cause() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  new.caused_by := scope_membership();
  return new;
end $$;

-- Who leaves, or is shut out, takes its browser along; a new password or factor takes all browsers of the person. Who signs
-- in anew does not.
create or replace function drop_push_of_ended_family() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from push_subscriptions p
   where p.family_id = new.id
      or (new.ended_reason in ('password', 'factor') and p.membership_id in (
            select m.id from memberships m where m.company_id = p.company_id and m.identity_id = new.identity_id));
  return null;
end $$;

-- Who may call them.
revoke execute on function note_notification_cause, drop_push_of_ended_family
  from public, enlace_app, enlace_staff, enlace_works, enlace_door;
