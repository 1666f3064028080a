-- Which payment a link's secret opens.
create or replace function online_payment_of_link(wanted bytea) returns table (company_id integer, id uuid)
  language sql stable security definer set search_path = public, pg_temp as $$
  select demand_door();
  select p.company_id, p.id from online_payments p where p.token_hash = wanted $$;

-- Takes open payments whose turn to be asked for has come; each is taken by one node, and the later the rarer.
create or replace function take_due_online_payments(how_many integer) returns table (company_id integer, id uuid)
  language sql security definer set search_path = public, pg_temp as $$
  select demand_door();
  with due as (
    select p.company_id, p.id from online_payments p
     where p.next_check_at <= now()
     order by p.next_check_at
     limit how_many
     for update skip locked
  )
  update online_payments p
     set next_check_at = now() + least(greatest((now() - p.created_at) / 4, interval '30 seconds'), interval '1 hour')
    from due
   where p.company_id = due.company_id and p.id = due.id
  returning p.company_id, p.id $$;

-- Who may call them.
revoke execute on function online_payment_of_link, take_due_online_payments
  from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function online_payment_of_link, take_due_online_payments to enlace_door;
